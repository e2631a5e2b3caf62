// SPDX-License-Identifier: MIT
// SearchTrace -> questions that ask a viewer to predict the next decision of searchRegion, and their answers
// (Velloso and Dorneles 2013, Algorithm 3). The trace is the only source of what is right.
#pragma once

#include "core/tps/searchregion.h"
#include "core/tps/stepper.h"
#include "core/tps/waterline.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

enum class QuestionKind : std::uint8_t {
    FirstCandidateSplit, ///< at the start of an attempt: which gap opens first, or none?
    KeptSide,            ///< at an accepted candidate split: which part goes on to the next level?
    NextThreshold,       ///< after an attempt without accepted candidate split: which threshold comes next?
};

enum class Side : std::uint8_t { Left, Right };

/// Where on the position axis no gap is: the guess that none opens. Finite guesses at or beyond the end of
/// the level mean the same.
inline constexpr double nowhere = std::numeric_limits<double>::infinity();

/// What a person pointed at.
struct Guess {
    /// On the axis where position k (0-based) covers [k, k + 1): the gap left of position k is at k.
    std::optional<double> position;
    std::optional<double> threshold; ///< frequency; the nearest one that the level has is meant
    double precision = 0.5;          ///< positions by which a click may miss a gap; 0.5 for none
};

/// Valid with the trace that it was made from.
struct Question {
    QuestionKind kind = QuestionKind::FirstCandidateSplit;
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts: the present one
    StepPlace asked;           ///< where the stepper stands while the answer is open
    StepPlace revealed;        ///< the step that shows the answer
    friend bool operator==(const Question&, const Question&) = default;
};

/// The question of that kind about an attempt (index into SearchTrace::attempts); nothing when it has none:
/// FirstCandidateSplit wants two symbols that pass and a level of at least 4 positions, KeptSide an accepted
/// candidate split at the end of the attempt, NextThreshold an attempt after it in the same level. O(log
/// levels).
std::optional<Question> questionAt(const SearchTrace& trace, QuestionKind kind, std::uint32_t attempt);

/// What there is to say about a guess that is not the answer.
enum class Remark : std::uint8_t {
    None,               ///< the guess is right, or the kind of question needs no remark
    OnBothSides,        ///< Answer::symbol passes the filter and stands on both sides of the gap
    NothingLeft,        ///< no symbol that passes stands left of the gap: nothing has ended there
    NothingRight,       ///< no symbol that passes stands right of the gap: that is the end of the scan
    SameCandidateSplit, ///< open, but the scan saw the candidate split before: nothing that passes lies
                        ///< between
    OpensLater,         ///< open, but left of it another one opens
    OneOpens,           ///< none was guessed, and one opens
    Tried,              ///< the threshold guessed is not higher than the present one
    Skips,              ///< the level has a frequency between the present threshold and the guess
};

struct Answer {
    bool isRight = false;
    Verdict verdict =
        Verdict::NoneFound;             ///< of the candidate split that was asked for; NoneFound: none opens
    Position split = noPosition;        ///< first position of the right part; noPosition when none opens
    std::uint32_t left = 0;             ///< positions, as the size rule saw them
    std::uint32_t right = 0;            ///< positions
    std::uint32_t excluded = 0;         ///< positions of the left part that its length does not count
    Side side = Side::Left;             ///< the part that is kept, of KeptSide
    std::uint32_t threshold = 0;        ///< the present one; of NextThreshold the one that comes next
    std::uint32_t guessedThreshold = 0; ///< the frequency of the level that was meant, of NextThreshold
    Remark remark = Remark::None;
    Symbol symbol{};               ///< of Straddled: the most frequent that does
    Position first = noPosition;   ///< of Straddled: its first occurrence in the level
    Position last = noPosition;    ///< of Straddled: its last
    Position guessed = noPosition; ///< the gap that was meant, as a split; noPosition for none
    std::uint32_t distance = 0;    ///< positions between the gap that was meant and the right one
    /// The gaps that are open at the threshold although the scan cannot split at them; only of
    /// FirstCandidateSplit.
    std::vector<OpenGaps> unsplit;
};

/// Judges a guess. A guess without what the question asks for is wrong. O(n) for a level of n positions, and
/// the largest symbol.
Answer judge(const Question& question, const SearchTrace& trace, std::span<const Symbol> symbols,
             const Guess& guess);

/// At most `limit` questions in the order of the run, spread over kinds and levels; the same for the same
/// `seed`. Left out are those whose answer anyone sees: sides when one part has less than a twentieth of the
/// positions, the next threshold when only one is left. O(attempts * (log levels + limit)) at worst.
std::vector<Question> questionsOf(const SearchTrace& trace, std::size_t limit, std::uint64_t seed);

} // namespace tagseam
