// SPDX-License-Identifier: MIT
// tagseam-cli experiment velloso-2014, velloso-dorneles-2013, complexity and all.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

using testing::Contains;
using testing::Not;

class Experiments : public Cli {
  protected:
    // Returns a table of the first experiment in the answer.
    Json tableOf(const std::vector<std::string>& arguments, std::string_view key)
    {
        const Json answer = json(arguments);
        for (const Json& table : answer["experiments"][0]["tables"]) {
            if (table["key"] == key)
                return table;
        }
        return {};
    }

    std::string listPage() { return file("acm.html", "<body><ul>" + items() + "</ul></body>"); }

    static std::string items()
    {
        std::string html;
        for (int i = 0; i < 6; ++i)
            html += "<li><b>one</b> two</li>";
        return html;
    }
};

TEST_F(Experiments, measureThePagesThatAreThereAndMarkedRecords)
{
    listPage();
    const std::vector<std::string> all{"experiment", "velloso-2014", m_folder.string()};
    const Json rows = tableOf(all, "tabela2")["rows"];
    ASSERT_EQ(rows.size(), 3U) << "the page, and the means of it and of all pages";
    EXPECT_EQ(rows[0]["row"], "ACM");
    expectHas(rows[0]["figures"]["raw_nodes"], {{"published", 601}, {"measured", 27}});
    EXPECT_EQ(rows[0]["figures"]["main_region"]["measured"], nullptr) << "no record is marked";
    const auto marking = [&](const std::string& node) {
        return with(all, {"--ground-truth", file("truth.csv", "page,label,mark,xpath\n" + node + '\n')});
    };
    const Json marked = tableOf(marking("acm.html,record,,/html/body/ul/li[1]"), "tabela2")["rows"][0];
    EXPECT_NE(marked["figures"]["main_region"]["measured"], nullptr);
    EXPECT_THAT(answer(marking("acm.html,record,,/html/body/ul/li[9]")), HasSubstr("1 of 1 mark"));
}

TEST_F(Experiments, showTheSettingsOfEachRowInEveryFormat)
{
    listPage();
    const std::vector<std::string> inferred{"experiment", "velloso-2014", m_folder.string()};
    for (const char* format : {"--markdown", "--latex", "--csv", "--json"}) {
        const std::string output = answer(with(inferred, {format}));
        EXPECT_THAT(output, HasSubstr("dissertation-2014")) << format;
        EXPECT_THAT(output, HasSubstr("inferred")) << format;
        EXPECT_THAT(output, HasSubstr("0.80")) << format;
    }
    const Json uniform =
        tableOf(with(inferred, {"--variant", "printed", "--mdr-threshold", "0.9"}), "tabela2");
    EXPECT_EQ(uniform["rows"][0]["settings"], (Json{{"variant", "printed"}, {"MDR threshold", "0.90"}}));
}

TEST_F(Experiments, makeTableIFromTheAuthorsPages)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    const std::string pages = TAGSEAM_CORPUS "/velloso2014";
    const std::vector<std::string> arguments{"experiment", "velloso-dorneles-2013", pages, "--ground-truth",
                                             fs::path(TAGSEAM_SAMPLES) /
                                                 "../../tests/data/groundtruth/velloso2014.csv"};
    const Json rows = tableOf(arguments, "table1")["rows"];
    ASSERT_EQ(rows.size(), 13U + 2);
    const Json& means = rows[13]["figures"];
    EXPECT_GE(means["main_region"]["measured"], 0.92);
    EXPECT_GE(means["noise_removed"]["measured"], means["noise_removed"]["published"].get<double>() - 0.01);
    const Json filtered = tableOf(arguments, "tabela3")["rows"][2]["figures"]["filtered"];
    EXPECT_GE(filtered["measured"], 0.67);
}

TEST_F(Experiments, countTheOperationsOfEachPage)
{
    listPage();
    const Json splits = tableOf({"experiment", "complexity", m_folder.string()}, "splits");
    EXPECT_EQ(splits["rows"].size(), 3U) << "a row for each variant";
    const Json pages = tableOf({"experiment", "complexity", m_folder.string()}, "pages");
    EXPECT_EQ(pages["rows"][0]["row"], "acm.html");
    EXPECT_GT(pages["rows"][0]["figures"]["scanning"]["measured"], 0);
}

TEST_F(Experiments, allAreThoseWhosePagesAreThere)
{
    file("authors/acm.html", "<body><ul>" + items() + "</ul></body>");
    const Json answer = json({"experiment", "all", m_folder.string()});
    std::vector<std::string> made;
    std::vector<std::string> missing;
    for (const Json& each : answer["experiments"])
        (each["tables"].empty() ? missing : made).push_back(each["experiment"]);
    EXPECT_THAT(made, Contains("velloso-2014"));
    EXPECT_THAT(made, Contains("velloso-dorneles-2013"));
    EXPECT_THAT(made, Contains("complexity"));
    EXPECT_THAT(missing, Contains("yi-2003"));
    for (const Json& each : answer["experiments"])
        EXPECT_EQ(each["tables"].empty(), each["settings"].empty()) << "each experiment says its settings";
}

TEST_F(Experiments, refuseWhatTheyCannotDo)
{
    expectFailure(2, "velloso-2015", {"experiment", "velloso-2015", m_folder.string()});
    expectRefused(3, {"experiment", "velloso-2014", (m_folder / "none").string()});
    listPage();
    expectRefused(3, {"experiment", "velloso-2014", m_folder.string(), "--ground-truth",
                      file("one.csv", "label,xpath\nrecord,/html/body/ul/li[1]\n")});
    expectFailure(2, "--variant", {"experiment", "velloso-2014", m_folder.string(), "--variant", "none"});
    expectFailure(2, "--variant", {"experiment", "complexity", m_folder.string(), "--variant", "printed"});
    fs::remove(path("acm.html"));
    expectRefused(3, {"experiment", "velloso-2014", m_folder.string()});
    expectFailure(2, "--generate", {"experiment", "all", m_folder.string(), "--generate"});
    fs::create_directory(path("empty"));
    expectRefused(3, {"experiment", "all", path("empty")});
}

} // namespace
} // namespace tagseam::test
