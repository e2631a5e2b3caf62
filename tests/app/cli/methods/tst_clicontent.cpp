// SPDX-License-Identifier: MIT
// tagseam-cli content, and the content in prune and clean.
#include "tests/app/cli/clitest.h"

#include <cmath>

namespace tagseam::test {
namespace {

using testing::HasSubstr;
using testing::Not;

using CliContent = Cli;

TEST_F(CliContent, isTheSameInEachCommand)
{
    for (const char* name : {"shop", "news"}) {
        const std::string page = sample(name);
        const Json content = json({"content", page});
        EXPECT_EQ(content["schema"], "tagseam.content/1");
        EXPECT_THAT(answer({"content", page}), HasSubstr(content["kind"].get<std::string>()));
        EXPECT_EQ(json({"prune", page, "--method", "content"})["regions"], content["regions"]);
        EXPECT_EQ(answer({"prune", page, "--method", "content", "--text"}),
                  answer({"content", page, "--text"}));
        EXPECT_EQ(answer({"clean", page, "--method", "content"}),
                  answer({"prune", page, "--method", "content"}));
    }
}

TEST_F(CliContent, hasPointsThatAddUpToTheRatioOfTheProbabilities)
{
    const Json content = json({"content", sample("shop")});
    double points = content["usualPoints"];
    for (const Json& reason : content["reasons"])
        points += reason["points"].get<double>();
    const auto probability = [&](const char* of) {
        return content["probabilities"][content[of].get<std::string>()].get<double>();
    };
    EXPECT_NEAR(points, std::log(probability("kind") / probability("next")), 1e-9);
}

TEST_F(CliContent, hasNoTextOfNodesThatAreTakenAway)
{
    const std::string page = file("page.html", "<body><h1>Title</h1><p>Some words</p><p class=x>others</p>");
    EXPECT_EQ(answer({"content", page, "--text"}), "Title\n\nSome words\n\nothers\n");
    EXPECT_THAT(json({"content", page, "--without", "p.x"})["blocks"].dump(), Not(HasSubstr("null")));
}

TEST_F(CliContent, isNamedWhereAnotherMethodIsRefused)
{
    const std::string page = sample("shop");
    expectFailure(2, "content", {"prune", page, "--method", "mdr-2003"});
    expectFailure(2, "'content'", {"explain", page, "--node", "footer", "--method", "content"});
    expectFailure(2, "--text", {"content", page, "--text", "--json"});
    expectFailure(2, "--complement", {"prune", page, "--method", "content", "--complement"});
}

} // namespace
} // namespace tagseam::test
