// SPDX-License-Identifier: MIT
// The experiment of Dias and Gadge on pages at hand.
#include "core/papers/diasgadge.h"

#include "core/methods/repetition/repetitionblocks.h"
#include "core/papers/diasgadgepublished.h"
#include "core/papers/meanfigure.h"
#include "core/truth/score/scorednodes.h"

#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr auto regionBlocks = static_cast<std::size_t>(IdealBlocks::Regions);

std::vector<ReportColumn> blockMeasures()
{
    return {{"precision", "Precision"}, {"recall", "Recall"}, {"f", "F Score"}};
}

std::vector<ReportColumn> blockColumns()
{
    std::vector<ReportColumn> columns{{"segmented", "segmented", FigureKind::Count},
                                      {"ideal", "ideal", FigureKind::Count},
                                      {"correct", "correct", FigureKind::Count}};
    for (ReportColumn& column : blockMeasures())
        columns.push_back(std::move(column));
    return columns;
}

ReportFigure blockFigure(std::optional<double> value)
{
    return {value, std::nullopt};
}

// The counts and equations 3, 4 and 5.
std::vector<ReportFigure> blockFigures(const Hits& hits)
{
    return {blockFigure(static_cast<double>(hits.both + hits.foundOnly)),
            blockFigure(static_cast<double>(hits.both + hits.groundTruthOnly)),
            blockFigure(static_cast<double>(hits.both)),
            blockFigure(hits.precision()),
            blockFigure(hits.recall()),
            blockFigure(hits.f1())};
}

std::vector<ReportFigure> meanBlockFigures(std::span<const BlockScores> pages, std::size_t method,
                                           std::size_t ideal)
{
    std::array<MeanFigure, 6> means;
    for (const BlockScores& page : pages) {
        const std::vector<ReportFigure> figures = blockFigures(page.hits[method][ideal]);
        for (std::size_t i = 0; i < means.size(); ++i)
            means[i].add(figures[i].measured);
    }
    std::vector<ReportFigure> figures;
    figures.reserve(means.size());
    for (const MeanFigure& mean : means)
        figures.push_back(blockFigure(mean.value()));
    for (std::size_t i = 0; i < 3; ++i)
        figures[i].kind = FigureKind::Number;
    return figures;
}

// Table 1 and figures 5 and 6 of the paper's options.
void addBlockTables(Report& report, std::span<const BlockScores> pages)
{
    ReportTable table{
        "table1", "Table 1. Precision & Recall, of the pages at hand", {"Page id"}, {}, blockColumns(), {}};
    ReportTable figure5{"figure5",
                        "Fig. 5 Graph of Precision and Recall, of the pages at hand",
                        {"Page id"},
                        {},
                        {{"precision", "Precision"}, {"recall", "Recall"}},
                        {},
                        ReportForm::Plot};
    ReportTable figure6{"figure6",          "Fig. 6 Graph of F Score, of the pages at hand",
                        {"Page id"},        {},
                        {{"f", "F Score"}}, {},
                        ReportForm::Plot};
    for (const BlockScores& page : pages) {
        const Hits& hits = page.hits[0][regionBlocks];
        table.rows.push_back({{page.page}, {}, blockFigures(hits)});
        figure5.rows.push_back(
            {{page.page}, {}, {blockFigure(hits.precision()), blockFigure(hits.recall())}});
        figure6.rows.push_back({{page.page}, {}, {blockFigure(hits.f1())}});
    }
    table.rows.push_back({{"Average"}, {}, meanBlockFigures(pages, 0, regionBlocks)});
    for (ReportTable* each : {&table, &figure5, &figure6})
        report.tables.push_back(std::move(*each));
}

ReportTable blockMeans(std::span<const BlockScores> pages)
{
    ReportTable table{"means",        "Means over the pages, by options and ideal blocks",
                      {"method"},     {"ideal blocks"},
                      blockColumns(), {}};
    for (std::size_t method = 0; method < blockMethods.size(); ++method) {
        for (std::size_t ideal = 0; ideal < idealBlocksNames.size(); ++ideal)
            table.rows.push_back({{std::string(blockMethods[method])},
                                  {std::string(idealBlocksNames[ideal])},
                                  meanBlockFigures(pages, method, ideal)});
    }
    return table;
}

ReportTable allBlocks(std::span<const BlockScores> pages)
{
    ReportTable table{"blocks",        "Blocks of each page, by options and ideal blocks",
                      {"page"},        {"method", "ideal blocks"},
                      blockColumns(),  {},
                      ReportForm::Data};
    for (const BlockScores& page : pages) {
        for (std::size_t method = 0; method < blockMethods.size(); ++method) {
            for (std::size_t ideal = 0; ideal < idealBlocksNames.size(); ++ideal)
                table.rows.push_back(
                    {{page.page},
                     {std::string(blockMethods[method]), std::string(idealBlocksNames[ideal])},
                     blockFigures(page.hits[method][ideal])});
        }
    }
    return table;
}

