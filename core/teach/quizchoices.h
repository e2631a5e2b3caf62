// SPDX-License-Identifier: MIT
// Question -> a few answers to choose from by key, exactly one of them right.
#pragma once

#include "core/teach/quiz.h"

#include <span>
#include <vector>

namespace tagseam {

/// Two to four guesses in the order of the axis, each judged on its own, exactly one of them right.
/// FirstCandidateSplit: gaps, then `nowhere`. The wrong gaps are closed at the threshold, those that open at
/// the lowest threshold above it first, or open behind the right one. KeptSide: the middle of either part.
/// NextThreshold: frequencies of the level; where it has but one above the present, only lower ones beside
/// it. Always the same for the same question. O(n log n) for a level of n positions.
std::vector<Guess> choicesOf(const Question& question, const SearchTrace& trace,
                             std::span<const Symbol> symbols);

} // namespace tagseam
