// SPDX-License-Identifier: MIT
// Question -> a few choices, selected by key, exactly one of them right.
#pragma once

#include "core/teach/quiz.h"

#include <span>
#include <vector>

namespace tagseam {

/// Returns two to four guesses in the order of the axis, each judged on its own, exactly one of them right.
/// FirstCandidateSplit: gaps, then `nowhere`. The wrong gaps are closed at the threshold, first the gaps that
/// open at the lowest threshold above it, or open after the right one. KeptSide: the middle of either side.
/// NextThreshold: frequencies of the level; if only one is above the present threshold, only lower ones
/// beside it. Always the same for the same question. O(n log n) for a level of n positions.
std::vector<Guess> choicesOf(const Question& question, const SearchTrace& trace,
                             std::span<const Symbol> symbols);

} // namespace tagseam
