// SPDX-License-Identifier: MIT
// The figures of a row of a run, as data and tables name them.
#pragma once

#include "core/corpus/runs/row.h"
#include "core/truth/score/scoremeasures.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace tagseam {

/// The keys of the two measures that an F1 is of. A page has all three figures or none.
struct F1Of {
    std::string_view precision;
    std::string_view recall;
};

struct RowMeasure {
    std::string_view key;                                   ///< in JSON and CSV, and for --measure
    std::string_view title;                                 ///< in tables for people, in English
    std::function<std::optional<double>(const RunRow&)> of; ///< nothing when the figure does not exist
    MeasureKind kind;
    bool isShown; ///< in tables that must fit a page; data have all
    /// The mean of many pages is the harmonic mean of the means of these two measures. Nothing: the mean of
    /// the pages' figures.
    std::optional<F1Of> f1Of{};
};

/// Returns reduction; the measures of scoreMeasures; recordPrecision, recordRecall, recordF1,
/// oneToOnePrecision, oneToOneRecall, oneToOneF1, noiseRemoved, expectedKept, expectedComplete,
/// sharedRemoved, wordsRemoved, confidence, levels, splits, countingOperations, filteringOperations,
/// scanningOperations, indexSteps, articlePrecision, articleRecall, articleF1.
std::span<const RowMeasure> rowMeasures();

/// Returns the measure of that key, or nullptr.
const RowMeasure* findRowMeasure(std::string_view key);

} // namespace tagseam
