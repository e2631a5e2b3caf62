// SPDX-License-Identifier: MIT
// The figures of a score, as data and tables name them.
#pragma once

#include "core/truth/score/score.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tagseam {

/// The form in which people read a measure.
enum class MeasureKind : std::uint8_t {
    Fraction,   ///< "0.318"
    Percentage, ///< "31.8 %" for 0.318
    Count,      ///< "12.0": a mean of whole numbers
};

struct ScoreMeasure {
    std::string_view key;                      ///< in JSON and CSV
    std::string_view title;                    ///< in tables for people, in English
    std::optional<double> (*of)(const Score&); ///< 0 to 1; nothing when there is nothing to measure
    MeasureKind kind;
};

/// The measures: precision, recall, f1, textPrecision, textRecall, textF1, recordsComplete,
/// recordsMostlyKept, contentComplete, contentMostlyKept, reduction, labelledNoiseRemoved, spanF1.
extern const std::array<ScoreMeasure, 13> scoreMeasures;

} // namespace tagseam
