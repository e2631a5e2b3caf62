// SPDX-License-Identifier: MIT
// The report of the published tables: worked complements, the test of H0, and the settings of each row.
#include "core/papers/vellosoreport.h"

#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;

ExperimentRow asPublished(const PublishedTable& table, const PublishedRow& row)
{
    ExperimentRow same;
    same.published = &row;
    same.setup = rowSetup(table, row);
    same.isMarked = true;
    same.targets = row.original.target;
    same.nodes = {row.raw, row.pruned};
    same.isMainRegionKept = row.isMainRegionKept;
    same.original = row.original;
    same.filtered = row.filtered;
    if (row.isMainRegionKept)
        same.noiseRemoved = noiseRemoved(row.original, row.filtered);
    return same;
}

Report reportOf(std::string_view name)
{
    VellosoRun run;
    run.table = findPublishedTable(name);
    for (const PublishedRow& row : run.table->rows)
        run.rows.push_back(asPublished(*run.table, row));
    for (const RowSetup& setup : uniformSetups())
        run.uniform.push_back({setup, run.rows});
    return vellosoReport(run);
}

const ReportTable& tableOf(const Report& report, std::string_view key)
{
    return *std::ranges::find(report.tables, key, &ReportTable::key);
}

const ReportRow& rowOf(const ReportTable& table, std::string_view name)
{
    return *std::ranges::find_if(table.rows, [&](const ReportRow& row) { return row.names[0] == name; });
}

TEST(VellosoReport, hasTheWorkedComplements)
{
    const Report jidm = reportOf("velloso-dorneles-2013");
    const std::vector<ReportFigure>& g1 = rowOf(tableOf(jidm, "complement"), "g1.com.br").figures;
    EXPECT_EQ(g1[0].published, 23) << "225 - 202 records";
    EXPECT_EQ(g1[1].published, 10);
    EXPECT_NEAR(*g1[2].published, 0.9395, 0.00005) << "by Equation 4";
    EXPECT_NEAR(*g1[3].published, 0.9399, 1e-9) << "as printed";
    EXPECT_THAT(jidm.notes, Contains(HasSubstr("93.95")));

    const Report dissertation = reportOf("velloso-2014");
    const std::vector<ReportFigure>& build = rowOf(tableOf(dissertation, "complement"), "Build").figures;
    EXPECT_EQ(build[0].published, 48);
    EXPECT_EQ(build[1].published, 12);
    EXPECT_NEAR(*build[2].published, *build[3].published, 0.00005) << "65.71 %, printed without error";
}

TEST(VellosoReport, measuresNothingAboutTargetsWithoutMarks)
{
    VellosoRun run;
    run.table = findPublishedTable("velloso-2014");
    const Document page = test::page("<body><ul><li>a</li><li>b</li><li>c</li></ul></body>");
    const RowSetup setup = rowSetup(*run.table, run.table->rows[0]);
    run.rows = experimentRows(run.table->rows[0], page, {}, {&setup, 1});
    run.uniform.push_back({setup, run.rows});
    const Report report = vellosoReport(run);
    for (const char* key : {"tabela3", "h0"}) {
        for (const ReportRow& row : tableOf(report, key).rows) {
            for (const ReportFigure& figure : row.figures)
                EXPECT_FALSE(figure.measured) << key << ' ' << row.names[0];
        }
    }
    const std::vector<ReportFigure>& figures = tableOf(report, "tabela2").rows[0].figures;
    EXPECT_TRUE(figures[0].measured && figures[4].measured);
    EXPECT_FALSE(figures[5].measured || figures[7].measured || figures[8].measured);
    for (const std::size_t figure : {2U, 4U, 5U, 6U}) // all that depends on targets
        EXPECT_FALSE(tableOf(report, "sensitivity").rows[0].figures[figure].measured) << figure;
    EXPECT_THAT(report.notes, Contains(HasSubstr("No records are marked")));
}

TEST(VellosoReport, refutesH0ByThePrintedRows)
{
    const Report report = reportOf("velloso-2014");
    const ReportTable& table = tableOf(report, "h0");
    const ReportRow& precision = rowOf(table, "precision");
    EXPECT_EQ(precision.figures[0].published, 43) << "42 of the kept pages, and Costco";
    EXPECT_EQ(precision.figures[1].published, 8) << "pages whose records are lost";
    EXPECT_LT(*precision.figures[3].published, 0.001);
    EXPECT_LT(*rowOf(table, "F-measure").figures[3].published, 0.001);
}

TEST(VellosoReport, showsTheSettingsOfEachRow)
{
    const Report report = reportOf("velloso-2014");
    const ReportTable& table = tableOf(report, "tabela2");
    EXPECT_THAT(table.settings[0], HasSubstr("inferred"));
    EXPECT_EQ(rowOf(table, "Terra").settings, (std::vector<std::string>{"jidm-2013", "0.80"}));
    EXPECT_EQ(rowOf(table, "Bradesco").settings[0], "dissertation-2014");
    EXPECT_EQ(rowOf(table, "Bondfaro").settings[1], "0.70");
    EXPECT_EQ(tableOf(report, "sensitivity").rows.size(), 9U + 2) << "uniform, inferred, printed";
}

TEST(VellosoReport, countsRowsThatSeveralSettingsExplain)
{
    VellosoRun run;
    run.table = findPublishedTable("velloso-2014");
    for (const PublishedRow& row : run.table->rows)
        run.rows.push_back(asPublished(*run.table, row));
    for (const RowSetup& setup : uniformSetups()) {
        run.uniform.push_back({setup, run.rows});
        for (std::size_t i = 0; i < run.rows.size(); ++i) {
            ExperimentRow& row = run.uniform.back().rows[i];
            row.nodes.kept += setup.variant == run.rows[i].setup.variant ? 0 : 1;
            row.filtered.total += i > 2 && setup.threshold != run.rows[i].setup.threshold ? 1 : 0;
        }
    }
    EXPECT_THAT(vellosoReport(run).notes,
                Contains(AllOf(HasSubstr("0 of 51 pages another variant"), HasSubstr("on 3 another"))));
}

} // namespace
} // namespace tagseam
