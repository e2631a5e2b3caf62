// SPDX-License-Identifier: MIT
// tagseam-cli explain of what stayed: what held it to the content, and what --content comes to.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Cli, explainSaysOfNoiseWhatHoldsItToTheContent)
{
    const std::vector<std::string> arguments{
        "explain", sample("homogeneous"), "--node", "/html/body/*[last()]", "--content", "/html/body/*[2]"};
    const Json why = json(arguments);
    EXPECT_EQ(why["ifNoise"]["isContentGiven"], true);
    EXPECT_EQ(why["ifNoise"]["content"], Json::parse("[12,72]"));
    EXPECT_FALSE(why["ifNoise"]["crossing"]["symbols"].empty());
    EXPECT_FALSE(why["remedies"].empty());
    EXPECT_THAT(answer(arguments), HasSubstr("13-72 (as given)"));
}

TEST_F(Cli, contentOnBothSidesIsThatOfTheLargerSide)
{
    const std::string page = file("page.html", "<body><p></p><p></p><i></i><p></p><p></p><p></p><p></p>");
    const Outcome outcome =
        run({"explain", page, "--node", "i", "--content", "p", "--advantage", "1", "--json"});
    EXPECT_EQ(Json::parse(outcome.out)["ifNoise"]["content"], Json::parse("[4,8]"));
    EXPECT_THAT(outcome.err, AllOf(StartsWith("tagseam-cli: --content: "), HasSubstr(" 5-8\n")));
}

// It says so on standard error where it compares with another place than the content that was given.
TEST_F(Cli, explainSaysWhatBecameOfTheContent)
{
    const std::string page = file("page.html", "<body><p><i></i></p><p></p><p></p><p></p><u></u>");
    const auto said = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"explain", page, "--advantage", "1"});
        const Outcome outcome = run(std::move(more));
        EXPECT_EQ(outcome.code, 0);
        return outcome.err;
    };
    const auto isSaid = StartsWith("tagseam-cli: --content: ");
    EXPECT_THAT(said({"--node", "i", "--content", "body"}), isSaid);
    EXPECT_THAT(said({"--node", "i", "--content", "p"}), isSaid);
    EXPECT_THAT(said({"--node", "i", "--content", "u", "--complement"}), isSaid);
    EXPECT_THAT(said({"--node", "body", "--content", "u"}), isSaid);
    EXPECT_EQ(said({"--node", "i", "--content", "u"}), "");
    EXPECT_THAT(run({"explain", sample("shop"), "--node", "footer", "--content", "main"}).err, isSaid);
    EXPECT_THAT(run({"explain", sample("shop"), "--node", "500", "--content", "footer"}).err, isSaid);
}

TEST_F(Cli, explainSaysThatThereIsNothingToCompareWith)
{
    const std::string page = file("page.html", "<body><div><p>x</p></div>");
    EXPECT_TRUE(json({"explain", page, "--node", "div"})["ifNoise"].is_null());
}

TEST_F(Cli, everySplitThatWouldNotHelpIsSaidAlike)
{
    // Of each level's obstacle the JSON says whether a split there would have dropped the noise.
    std::set<std::string> said;
    std::set<std::string> notSaid;
    for (int position = 1; position <= 74; ++position) {
        const std::vector<std::string> arguments{
            "explain", sample("regions"), "--node", fmt::format("{}", position), "--reading", "printed"};
        const Json why = json(arguments)["ifNoise"];
        if (why.is_null())
            continue;
        const std::string text = answer(arguments);
        for (const Json& level : why["levels"]) {
            const std::string obstacle = level["obstacle"];
            if (obstacle != "refused" && obstacle != "not-looked-at" && obstacle != "not-tried")
                continue; // there is no split to speak of
            const std::size_t start =
                text.find(fmt::format("\n{:>5}  {:<15}", level["level"].get<int>() + 1, obstacle));
            ASSERT_NE(start, std::string::npos) << text;
            const std::string line = text.substr(start + 1, text.find('\n', start + 1) - start);
            const bool isSaid =
                line.find("a split there would not have left the content without it") != std::string::npos;
            EXPECT_NE(isSaid, level["wouldDrop"].get<bool>()) << line;
            (isSaid ? said : notSaid).insert(obstacle);
        }
    }
    EXPECT_EQ(said.size(), 3U);
    EXPECT_GE(notSaid.size(), 2U);
}

} // namespace
} // namespace tagseam::test
