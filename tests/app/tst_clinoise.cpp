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

using testing::HasSubstr;

TEST_F(Cli, explainSaysOfNoiseWhatHoldsItToTheContent)
{
    const std::string text = answer(
        {"explain", sample("homogeneous"), "--node", "/html/body/*[last()]", "--content", "/html/body/*[2]"});
    EXPECT_THAT(text, HasSubstr("If this is noise: the content is taken to be at "));
    EXPECT_THAT(text, HasSubstr("(as given)"));
    EXPECT_THAT(text, HasSubstr("Symbols that cross every gap between the two in the last level:"));
    EXPECT_THAT(text, HasSubstr("What would drop it, each run and found true:"));
}

TEST_F(Cli, contentOnBothSidesIsThatOfTheLargerSide)
{
    const std::string page = file("page.html", "<body><p></p><p></p><i></i><p></p><p></p><p></p><p></p>");
    const std::vector<std::string> arguments{"explain",   page, "--node",      "i",
                                             "--content", "p",  "--advantage", "1"};
    const Outcome outcome = run(arguments);
    EXPECT_THAT(outcome.out, HasSubstr("the content is taken to be at 5-8 (as given)"));
    EXPECT_EQ(outcome.err, "tagseam-cli: --content: lies on both sides of the node: what is behind it is "
                           "compared with, 5-8\n");
}

TEST_F(Cli, explainSaysWhatBecameOfTheContent)
{
    const std::string page = file("page.html", "<body><p><i></i></p><p></p><p></p><p></p><u></u>");
    const auto said = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"explain", page, "--advantage", "1"});
        const Outcome outcome = run(std::move(more));
        EXPECT_EQ(outcome.code, 0);
        return outcome.err;
    };
    EXPECT_THAT(
        said({"--node", "i", "--content", "body"}),
        HasSubstr("holds the node or is part of it: it cannot be told apart from it; another place is"));
    EXPECT_THAT(
        said({"--node", "i", "--content", "p"}),
        HasSubstr("holds nodes that the node is in, or that are in it: the others are compared with"));
    EXPECT_THAT(said({"--node", "i", "--content", "u", "--complement"}), HasSubstr("is not looked at: with"));
    EXPECT_THAT(said({"--node", "body", "--content", "u"}), HasSubstr("pruning never touches that node"));
    EXPECT_EQ(said({"--node", "i", "--content", "u"}), "");
    const Outcome dropped = run({"explain", sample("shop"), "--node", "footer", "--content", "main"});
    EXPECT_THAT(dropped.err, HasSubstr("the main region holds nothing of the node, so that they are apart"));
    const Outcome outside = run({"explain", sample("shop"), "--node", "500", "--content", "footer"});
    EXPECT_THAT(outside.err,
                HasSubstr("the main region holds nothing of it; another place is compared with"));
}

TEST_F(Cli, explainSaysThatThereIsNothingToCompareWith)
{
    const std::string page = file("page.html", "<body><div><p>x</p></div>");
    const std::string text = answer({"explain", page, "--node", "div"});
    EXPECT_THAT(text, HasSubstr("If this is noise: there is nothing to tell it apart from"));
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
