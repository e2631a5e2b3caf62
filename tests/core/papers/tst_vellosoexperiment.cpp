// SPDX-License-Identifier: MIT
// The papers' tables as printed agree with themselves, and are reproduced from the authors' pages.
#include "core/archive/pageinput.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/papers/vellosoexperiment.h"
#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

#include <cmath>

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
    const PublishedTable& jidm = *findPublishedTable("velloso-dorneles-2013");
    EXPECT_EQ(jidm.rows.size(), 23U);
    EXPECT_EQ(rowSetup(jidm, jidm.rows.front()).variant, "jidm-2013");
    EXPECT_EQ(findPublishedTable("velloso-2015"), nullptr);
    for (const PublishedTable& table : publishedTables()) {
        for (const PublishedRow& row : table.rows) {
            EXPECT_EQ(row.noiseRemoved.has_value(), row.isMainRegionKept) << row.site;
            if (row.noiseRemoved) { // computed with equation 4.1
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
         {std::pair{*means.alone, *tabela2().alone}, std::pair{*means.filtered, *tabela2().filtered}}) {
        EXPECT_NEAR(mean.precision, printed.precision, 0.00006);
        EXPECT_NEAR(mean.recall, printed.recall, 0.00006);
        EXPECT_NEAR(mean.f1, printed.f1, 0.00006);
    }
}

TEST(ExperimentMeans, ofTheMainRegionAreOverThePagesOfWhichItIsKnown)
{
    std::vector<ExperimentRow> rows{asPublished(tabela2().rows[0]), asPublished(tabela2().rows[9])};
    rows[0].isMainRegionKept.reset();
    EXPECT_EQ(measuredMeans(rows).mainRegionKept, 0); // Build's main region is lost
    rows[1].isMainRegionKept.reset();
    EXPECT_EQ(measuredMeans(rows).mainRegionKept, std::nullopt);
    EXPECT_EQ(publishedMeans(rows).mainRegionKept, 0.5);
    EXPECT_FALSE(measuredMeans(rows).filtered) << "no page is known to keep its main region";
    // Recall of MDR alone is measured against marked records, and published against the paper's targets.
    rows.pop_back();
    rows[0].isMainRegionKept = true;
    rows[0].targets = 20;
    EXPECT_DOUBLE_EQ(measuredMeans(rows).alone->recall, 0.5);
    EXPECT_DOUBLE_EQ(publishedMeans(rows).alone->recall, 1);
}

// ACM on the pruned page: 8 groups, 10 targets in 2 of them, printed 16.
TEST(CountGroups, countsGroupsThatHoldTargetsAsTheTargets)
{
    const auto page = parseHtml("<body><dl><dt>a<dd>1<dt>b<dd>2<dt>c<dd>3<dt>d<dd>4</dl><ul><li>x<li>y</ul>");
    ASSERT_TRUE(page);
    const auto named = [&](std::string_view name) { return *selectNodes(*page, name); };
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

TEST(Experiment, makesTabela2Again)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::string folder = TAGSEAM_CORPUS "/velloso2014";
    GroundTruthBook groundTruths(folder);
    std::vector<ExperimentRow> rows;
    for (const PublishedRow& row : tabela2().rows) {
        const std::string file = folder + '/' + std::string(row.file);
        if (!fs::exists(file))
            continue;
        auto page = pageBelow(folder, row.file);
        page->annotation = TAGSEAM_TRUTH "/velloso2014.csv";
        auto document = readPage(file, {.parser = Parser::Libxml2});
        const auto truth = groundTruths.groundTruthOf(*page, *document);
        EXPECT_TRUE(truth && *truth && (*truth)->loaded.lost.empty()) << file;
        const RowSetup setup = rowSetup(tabela2(), row);
        rows.push_back(experimentRows(row, *document, (*truth)->loaded.labelled, {&setup, 1}).front());
    }
    ASSERT_EQ(rows.size(), 26U);
    EXPECT_GE(pagesWithin(rows, 0.15), 18U);
    const ExperimentMeans measured = measuredMeans(rows);
    const ExperimentMeans published = publishedMeans(rows);
    // Two stray texts are missing on Bradesco, and with them its main region.
    EXPECT_GE(measured.noisePages, 23U);
    EXPECT_GE(*measured.noiseRemoved, *published.noiseRemoved - 0.05);
    EXPECT_GE(*measured.mainRegionKept, *published.mainRegionKept - 1.01 / 26);
    EXPECT_NEAR(measured.reduction, published.reduction, 0.015);
    const auto difference = [](const ExperimentRow& row) {
        return std::abs(1.0 * row.nodes.raw - row.published->raw) / row.published->raw;
    };
    EXPECT_GE(std::ranges::count(rows, 0, difference), 12);
    EXPECT_GE(std::ranges::count_if(
                  rows, [](double part) { return part <= 0.02; }, difference),
              25);
    EXPECT_GE(std::ranges::count_if(rows,
                                    [](const ExperimentRow& row) {
                                        const NodeCounts printed{row.published->raw, row.published->pruned};
                                        return std::abs(row.nodes.reduction() - printed.reduction()) <= 0.02;
                                    }),
              22);
    // Other settings than those of the tables give the printed totals on fewer pages.
    EXPECT_GE(std::ranges::count_if(rows,
                                    [](const ExperimentRow& row) {
                                        return row.filtered.total == row.published->filtered.total;
                                    }),
              15);
}

} // namespace
} // namespace tagseam
