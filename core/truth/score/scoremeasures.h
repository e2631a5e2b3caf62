// SPDX-License-Identifier: MIT
// The figures of a score, as data and tables name them.
#pragma once

#include "core/truth/score/score.h"

#include <array>
#include <optional>
#include <string_view>

namespace tagseam {

struct ScoreMeasure {
    std::string_view key;                      ///< in JSON and CSV
    std::string_view title;                    ///< in tables for people, in English
    std::optional<double> (*of)(const Score&); ///< 0 to 1; nothing when there is nothing to measure
    bool isPercentage;                         ///< true if people read it as a percentage
};

/// The measures: precision, recall, f1, textPrecision, textRecall, textF1, recordsComplete,
/// recordsMostlyKept, contentComplete, contentMostlyKept, reduction, labelledNoiseRemoved, spanF1.
extern const std::array<ScoreMeasure, 13> scoreMeasures;

} // namespace tagseam
