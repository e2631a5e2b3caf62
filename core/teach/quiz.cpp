// SPDX-License-Identifier: MIT
// SearchTrace -> questions about it (Velloso and Dorneles 2013, Algorithm 3).
#include "core/teach/quiz.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <array>
#include <cassert>
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

} // namespace tagseam
