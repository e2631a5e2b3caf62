// SPDX-License-Identifier: MIT
// Finds the places and numbers of a run that a lesson names, from its SearchTrace or from a recorded run.
#pragma once

#include "core/methods/runstepper.h"
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

/// A place of a run as people name it: all counts from 1, 0 for a missing one. "Level 1, threshold 2", "level
/// 1, threshold 2, candidate split 1", "level 3, end". Without any count it is the start of the run.
struct Landmark {
    static constexpr std::uint32_t last = 0xffffffffU;
    std::uint32_t level = 0;          ///< or `last`
    std::uint32_t threshold = 0;      ///< a frequency that the level tries; stands for its attempt
    std::uint32_t attempt = 0;        ///< within the level, or `last`
    std::uint32_t position = 0;       ///< position of the sequence: the step that reads it
    std::uint32_t candidateSplit = 0; ///< within the attempt: the step that finds it
    bool isEnd = false;               ///< the end of the level
};

/// Returns the step of a landmark; without attempt and threshold a position or a candidate split belongs to
/// the level's last attempt. Nothing when the run has no such place. O(attempts of the level).
std::optional<StepPlace> placeOf(const SearchTrace& trace, const Landmark& landmark);

/// Returns the question of that kind that arises at the place or, for KeptSide, at the end of its level.
std::optional<Question> questionNear(const SearchTrace& trace, QuestionKind kind, const StepPlace& place);

/// Values by name, as people read them (positions from 1, shares in whole percent). For the run: positions,
/// symbols, levels, splits, region, regionBegin, regionEnd, regionShare, limit (the size rule's), sequence
/// (its first codes), counting, scanning (operations of the printed listing), indexSteps. For the level:
/// level, n, begin, end, frequencies, attempts, kept, keptBegin, keptEnd. For the attempt, the place's or
/// else the level's last: attempt, threshold, passing, and for its candidate split, the place's or else the
/// last: split, before, left, right, difference. For the position read: position, symbol, frequency, first,
/// last (occurrence in the level). Numbers that do not exist are omitted. O(n).
using LessonValues = std::map<std::string, std::string, std::less<>>;
LessonValues valuesAt(const SearchTrace& trace, std::span<const Symbol> symbols, const StepPlace& place);

/// A place of the run of another algorithm, counted from 1, 0 for a missing one: a decision, or else a step.
/// Without either it is the start of the run.
struct RunLandmark {
    std::uint32_t decision = 0; ///< or Landmark::last
    std::uint32_t step = 0;
};

/// Returns the event of a landmark; nothing when the run has no such decision or step. O(1).
std::optional<std::size_t> eventOf(const RunStepper& stepper, const RunLandmark& landmark);

/// Values by name at the stepper's place: the variables by their names, and steps, decisions, nodes (of the
/// page), pruned (nodes so far), node ("<li>"). Variables that are not set are omitted.
LessonValues valuesAt(const RunStepper& stepper, const Document& page);

/// Returns `text` with each {name} replaced; names without a value stay unchanged.
std::string fill(std::string_view text, const LessonValues& values);

} // namespace tagseam
