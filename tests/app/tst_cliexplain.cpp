// SPDX-License-Identifier: MIT
// tagseam-cli explain, regions, compare, sweep and the what-ifs, as scripts and template authors see them.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST_F(Cli, explainNamesTheLevelTheInequalityAndTheSide)
{
    const std::string text = answer({"explain", sample("shop"), "--node", "footer"});
    EXPECT_THAT(text, HasSubstr("node       /html/body/footer   footer.site-footer\n"));
    const Json why = json({"explain", sample("shop"), "--node", "footer"});
    EXPECT_EQ(why["schema"], "tagseam.explain/1");
    EXPECT_EQ(why["isKept"], false);
    const Json& cut = why["cut"];
    // What the trace says of that level.
    const Json trace = json({"search", sample("shop")});
    const Json& level = trace["levels"][cut["level"].get<std::size_t>()];
    EXPECT_EQ(cut["region"], Json({level["begin"], level["end"]}));
    const Json& attempt = level["attempts"].back();
    EXPECT_EQ(cut["threshold"], attempt["threshold"]);
    const Json& opening = attempt["openings"].back();
    EXPECT_EQ(opening["verdict"], "accepted");
    for (const char* key : {"split", "left", "right"})
        EXPECT_EQ(cut[key], opening[key]) << key;
    const int left = opening["left"];
    const int right = opening["right"];
    EXPECT_THAT(text, HasSubstr(fmt::format("|{} - {}|/{} = ", left, right, left + right)));
    EXPECT_THAT(text, HasSubstr(fmt::format("dropped at level {} of {}\n", cut["level"].get<int>() + 1,
                                            trace["levels"].size())));
    EXPECT_EQ(cut["side"], why["position"] < cut["split"] ? "left" : "right");
}

TEST_F(Cli, everyRemedyThatExplainOffersDoesWhatItSays)
{
    const Json why = json({"explain", sample("shop"), "--node", "footer"});
    ASSERT_FALSE(why["remedies"].empty());
    for (const Json& remedy : why["remedies"]) {
        const Json& options = remedy["options"];
        std::vector<std::string> again{"explain",
                                       sample("shop"),
                                       "--node",
                                       "footer",
                                       "--frequency-filter",
                                       options["frequencyFilter"],
                                       "--size-rule",
                                       options["sizeRule"],
                                       "--advantage",
                                       options["advantage"].dump(),
                                       "--after-rejection",
                                       options["afterRejection"],
                                       "--split-symbol",
                                       options["splitSymbol"],
                                       "--lowest-threshold",
                                       options.value("lowestThreshold", Json(1)).dump(),
                                       "--style",
                                       options["style"],
                                       "--nodes",
                                       options["nodes"]};
        if (options["keep"] == "complement")
            again.emplace_back("--complement");
        const Json after = json(again);
        EXPECT_EQ(after["share"], remedy["share"]) << remedy;
        EXPECT_GT(2 * after["share"]["kept"].get<int>(), after["share"]["all"].get<int>()) << remedy;
    }
}

TEST_F(Cli, explainSaysOfNoiseWhatHoldsItToTheContent)
{
    const std::string text = answer(
        {"explain", sample("homogeneous"), "--node", "/html/body/*[last()]", "--content", "/html/body/*[2]"});
    EXPECT_THAT(text, HasSubstr("If this is noise: the content is taken to be at "));
    EXPECT_THAT(text, HasSubstr("(as given)"));
    EXPECT_THAT(text, HasSubstr("Symbols that cross every gap between the two in the last level:"));
    EXPECT_THAT(text, HasSubstr("What would drop it, each run and found true:"));
}

TEST_F(Cli, explainTellsOfNodesWithoutPosition)
{
    const std::string page = file("page.html", "<html><head><title>t</title></head><body><script>s</script>"
                                               "<p>one</p><!--c--><p>two</p></body></html>");
    EXPECT_THAT(answer({"explain", page, "--node", "script"}),
                HasSubstr("dropped: /html/body/script is no part of the sequence"));
    EXPECT_THAT(answer({"explain", page, "--node", "title"}), HasSubstr("kept: it is outside the body"));
    EXPECT_THAT(answer({"explain", page, "--node", "body"}), HasSubstr("kept: the body is never pruned"));
    EXPECT_THAT(answer({"explain", page, "--node", "//comment()"}),
                HasSubstr("dropped: it stands at no position"));
}

