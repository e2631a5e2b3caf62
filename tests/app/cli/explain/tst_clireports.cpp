// SPDX-License-Identifier: MIT
// tagseam-cli regions, compare and sweep, as scripts see them.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

TEST_F(Cli, regionsAreTheWholeSegmentationAndLinearInThePage)
{
    const Json regions = json({"regions", sample("regions")});
    EXPECT_EQ(regions["schema"], "tagseam.regions/1");
    ASSERT_EQ(regions["regions"].size(), 3U);
    EXPECT_EQ(regions["regions"][0]["main"], json({"search", sample("regions")})["region"]);
    EXPECT_TRUE(regions["regions"][0]["parent"].is_null());
    EXPECT_EQ(regions["regions"][1]["parent"], 0);
    EXPECT_THAT(answer({"regions", sample("regions")}), HasSubstr("span.region2"));
    const std::string flat = "<body><b></b><b></b>" + repeated(100'000, "<p></p>") + "<i></i>";
    const Json runs = json({"regions", "-"}, flat)["regions"][0]["subtrees"]; // a path for each took 40 s
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0]["first"], "/html/body/p[1]");
    EXPECT_EQ(runs[0]["count"].get<int>(),
              runs[0]["positions"][1].get<int>() - runs[0]["positions"][0].get<int>());
    EXPECT_GT(runs[0]["count"], 99'990);
    std::string deep = "<body>";
    for (int i = 0; i < 4'000; ++i)
        deep += fmt::format("<div><p class=c{}>x</p>", i / 100);
    const std::string answered = answer({"regions", "-", "--json", "--variant", "printed"}, deep);
    EXPECT_LT(answered.size(), 4'000'000U) << "it was 30 MB";
}

TEST_F(Cli, compareShowsTheFirstDifferenceOfTwoVariants)
{
    EXPECT_THAT(answer({"compare", sample("rejected"), "--a", "dissertation-2014", "--b", "jidm-2013"}),
                HasSubstr("accepted"));
    const Json both = json({"compare", sample("rejected"), "--a", "dissertation-2014", "--b", "jidm-2013"});
    EXPECT_EQ(both["schema"], "tagseam.compare/1");
    EXPECT_EQ(both["firstDifference"]["kind"], "scan");
    EXPECT_EQ(both["a"]["region"], json({"search", sample("rejected")})["region"]);
    EXPECT_EQ(both["b"]["region"], json({"search", sample("rejected"), "--variant", "jidm-2013"})["region"]);
    int nodes = 0;
    for (const char* status : {"keptInBoth", "keptInA", "keptInB", "prunedInBoth"})
        nodes += both["statuses"][status].get<int>();
    EXPECT_EQ(nodes, both["a"]["positions"]);
    const Json same =
        json({"compare", sample("shop"), "--a", "printed", "--b", "printed,min-difference=0.2"});
    EXPECT_EQ(same["firstDifference"]["kind"], "none");
    EXPECT_EQ(json({"compare", sample("shop"), "--a", "printed", "--b",
                    "printed,label-attributes=none"})["firstDifference"]["kind"],
              "sequence");
    // A search that makes no scan has no candidate split to show.
    const std::string page = file("page.html", "<body><p></p><p></p><p></p>");
    EXPECT_THAT(answer({"compare", page, "--a", "printed", "--b", "jidm-2013"}),
                testing::ContainsRegex("\nb +1-4 .* -  +-  +-  one-symbol\n"));
    for (const char* key : {"position", "level", "attempt", "candidateSplit"})
        EXPECT_TRUE(same["firstDifference"].contains(key) && same["firstDifference"][key].is_null()) << key;
    expectFailure(2, "--b", {"compare", sample("shop"), "--a", "printed", "--b", ""});
    expectFailure(2, "'min-difference=2'",
                  {"compare", sample("shop"), "--a", "min-difference=2", "--b", "printed"});
}

TEST_F(Cli, sweepRunsEveryVariantAndEveryDifference)
{
    const Json sweep = json({"sweep", sample("shop"), "--content", "main"});
    EXPECT_EQ(sweep["schema"], "tagseam.sweep/1");
    ASSERT_EQ(sweep["variants"].size(), 15U); // three variants, five label attributes
    EXPECT_EQ(sweep["variants"][14]["isMissing"], true);
    EXPECT_EQ(sweep["minDifferences"].size(), 51U);
    ASSERT_EQ(sweep["map"].size(), sweep["thresholds"].size());
    EXPECT_EQ(sweep["thresholds"][0], 1);
    for (const Json& cell : sweep["variants"]) {
        if (cell["isMissing"])
            continue;
        const Json plain = json({"prune", sample("shop"), "--variant", cell["options"]["variant"],
                                 "--label-attributes", cell["options"]["labelAttributes"]});
        EXPECT_EQ(plain["nodes"], cell["nodes"]);
        EXPECT_GT(cell["agreement"]["recall"], 0);
    }
    EXPECT_THAT(answer({"sweep", sample("shop")}), Not(HasSubstr("precision")));
    EXPECT_EQ(json({"sweep", sample("figure2"), "--min-difference", "0.3"})["options"]["minDifference"], 0.3);
}

} // namespace
} // namespace tagseam::test
