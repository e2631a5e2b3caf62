// SPDX-License-Identifier: MIT
// Makes the choices of a question: the right one among gaps of the threshold profile or frequencies of the
// level.
#include "core/teach/quizchoices.h"

#include "core/tps/thresholdprofile.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace tagseam {

namespace {

constexpr std::size_t mostChoices = 4;     // as many keys as a hand finds without looking
constexpr std::size_t mostTempting = 4000; // gaps that are compared: the best of a long page are similar
constexpr std::uint32_t spacingShare = 12; // distance at which gaps are distinguishable in the plot: n / 12
                                           // positions

Guess atGap(double split)
{
    Guess guess;
    guess.position = split;
    return guess;
}

// A wrong gap and how tempting it is: one that nearly opens is tempting, one among many equal gaps is not.
struct Temptation {
    Position split;
    std::uint32_t opensAt = 0;
    bool isDip = false; // lower than the gap before it: the last occurrence of a symbol is at it
};

// Returns gaps that are wrong beyond dispute: excludes gaps that are open before any symbol that passes was
// read, or after the right one with nothing between.
std::vector<Temptation> wrongGaps(const Question& question, const SearchTrace& trace,
                                  std::span<const Symbol> symbols)
{
    const Region region = trace.levels[question.level].region;
    const ThresholdProfile gaps = thresholdProfile(symbols, region, trace.options.frequencyFilter);
    const Attempt& attempt = trace.attempts[question.attempt];
    const auto candidateSplits = trace.candidateSplitsOf(attempt);
    const std::uint32_t stride = region.size() / static_cast<std::uint32_t>(mostTempting) + 1;
    std::vector<Temptation> wrong;
    std::uint32_t before = neverOpens;
    for (Position split{region.begin.value + 1}; split < region.end; ++split.value) {
        const std::uint32_t opensAt = gaps.opensAt[split.value - region.begin.value - 1];
        const bool isDip = opensAt < before;
        if (opensAt > attempt.threshold && (isDip || split.value % stride == 0))
            wrong.push_back({split, opensAt, isDip});
        before = opensAt;
    }
    for (const CandidateSplit& candidateSplit : candidateSplits.subspan(1)) {
        if (candidateSplit.verdict != Verdict::NoneFound)
            wrong.push_back({candidateSplit.split, attempt.threshold, true});
    }
    const auto rank = [](const Temptation& gap) {
        // Equal gaps in any order except the order of the axis: the multiplier is Knuth's.
        return std::tuple(!gap.isDip, gap.opensAt, gap.split.value * 2654435761U);
    };
    const std::size_t count = std::min(wrong.size(), mostTempting);
    std::ranges::partial_sort(wrong, wrong.begin() + static_cast<std::ptrdiff_t>(count), {}, rank);
    wrong.resize(count);
    return wrong;
}

// Adds the most tempting gaps at least `spacing` apart from each other and from the right one.
void addSpaced(std::vector<Guess>& choices, const std::vector<Temptation>& wrong, std::uint32_t spacing,
               std::size_t count)
{
    for (const Temptation& gap : wrong) {
        if (choices.size() >= count)
            return;
        const bool isFree = std::ranges::all_of(choices, [&](const Guess& other) {
            const double distance = *other.position - gap.split.value;
            return std::max(distance, -distance) >= spacing;
        });
        if (isFree)
            choices.push_back(atGap(gap.split.value));
    }
}

std::vector<Guess> gapChoices(const Question& question, const SearchTrace& trace,
                              std::span<const Symbol> symbols)
{
    std::vector<Guess> choices;
    const CandidateSplit& candidateSplit = trace.candidateSplitsOf(trace.attempts[question.attempt]).front();
    if (candidateSplit.verdict != Verdict::NoneFound)
        choices.push_back(atGap(candidateSplit.split.value));
    const std::vector<Temptation> wrong = wrongGaps(question, trace, symbols);
    const std::uint32_t positions = trace.levels[question.level].region.size();
    for (std::uint32_t spacing = std::max(positions / spacingShare, 1U); spacing >= 1; spacing /= 2)
        addSpaced(choices, wrong, spacing, mostChoices - 1);
    std::ranges::sort(choices, {}, [](const Guess& guess) { return *guess.position; });
    choices.push_back(atGap(nowhere));
    return choices;
}

std::vector<Guess> sideChoices(const Question& question, const SearchTrace& trace)
{
    const Region region = trace.levels[question.level].region;
    const double split = trace.candidateSplitsOf(trace.attempts[question.attempt]).back().split.value;
    return {atGap((region.begin.value + split) / 2), atGap((split + region.end.value) / 2)};
}

std::vector<Guess> thresholdChoices(const Question& question, const SearchTrace& trace,
                                    std::span<const Symbol> symbols)
{
    const auto frequencies = thresholdsOf(symbols, trace.levels[question.level].region, trace.options);
    const std::uint32_t next = trace.attempts[question.attempt + 1].threshold;
    const std::ptrdiff_t right = std::ranges::find(frequencies, next) - frequencies.begin();
    const auto count = static_cast<std::ptrdiff_t>(frequencies.size());
    // Chooses the next threshold, the highest, one tried before, and other near ones.
    std::vector<std::ptrdiff_t> chosen{right};
    for (const std::ptrdiff_t other : {right + 1, count - 1, right - 2, right + 2, right - 1, right + 3}) {
        const bool isNew = other >= 0 && other < count && std::ranges::find(chosen, other) == chosen.end();
        if (isNew && chosen.size() < mostChoices)
            chosen.push_back(other);
    }
    std::ranges::sort(chosen);
    std::vector<Guess> choices(chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i)
        choices[i].threshold = frequencies[static_cast<std::size_t>(chosen[i])];
    return choices;
}

} // namespace

std::vector<Guess> choicesOf(const Question& question, const SearchTrace& trace,
                             std::span<const Symbol> symbols)
{
    switch (question.kind) {
    case QuestionKind::FirstCandidateSplit:
        return gapChoices(question, trace, symbols);
    case QuestionKind::KeptSide:
        return sideChoices(question, trace);
    case QuestionKind::NextThreshold:
        break;
    }
    return thresholdChoices(question, trace, symbols);
}

} // namespace tagseam
