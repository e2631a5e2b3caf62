// SPDX-License-Identifier: MIT
// The figures of a row of a run, as data and tables name them.
#pragma once

#include "core/corpus/runs/row.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace tagseam {

struct RowMeasure {
    std::string_view key;                                   ///< in JSON and CSV, and for --measure
    std::string_view title;                                 ///< in tables for people, in English
    std::function<std::optional<double>(const RunRow&)> of; ///< nothing when the figure does not exist
    bool isPercentage;                                      ///< true if people read it as a percentage
    bool isShown;                                           ///< in tables that must fit a page; data have all
};

/// Returns reduction; the measures of scoreMeasures; recordPrecision, recordRecall, recordF1,
/// oneToOnePrecision, oneToOneRecall, oneToOneF1, expectedKept, sharedRemoved.
std::span<const RowMeasure> rowMeasures();

/// Returns the measure of that key, or nullptr.
const RowMeasure* findRowMeasure(std::string_view key);

} // namespace tagseam
