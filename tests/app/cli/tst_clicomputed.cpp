// SPDX-License-Identifier: MIT
// style=computed on the command line: only trees of a browser have the computed styles.
#include "tests/app/cli/clitest.h"

#include <map>
#include <sstream>

namespace tagseam::test {
namespace {

using CliComputed = Cli;

TEST_F(CliComputed, labelsAreTagAndComputedStyle)
{
    const std::string tree = file("tree.html", styledBrowserTree());
    EXPECT_THAT(answer({"tps", tree, "--label-attributes", "computed"}), HasSubstr("color: red"));
    EXPECT_THAT(answer({"tps", tree}), Not(HasSubstr("color: red")));
    EXPECT_EQ(json({"search", tree, "--label-attributes", "computed"})["options"]["labelAttributes"],
              "computed");
    for (const char* command : {"prune", "separators", "diagnose", "sweep", "regions"})
        EXPECT_EQ(run({command, tree, "--label-attributes", "computed"}).code, 0) << command;
    EXPECT_EQ(run({"compare", tree, "--a", "label-attributes=computed", "--b", "printed"}).code, 0);
}

TEST_F(CliComputed, isRefusedWhereThePageHasNone)
{
    for (const std::string& page : {sample("shop"), file("tree.html", browserTree())}) {
        for (const char* command : {"prune", "search", "tps"})
            expectFailure(2, "--label-attributes computed: " + page,
                          {command, page, "--label-attributes", "computed"});
        expectFailure(2, "--a: " + page,
                      {"compare", page, "--a", "label-attributes=computed", "--b", "printed"});
        expectFailure(2, "--method: " + page,
                      {"clean", page, "--method", "jidm-2013+separators,label-attributes=computed"});
    }
    const std::string bytes = styledBrowserTree();
    const std::string cut = file("cut.html", bytes.substr(0, bytes.size() - 5));
    expectFailure(3, cut, {"tps", cut});
}

TEST_F(CliComputed, separatorsTakeTheirStyleAfterTheirNameOrAsAnOption)
{
    const std::string tree = file("tree.html", styledBrowserTree());
    EXPECT_EQ(run({"prune", tree, "--method", "separators,label-attributes=computed"}).out,
              answer({"clean", tree, "--method", "separators", "--label-attributes", "computed"}));
    const std::string truth = path("truth.json");
    answer({"annotation", "make", tree, "--label", "main=p", "-o", truth});
    EXPECT_THAT(answer({"score", tree, truth, "--method", "jidm-2013,label-attributes=computed"}),
                HasSubstr("jidm-2013,label-attributes=computed"));
    expectFailure(2, "--label-attributes",
                  {"score", tree, truth, "--method", "separators", "--label-attributes", "computed"});
}

TEST_F(CliComputed, runTellsItOfEachPageThatHasNone)
{
    file("pages/styled.html", styledBrowserTree());
    file("pages/plain.html", "<p>plain</p>");
    const std::string out = path("run");
    EXPECT_THAT(
        answer({"corpus", "run", path("pages"), "--methods",
                "separators,label-attributes=computed,separators,label-attributes=none", "--out", out}),
        HasSubstr("plain.html, separators,label-attributes=computed: "));
    std::map<std::string, Json> rows;
    std::istringstream lines(contentOf(out));
    for (std::string line; std::getline(lines, line);) {
        if (const Json row = Json::parse(line); row.contains("method"))
            rows[row["page"].get<std::string>() + ' ' + row["method"].get<std::string>()] = row;
    }
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows["plain.html separators,label-attributes=computed"]["error"]["code"], "no-computed-styles");
    for (const char* row :
         {"plain.html separators,label-attributes=none", "styled.html separators,label-attributes=computed",
          "styled.html separators,label-attributes=none"})
        EXPECT_TRUE(rows[row]["error"].is_null()) << row;
}

} // namespace
} // namespace tagseam::test
