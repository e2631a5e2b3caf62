// SPDX-License-Identifier: MIT
// The papers' tables as printed agree with themselves, and are made again from the authors' pages.
#include "core/corpus/experiment.h"
#include "core/corpus/experimenttable.h"
#include "core/corpus/pagetruth.h"
#include "core/page/pageinput.h"
#include "core/page/parsehtml.h"
#include "tests/core/testpages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam {
namespace {

namespace fs = std::filesystem;

const PublishedTable& tabela2()
{
    return *findPublishedTable("velloso-2014");
}

ExperimentRow asPublished(const PublishedRow& row)
{
    ExperimentRow same;
    same.published = &row;
    same.targets = row.original.target;
    same.nodes = {row.raw, row.pruned};
    same.isMainRegionKept = row.isMainRegionKept;
    same.original = row.original;
    same.filtered = row.filtered;
    if (row.isMainRegionKept)
        same.noiseRemoved = noiseRemoved(row.original, row.filtered);
    return same;
}

std::vector<ExperimentRow> asPublished(const PublishedTable& table)
{
    std::vector<ExperimentRow> rows;
    for (const PublishedRow& row : table.rows)
        rows.push_back(asPublished(row));
    return rows;
}

TEST(PublishedTables, agreeWithThemselves)
{
    EXPECT_EQ(tabela2().rows.size(), 51U);
    EXPECT_EQ(findPublishedTable("velloso-dorneles-2013")->rows.size(), 23U);
    EXPECT_EQ(findPublishedTable("velloso-2015"), nullptr);
    for (const PublishedTable& table : publishedTables()) {
        for (const PublishedRow& row : table.rows) {
            EXPECT_EQ(row.noiseRemoved.has_value(), row.isMainRegionKept) << row.site;
            if (row.noiseRemoved) { // by equation 4.1
                EXPECT_NEAR(*row.noiseRemoved, 100 * *noiseRemoved(row.original, row.filtered), 0.006)
                    << row.site;
            }
        }
        const std::vector<ExperimentRow> rows = asPublished(table);
        for (const ExperimentMeans& means : {measuredMeans(rows), publishedMeans(rows)}) {
            EXPECT_EQ(means.pages, table.rows.size());
            EXPECT_NEAR(100 * means.reduction, table.reduction, 0.01) << table.name;
            EXPECT_NEAR(100 * *means.mainRegionKept, table.mainRegionKept, 0.006) << table.name;
            EXPECT_NEAR(100 * *means.noiseRemoved, table.noiseRemoved, 0.006) << table.name;
        }
        EXPECT_EQ(pagesWithin(rows, 0), table.rows.size());
    }
    // Tabela 3 is over the pages whose main region was kept.
    const ExperimentMeans means = publishedMeans(asPublished(tabela2()));
    for (const auto& [mean, printed] :
         {std::pair{means.alone, *tabela2().alone}, std::pair{means.filtered, *tabela2().filtered}}) {
        EXPECT_NEAR(mean.precision, printed.precision, 0.00006);
        EXPECT_NEAR(mean.recall, printed.recall, 0.00006);
        EXPECT_NEAR(mean.f1, printed.f1, 0.00006);
    }
}

TEST(ExperimentMeans, ofTheMainRegionAreOverThePagesOfWhichItIsKnown)
{
    std::vector<ExperimentRow> rows{asPublished(tabela2().rows[0]), asPublished(tabela2().rows[9])};
    rows[0].isMainRegionKept.reset();
    EXPECT_EQ(measuredMeans(rows).mainRegionKept, 0); // Build's is lost
    rows[1].isMainRegionKept.reset();
    EXPECT_EQ(measuredMeans(rows).mainRegionKept, std::nullopt);
    EXPECT_EQ(publishedMeans(rows).mainRegionKept, 0.5);
    EXPECT_GT(measuredMeans(rows).filtered.precision, 0) << "the published answer chooses the pages then";
    // Recall of MDR alone is measured against marked records, and published against the paper's targets.
    rows.pop_back();
    rows[0].targets = 20;
    EXPECT_DOUBLE_EQ(measuredMeans(rows).alone.recall, 0.5);
    EXPECT_DOUBLE_EQ(publishedMeans(rows).alone.recall, 1);
}

TEST(PublishedTables, sayHowTheirRowsWereMade)
{
    struct Row {
        const char* table;
        const char* file;
        const char* reading;
        double threshold;
    };
    for (const Row& row : {Row{"velloso-2014", "youtube.html", "dissertation-2014", 0.80},
                           Row{"velloso-2014", "nike.html", "dissertation-2014", 0.75},
                           Row{"velloso-2014", "buscape.html", "dissertation-2014", 0.70},
                           Row{"velloso-2014", "terra.html", "jidm-2013", 0.80},
                           Row{"velloso-dorneles-2013", "buscape.html", "jidm-2013", 0.80}}) {
        const PublishedTable& table = *findPublishedTable(row.table);
        const auto setup = rowSetup(table, *std::ranges::find(table.rows, row.file, &PublishedRow::file));
        EXPECT_EQ(setup.reading, row.reading) << row.file;
        EXPECT_EQ(setup.threshold, row.threshold) << row.file;
    }
}

// ACM on the pruned page: 8 groups, 10 targets in 2 of them, printed 16.
TEST(CountGroups, countsGroupsThatHoldTargetsAsTheTargets)
{
    const auto page = parseHtml("<body><dl><dt>a<dd>1<dt>b<dd>2<dt>c<dd>3<dt>d<dd>4</dl><ul><li>x<li>y</ul>");
    ASSERT_TRUE(page);
    const auto named = [&](std::string_view name) {
        std::vector<NodeId> nodes;
        for (NodeId node{0}; node.value < page->size(); ++node.value) {
            if (page->name(node) == name)
                nodes.push_back(node);
        }
        return nodes;
    };
    const std::vector<NodeId> dt = named("dt");
    const std::vector<NodeId> dd = named("dd");
    const std::vector<NodeId> li = named("li");
    MinedRecords mined;
    mined.regions.push_back(
        {page->parent(dt[0]), 4, {dt[0], dd[0], dt[1], dd[1], dt[2], dd[2], dt[3], dd[3]}, {}});
    mined.regions.push_back({page->parent(li[0]), 1, {li[0], li[1]}, {}});
    std::vector<DataRecord> targets;
    for (std::size_t i = 0; i < dt.size(); ++i)
        targets.push_back({{dt[i], dd[i]}});

    const CountedGroups counted = countGroups(*page, mined, targets);
    EXPECT_EQ(counted.groups, 4U);
    EXPECT_EQ(counted.holding, 2U);
    EXPECT_EQ(counted.targets, 4U);
    EXPECT_EQ(counted.records().total, 6U);
    EXPECT_EQ(countGroups(*page, mined, {}).records().total, 4U);
    // A group within a target holds no root of it.
    mined.regions[0].nodes = {dd[0], dd[1]};
    mined.regions[0].length = 1;
    EXPECT_EQ(countGroups(*page, mined, std::vector<DataRecord>{{{page->parent(dt[0])}}}).holding, 0U);
}

TEST(ExperimentTable, setsEachFigureBesideThePublishedOne)
{
    std::vector<ExperimentRow> rows{asPublished(tabela2().rows[0]), asPublished(tabela2().rows[1])};
    rows[0].original.total = 64;
    rows[1].error = "cannot be read";
    const std::string text = experimentText(tabela2(), rows);
    EXPECT_THAT(text, testing::ContainsRegex("ACM +measured +601"));
    EXPECT_THAT(text, testing::HasSubstr("amazon.html: cannot be read"));
    EXPECT_THAT(experimentMarkdown(tabela2(), rows), testing::HasSubstr("64 (61, +3)"));
    EXPECT_THAT(experimentLatex(tabela2(), rows), testing::HasSubstr("\\toprule"));
    EXPECT_THAT(experimentCsv(rows), testing::HasSubstr("ACM,acm.html,published,,601,601,0,340,340,0,"));
    const auto json = nlohmann::json::parse(experimentJson(tabela2(), rows));
    EXPECT_EQ(json["pages"][0]["figures"]["mdr_raw_total"]["measured"], 64);
    EXPECT_EQ(json["pages"][1]["error"], "cannot be read");
    EXPECT_EQ(json["within15Percent"], 1);
}

TEST(Experiment, makesTabela2Again)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::string folder = TAGSEAM_CORPUS "/velloso2014";
    TruthBook truths(folder);
    std::vector<ExperimentRow> rows;
    for (const PublishedRow& row : tabela2().rows) {
        const std::string file = folder + '/' + std::string(row.file);
        if (!fs::exists(file))
            continue;
        auto page = pageBelow(folder, row.file);
        page->annotation = TAGSEAM_TRUTH "/velloso2014.csv";
        auto document = readPage(file, {}, {});
        const auto truth = truths.truthOf(*page, *document);
        EXPECT_TRUE(truth && *truth && (*truth)->loaded.lost.empty()) << file;
        rows.push_back(experimentRow(tabela2(), row, *document, (*truth)->loaded.labelled));
    }
    ASSERT_EQ(rows.size(), 26U);
    EXPECT_GE(pagesWithin(rows, 0.15), 18U);
    const ExperimentMeans measured = measuredMeans(rows);
    const ExperimentMeans published = publishedMeans(rows);
    EXPECT_EQ(measured.noisePages, 24U);
    EXPECT_NEAR(*measured.noiseRemoved, *published.noiseRemoved, 0.05);
    EXPECT_EQ(measured.mainRegionKept, published.mainRegionKept);
    EXPECT_NEAR(measured.reduction, published.reduction, 0.01);
    // Other settings than those of the tables give the printed totals on fewer pages.
    EXPECT_GE(std::ranges::count_if(rows,
                                    [](const ExperimentRow& row) {
                                        return row.filtered.total == row.published->filtered.total;
                                    }),
              15);
}

} // namespace
} // namespace tagseam
