// SPDX-License-Identifier: MIT
// Reports in each format hold the same figures, the settings that made them, and the published figures.
#include "core/papers/report.h"

#include "core/base/csvrows.h"
#include "core/papers/reportdata.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<Report> reports()
{
    Report report;
    report.experiment = "velloso-2014";
    report.title = "Tabela 2";
    report.isOfAuthorsPages = true;
    report.settings = {{"pages", "2 of 51"}};
    report.tables = {{"tabela2",
                      "Tabela 2",
                      {"site"},
                      {"variant"},
                      {{"nodes", "nodes", FigureKind::Count},
                       {"reduction", "red.", FigureKind::Percent},
                       {"kept", "main region", FigureKind::YesNo}},
                      {{{"ACM & co"}, {"jidm-2013"}, {{601, 600}, {-0.4343, -0.4343}, {1, 0}}},
                       {{"mean"}, {""}, {{}, {-0.4343, {}}, {0.5, {}, FigureKind::Percent}}},
                       {{"Build"}, {"jidm-2013"}, std::vector<ReportFigure>(3), "is empty"}}},
                     {"runs",
                      "F of each run",
                      {"run"},
                      {},
                      {{"F(N)", "F(N)"}},
                      {{{"1"}, {}, {{0.25, {}}}}},
                      ReportForm::Data},
                     {"figure9",
                      "Figure 9",
                      {"F"},
                      {},
                      {{"F(N)", "F(N)", FigureKind::Count}},
                      {{{"0.0-0.1"}, {}, {{3, {}}}}, {{"0.1-0.2"}, {}, {{6, {}}}}},
                      ReportForm::Plot}};
    report.notes = {"One page is missing."};
    return {report};
}

TEST(Report, hasADifferenceForEachPublishedFigureOfTheAuthorsPages)
{
    const std::string text = writeReports(reports(), ReportFormat::Text);
    for (const char* part : {"601", "600", "+1", "-43.43 %", "other", "50.00 %", "jidm-2013",
                             "Build: is empty", "pages: 2 of 51", "One page is missing."})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, Not(HasSubstr("F of each run"))) << "only for programs";
    std::vector<Report> others = reports();
    others[0].isOfAuthorsPages = false;
    EXPECT_THAT(writeReports(others, ReportFormat::Text), Not(HasSubstr("+1")))
        << "other pages: no difference";
}

TEST(Report, pairsFiguresInMarkdownAndLatex)
{
    const std::string markdown = writeReports(reports(), ReportFormat::Markdown);
    EXPECT_THAT(markdown, HasSubstr("| 601 (600, +1) |"));
    EXPECT_THAT(markdown, HasSubstr("Tabela 2; measured (published, difference)\n"));
    EXPECT_THAT(markdown, HasSubstr("Figure 9\n")) << "it has no published figures";
    std::vector<Report> others = reports();
    others[0].tables[0].rows[0].names = {"Θ(n)"};
    EXPECT_THAT(writeReports(others, ReportFormat::Latex), HasSubstr("$\\Theta$(n)"))
        << "no text font has it";
    const std::string latex = writeReports(reports(), ReportFormat::Latex);
    EXPECT_THAT(latex, HasSubstr("ACM \\& co"));
    EXPECT_THAT(latex, HasSubstr("({0.1-0.2},6)"));
}

TEST(Report, drawsBarsInProportion)
{
    const std::string text = writeReports(reports(), ReportFormat::Text);
    EXPECT_THAT(text, HasSubstr("6  " + std::string(50, '#') + "\n"));
    EXPECT_THAT(text, HasSubstr("3  " + std::string(25, '#') + "\n"));
}

TEST(Report, hasARowOfCsvForEachFigureSettingAndNote)
{
    const std::string csv = writeReports(reports(), ReportFormat::Csv);
    CsvRows all(csv);
    std::vector<std::vector<std::string>> lines;
    while (!all.isAtEnd())
        lines.push_back(*all.next());
    EXPECT_THAT(lines[0], ElementsAre("experiment", "table", "row", "settings", "column", "measured",
                                      "published", "text"));
    EXPECT_THAT(lines[1], ElementsAre("velloso-2014", "settings", "pages", "", "", "", "", "2 of 51"));
    EXPECT_THAT(lines[2], ElementsAre("velloso-2014", "notes", "", "", "", "", "", "One page is missing."));
    EXPECT_THAT(lines[3], ElementsAre("velloso-2014", "tabela2", "ACM & co", "variant=jidm-2013", "nodes",
                                      "601", "600", ""));
    EXPECT_THAT(lines[9], ElementsAre("velloso-2014", "tabela2", "Build", "variant=jidm-2013", "nodes", "",
                                      "", "is empty"));
    EXPECT_EQ(lines.size(), 3U + 9 + 1 + 2);
}

TEST(Report, isJsonWithBothFigures)
{
    const auto json = nlohmann::json::parse(writeReports(reports(), ReportFormat::Json));
    EXPECT_EQ(json["schema"], "tagseam.experiment/2");
    const auto& rows = json["experiments"][0]["tables"][0]["rows"];
    EXPECT_EQ(rows[0]["settings"]["variant"], "jidm-2013");
    EXPECT_EQ(rows[0]["figures"]["nodes"]["measured"], 601);
    EXPECT_EQ(rows[0]["figures"]["nodes"]["published"], 600);
    EXPECT_EQ(rows[1]["figures"]["nodes"]["measured"], nullptr);
    EXPECT_EQ(rows[2]["error"], "is empty");
}

TEST(Report, isReadBackFromItsJson)
{
    const Result<std::vector<Report>> read = readReports(writeReports(reports(), ReportFormat::Json));
    ASSERT_TRUE(read);
    const ReportTable& plot = (*read)[0].tables[2];
    EXPECT_EQ(plot.form, ReportForm::Plot);
    EXPECT_EQ(plot.columns[0].kind, FigureKind::Count);
    EXPECT_EQ(plot.rows[1].names[0], "0.1-0.2");
    EXPECT_EQ(plot.rows[1].figures[0].measured, 6);
    EXPECT_EQ((*read)[0].tables[0].rows[0].figures[0].published, 600);
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Json})
        EXPECT_EQ(writeReports(*read, format), writeReports(reports(), format));
    for (const char* broken :
         {"", "[]", R"({"schema":"tagseam.run/1"})", R"({"schema":"tagseam.experiment/2"})",
          R"({"schema":"tagseam.experiment/2","experiments":[{"experiment":1}]})",
          R"({"schema":"tagseam.experiment/2","experiments":[{"experiment":"x","title":"x",)"
          R"("notes":[],"tables":[{"key":"k","title":"t","form":"pie","columns":[],"rows":[]}]}]})"})
        EXPECT_EQ(readReports(broken).error().code, ErrorCode::BadRun) << broken;
}

} // namespace
} // namespace tagseam
