// SPDX-License-Identifier: MIT
// Question and guess -> the right answer, and a remark on the guess (Velloso and Dorneles 2013, Algorithm 3).
#include "core/teach/quiz.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagseam {

namespace {

// Sets the remark on a guessed gap that is not the one that opens first.
void remarkOnGap(Answer& answer, const SearchTrace& trace, std::span<const Symbol> symbols, Region region)
{
    const auto occurrences = occurrencesIn(symbols.subspan(region.begin.value, region.size()));
    const std::uint32_t lowest = lowestPassing(trace.options.frequencyFilter, answer.threshold);
    const std::uint32_t gap = answer.guessed.value - region.begin.value;
    bool isAnyLeft = false;
    bool isAnyRight = false;
    std::uint32_t highest = 0;
    for (Symbol symbol{0}; symbol.value < occurrences.size(); ++symbol.value) {
        const Occurrences& of = occurrences[symbol.value];
        if (of.frequency < lowest)
            continue;
        const bool isLeft = of.first < gap;
        const bool isRight = of.last >= gap;
        isAnyLeft = isAnyLeft || isLeft;
        isAnyRight = isAnyRight || isRight;
        if (isLeft && isRight && of.frequency > highest) {
            highest = of.frequency;
            answer.symbol = symbol;
            answer.first = {region.begin.value + of.first};
            answer.last = {region.begin.value + of.last};
        }
    }
    if (highest > 0) {
        answer.remark = Remark::OnBothSides;
    } else if (!isAnyLeft || !isAnyRight) {
        answer.remark = isAnyLeft ? Remark::NothingRight : Remark::NothingLeft;
    } else {
        assert(answer.split < answer.guessed); // the scan would have found such a gap
        const auto between = symbols.subspan(answer.split.value, answer.guessed.value - answer.split.value);
        const bool isMoreBetween = std::ranges::any_of(
            between, [&](Symbol each) { return occurrences[each.value].frequency >= lowest; });
        answer.remark = isMoreBetween ? Remark::OpensLater : Remark::SameCandidateSplit;
    }
}

void judgeFirstCandidateSplit(Answer& answer, const SearchTrace& trace, std::span<const Symbol> symbols,
                              Region region, const Guess& guess)
{
    if (!guess.position)
        return;
    const double position = *guess.position;
    const bool isFound = answer.split != noPosition;
    const bool isNear = isFound && std::abs(position - answer.split.value) <= guess.precision;
    const bool isNone = !(position < region.end.value);
    answer.isRight = isNear || (!isFound && isNone);
    if (isNone && !isNear) {
        answer.remark = isFound ? Remark::OneOpens : Remark::None;
        return;
    }
    const double nearest = std::clamp(std::round(position), region.begin.value + 1.0, region.end.value - 1.0);
    answer.guessed = Position{static_cast<std::uint32_t>(nearest)};
    if (isFound)
        answer.distance = std::max(answer.guessed.value, answer.split.value) -
                          std::min(answer.guessed.value, answer.split.value);
    if (!answer.isRight)
        remarkOnGap(answer, trace, symbols, region);
}

void judgeNextThreshold(Answer& answer, std::span<const std::uint32_t> thresholds, std::uint32_t present,
                        const Guess& guess)
{
    if (!guess.threshold)
        return;
    answer.guessedThreshold =
        *std::ranges::min_element(thresholds, {}, [&](double f) { return std::abs(f - *guess.threshold); });
    answer.isRight = answer.guessedThreshold == answer.threshold;
    if (!answer.isRight)
        answer.remark = answer.guessedThreshold <= present ? Remark::Tried : Remark::Skips;
}

} // namespace

Answer judge(const Question& question, const SearchTrace& trace, std::span<const Symbol> symbols,
             const Guess& guess)
{
    const Level& level = trace.levels[question.level];
    const Attempt& attempt = trace.attempts[question.attempt];
    const auto candidateSplits = trace.candidateSplitsOf(attempt);
    const CandidateSplit& candidateSplit =
        question.kind == QuestionKind::FirstCandidateSplit ? candidateSplits.front() : candidateSplits.back();

    Answer answer;
    answer.threshold = attempt.threshold;
    answer.verdict = candidateSplit.verdict;
    if (candidateSplit.verdict != Verdict::NoneFound) {
        answer.split = candidateSplit.split;
        answer.left = candidateSplit.left;
        answer.right = candidateSplit.right;
        answer.excluded = candidateSplit.split.value - level.region.begin.value - candidateSplit.left;
    }
    switch (question.kind) {
    case QuestionKind::FirstCandidateSplit:
        answer.unsplit = openGaps(symbols, level.region, trace.options.frequencyFilter, attempt.threshold);
        std::erase_if(answer.unsplit, [](const OpenGaps& gaps) { return gaps.use == GapUse::Split; });
        judgeFirstCandidateSplit(answer, trace, symbols, level.region, guess);
        break;
    case QuestionKind::KeptSide:
        answer.side = level.kept.begin == answer.split ? Side::Right : Side::Left;
        if (guess.position)
            answer.isRight = (*guess.position < answer.split.value) == (answer.side == Side::Left);
        break;
    case QuestionKind::NextThreshold:
        answer.threshold = trace.attempts[question.attempt + 1].threshold;
        judgeNextThreshold(answer, thresholdsOf(symbols, level.region, trace.options), attempt.threshold,
                           guess);
        break;
    }
    return answer;
}

} // namespace tagseam
