// SPDX-License-Identifier: MIT
// SearchTrace -> the few questions of a quiz, among all that could be asked.
#include "core/tps/quiz.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t obviousShare = 20; // a part with less than 1/20 of the positions is not kept

// Whether the level has more than one frequency above the attempt's. Without counting: a symbol above the
// next threshold passes there. With AtLeast the next one's own symbols pass, too; only a third attempt tells.
bool isNextThresholdOpen(const SearchTrace& trace, const Level& level, std::uint32_t attempt)
{
    if (trace.options.frequencyFilter == FrequencyFilter::Above)
        return trace.attempts[attempt + 1].alphabetSize > 0;
    return attempt + 2 < level.attemptEnd();
}

bool isAnswerOpen(const SearchTrace& trace, const Question& question)
{
    const Level& level = trace.levels[question.level];
    if (question.kind == QuestionKind::NextThreshold)
        return isNextThresholdOpen(trace, level, question.attempt);
    if (question.kind == QuestionKind::FirstOpening)
        return true;
    const Opening& opening = *trace.acceptedSplit(level);
    return std::uint64_t{obviousShare} * std::min(opening.left, opening.right) >= level.region.size();
}

// Questions of one sort, in random order; the levels asked least often come first.
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

std::vector<Question> questionsOf(const SearchTrace& trace, std::size_t limit, std::uint64_t seed)
{
    // Gaps that open, gaps that do not, sides, thresholds; attempts in vain are many and ask the same.
    std::array<Pool, 4> pools;
    for (std::uint32_t attempt = 0; attempt < trace.attempts.size(); ++attempt) {
        for (const QuestionKind kind :
             {QuestionKind::FirstOpening, QuestionKind::KeptSide, QuestionKind::NextThreshold}) {
            const std::optional<Question> question = questionAt(trace, kind, attempt);
            if (!question || !isAnswerOpen(trace, *question))
                continue;
            const bool isInVain =
                kind == QuestionKind::FirstOpening &&
                trace.openingsOf(trace.attempts[attempt]).front().verdict == Verdict::NeverOpened;
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
