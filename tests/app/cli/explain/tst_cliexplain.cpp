// SPDX-License-Identifier: MIT
// tagseam-cli explain and the what-ifs, as scripts and template authors see them.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

using testing::ContainsRegex;

TEST_F(Cli, explainNamesTheLevelTheInequalityAndTheSide)
{
    const std::string text = answer({"explain", sample("shop"), "--node", "footer"});
    const Json why = json({"explain", sample("shop"), "--node", "footer"});
    expectHas(why, {{"schema", "tagseam.explain/1"}, {"isKept", false}});
    const Json& cut = why["cut"];
    const Json trace = json({"search", sample("shop")});
    const Json& level = trace["levels"][cut["level"].get<std::size_t>()];
    EXPECT_EQ(cut["region"], Json({level["begin"], level["end"]}));
    const Json& attempt = level["attempts"].back();
    EXPECT_EQ(cut["threshold"], attempt["threshold"]);
    const Json& candidateSplit = attempt["candidateSplits"].back();
    EXPECT_EQ(candidateSplit["verdict"], "accepted");
    for (const char* key : {"split", "left", "right"})
        EXPECT_EQ(cut[key], candidateSplit[key]) << key;
    const int left = candidateSplit["left"];
    const int right = candidateSplit["right"];
    EXPECT_THAT(text, HasSubstr(fmt::format("|{} - {}|/{} = ", left, right, left + right)));
    EXPECT_EQ(cut["side"], why["position"] < cut["split"] ? "left" : "right");
    EXPECT_FALSE(why["whatIfs"].empty());
    EXPECT_GT(why["runs"], 10);
    EXPECT_EQ(why["isComplete"], false) << "more elements than may be tried out without";
    EXPECT_EQ(json({"explain", sample("figure2"), "--node", "5"})["isComplete"], true);
    // 1 and 3998, and 6000: 2001 of 9999 are 0.2001
    EXPECT_THAT(answer({"explain", "-", "--node", "2"},
                       "<body>" + repeated(3998, "<b></b>") + repeated(6000, "<i></i>")),
                HasSubstr("|3999 - 6000|/9999 = 0.2001 > 0.2: accepted\n"));
}

TEST_F(Cli, theArgumentsOfAChangeMakeIt)
{
    for (const auto& [page, node] : {std::pair{"rejected", "ol.results__list"}, {"shop", "nav"}}) {
        const std::vector<std::string> explain{"explain", sample(page), "--node", node, "--goal", "keep"};
        const Json before = json(explain);
        EXPECT_EQ(before["isReached"], false);
        EXPECT_FALSE(before["whatIfs"].empty());
        for (const Json& change : before["whatIfs"]) {
            SCOPED_TRACE(change["arguments"].dump());
            const Json after = json(with(explain, change["arguments"].get<std::vector<std::string>>()));
            EXPECT_EQ(after["isReached"], true);
            EXPECT_EQ(after["share"], change["share"]);
            EXPECT_TRUE(after["whatIfs"].empty()) << "nothing is to be changed";
        }
    }
}

TEST_F(Cli, explainPrintsTheChangesAlone)
{
    const std::vector<std::string> explain{"explain", sample("rejected"), "--node", "ol.results__list"};
    const std::size_t changes = json(explain)["whatIfs"].size();
    const auto linesOf = [](const std::string& text) {
        return static_cast<std::size_t>(std::ranges::count(text, '\n'));
    };
    const std::string csv = answer(with(explain, {"--csv"}));
    EXPECT_THAT(csv, AllOf(StartsWith("change,"), HasSubstr("--min-difference 0.23\r\n")));
    EXPECT_EQ(linesOf(csv), changes + 1);
    const std::string markdown = answer(with(explain, {"--markdown"}));
    EXPECT_THAT(markdown, AllOf(StartsWith("| change |"), HasSubstr("| --min-difference 0.23 |")));
    EXPECT_EQ(linesOf(markdown), changes + 2);
    EXPECT_THAT(answer({"explain", sample("shop"), "--node", "footer", "--goal", "prune"}),
                ContainsRegex("\nchanges +none needed"));
}

