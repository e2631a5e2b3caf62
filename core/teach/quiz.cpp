// SPDX-License-Identifier: MIT
// SearchTrace -> questions about it; question and guess -> the right answer, and a remark on the guess
// (Velloso and Dorneles 2013, Algorithm 3).
#include "core/teach/quiz.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <map>
#include <random>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t fewestPositions = 4; // positions of a level whose gaps are asked about: three to
                                             // choose from
constexpr std::uint32_t obviousShare = 20;   // a side with less than 1/20 of the positions is obviously not
                                             // kept

std::uint32_t levelOf(const SearchTrace& trace, std::uint32_t attempt)
{
    const auto after = std::ranges::upper_bound(trace.levels, attempt, {}, &Level::firstAttempt);
    return static_cast<std::uint32_t>(after - trace.levels.begin()) - 1;
}

bool isLastOf(const Level& level, std::uint32_t attempt)
{
    return attempt + 1 == level.firstAttempt + level.attemptCount;
}

StepPlace startOf(std::uint32_t level, std::uint32_t attempt)
{
    return {StepKind::AttemptStart, level, attempt, 0};
}

StepPlace readOf(const SearchTrace& trace, std::uint32_t level, std::uint32_t attempt,
                 const CandidateSplit& candidateSplit)
{
    return {StepKind::Read, level, attempt,
            candidateSplit.split.value - trace.levels[level].region.begin.value};
}

// True if the level has more than one frequency above the attempt's. Does not count: a symbol above the next
// threshold passes at it. With AtLeast the next threshold's own symbols pass, too; only a third attempt shows
// more.
bool isNextThresholdOpen(const SearchTrace& trace, const Level& level, std::uint32_t attempt)
{
    if (trace.options.frequencyFilter == FrequencyFilter::Above)
        return trace.attempts[attempt + 1].alphabetSize > 0;
    return !isLastOf(level, attempt + 1);
}

bool isAnswerOpen(const SearchTrace& trace, const Question& question)
{
    const Level& level = trace.levels[question.level];
    if (question.kind == QuestionKind::NextThreshold)
        return isNextThresholdOpen(trace, level, question.attempt);
    if (question.kind == QuestionKind::FirstCandidateSplit)
        return true;
    const CandidateSplit& candidateSplit = *trace.acceptedSplit(level);
    return std::uint64_t{obviousShare} * std::min(candidateSplit.left, candidateSplit.right) >=
           level.region.size();
}

// Questions of one kind, in random order; the levels asked least often come first.
class Pool {
  public:
    void add(const Question& question) { m_questions.push_back(question); }
    bool isEmpty() const { return m_questions.empty(); }

    void shuffle(std::mt19937_64& random)
    {
        for (std::size_t i = m_questions.size(); i > 1; --i)
            std::swap(m_questions[i - 1], m_questions[random() % i]); // std::shuffle differs by library
    }

    Question take(std::map<std::uint32_t, int>& askedOfLevel)
    {
        const auto asked = [&](const Question& question) {
            const auto found = askedOfLevel.find(question.level);
            return found == askedOfLevel.end() ? 0 : found->second;
        };
        const auto best = std::ranges::min_element(m_questions, {}, asked);
        const Question question = *best;
        m_questions.erase(best);
        ++askedOfLevel[question.level];
        return question;
    }

  private:
    std::vector<Question> m_questions;
};

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

std::optional<Question> questionAt(const SearchTrace& trace, QuestionKind kind, std::uint32_t attempt)
{
    assert(attempt < trace.attempts.size());
    Question question;
    question.kind = kind;
    question.level = levelOf(trace, attempt);
    question.attempt = attempt;
    const Level& level = trace.levels[question.level];
    const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[attempt]);
    switch (kind) {
    case QuestionKind::FirstCandidateSplit:
        if (candidateSplits.front().verdict == Verdict::OneSymbol || level.region.size() < fewestPositions)
            return {};
        question.asked = startOf(question.level, attempt);
        question.revealed = readOf(trace, question.level, attempt, candidateSplits.front());
        break;
    case QuestionKind::KeptSide:
        if (candidateSplits.back().verdict != Verdict::Accepted)
            return {};
        question.asked = readOf(trace, question.level, attempt, candidateSplits.back());
        question.revealed = {StepKind::LevelEnd, question.level, attempt, 0};
        break;
    case QuestionKind::NextThreshold:
        if (isLastOf(level, attempt))
            return {};
        question.asked = readOf(trace, question.level, attempt, candidateSplits.back());
        question.revealed = startOf(question.level, attempt + 1);
        break;
    }
    return question;
}

std::vector<Question> questionsOf(const SearchTrace& trace, std::size_t limit, std::uint64_t seed)
{
    // Gaps that open, gaps that do not, sides, thresholds; unsuccessful attempts are many and ask the same.
    std::array<Pool, 4> pools;
    for (std::uint32_t attempt = 0; attempt < trace.attempts.size(); ++attempt) {
        for (const QuestionKind kind :
             {QuestionKind::FirstCandidateSplit, QuestionKind::KeptSide, QuestionKind::NextThreshold}) {
            const std::optional<Question> question = questionAt(trace, kind, attempt);
            if (!question || !isAnswerOpen(trace, *question))
                continue;
            const bool isInVain =
                kind == QuestionKind::FirstCandidateSplit &&
                trace.candidateSplitsOf(trace.attempts[attempt]).front().verdict == Verdict::NoneFound;
            pools[isInVain ? 3 : static_cast<std::size_t>(kind)].add(*question);
        }
    }
    std::mt19937_64 random(seed);
    for (Pool& pool : pools)
        pool.shuffle(random);

    std::vector<Question> questions;
    std::map<std::uint32_t, int> askedOfLevel;
    const auto isEmpty = [](const Pool& pool) { return pool.isEmpty(); };
    for (std::size_t turn = 0; questions.size() < limit && !std::ranges::all_of(pools, isEmpty); ++turn) {
        if (Pool& pool = pools[turn % pools.size()]; !pool.isEmpty())
            questions.push_back(pool.take(askedOfLevel));
    }
    std::ranges::sort(questions, {},
                      [](const Question& question) { return std::tuple(question.attempt, question.kind); });
    return questions;
}

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
