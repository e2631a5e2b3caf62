// SPDX-License-Identifier: MIT
// The figures of a score, and what they mean, in words.
#pragma once

#include "core/truth/score/score.h"
#include "ui/session/scoredtruth.h"

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

/// 0 to 1; nothing where there is nothing to measure, as where no content is marked.
std::optional<double> valueOf(Measure measure, const Score& score, const ScoredTruth& truth);

/// By score: whether it has the highest value, and another one has not. Never of the reduction, which is
/// highest when all is gone.
std::vector<bool> bestOf(Measure measure, const std::vector<std::optional<Score>>& scores,
                         const ScoredTruth& truth);

// All plain text.

QString measureName(Measure measure, const ScoredTruth& truth);
/// What it means, in a sentence, with its source.
QString measureTip(Measure measure, const ScoredTruth& truth);
/// Why there is no value; empty when there can be one.
QString measureLack(Measure measure, const ScoredTruth& truth);
/// The value: "0.853", "52.7 %", "yes"; "–" for none.
QString measureText(Measure measure, const Score& score, const ScoredTruth& truth);
/// The value with what was counted: "8 of 10 (80.0 %)".
QString measureCounts(Measure measure, const Score& score, const ScoredTruth& truth);
/// "▲ 0.021", "▼ 3.0", "▲ was no"; empty when it is the same, or one of them has no value.
QString measureChange(Measure measure, const Score& before, const Score& now, const ScoredTruth& truth);

/// A label of an annotation; a person's own as it is.
QString labelText(const std::string& label);

/// Rich text: what is scored, and against which marks.
QString scoredText(const ScoredTruth& truth, const PageSession& session);
/// Plain: what has the score of what is kept: "current options", or what the pruned page has instead.
QString scoredName(const PageSession& session);

} // namespace tagseam
