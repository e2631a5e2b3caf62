// SPDX-License-Identifier: MIT
// tagseam-cli experiment dias-gadge-2013 and win-tun.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

const std::string shopPage = "<body><ul><a>aa</a><a>bb</a></ul><section><p>1</p><p>2</p></section></body>";

class MarkedExperiments : public Cli {
  protected:
    // Two pages of a site whose main content is the section, and a page without ground truth.
    std::string site()
    {
        file("pages/s/1.html", shopPage);
        file("pages/s/2.html", shopPage);
        file("pages/s/none.html", shopPage);
        file("pages/groundtruth.csv", "page,label,mark,xpath\ns/1.html,main,m1,/html/body/section\n"
                                      "s/2.html,main,m1,/html/body/section\n");
        return path("pages");
    }
    static Json tableOf(const Json& report, std::string_view key)
    {
        for (const Json& table : report["experiments"][0]["tables"]) {
            if (table["key"] == key)
                return table["rows"];
        }
        return {};
    }
};

TEST_F(MarkedExperiments, scoreTheBlocksOfPagesWithGroundTruth)
{
    const Json report = json({"experiment", "dias-gadge-2013", site()});
    const Json rows = tableOf(report, "table1");
    ASSERT_EQ(rows.size(), 3U) << "two pages and the average";
    EXPECT_EQ(rows[0]["row"], "s/1.html");
    EXPECT_EQ(rows[0]["figures"]["recall"]["measured"], 1);
    EXPECT_EQ(tableOf(report, "table1-published").size(), 20U);
    EXPECT_THAT(report["experiments"][0]["settings"]["pages"].get<std::string>(), StartsWith("2 of 3"));
    file("pages/s/empty.html", "");
    const Json failed = json({"experiment", "dias-gadge-2013", path("pages")});
    EXPECT_THAT(failed["experiments"][0]["settings"]["pages"].get<std::string>(), HasSubstr("s/empty.html"));
    EXPECT_THAT(answer({"experiment", "dias-gadge-2013", site(), "--latex"}), HasSubstr("\\addplot"));
}

TEST_F(MarkedExperiments, sweepTheThresholdOfASite)
{
    file("list.csv", "page,expected\ns/1.html,1\ns/2.html,2\n");
    fs::create_directories(path("pages"));
    const std::string folder = site();
    for (const std::vector<std::string>& more : {std::vector<std::string>{},
                                                 {"--manifest", path("list.csv")},
                                                 {"--ground-truth", path("pages/groundtruth.csv")}}) {
        const Json report = json(with({"experiment", "win-tun", folder}, more));
        EXPECT_EQ(tableOf(report, "sites").size(), 8U) << "the choices of the rules";
        EXPECT_EQ(tableOf(report, "sites")[0]["row"], "s");
        EXPECT_GT(tableOf(report, "figure10").size(), 1U);
    }
}

TEST_F(MarkedExperiments, sayWhatIsWrong)
{
    file("bare/1.html", shopPage);
    expectFailure(3, "ground truth", {"experiment", "dias-gadge-2013", path("bare")});
    expectFailure(3, "ground truth", {"experiment", "win-tun", path("bare")});
    file("list.csv", "page,expected\n1.html,1\n");
    expectFailure(3, "ground truth",
                  {"experiment", "dias-gadge-2013", path("bare"), "--manifest", path("list.csv")});
    expectRefused(3, {"experiment", "win-tun", path("nothing")});
    expectFailure(2, "--runs", {"experiment", "win-tun", site(), "--runs", "3"});
    expectFailure(2, "--manifest", {"experiment", "yi-2003", site(), "--manifest", "x.csv"});
}

} // namespace
} // namespace tagseam::test
