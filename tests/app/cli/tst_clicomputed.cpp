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
    EXPECT_THAT(answer({"tps", tree, "--style", "computed"}), HasSubstr("color: red"));
    EXPECT_THAT(answer({"tps", tree}), Not(HasSubstr("color: red")));
    EXPECT_EQ(json({"search", tree, "--style", "computed"})["options"]["style"], "computed");
    for (const char* command : {"prune", "separators", "diagnose", "sweep", "regions"})
        EXPECT_EQ(run({command, tree, "--style", "computed"}).code, 0) << command;
    EXPECT_EQ(run({"compare", tree, "--a", "style=computed", "--b", "printed"}).code, 0);
}

TEST_F(CliComputed, isRefusedWhereThePageHasNone)
{
    for (const std::string& page : {sample("shop"), file("tree.html", browserTree())}) {
        for (const char* command : {"prune", "search", "tps"})
            expectFailure(2, "--style computed: " + page, {command, page, "--style", "computed"});
        expectFailure(2, "--a: " + page, {"compare", page, "--a", "style=computed", "--b", "printed"});
        expectFailure(2, "--method: " + page,
                      {"clean", page, "--method", "jidm-2013+separators,style=computed"});
    }
    const std::string bytes = styledBrowserTree();
    const std::string cut = file("cut.html", bytes.substr(0, bytes.size() - 5));
    expectFailure(3, cut, {"tps", cut});
}

TEST_F(CliComputed, separatorsTakeTheirStyleBehindTheirNameOrAsAnOption)
{
    const std::string tree = file("tree.html", styledBrowserTree());
    EXPECT_EQ(run({"prune", tree, "--method", "separators,style=computed"}).out,
              answer({"clean", tree, "--method", "separators", "--style", "computed"}));
    const std::string truth = path("truth.json");
    answer({"annotation", "make", tree, "--label", "main=p", "-o", truth});
    EXPECT_THAT(answer({"score", tree, truth, "--method", "jidm-2013,style=computed"}),
                HasSubstr("jidm-2013,style=computed"));
    expectFailure(2, "--style", {"score", tree, truth, "--method", "separators", "--style", "computed"});
}

TEST_F(CliComputed, runTellsItOfEachPageThatHasNone)
{
    file("pages/styled.html", styledBrowserTree());
    file("pages/plain.html", "<p>plain</p>");
    const std::string out = path("run");
    EXPECT_THAT(answer({"corpus", "run", path("pages"), "--methods",
                        "separators,style=computed,separators,style=none", "--out", out}),
                HasSubstr("plain.html, separators,style=computed: "));
    std::map<std::string, Json> rows;
    std::istringstream lines(contentOf(out));
    for (std::string line; std::getline(lines, line);) {
        if (const Json row = Json::parse(line); row.contains("method"))
            rows[row["page"].get<std::string>() + ' ' + row["method"].get<std::string>()] = row;
    }
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows["plain.html separators,style=computed"]["error"]["code"], "no-computed-styles");
    for (const char* row : {"plain.html separators,style=none", "styled.html separators,style=computed",
                            "styled.html separators,style=none"})
        EXPECT_TRUE(rows[row]["error"].is_null()) << row;
}

} // namespace
} // namespace tagseam::test