TEST_F(Cli, explainSaysWhichNodeOfSeveralAndThatThereIsNone)
{
    const Outcome several = run({"explain", sample("regions"), "--node", "span"});
    EXPECT_EQ(several.code, 0);
    EXPECT_THAT(several.err, HasSubstr("nodes match; the first is explained"));
    expectFailure(3, "--node: no node of the page is 'article'",
                  {"explain", sample("regions"), "--node", "article"});
    expectFailure(2, "--node: 'div[': ", {"explain", sample("regions"), "--node", "div["});
    expectFailure(2, "--node", {"explain", sample("regions")});
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
    expectFailure(3, "--without: no node", {"search", sample("regions"), "--without", "#nothing"});
}

TEST_F(Cli, regionsAreTheWholeSegmentation)
{
    const Json regions = json({"regions", sample("regions")});
    EXPECT_EQ(regions["schema"], "tagseam.regions/1");
    ASSERT_EQ(regions["regions"].size(), 3U);
    EXPECT_EQ(regions["regions"][0]["main"], json({"search", sample("regions")})["region"]);
    EXPECT_TRUE(regions["regions"][0]["parent"].is_null());
    EXPECT_EQ(regions["regions"][1]["parent"], 0);
    EXPECT_THAT(answer({"regions", sample("regions")}), HasSubstr("span.region2"));
}

TEST_F(Cli, compareSaysWhereTwoReadingsPart)
{
    const std::string text =
        answer({"compare", sample("refused"), "--a", "dissertation-2014", "--b", "jidm-2013"});
    EXPECT_THAT(text,
                HasSubstr("is refused by both; then one goes on at this threshold, the other at the next"));
    EXPECT_THAT(text, HasSubstr("accepted"));
    const Json both = json({"compare", sample("refused"), "--a", "dissertation-2014", "--b", "jidm-2013"});
    EXPECT_EQ(both["schema"], "tagseam.compare/1");
    EXPECT_EQ(both["parting"]["kind"], "scan");
    EXPECT_EQ(both["a"]["region"], json({"search", sample("refused")})["region"]);
    EXPECT_EQ(both["b"]["region"], json({"search", sample("refused"), "--reading", "jidm-2013"})["region"]);
    const Json same = json({"compare", sample("shop"), "--a", "printed", "--b", "printed,advantage=0.2"});
    EXPECT_EQ(same["parting"]["kind"], "none");
    EXPECT_THAT(answer({"compare", sample("shop"), "--a", "printed", "--b", "printed,style=none"}),
                HasSubstr("the sequences differ from position "));
    expectFailure(2, "--b: 'foo' is neither a reading",
                  {"compare", sample("shop"), "--a", "printed", "--b", "foo"});
    expectFailure(2, "--b: '' is neither a reading",
                  {"compare", sample("shop"), "--a", "printed", "--b", ""});
    expectFailure(2, "only a browser computes styles",
                  {"compare", sample("shop"), "--a", "style=computed", "--b", "printed"});
    expectFailure(2, "--a: 'advantage=2' is neither",
                  {"compare", sample("shop"), "--a", "advantage=2", "--b", "printed"});
}

TEST_F(Cli, sweepRunsEveryReadingAndEveryAdvantage)
{
    const Json sweep = json({"sweep", sample("shop"), "--content", "main"});
    EXPECT_EQ(sweep["schema"], "tagseam.sweep/1");
    ASSERT_EQ(sweep["readings"].size(), 15U); // three readings, five style keys
    EXPECT_EQ(sweep["readings"][14]["isMissing"], true);
    EXPECT_EQ(sweep["advantages"].size(), 51U);
    ASSERT_EQ(sweep["map"].size(), sweep["thresholds"].size());
    EXPECT_EQ(sweep["thresholds"][0], 1);
    for (const Json& cell : sweep["readings"]) {
        if (cell["isMissing"])
            continue;
        const Json plain = json({"prune", sample("shop"), "--reading", cell["options"]["reading"], "--style",
                                 cell["options"]["style"]});
        EXPECT_EQ(plain["nodes"], cell["nodes"]);
        EXPECT_GT(cell["agreement"]["recall"], 0);
    }
    EXPECT_THAT(answer({"sweep", sample("shop")}), Not(HasSubstr("precision")));
}

TEST_F(Cli, whatPagesSayStaysOnItsLine)
{
    const std::string page =
        file("page.html", "<body><p>\n  two\n  lines \x1b[31m</p>" + std::string(40, ' ') + "<b class='" +
                              std::string(300, 'x') + "'>b</b>");
    const std::string text = answer({"explain", page, "--node", "//p/text()"});
    EXPECT_THAT(text, HasSubstr("#text \"two lines [31m\"\n"));
    EXPECT_THAT(answer({"explain", page, "--node", "b"}), HasSubstr("xxx...\n"));
}

} // namespace
} // namespace tagseam::test