std::vector<RecordNodes> segmentedBlocks(const Document& page, const RepetitionOptions& options,
                                         const std::stop_token& stop)
{
    std::vector<RecordNodes> segmented;
    for (RepetitionBlock& block : findRepetitionBlocks(page, options, nullptr, stop).blocks) {
        if (!block.isNoise)
            segmented.push_back(std::move(block.nodes));
    }
    return segmented;
}

} // namespace

std::vector<RecordNodes> idealBlocks(std::span<const Labelled> marks, IdealBlocks kind)
{
    std::vector<RecordNodes> records;
    std::vector<RecordNodes> mains;
    RecordNodes allRecords;
    for (const Labelled& mark : marks) {
        if (mark.label == label::main)
            mains.push_back(mark.nodes);
        if (mark.label != label::record)
            continue;
        records.push_back(mark.nodes);
        allRecords.insert(allRecords.end(), mark.nodes.begin(), mark.nodes.end());
    }
    if (kind == IdealBlocks::Records)
        return records;
    if (mains.empty() && !allRecords.empty())
        mains.push_back(std::move(allRecords));
    return mains;
}

BlockScores scoreBlocks(const MarkedPage& page, const std::stop_token& stop)
{
    const ScoredNodes scored = scoredNodes(page.document);
    const std::array ideal{idealBlocks(page.marks, IdealBlocks::Regions),
                           idealBlocks(page.marks, IdealBlocks::Records)};
    BlockScores scores{page.id, {}};
    for (std::size_t method = 0; method < blockMethods.size(); ++method) {
        const RepetitionOptions options =
            *optionsOfNamed<RepetitionOptions>(repetitionMethod, blockMethods[method]);
        const std::vector<RecordNodes> segmented = segmentedBlocks(page.document, options, stop);
        for (std::size_t kind = 0; kind < ideal.size(); ++kind)
            scores.hits[method][kind] = scoreRecords(page.document, scored, segmented, ideal[kind]).records;
    }
    return scores;
}

Result<Report> diasGadgeExperimentOn(const MarkedFolder& from, const std::stop_token& stop)
{
    std::vector<BlockScores> scores;
    MarkedFolder marked = from;
    marked.needsMarks = true;
    const Result<MarkedPagesRead> read = readMarkedPages(
        marked, [&](const MarkedPage& page) { scores.push_back(scoreBlocks(page, stop)); }, stop);
    if (!read)
        return read.error();
    return diasGadgeReport(scores, *read);
}

Report diasGadgeReport(std::span<const BlockScores> pages, const MarkedPagesRead& read)
{
    Report report;
    report.experiment = diasGadgeExperiment;
    report.title = "Table 1 and figures 5 and 6 of Dias and Gadge, repeated on pages at hand";
    report.settings = {{"pages", markedPagesText(read)},
                       {"method of Table 1", std::string(blockMethods[0])},
                       {"ideal blocks of Table 1", std::string(idealBlocksNames[regionBlocks])}};
    addBlockTables(report, pages);
    report.tables.push_back(blockMeans(pages));
    report.tables.push_back(diasGadgePublishedTable());
    report.tables.push_back(allBlocks(pages));
    report.notes.emplace_back(
        "Precision, recall and F score are equations 3, 4 and 5. The pages of the paper are lost, so rows "
        "and averages of the two tables are of different pages.");
    report.notes.emplace_back(
        "Ideal blocks: each region marked as main content, or where none is marked the records of the page "
        "together (regions); or each record (records).");
    report.notes.emplace_back(
        "Segmented blocks: those that are not eliminated as noise; with threshold=0 all of them. A block is "
        "correct if, of the nodes in it or in an ideal block, at least half are in both; each ideal block "
        "makes one block correct.");
    report.notes.emplace_back(
        "The averages are over the pages that have the figure: a page without segmented blocks has no "
        "precision.");
    report.notes.emplace_back(
        "The paper's threshold is \"predefined\" and not printed: each page has a fiftieth of its tags, at "
        "least 2. Its options are searching the children of the body alone, and nested virtual nodes as "
        "blocks; descends=yes and nested=no depart from it.");
    report.notes.emplace_back(
        "The conclusion of the paper says that precision varies from 0.5 to 1; page 9 of its Table 1 has "
        "0.333333.");
    return report;
}

} // namespace tagseam