TEST_F(Cli, explainShowsBothSidesOfTheSplitThatPrunedANode)
{
    const std::string page =
        file("page.html", "<body><ul>" + repeated(20, "<li><b>title</b> <i>price</i></li>") + "</ul><div>" +
                              repeated(8, "<a href=x>note</a>") + "</div>");
    EXPECT_THAT(answer({"explain", page, "--node", "103"}),
                AllOf(ContainsRegex("status +pruned at level 1 of "), ContainsRegex("\nkept +1-102 "),
                      ContainsRegex("\npruned +103-119 +8 ")));
    // The search keeps the left side without its last position.
    EXPECT_THAT(answer({"explain", page, "--node", "102"}), HasSubstr("(position 102 removed)"));
}

TEST_F(Cli, explainTellsOfNodesWithoutPosition)
{
    const std::string page = file("page.html", "<html><head><title>t</title></head><body><script>s</script>"
                                               "<p>one</p><!--c--><p>two</p></body></html>");
    using Row = std::tuple<const char*, bool, const char*>;
    for (const auto& [node, isKept, rule] :
         {Row{"script", false, "left-out"}, Row{"title", true, "outside-body"},
          Row{"html", true, "outside-body"}, Row{"/", true, "outside-body"},
          Row{"//comment()", false, "no-position"}}) {
        const Json why = json({"explain", page, "--node", node});
        EXPECT_EQ(why["isKept"], isKept) << node;
        EXPECT_EQ(why["rule"], rule) << node;
        EXPECT_TRUE(why["position"].is_null()) << node;
    }
    const Json comment = json({"explain", page, "--node", "//comment()"});
    for (const char* key : {"because", "position", "symbol", "tagPath", "cut", "ifNoise"})
        EXPECT_TRUE(comment.contains(key) && comment[key].is_null()) << key;
    EXPECT_EQ(json({"explain", page, "--node", "body"})["position"], 0);
    // The text of a page stays on its line.
    const std::string odd = file("odd.html", "<body><p>\n  two\n  lines \x1b[31m</p><b class='" +
                                                 std::string(300, 'x') + "'>b</b>");
    EXPECT_THAT(answer({"explain", odd, "--node", "//p/text()"}),
                HasSubstr("#text \"two lines \uFFFD[31m\"\n"));
    EXPECT_THAT(answer({"explain", odd, "--node", "b"}), HasSubstr("xxx...\n"));
}

TEST_F(Cli, explainSaysWhichNodeOfSeveralByNameOrPosition)
{
    const Outcome several = run({"explain", sample("regions"), "--node", "span", "--json"});
    EXPECT_EQ(several.code, 0);
    EXPECT_THAT(several.err, HasSubstr("--node"));
    EXPECT_EQ(Json::parse(several.out)["node"],
              json({"explain", sample("regions"), "--node", "(//span)[1]"})["node"]);
    expectFailure(3, "'article'", {"explain", sample("regions"), "--node", "article"});
    expectFailure(2, "'div['", {"explain", sample("regions"), "--node", "div["});
    expectFailure(2, "--node", {"explain", sample("regions")});
    const Json byNumber = json({"explain", sample("shop"), "--node", "164"});
    EXPECT_EQ(byNumber["position"], 163);
    EXPECT_EQ(json({"explain", sample("shop"), "--node", byNumber["node"]})["position"], 163);
    for (const char* number : {"0", "1471", "99999999999"})
        expectFailure(3, fmt::format("'{}' is not a position: the sequence has 1470", number),
                      {"explain", sample("shop"), "--node", number});
    EXPECT_EQ(json({"diagnose", sample("shop"), "--content", "900"})["isMarked"], true);
    EXPECT_TRUE(json({"sweep", sample("regions"), "--content", "20"})["variants"][0].contains("agreement"));
}

