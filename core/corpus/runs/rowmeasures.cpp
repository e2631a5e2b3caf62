// SPDX-License-Identifier: MIT
// The figures of a row of a run, as data and tables name them.
#include "core/corpus/runs/rowmeasures.h"

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

// Returns the share of removed words, among the words of texts that all pages of the folder share.
Figure sharedRemoved(const RunRow& row)
{
    if (!row.shared || row.shared->words == 0)
        return std::nullopt;
    return static_cast<double>(row.shared->removed) / row.shared->words;
}

std::vector<RowMeasure> makeMeasures()
{
    std::vector<RowMeasure> measures;
    measures.reserve(scoreMeasures.size() + 8);
    measures.push_back({"reduction", "reduction",
                        [](const RunRow& row) { return row.error ? Figure() : row.nodes.reduction(); }, true,
                        true});
    for (const ScoreMeasure& measure : scoreMeasures) {
        if (measure.key == "reduction")
            continue; // a row has it without ground truth, too
        const bool isShown = std::ranges::find(shownOfScore, measure.key) != shownOfScore.end();
        measures.push_back(
            {measure.key, measure.title,
             [of = measure.of](const RunRow& row) { return row.score ? of(*row.score) : Figure(); },
             measure.isPercentage, isShown});
    }
    const auto addRecords = [&](std::string_view key, std::string_view title, RecordHits hits,
                                Figure (Hits::*of)() const) {
        measures.push_back({key, title, [=](const RunRow& row) { return ofRecords(row, hits, of); }, false,
                            hits == &RowRecords::hits});
    };
    addRecords("recordPrecision", "records P", &RowRecords::hits, &Hits::precision);
    addRecords("recordRecall", "records R", &RowRecords::hits, &Hits::recall);
    addRecords("recordF1", "records F1", &RowRecords::hits, &Hits::f1);
    addRecords("oneToOnePrecision", "one-to-one P", &RowRecords::oneToOne, &Hits::precision);
    addRecords("oneToOneRecall", "one-to-one R", &RowRecords::oneToOne, &Hits::recall);
    addRecords("oneToOneF1", "one-to-one F1", &RowRecords::oneToOne, &Hits::f1);
    measures.push_back({"expectedKept", "expected kept", expectedKept, true, true});
    measures.push_back({"sharedRemoved", "shared text removed", sharedRemoved, true, true});
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
