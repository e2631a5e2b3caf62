// SPDX-License-Identifier: MIT
// tagseam-cli content, and the content in prune and clean.
#include "tests/app/cli/clitest.h"

#include <algorithm>
#include <cmath>
#include <map>

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
        EXPECT_EQ(content["schema"], "tagseam.content/2");
        EXPECT_THAT(answer({"content", page}), HasSubstr(content["kind"].get<std::string>()));
        EXPECT_EQ(json({"prune", page, "--method", "content"})["regions"], content["regions"]);
        EXPECT_EQ(answer({"prune", page, "--method", "content", "--text"}),
                  answer({"content", page, "--text"}));
        EXPECT_EQ(answer({"clean", page, "--method", "content"}),
                  answer({"prune", page, "--method", "content"}));
    }
}

TEST_F(CliContent, pointsOfABlockAddUp)
{
    const Json explained =
        json({"explain", sample("article"), "--method", "content", "--node", "article p:nth-of-type(3)"});
    const Json& block = explained["block"];
    double points = block["base"];
    double ofWords = 0;
    for (const Json& word : block["classWords"])
        ofWords += word["points"].get<double>();
    for (const Json& figure : block["figures"]) {
        points += figure["points"].get<double>();
        if (figure["figure"] == "classWords") {
            EXPECT_NEAR(figure["value"].get<double>(), ofWords, 1e-4);
        }
    }
    EXPECT_NEAR(points, block["points"].get<double>(), 1e-6);
    EXPECT_NEAR(block["probability"].get<double>(), 1 / (1 + std::exp(-points)), 1e-6);
}

TEST_F(CliContent, figuresHaveARowForEachBlock)
{
    const std::string page = sample("shop");
    const std::string csv = answer({"content", page, "--figures"});
    for (const char* column : {"block,node,wordCount,", ",pathShare,", ",page.words,", ",classWords,text\n"})
        EXPECT_THAT(csv.substr(0, csv.find('\n') + 1), HasSubstr(column));
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')),
              json({"content", page})["blocks"].size() + 1);
}

TEST_F(CliContent, hasNoTextOfNodesThatAreTakenAway)
{
    const std::string page = file("page.html", "<body><h1>Title</h1><p>Some words</p><p class=x>others</p>");
    EXPECT_EQ(answer({"content", page, "--text"}), "Title\n\nSome words\n\nothers\n");
    EXPECT_THAT(json({"content", page, "--without", "p.x"})["blocks"].dump(),
                Not(HasSubstr("\"text\":null")));
}

TEST_F(CliContent, isNamedWhereAnotherMethodIsRefused)
{
    const std::string page = sample("shop");
    expectFailure(2, "content", {"prune", page, "--method", "mdr-2003"});
    expectFailure(2, "blocks or structure",
                  {"explain", page, "--node", "footer", "--method", "content,tables=x"});
    expectFailure(2, "--text", {"content", page, "--text", "--json"});
    expectFailure(2, "--complement", {"prune", page, "--method", "content", "--complement"});
}

TEST_F(CliContent, explainByContentSaysWhichAnswersKeepANode)
{
    const std::string page = sample("article");
    const auto explained = [&](const char* node) {
        return json({"explain", page, "--method", "content", "--node", node});
    };
    const Json paragraph = explained("article p:nth-of-type(3)");
    expectHas(paragraph, {{"status", "kept"}, {"kind", "text"}});
    EXPECT_THAT(paragraph["keptBy"], testing::Contains("text"));
    EXPECT_EQ(paragraph["block"]["isKept"], true);
    expectHas(explained("main"), {{"status", "ancestor-of-kept"}, {"block", nullptr}});
    const Json link = explained(".more__title");
    EXPECT_EQ(link["status"], "pruned");
    EXPECT_EQ(link["keptBy"], Json::array({"list"}));
    EXPECT_THAT(answer({"explain", page, "--method", "content", "--node", "article p:nth-of-type(3)"}),
                AllOf(HasSubstr("status     kept"), HasSubstr("pathShare")));
}