TEST_F(Cli, whatIfsChangeTheSequenceOfEveryCommand)
{
    const Json whole = json({"search", sample("regions")});
    const Json without = json({"search", sample("regions"), "--without", "span.region3"});
    EXPECT_LT(without["positions"], whole["positions"]);
    EXPECT_EQ(without["options"]["edits"][0]["kind"], "subtree-gone");
    const Json ignored = json({"search", sample("regions"), "--ignore", "//div"});
    EXPECT_EQ(ignored["positions"].get<int>(), whole["positions"].get<int>() - 3);
    const Json renamed = json({"search", sample("regions"), "--other-class", "span.region3=>region2"});
    EXPECT_EQ(renamed["positions"], whole["positions"]);
    EXPECT_EQ(renamed["alphabet"].get<int>(), whole["alphabet"].get<int>() - 2); // span and text
    EXPECT_NE(renamed["region"], whole["region"]);
    expectFailure(2, "SELECTOR=>CLASS", {"search", sample("regions"), "--other-class", "span"});
    expectFailure(3, "--without", {"search", sample("regions"), "--without", "#nothing"});
}

TEST_F(Cli, explainTellsTheComplementTruly)
{
    for (const char* node : {"ol.results__list", "body"}) {
        const std::vector<std::string> arguments{"explain", sample("rejected"), "--complement", "--node",
                                                 node};
        EXPECT_EQ(json(arguments)["isKept"], true);
    }
    // A wrapper in the main region, kept under the complement only for its last child.
    const std::string page = file("page.html", "<body><b></b><b></b><b></b><div><p></p><p></p><p></p><p></p>"
                                               "<p></p><p></p><p></p><i></i><i></i></div>");
    const std::vector<std::string> wrapper{"explain", page, "--node", "div", "--complement"};
    EXPECT_EQ(json(wrapper)["rule"], "kept-below");
    EXPECT_TRUE(json(wrapper)["cut"].is_null()) << "its own position is in the main region";
}

TEST_F(Cli, explainSaysOfNoiseWhatHoldsItToTheContentAndWhatBecameOfIt)
{
    const std::vector<std::string> arguments{
        "explain", sample("homogeneous"), "--node", "/html/body/*[last()]", "--content", "/html/body/*[2]"};
    const Json why = json(arguments);
    expectHas(why["ifNoise"], {{"isContentGiven", true}, {"content", Json::parse("[12,72]")}});
    EXPECT_FALSE(why["ifNoise"]["crossing"]["symbols"].empty());
    EXPECT_FALSE(why["whatIfs"].empty());
    EXPECT_THAT(answer(arguments), HasSubstr("13-72"));
    const std::string alone = file("alone.html", "<body><div><p>x</p></div>");
    EXPECT_TRUE(json({"explain", alone, "--node", "div"})["ifNoise"].is_null()) << "nothing to compare with";
    // Standard error names the place that is compared when it is not the given content.
    const std::string page = file("page.html", "<body><p><i></i></p><p></p><p></p><p></p><u></u>");
    const auto said = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"explain", page, "--min-difference", "1"});
        const Outcome outcome = run(std::move(more));
        EXPECT_EQ(outcome.code, 0);
        return outcome.err;
    };
    const auto isSaid = StartsWith("tagseam-cli: --content: ");
    EXPECT_THAT(said({"--node", "i", "--content", "p"}), isSaid);
    EXPECT_THAT(said({"--node", "i", "--content", "u", "--complement"}), isSaid);
    EXPECT_THAT(said({"--node", "body", "--content", "u"}), isSaid);
    EXPECT_EQ(said({"--node", "i", "--content", "u"}), "");
    const std::string sides = file("sides.html", "<body><p></p><p></p><i></i><p></p><p></p><p></p><p></p>");
    const Outcome larger =
        run({"explain", sides, "--node", "i", "--content", "p", "--min-difference", "1", "--json"});
    EXPECT_EQ(Json::parse(larger.out)["ifNoise"]["content"], Json::parse("[4,8]"));
    EXPECT_THAT(larger.err, AllOf(isSaid, HasSubstr(" 5-8\n"))) << "the larger side of two";
}

} // namespace
} // namespace tagseam::test
