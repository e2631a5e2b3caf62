// SPDX-License-Identifier: MIT
// tagseam-cli diagnose: the class, its sentence, the advice, the same in both answers.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST_F(Cli, diagnoseSaysTheClassInASentence)
{
    struct Row {
        const char* sample;
        const char* pageClass;
        const char* sentence;
    };
    for (const Row& row : {Row{"homogeneous", "homogeneous",
                               "The template is too homogeneous: the same tag paths occur all over the page, "
                               "so that hardly anything can be told apart from the content."},
                           Row{"small-main", "small-main", "The content is smaller than the rest:"},
                           Row{"shop", "well-split", "The page is well split:"}}) {
        SCOPED_TRACE(row.sample);
        const std::string text = answer({"diagnose", sample(row.sample)});
        EXPECT_THAT(text, AllOf(HasSubstr(row.sentence), HasSubstr("which is a guess"),
                                HasSubstr(fmt::format("class      {} (certainty ", row.pageClass))));
        EXPECT_EQ(json({"diagnose", sample(row.sample)})["class"], row.pageClass);
    }
}

TEST_F(Cli, diagnoseToldTheContentSaysWhereItWent)
{
    const std::vector<std::string> arguments{"diagnose", sample("small-main"), "--content",
                                             ".departures__row"};
    const std::string text = answer(arguments);
    EXPECT_THAT(text, AllOf(HasSubstr("0.0 % of what was marked as content"), HasSubstr("--complement"),
                            HasSubstr("100.0 %       3  main.stop"), Not(HasSubstr("guess"))));
    const Json diagnosis = json(arguments);
    EXPECT_EQ(diagnosis["isMarked"], true);
    EXPECT_EQ(diagnosis["kept"]["content"], 0);
    EXPECT_EQ(diagnosis["advised"], "complement");
    EXPECT_EQ(diagnosis["regions"][0]["contentShare"], 1);
}

TEST_F(Cli, diagnoseListsTheRegionsThatHoldTheContentTogether)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    EXPECT_THAT(answer(arguments), AllOf(HasSubstr("The template is too heterogeneous: the content is in "
                                                   "several regions with markup of their own, of which only"),
                                         HasSubstr("Together these regions hold the content: ")));
    EXPECT_GE(json(arguments)["several"].size(), 2U);
}

} // namespace
} // namespace tagseam::test
