// SPDX-License-Identifier: MIT
// tagseam-cli separators, and content detection in prune, mine and explain.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

using testing::ContainsRegex;

// The beginning of a record before its price.
const std::string record =
    "<h3><a href=x>Title</a></h3><p>A text that is long enough to say something of the thing "
    "that it stands beside, and what it is good for.</p>";
// A menu of eight, then a list of six records, of which the last has no price.
const std::string shop = "<html><body><nav>" + repeated(8, "<p><a href=y>Menu</a></p>") + "</nav><ul>" +
                         repeated(5, "<li>" + record + "<b>9.90</b></li>") + "<li>" + record +
                         "</li></ul><p>Foot</p></body></html>";

const std::string prose = "<html><body><p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p></body></html>";

using CliSeparators = Cli;

TEST_F(CliSeparators, tellTheCandidatesAndTheAnswerOrThatThereAreNoRecords)
{
    EXPECT_THAT(answer({"separators", file("shop.html", shop)}), HasSubstr("main-region"));
    const Json json = this->json({"separators", path("shop.html")});
    EXPECT_EQ(json["schema"], "tagseam.separators/1");
    const Json& main = json["candidates"][0];
    EXPECT_EQ(main["status"], "main-region");
    EXPECT_EQ(main["records"].size(), 6U);
    expectHas(main, {{"begin", main["records"][0][0]}, {"end", main["records"][5][1]}});
    EXPECT_EQ(main["evidence"].size(), 7U);
    EXPECT_THAT(main["separator"].get<std::string>(), HasSubstr("body/ul/li"));
    const std::string page = file("prose.html", prose);
    EXPECT_NE(answer({"separators", page}), "");
    const Json none = this->json({"separators", page});
    for (const Json& candidate : none["candidates"])
        EXPECT_EQ(candidate["status"], "no-records");
    const std::string weak = "<html><body><p>One</p><p>Two <i>a</i></p><b>x</b><p>Three</p></body></html>";
    EXPECT_THAT(answer({"separators", file("weak.html", weak)}),
                ContainsRegex("score 0\\.[0-9]+ \\(strongest list\\)"));
}

// Records that differ in class: one list without style, three with it.
const std::string coloured = "<nav><i>Menu</i></nav><ul>" +
                             repeated(6, "<li class=red>" + record + "<b>9.90</b></li>") +
                             repeated(3, "<li class=blue>" + record + "<b>9.90</b></li>") + "</ul>";

TEST_F(CliSeparators, takeTheirStyleAfterTheirNameWhereverTheyAreNamed)
{
    const std::string page = file("coloured.html", coloured);
    const auto prune = [&](const std::vector<std::string>& more) {
        return answer(with({"prune", page}, more));
    };
    const std::string plain = prune({"--method", "separators"});
    const std::string styled = prune({"--method", "separators,label-attributes=class"});
    EXPECT_THAT(plain, AllOf(HasSubstr("red"), HasSubstr("blue"), Not(HasSubstr("Menu"))));
    EXPECT_THAT(styled, Not(HasSubstr("blue")));
    EXPECT_EQ(styled, prune({"--method", "separators", "--label-attributes", "class"}));
    EXPECT_EQ(styled, answer({"clean", page, "--method", "separators", "--label-attributes", "class"}));
    EXPECT_EQ(json({"mine", page, "--preset", "separators"})["records"], 9);
    EXPECT_EQ(json({"mine", page, "--preset", "separators,label-attributes=class"})["records"], 6);
    const std::vector<std::string> explained{"explain", page, "--method", "separators", "--node", "li.blue"};
    EXPECT_EQ(json(explained)["isKept"], true);
    EXPECT_EQ(json({"explain", page, "--method", "separators,label-attributes=class", "--node",
                    "li.blue"})["isKept"],
              false);
    // The option after the name overrides the command line's option, as with a variant.
    EXPECT_EQ(plain, prune({"--method", "separators,label-attributes=none", "--label-attributes", "class"}));
}

TEST_F(CliSeparators, nameWhatIsWrongAfterTheirNameOrDoesNothing)
{
    const std::string page = file("shop.html", shop);
    const std::vector<std::vector<std::string>> commands{{"prune", page, "--method"},
                                                         {"clean", page, "--method"},
                                                         {"explain", page, "--node", "b", "--method"},
                                                         {"mine", page, "--preset"}};
    for (std::vector<std::string> command : commands) {
        const std::string option = command.back() + ": ";
        command.emplace_back("separators,label-attributes=pink");
        expectFailure(2, option, command);
        command.back() = "separators,stile=class";
        expectFailure(2, option, command);
        command.back() = "separators,label-attributes=computed";
        expectRefused(2, command);
    }
    expectFailure(2, "'mdr-2003'", {"prune", page, "--method", "mdr-2003"});
    expectFailure(2, "'mdr-2003'", {"explain", page, "--node", "b", "--method", "mdr-2003"});
    expectFailure(2, "'mdr'", {"mine", page, "--preset", "mdr"});
    expectFailure(2, "--threshold", {"mine", page, "--preset", "separators", "--threshold", "0.5"});
    expectFailure(2, "--alike", {"mine", page, "--preset", "separators", "--alike", "li", "--to", "li"});
    expectFailure(2, "--min-difference",
                  {"prune", page, "--method", "separators", "--min-difference", "0.3"});
    expectFailure(2, "--variant",
                  {"explain", page, "--method", "separators", "--node", "b", "--variant", "printed"});
    expectFailure(2, "--size-rule", {"separators", page, "--size-rule", "printed"});
    expectFailure(2, "--nodes", {"clean", page, "--method", "separators", "--nodes", "elements"});
    const std::string truth = path("truth.json");
    answer({"annotation", "make", page, "--label", "record=li", "-o", truth});
    expectFailure(2, "--method", {"score", page, truth, "--method", "separators,label-attributes=computed"});
}

