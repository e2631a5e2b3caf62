// SPDX-License-Identifier: MIT
// What a lesson says about a run, made from its SearchTrace: the place that it names, the numbers that its
// text leaves open.
#pragma once

#include "core/teach/quiz.h"
#include "core/tps/searchregion.h"
#include "core/tps/stepper.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// A place of a run as people name it: all counts from 1, 0 where nothing is said. "Level 1, threshold 2",
/// "level 1, threshold 2, candidate split 1", "level 3, end". Nothing at all is the start of the run.
struct Landmark {
    static constexpr std::uint32_t last = 0xffffffffU;
    std::uint32_t level = 0;          ///< or `last`
    std::uint32_t threshold = 0;      ///< a frequency that the level tries; stands for its attempt
    std::uint32_t attempt = 0;        ///< within the level, or `last`
    std::uint32_t position = 0;       ///< of the sequence: the step that reads it
    std::uint32_t candidateSplit = 0; ///< within the attempt: the step that finds it
    bool isEnd = false;               ///< the end of the level
};

/// The step that is meant; without attempt and threshold a position or a candidate split is of the level's
/// last attempt. Nothing when the run has no such place. O(attempts of the level).
std::optional<StepPlace> placeOf(const SearchTrace& trace, const Landmark& landmark);

/// The question of that kind that comes up at the place or, for KeptSide, at the end of its level.
std::optional<Question> questionNear(const SearchTrace& trace, QuestionKind kind, const StepPlace& place);

/// By name, as people read them (positions from 1, shares in whole percent). Of the run: positions, symbols,
/// levels, splits, region, regionBegin, regionEnd, regionShare, limit (the size rule's), sequence (its first
/// codes). Of the level: level, n, begin, end, frequencies, attempts, kept, keptBegin, keptEnd. Of the
/// attempt, that of the place or else the level's last: attempt, threshold, passing, and of its candidate
/// split, that of the place or else the last: split, before, left, right, difference. Of the position read:
/// position, symbol, frequency, first, last (occurrence in the level). Numbers that do not exist are left
/// out. O(n).
using LessonValues = std::map<std::string, std::string, std::less<>>;
LessonValues valuesAt(const SearchTrace& trace, std::span<const Symbol> symbols, const StepPlace& place);

/// `text` with each {name} replaced; names without a value stay as they are.
std::string fill(std::string_view text, const LessonValues& values);

} // namespace tagseam