// A page whose texts are hidden in several ways.
const std::string hiddenTexts = "<body><h1>Harbour</h1><p id=seen>The ferry leaves at noon.</p>"
                                "<p id=gone style='visibility: hidden'>The ferry left yesterday.</p>"
                                "<video id=film>Your browser shows no films.</video>"
                                "<h2 id=question><button aria-expanded=false>Who pays?</button></h2>"
                                "<div id=choice><select><option>North pier</option></select></div>";

TEST_F(CliContent, textsThatAReaderDoesNotSeeHaveTheirReason)
{
    const std::string page = file("page.html", hiddenTexts);
    for (const char* parser : {"libxml2", "html5"}) {
        EXPECT_EQ(answer({"content", page, "--text", "--parser", parser}),
                  "Harbour\n\nThe ferry leaves at noon.\n\nWho pays?\n");
        std::vector<std::string> reasons;
        const Json detected = json({"content", page, "--parser", parser});
        for (const Json& each : detected["unseen"])
            reasons.push_back(each["reason"]);
        EXPECT_THAT(reasons, testing::ElementsAre("visibility", "fallback", "control"));
    }
    for (const auto& [node, reason] : std::map<std::string, Json>{{"#seen", nullptr},
                                                                  {"#gone", "visibility"},
                                                                  {"#film", "fallback"},
                                                                  {"#question", nullptr},
                                                                  {"#choice", "control"}}) {
        EXPECT_EQ(json({"explain", page, "--node", node})["unseen"], reason) << node;
        for (const char* method : {"content", "separators"})
            EXPECT_EQ(json({"explain", page, "--node", node, "--method", method})["unseen"], reason) << node;
        for (const std::vector<std::string>& method :
             {std::vector<std::string>{}, {"--method", "content"}, {"--method", "separators"}}) {
            std::vector<std::string> arguments{"explain", page, "--node", node};
            arguments.insert(arguments.end(), method.begin(), method.end());
            EXPECT_EQ(answer(arguments).find("\nunseen ") != std::string::npos, !reason.is_null()) << node;
        }
    }
}

// Some forum software has the posts in noscript, and lets a script write them.
TEST_F(CliContent, isReadInNoscriptWhereItHoldsMostWords)
{
    std::string posts;
    for (int i = 0; i < 8; ++i)
        posts +=
            fmt::format("<div class=post><h3>Reader {}</h3><p>Post {} says that the ferry to the island is "
                        "late on most days, and that nobody at the pier knows why it is so.</p></div>",
                        i, i);
    const std::string page =
        file("page.html", "<title>Ferry</title><body><ul><li><a href=a>Home</a></li></ul>"
                          "<noscript><div>" +
                              posts + "</div></noscript><div id=app></div>");
    for (const char* parser : {"libxml2", "html5"}) {
        const Outcome content = run({"content", page, "--text", "--parser", parser});
        EXPECT_EQ(content.code, 0);
        EXPECT_THAT(content.out, HasSubstr("Post 7 says that the ferry"));
        EXPECT_THAT(content.err, AllOf(HasSubstr("noscript"), HasSubstr("--exclude script")));
        const Outcome search = run({"prune", page, "--parser", parser});
        EXPECT_THAT(search.out, Not(HasSubstr("Post 7 says")));
        EXPECT_THAT(search.err, HasSubstr("--exclude script"));
        EXPECT_THAT(answer({"prune", page, "--parser", parser, "--exclude", "script"}),
                    HasSubstr("Post 7 says"));
    }
    const std::string other = file("other.html", "<body><p>Some words</p><noscript>Two words</noscript>");
    EXPECT_EQ(answer({"content", other, "--text"}), "Some words\n");
}

} // namespace
} // namespace tagseam::test
