// SPDX-License-Identifier: MIT
// The figures of a row of a run, as data and tables name them.
#include "core/corpus/runs/rowmeasures.h"

#include "core/truth/score/articlescore.h"
#include "core/truth/score/scoremeasures.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tagseam {

namespace {

using Figure = std::optional<double>;

constexpr std::array<std::string_view, 4> shownOfScore{"precision", "recall", "f1", "recordsComplete"};

using RecordHits = std::optional<Hits> RowRecords::*;

Figure ofRecords(const RunRow& row, RecordHits hits, Figure (Hits::*of)() const)
{
    return row.records && (*row.records).*hits ? (*((*row.records).*hits).*of)() : Figure();
}

// Returns the share of expected texts kept, among the texts that are on the page at all.
Figure expectedKept(const RunRow& row)
{
    if (!row.expected || row.expected->onPage == 0)
        return std::nullopt;
    return static_cast<double>(row.expected->kept) / row.expected->onPage;
}

// Returns 1 if all expected texts that are on the page at all are kept, 0 otherwise.
Figure expectedComplete(const RunRow& row)
{
    if (!row.expected || row.expected->onPage == 0)
        return std::nullopt;
    return row.expected->kept >= row.expected->onPage ? 1 : 0;
}

// Returns the share of removed words, among the words of texts that all pages of the folder share.
Figure sharedRemoved(const RunRow& row)
{
    if (!row.shared || row.shared->words == 0)
        return std::nullopt;
    return static_cast<double>(row.shared->removed) / row.shared->words;
}

// Returns the share of removed words, among all words of the page.
Figure wordsRemoved(const RunRow& row)
{
    if (!row.words || row.words->all == 0)
        return std::nullopt;
    return static_cast<double>(row.words->removed) / row.words->all;
}

// Returns Equation 4 of JIDM 2013; nothing when no true record is found in the kept nodes, as in the tables.
Figure noiseRemovedOf(const RunRow& row)
{
    if (!row.records || !row.records->oneToOne || !row.records->unfiltered)
        return std::nullopt;
    const auto target = static_cast<std::uint32_t>(row.records->oneToOne->both);
    return target > 0 ? noiseRemoved(*row.records->unfiltered, {row.records->found, target}) : std::nullopt;
}

void addSearchMeasures(std::vector<RowMeasure>& measures)
{
    const auto add = [&](std::string_view key, std::string_view title, auto of) {
        measures.push_back({key, title,
                            [of](const RunRow& row) {
                                return row.search ? Figure(static_cast<double>(of(*row.search))) : Figure();
                            },
                            MeasureKind::Count, false});
    };
    add("levels", "levels", [](const SearchFigures& search) { return search.levels; });
    add("splits", "splits", [](const SearchFigures& search) { return search.splits; });
    add("countingOperations", "counting",
        [](const SearchFigures& search) { return search.operations.counting; });
    add("filteringOperations", "filtering",
        [](const SearchFigures& search) { return search.operations.filtering; });
    add("scanningOperations", "scanning",
        [](const SearchFigures& search) { return search.operations.scanning; });
    add("indexSteps", "index steps", [](const SearchFigures& search) { return search.indexSteps; });
}

void addArticleMeasures(std::vector<RowMeasure>& measures)
{
    const auto of = [](double (*figure)(const Hits&)) {
        return [figure](const RunRow& row) { return row.article ? Figure(figure(*row.article)) : Figure(); };
    };
    const auto f1 = [](const Hits& hits) {
        return harmonicMean(articlePrecision(hits), articleRecall(hits));
    };
    measures.push_back({"articlePrecision", "article P", of(articlePrecision), MeasureKind::Fraction, false});
    measures.push_back({"articleRecall", "article R", of(articleRecall), MeasureKind::Fraction, false});
    measures.push_back({"articleF1", "article F1", of(f1), MeasureKind::Fraction, true,
                        F1Of{"articlePrecision", "articleRecall"}});
}

std::vector<RowMeasure> makeMeasures()
{
    std::vector<RowMeasure> measures;
    measures.reserve(scoreMeasures.size() + 22);
    measures.push_back({"reduction", "reduction",
                        [](const RunRow& row) { return row.error ? Figure() : row.nodes.reduction(); },
                        MeasureKind::Percentage, true});
    for (const ScoreMeasure& measure : scoreMeasures) {
        if (measure.key == "reduction")
            continue; // a row has it without ground truth, too
        const bool isShown = std::ranges::find(shownOfScore, measure.key) != shownOfScore.end();
        measures.push_back(
            {measure.key, measure.title,
             [of = measure.of](const RunRow& row) { return row.score ? of(*row.score) : Figure(); },
             measure.kind, isShown});
    }
    const auto addRecords = [&](std::string_view key, std::string_view title, RecordHits hits,
                                Figure (Hits::*of)() const) {
        measures.push_back({key, title, [=](const RunRow& row) { return ofRecords(row, hits, of); },
                            MeasureKind::Fraction, hits == &RowRecords::hits});
    };
    addRecords("recordPrecision", "records P", &RowRecords::hits, &Hits::precision);
    addRecords("recordRecall", "records R", &RowRecords::hits, &Hits::recall);
    addRecords("recordF1", "records F1", &RowRecords::hits, &Hits::f1);
    addRecords("oneToOnePrecision", "one-to-one P", &RowRecords::oneToOne, &Hits::precision);
    addRecords("oneToOneRecall", "one-to-one R", &RowRecords::oneToOne, &Hits::recall);
    addRecords("oneToOneF1", "one-to-one F1", &RowRecords::oneToOne, &Hits::f1);
    measures.push_back(
        {"noiseRemoved", "noise removed (eq. 4)", noiseRemovedOf, MeasureKind::Percentage, false});
    measures.push_back({"expectedKept", "expected kept", expectedKept, MeasureKind::Percentage, true});
    measures.push_back(
        {"expectedComplete", "all expected kept", expectedComplete, MeasureKind::Percentage, true});
    measures.push_back(
        {"sharedRemoved", "shared text removed", sharedRemoved, MeasureKind::Percentage, true});
    measures.push_back({"wordsRemoved", "words removed", wordsRemoved, MeasureKind::Percentage, false});
    measures.push_back(
        {"confidence", "confidence",
         [](const RunRow& row) { return row.answer ? Figure(row.answer->confidence) : Figure(); },
         MeasureKind::Fraction, false});
    addSearchMeasures(measures);
    addArticleMeasures(measures);
    return measures;
}

} // namespace

std::span<const RowMeasure> rowMeasures()
{
    static const std::vector<RowMeasure> measures = makeMeasures();
    return measures;
}

const RowMeasure* findRowMeasure(std::string_view key)
{
    const auto found = std::ranges::find(rowMeasures(), key, &RowMeasure::key);
    return found == rowMeasures().end() ? nullptr : &*found;
}

} // namespace tagseam
