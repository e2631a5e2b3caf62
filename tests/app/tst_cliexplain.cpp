// SPDX-License-Identifier: MIT
// tagseam-cli explain and the what-ifs, as scripts and template authors see them.
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

TEST_F(Cli, explainTellsOfNodesWithoutPosition)
{
    const std::string page = file("page.html", "<html><head><title>t</title></head><body><script>s</script>"
                                               "<p>one</p><!--c--><p>two</p></body></html>");
    struct Row {
        const char* node;
        bool isKept;
        const char* rule;
    };
    for (const auto& [node, isKept, rule] :
         {Row{"script", false, "left-out"}, Row{"title", true, "outside-body"},
          Row{"html", true, "outside-body"}, Row{"/", true, "outside-body"},
          Row{"//comment()", false, "no-position"}}) {
        const Json why = json({"explain", page, "--node", node});
        EXPECT_EQ(why["isKept"], isKept) << node;
        EXPECT_EQ(why["rule"], rule) << node;
        EXPECT_TRUE(why["position"].is_null()) << node;
        EXPECT_THAT(answer({"explain", page, "--node", node}), HasSubstr(isKept ? " kept: " : " dropped: "));
    }
    const Json body = json({"explain", page, "--node", "body"});
    EXPECT_EQ(body["rule"], "outside-body");
    EXPECT_EQ(body["position"], 0);
}

TEST_F(Cli, explainSaysWhichNodeOfSeveralAndThatThereIsNone)
{
    const Outcome several = run({"explain", sample("regions"), "--node", "span", "--json"});
    EXPECT_EQ(several.code, 0);
    EXPECT_THAT(several.err, HasSubstr("--node"));
    EXPECT_EQ(Json::parse(several.out)["node"],
              json({"explain", sample("regions"), "--node", "(//span)[1]"})["node"]);
    expectFailure(3, "'article'", {"explain", sample("regions"), "--node", "article"});
    expectFailure(2, "'div['", {"explain", sample("regions"), "--node", "div["});
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
    expectFailure(3, "--without", {"search", sample("regions"), "--without", "#nothing"});
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

TEST_F(Cli, countsAgreeWithTheirNouns)
{
    const std::string one = file("one.html", "<body>");
    EXPECT_THAT(answer({"tps", one}), HasSubstr("1 position, 1 symbol\n"));
    EXPECT_THAT(answer({"search", one}), HasSubstr("1 position, 0 splits"));
    EXPECT_THAT(answer({"regions", one}), HasSubstr("1 position, 1 region\n"));
    EXPECT_THAT(answer({"explain", one, "--node", "body", "--ignore", "html"}), HasSubstr(", 1 what-if\n"));
}

TEST_F(Cli, explainTellsTheComplementTruly)
{
    for (const char* node : {"ol.results__list", "body"}) {
        const std::vector<std::string> arguments{"explain", sample("refused"), "--complement", "--node",
                                                 node};
        EXPECT_EQ(json(arguments)["isKept"], true);
        EXPECT_THAT(answer(arguments),
                    AllOf(HasSubstr("the complement keeps it"), Not(HasSubstr("went with it"))));
    }
    // A wrapper in the main region, kept under the complement for its last part only.
    const std::string page = file("page.html", "<body><b></b><b></b><b></b><div><p></p><p></p><p></p><p></p>"
                                               "<p></p><p></p><p></p><i></i><i></i></div>");
    const std::vector<std::string> wrapper{"explain", page, "--node", "div", "--complement"};
    EXPECT_EQ(json(wrapper)["rule"], "kept-below");
    EXPECT_TRUE(json(wrapper)["cut"].is_null()) << "its own position is in the main region";
    EXPECT_THAT(answer(wrapper), HasSubstr("of which the complement is kept"));
}

TEST_F(Cli, theInequalityLooksAsTrueAsItIs)
{
    std::string page = "<body>"; // 1 and 3998, and 6000: 2001 of 9999 are 0.2001
    for (int i = 0; i < 3998; ++i)
        page += "<b></b>";
    for (int i = 0; i < 6000; ++i)
        page += "<i></i>";
    const std::string text = answer({"explain", "-", "--node", "2"}, page);
    EXPECT_THAT(text, HasSubstr("|3999 - 6000|/9999 = 0.2001 > 0.2: split.\n"));
}

TEST_F(Cli, explainSaysHowFarTheSearchForRemediesWent)
{
    const Json why = json({"explain", sample("shop"), "--node", "footer"});
    EXPECT_GT(why["runs"], 10);
    EXPECT_EQ(why["isComplete"], false); // more elements than may be tried out without
    EXPECT_EQ(json({"explain", sample("figure2"), "--node", "5"})["isComplete"], true);
    EXPECT_EQ(json({"explain", file("tiny.html", "<body><!--c-->"), "--node", "//comment()"})["runs"], 0);
}

TEST_F(Cli, whatIsMissingInAnAnswerIsNull)
{
    const std::string page = file("page.html", "<body><!--c--><p>x");
    const Json why = json({"explain", page, "--node", "//comment()"});
    for (const char* key : {"because", "position", "symbol", "tagPath", "cut", "ifNoise"})
        EXPECT_TRUE(why.contains(key) && why[key].is_null()) << key;
    const Json same = json({"compare", page, "--a", "printed", "--b", "printed"})["parting"];
    for (const char* key : {"position", "level", "attempt", "opening"})
        EXPECT_TRUE(same.contains(key) && same[key].is_null()) << key;
    EXPECT_EQ(json({"sweep", page, "--advantage", "0.3"})["options"]["advantage"], 0.3);
}

TEST_F(Cli, aBareNumberIsAPositionFromOne)
{
    const Json byNumber = json({"explain", sample("shop"), "--node", "164"});
    EXPECT_EQ(byNumber["position"], 163);
    EXPECT_EQ(json({"explain", sample("shop"), "--node", byNumber["node"]})["position"], 163);
    for (const char* number : {"0", "1471", "99999999999"})
        expectFailure(3, fmt::format("position {}: the sequence has 1470", number),
                      {"explain", sample("shop"), "--node", number});
    EXPECT_EQ(json({"diagnose", sample("shop"), "--content", "900"})["isMarked"], true);
    EXPECT_TRUE(json({"sweep", sample("regions"), "--content", "20"})["readings"][0].contains("agreement"));
}

} // namespace
} // namespace tagseam::test
