// SPDX-License-Identifier: MIT
// SearchTrace -> questions that ask a viewer to predict the next decision of searchRegion, and their answers
// (Velloso and Dorneles 2013, Algorithm 3). The trace is the only source of what is right.
#pragma once

#include "core/tps/searchregion.h"
#include "core/tps/stepper.h"
#include "core/tps/thresholdprofile.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

enum class QuestionKind : std::uint8_t {
    FirstCandidateSplit, ///< at the start of an attempt: which gap opens first, or none?
    KeptSide,            ///< at an accepted candidate split: which side goes on to the next level?
    NextThreshold,       ///< after an attempt without accepted candidate split: which threshold comes next?
};

enum class Side : std::uint8_t { Left, Right };

/// A place on the position axis without a gap: the guess that none opens. Finite guesses at or beyond the end
/// of the level mean the same.
inline constexpr double nowhere = std::numeric_limits<double>::infinity();

/// The guess of a user.
struct Guess {
    /// On the axis where position k (0-based) covers [k, k + 1): the gap left of position k is at k.
    std::optional<double> position;
    std::optional<double> threshold; ///< frequency; the nearest one that the level has is meant
    double precision = 0.5;          ///< positions by which a click may miss a gap; 0.5 for none
};

/// A question about a trace, valid only with that trace.
struct Question {
    QuestionKind kind = QuestionKind::FirstCandidateSplit;
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts: the present one
    StepPlace asked;           ///< place of the stepper while the answer is open
    StepPlace revealed;        ///< the step that shows the answer
    friend bool operator==(const Question&, const Question&) = default;
};

/// Returns the question of that kind about an attempt (index into SearchTrace::attempts); nothing when it has
/// none: FirstCandidateSplit needs two symbols that pass and a level of at least 4 positions, KeptSide an
/// accepted candidate split at the end of the attempt, NextThreshold an attempt after it in the same level.
/// O(log levels).
std::optional<Question> questionAt(const SearchTrace& trace, QuestionKind kind, std::uint32_t attempt);

/// The remark on a guess that is not the answer.
enum class Remark : std::uint8_t {
    None,               ///< the guess is right, or the kind of question needs no remark
    OnBothSides,        ///< Answer::symbol passes the filter and stands on both sides of the gap
    NothingLeft,        ///< no symbol that passes stands left of the gap: nothing has ended before it
    NothingRight,       ///< no symbol that passes stands right of the gap: that is the end of the scan
    SameCandidateSplit, ///< open, but the scan found the candidate split earlier: no symbol that passes lies
                        ///< between
    OpensLater,         ///< open, but another gap opens left of it
    OneOpens,           ///< none was guessed, but one opens
    Tried,              ///< the threshold guessed is not higher than the present one
    Skips,              ///< the level has a frequency between the present threshold and the guess
};

struct Answer {
    bool isRight = false;
    Verdict verdict = Verdict::NoneFound; ///< verdict of the candidate split that was asked for; NoneFound:
                                          ///< none opens
    Position split = noPosition;          ///< first position of the right side; noPosition when none opens
    std::uint32_t left = 0;               ///< positions, as the size rule saw them
    std::uint32_t right = 0;              ///< positions
    std::uint32_t excluded = 0;           ///< positions of the left side that its length excludes
    Side side = Side::Left;               ///< for KeptSide: the side that is kept
    std::uint32_t threshold = 0;          ///< the present threshold; for NextThreshold the next one
    std::uint32_t guessedThreshold = 0;   ///< for NextThreshold: the frequency of the level that was meant
    Remark remark = Remark::None;
    Symbol symbol{};               ///< for OnBothSides: the most frequent such symbol
    Position first = noPosition;   ///< for OnBothSides: its first occurrence in the level
    Position last = noPosition;    ///< for OnBothSides: its last occurrence in the level
    Position guessed = noPosition; ///< the gap that was meant, as a split; noPosition for none
    std::uint32_t distance = 0;    ///< positions between the gap that was meant and the right one
    /// The gaps that are open at the threshold although the scan cannot split at them; only for
    /// FirstCandidateSplit.
    std::vector<OpenGaps> unsplit;
};

/// Judges a guess. A guess without the value that the question asks for is wrong. O(n) for a level of n
/// positions, and the largest symbol.
Answer judge(const Question& question, const SearchTrace& trace, std::span<const Symbol> symbols,
             const Guess& guess);

/// Returns at most `limit` questions in the order of the run, spread over kinds and levels; the same for the
/// same `seed`. Excludes questions whose answer is obvious: sides when one has less than a twentieth of the
/// positions, the next threshold when only one is left. O(attempts * (log levels + limit)) at worst.
std::vector<Question> questionsOf(const SearchTrace& trace, std::size_t limit, std::uint64_t seed);

} // namespace tagseam
