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
    expectFailure(2, "list, text or item",
                  {"explain", page, "--node", "footer", "--method", "content,kind=x"});
    expectFailure(2, "--text", {"content", page, "--text", "--json"});
    expectFailure(2, "--complement", {"prune", page, "--method", "content", "--complement"});
}

TEST_F(CliContent, explainByContentSaysWhichKindsKeepANode)
{
    const std::string page = sample("article");
    const auto explained = [&](const char* node) {
        return json({"explain", page, "--method", "content", "--node", node});
    };
    const Json paragraph = explained("article p:nth-of-type(3)");
    expectHas(paragraph, {{"status", "kept"}, {"kind", "text"}});
    EXPECT_THAT(paragraph["keptBy"], testing::Contains("text"));
    EXPECT_EQ(paragraph["block"]["isText"], true);
    expectHas(explained("main"), {{"status", "ancestor-of-kept"}, {"block", nullptr}});
    const Json link = explained(".more__title");
    EXPECT_EQ(link["status"], "pruned");
    EXPECT_EQ(link["keptBy"], Json::array({"list"}));
    const Json byHand = json({"explain", page, "--method", "content,kind=list", "--node", ".more__title"});
    EXPECT_EQ(byHand["status"], "kept");
    EXPECT_THAT(answer({"explain", page, "--method", "content", "--node", "article p:nth-of-type(3)"}),
                AllOf(HasSubstr("status     kept"), HasSubstr("running text")));
}

TEST_F(CliContent, ofAGivenKindIsTheAnswer)
{
    const std::string page = sample("article");
    EXPECT_EQ(json({"content", page, "--kind", "list"})["kind"], "list");
    EXPECT_EQ(json({"prune", page, "--method", "content,kind=list"})["regions"],
              json({"content", page, "--kind", "list"})["regions"]);
    expectFailure(2, "list, text or item", {"prune", page, "--method", "content,kind=none"});
    const Outcome none = run({"prune", file("empty.html", "<p>"), "--method", "content,kind=text"});
    EXPECT_EQ(none.code, 0);
    EXPECT_THAT(none.err, HasSubstr("has no text"));
}

} // namespace
} // namespace tagseam::test
