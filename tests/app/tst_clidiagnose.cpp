// SPDX-License-Identifier: MIT
// tagseam-cli diagnose: the class, its sentence, the advice, the same in both answers.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

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
    for (const Row& row :
         {Row{"homogeneous", "homogeneous",
              "The template is too homogeneous: the same tag paths occur all over the page, "
              "so that hardly anything can be told apart from the content."},
          Row{"small-main", "small-main",
              "Most of the content is in one region that the search cut off: it kept something else."},
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

TEST_F(Cli, diagnoseAdvisesTheComplementInTextAsInJson)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    ASSERT_EQ(json(arguments)["class"], "heterogeneous");
    ASSERT_EQ(json(arguments)["advised"], "complement");
    EXPECT_THAT(answer(arguments),
                HasSubstr("Advice: keep the complement of the main region (--complement,"));
}

TEST_F(Cli, diagnoseSaysOfWhichSearchALevelIs)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    const Json diagnosis = json(arguments);
    const Json whole = json({"regions", sample("news")});
    const std::string text = answer(arguments);
    int nested = 0;
    for (const Json& region : diagnosis["regions"]) {
        if (region["depth"] != 2)
            continue;
        ++nested;
        const Json& parent = whole["regions"][region["parent"].get<std::size_t>()];
        EXPECT_THAT(text, HasSubstr(fmt::format(" {} in {}  ", region["level"].get<int>() + 1,
                                                parent["level"].get<int>() + 1)));
    }
    EXPECT_GT(nested, 0);
    EXPECT_THAT(text, HasSubstr("\nLevel 5 in 2: cut off at level 5 of the search in what level 2 had "));
    EXPECT_THAT(answer({"diagnose", sample("regions")}), Not(HasSubstr("Level 5 in 2")));
}

TEST_F(Cli, diagnoseNamesTheGapThatFewestSymbolsCloseAndWhetherItOpens)
{
    const std::vector<std::string> arguments{"diagnose", sample("homogeneous")};
    const Json diagnosis = json(arguments);
    const Json& blame = diagnosis["blame"];
    ASSERT_TRUE(blame.is_object());
    ASSERT_EQ(blame["range"][1].get<int>(), blame["range"][0].get<int>() + 2) << "one gap";
    EXPECT_TRUE(blame["opensAt"].is_null());
    const std::string text = answer(arguments);
    EXPECT_THAT(text, AllOf(HasSubstr(fmt::format("the one before position {}: {}, most often ",
                                                  blame["range"][1].get<int>(), blame["symbols"].size())),
                            HasSubstr("; no threshold opens it."), Not(HasSubstr("nearest"))));
    EXPECT_TRUE(json({"diagnose", sample("shop")})["blame"].is_null());
}

} // namespace
} // namespace tagseam::test
