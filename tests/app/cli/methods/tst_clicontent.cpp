// SPDX-License-Identifier: MIT
// tagseam-cli content, and the content in prune and clean.
#include "tests/app/cli/clitest.h"

#include <fmt/format.h>

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

// Each change is made in the file: the page then has the status and the probability that were promised.
TEST_F(CliContent, changesHoldWhenTheyAreMade)
{
    const auto pageWith = [](const std::string& tag, const std::string& classes) {
        std::string text;
        for (int i = 0; i < 8; ++i) {
            text += fmt::format(
                "<p>The lighthouse keeper wrote a long letter, number {}, about the storm of that "
                "night and the ships that came home.</p>",
                i);
            if (i == 5)
                text += fmt::format(
                    "<{0} class=\"{1}\"><p id=it>Six more letters of the keeper were found in the "
                    "attic of the house, and all of them are about the sea.</p></{0}>",
                    tag, classes);
        }
        return "<!DOCTYPE html><title>Letters</title><body><nav><a href=a>Home</a> <a href=b>News</a></nav>"
               "<main class=article><h1>Letters</h1>" +
               text + "</main><footer><p>All rights reserved</p></footer>";
    };
    const auto blockOf = [this](const std::string& name, const std::string& page) {
        return json({"explain", file(name, page), "--method", "content", "--node", "#it"})["block"];
    };
    for (const std::string tag : {"div", "aside"}) { // kept, and pruned
        const Json block = blockOf("page.html", pageWith(tag, "related widget"));
        const bool isKept = block["isKept"];
        EXPECT_EQ(isKept, tag == "div");
        int made = 0;
        for (const Json& change : block["changes"]["found"]) {
            const std::string element = change["element"];
            if (!element.ends_with('/' + tag))
                continue;
            std::string classes;
            for (const std::string each : {"related", "widget"}) {
                if (std::ranges::find(change["removed"], Json(each)) == change["removed"].end())
                    classes += each + ' ';
            }
            if (!change["addedClass"].is_null())
                classes += change["addedClass"].get<std::string>();
            const std::string other = change["tag"].is_null() ? tag : change["tag"].get<std::string>();
            const Json after = blockOf("edited.html", pageWith(other, classes));
            EXPECT_NE(after["isKept"].get<bool>(), isKept) << change;
            EXPECT_NEAR(after["probability"].get<double>(), change["probability"].get<double>(), 1e-6)
                << change;
            ++made;
        }
        EXPECT_GT(made, 0) << tag;
        EXPECT_TRUE(block["changes"]["isComplete"].get<bool>());
    }
}

TEST_F(CliContent, otherClassIsThatOfAChangedFile)
{
    const std::string page =
        "<!DOCTYPE html><title>t</title><body><main><div class=\"{}\"><p>A text that says "
        "something of the sea and of the ships on it.</p></div></main>";
    const std::string before = file("before.html", fmt::format(fmt::runtime(page), "post"));
    const std::string after = file("after.html", fmt::format(fmt::runtime(page), "footer newsletter"));
    const std::vector<std::string> options{"--method", "content", "--node", "p"};
    const auto explained = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), options.begin(), options.end());
        return json(std::move(arguments));
    };
    EXPECT_EQ(explained({"explain", before, "--other-class", ".post=>footer newsletter"}),
              explained({"explain", after}));
    EXPECT_NE(explained({"explain", before}), explained({"explain", after}));
}

TEST_F(CliContent, figuresHaveARowForEachBlock)
{
    const std::string page = sample("shop");
    const std::string csv = answer({"content", page, "--figures"});
    for (const char* column :
         {"block,node,path,wordCount,", ",pathShare,", ",page.words,", ",classWords,text\n"})
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
TEST_F(CliContent, theHeadlineIsTheHeadingOfTheText)
{
    const std::string text = "<p>The harbour will close for three weeks in May, because the quay is repaired "
                             "and the ferries go from the other side of the bay until June.</p>";
    const std::string page = file("page.html", "<body><nav><a href=a>Home</a></nav><main><p>" + text +
                                                   "<h1>Harbour closed</h1>" + text + text + "</main>");
    EXPECT_EQ(json({"content", page})["headline"], "Harbour closed");
}

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
    // Commands that read many pages say so, too, once for each page.
    const std::string hint = "--exclude script";
    const std::string said = run({"corpus", "run", path(""), "--methods", "all,jidm-2013"}).err;
    EXPECT_THAT(said, HasSubstr(hint));
    EXPECT_EQ(said.find(hint), said.rfind(hint)) << said;
    EXPECT_THAT(run({"diff", page, page}).err, HasSubstr(hint));
    const std::string other = file("other.html", "<body><p>Some words</p><noscript>Two words</noscript>");
    EXPECT_EQ(answer({"content", other, "--text"}), "Some words\n");
}

} // namespace
} // namespace tagseam::test
