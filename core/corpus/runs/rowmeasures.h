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
    std::function<std::optional<double>(const RunRow&)> of; ///< nothing where there is nothing to measure
    bool isPercentage;                                      ///< how people read it
    bool isShown;                                           ///< in tables that must fit a page; data have all
};

/// reduction; those of scoreMeasures; recordPrecision, recordRecall, recordF1, apartPrecision,
/// apartRecall, apartF1, expectedKept, sharedRemoved.
std::span<const RowMeasure> rowMeasures();

/// The one of that key, or nullptr.
const RowMeasure* findRowMeasure(std::string_view key);

} // namespace tagseam