TEST_F(CliSeparators, mineTheRecordsAndPruneNamesEachRegion)
{
    const Json json = this->json({"mine", file("shop.html", shop), "--preset", "separators"});
    EXPECT_EQ(json["records"], 6);
    EXPECT_EQ(json["regions"][0]["parent"], "/html/body/ul");
    EXPECT_EQ(json["regions"][0]["records"][5]["nodes"], Json::array({"/html/body/ul/li[6]"}));
    const std::string uneven = "<div>" + repeated(3, record + record + "<b>9.90</b>" + record) + "</div>";
    EXPECT_THAT(answer({"mine", file("uneven.html", uneven), "--preset", "separators"}),
                HasSubstr("records 9, nodes each 2-3, parent /html/body/div\n"));
    // Two lists of the same structure in two places: both are kept, and the nodes between them are not.
    std::string body;
    for (const char* name : {"main", "section"})
        body += fmt::format("<{0}>{1}</{0}><nav><a>1</a><i>2</i></nav>", name,
                            repeated(9, "<div>" + record + "<b>9.90</b></div>"));
    const std::string page = file("two.html", body);
    const Json counts = this->json({"prune", page, "--method", "separators"});
    ASSERT_EQ(counts["regions"].size(), 2U);
    EXPECT_EQ(counts["region"][0], counts["regions"][0][0]);
    EXPECT_EQ(counts["region"][1], counts["regions"][1][1]);
    EXPECT_LT(counts["regions"][0][1], counts["regions"][1][0]);
    EXPECT_THAT(answer({"prune", page, "--method", "separators", "-o", path("out.html")}),
                ContainsRegex("[0-9]+-[0-9]+, [0-9]+-[0-9]+ of "));
    EXPECT_THAT(contentOf(path("out.html")), Not(HasSubstr("<i>2</i></nav><section>")));
}

TEST_F(CliSeparators, explainANode)
{
    const std::string page = file("shop.html", shop);
    expectFailure(2, "--complement",
                  {"explain", page, "--method", "separators", "--node", "b", "--complement"});
    expectRefused(2, {"explain", page, "--method", "separators", "--node", "b", "--content", "li"});
    for (const auto& [node, status] : {std::pair("li:nth-child(2) > b", "kept: in candidate 1, main-region"),
                                       std::pair("nav a", "pruned: in no kept candidate"),
                                       std::pair("body", "kept: body or outside the body"),
                                       std::pair("ul", "ancestor of kept: candidate 1, main-region")})
        EXPECT_THAT(answer({"explain", page, "--method", "separators", "--node", node}),
                    HasSubstr(fmt::format("status     {}\n", status)));
    const auto explained = [&](const std::string& node) {
        return this->json({"explain", page, "--method", "separators", "--node", node});
    };
    const Json found = this->json({"separators", page});
    const Json kept = explained("li:nth-child(2) > b");
    expectHas(kept, {{"schema", "tagseam.explain/1"}, {"method", "separators"}});
    EXPECT_EQ(kept["options"]["labelAttributes"], "none");
    EXPECT_FALSE(kept["options"].contains("minDifference"));
    expectHas(kept, {{"isKept", true}, {"rule", "own-position"}, {"share", (Json{{"kept", 2}, {"all", 2}})}});
    EXPECT_EQ(kept["region"], (Json{found["candidates"][0]["begin"], found["candidates"][0]["end"]}));
    expectHas(kept, {{"confidence", found["confidence"]}, {"against", nullptr}});
    Json candidate = kept["candidates"][0];
    EXPECT_EQ(candidate["candidate"], 0);
    candidate.erase("candidate");
    EXPECT_EQ(candidate, found["candidates"][0]);

    const Json dropped = explained("nav a");
    expectHas(dropped, {{"isKept", false}, {"because", nullptr}});
    const std::size_t strongest = dropped["candidates"][0]["candidate"];
    EXPECT_EQ(dropped["against"]["candidate"], strongest);
    const std::string factor = dropped["against"]["factor"];
    EXPECT_EQ(dropped["against"]["value"], found["candidates"][strongest]["evidence"][factor]);
    EXPECT_EQ(dropped["against"]["main"], found["candidates"][0]["evidence"][factor]);

    const Json above = explained("ul");
    expectHas(above, {{"rule", "kept-below"}, {"because", "/html/body/ul/li[1]"}});

    const Json whole =
        this->json({"explain", file("prose.html", prose), "--method", "separators", "--node", "p"});
    expectHas(whole, {{"isKept", true}, {"rule", "no-records"}});
    EXPECT_TRUE(whole["region"].is_null() && whole["against"].is_null());
}

} // namespace
} // namespace tagseam::test
