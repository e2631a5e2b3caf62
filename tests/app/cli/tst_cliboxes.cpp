// SPDX-License-Identifier: MIT
// Methods that go by boxes on the command line: only trees of a browser have them.
#include "tests/app/cli/clitest.h"

#include <bit>
#include <map>
#include <sstream>

namespace tagseam::test {
namespace {

using CliBoxes = Cli;

// browserTree() with boxes: a page of 100 x 100 pixels; the p has half of it, in the middle.
std::string boxedBrowserTree()
{
    std::string tree = browserTree();
    constexpr std::size_t hasBoxes = 4 + std::size_t{3} * 4; // after the name and three numbers
    tree[hasBoxes] = 1;
    std::string boxes;
    for (const int each : {0, 0, 100, 100, 0, 0, 100, 100, 25, 0, 50, 100, 0, 0, 0, 0})
        boxes += bytesOf({std::bit_cast<std::int32_t>(static_cast<float>(each))});
    return tree.insert(tree.find("htmlbody"), boxes);
}

TEST_F(CliBoxes, areRefusedWhereThePageHasNone)
{
    for (const std::string& page : {sample("shop"), file("tree.html", browserTree())}) {
        for (const char* method : {"centred-block", "centre-weight", "centred-block+mdr-2003"})
            expectFailure(2, "--method: " + page, {"clean", page, "--method", method});
    }
    const std::string truth = file("t.csv", "page,label,mark,xpath\nshop.html,main,1,/html/body/main\n");
    expectFailure(2, "--method: ", {"score", sample("shop"), truth, "--method", "centred-block"});
}

TEST_F(CliBoxes, giveTheShareOfTheMainBlock)
{
    const Json json =
        this->json({"clean", file("tree.html", boxedBrowserTree()), "--method", "centred-block"});
    ASSERT_EQ(json["decisions"].size(), 2U);
    EXPECT_EQ(json["decisions"][1]["reason"], "main-block");
    EXPECT_EQ(json["decisions"][1]["figure"], 0.5);
}

TEST_F(CliBoxes, ofARunAreMissingPageByPageAndOnlyWhereRequested)
{
    file("pages/boxed.html", boxedBrowserTree());
    file("pages/plain.html", "<p>plain</p>");
    const auto errorsOf = [&](const std::vector<std::string>& more) {
        std::map<std::string, std::string> errors;
        std::istringstream lines(run(with({"corpus", "run", path("pages")}, more)).out);
        for (std::string line; std::getline(lines, line);) {
            const Json row = Json::parse(line);
            if (row.contains("method"))
                errors[row["page"].get<std::string>() + ' ' + row["method"].get<std::string>()] =
                    row["error"].is_null() ? "" : row["error"]["code"].get<std::string>();
        }
        return errors;
    };
    auto errors = errorsOf({"--methods", "centred-block"});
    EXPECT_EQ(errors.size(), 2U);
    EXPECT_EQ(errors["plain.html centred-block"], "no-boxes");
    EXPECT_EQ(errors["boxed.html centred-block"], "");
    const auto all = errorsOf({});
    EXPECT_TRUE(all.contains("boxed.html link-lists"));
    EXPECT_FALSE(all.contains("boxed.html centred-block"));
}

} // namespace
} // namespace tagseam::test
