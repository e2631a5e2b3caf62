// SPDX-License-Identifier: MIT
// The figures of a score, and their meaning, in words.
#pragma once

#include "core/truth/score/score.h"
#include "ui/session/annotation/scoredgroundtruth.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

class PageSession;

enum class Measure : std::uint8_t {
    Precision,
    Recall,
    F1,
    TextPrecision,
    TextRecall,
    TextF1,
    Whole,
    Mostly,
    Present,
    Reduction,
    NoiseRemoved
};
inline constexpr std::size_t measureCount = 11;

/// 0 to 1; nothing if there is nothing to measure, for example if no content is marked.
std::optional<double> valueOf(Measure measure, const Score& score, const ScoredGroundTruth& truth);

/// Indexed by score: true if it has the highest value, and another one has not. Always false for the
/// reduction, which is highest when everything is removed.
std::vector<bool> bestOf(Measure measure, const std::vector<std::optional<Score>>& scores,
                         const ScoredGroundTruth& truth);

// All functions return plain text unless stated otherwise.

QString measureName(Measure measure, const ScoredGroundTruth& truth);
/// The meaning of a measure in a sentence, with its source.
QString measureTip(Measure measure, const ScoredGroundTruth& truth);
/// The reason why there is no value; empty when there can be one.
QString measureLack(Measure measure, const ScoredGroundTruth& truth);
/// The value: "0.853", "52.7 %", "yes"; "–" if there is none.
QString measureText(Measure measure, const Score& score, const ScoredGroundTruth& truth);
/// The value with its counts: "8 of 10 (80.0 %)".
QString measureCounts(Measure measure, const Score& score, const ScoredGroundTruth& truth);
/// "▲ 0.021", "▼ 3.0", "▲ was no"; empty when it is the same, or one of the two has no value.
QString measureChange(Measure measure, const Score& before, const Score& now, const ScoredGroundTruth& truth);

/// The title of a label; a custom label as it is.
QString labelText(const std::string& label);

/// Rich text: what is scored, and against which marks.
QString scoredText(const ScoredGroundTruth& truth, const PageSession& session);
/// The name of the scored result: "current options", or the name of what the pruned page shows instead.
QString scoredName(const PageSession& session);

} // namespace tagseam
