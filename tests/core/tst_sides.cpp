// SPDX-License-Identifier: MIT
// The two sides of a split, recounted position by position.
#include "core/explain/sides.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace tagseam {
namespace {

using namespace test;

std::map<Symbol, std::uint32_t> countIn(std::span<const Symbol> symbols, Position begin, Position end)
{
    std::map<Symbol, std::uint32_t> counts;
    for (Position p = begin; p < end; ++p.value)
        ++counts[symbols[p.value]];
    return counts;
}

// The most frequent of the symbols on both sides; 0 when there is none.
std::uint32_t highestShared(std::span<const Symbol> symbols, Region region, Position split)
{
    const auto left = countIn(symbols, region.begin, split);
    const auto right = countIn(symbols, split, region.end);
    std::uint32_t highest = 0;
    for (const auto& [symbol, count] : left) {
        if (right.contains(symbol))
            highest = std::max(highest, count + right.at(symbol));
    }
    return highest;
}

void expectMost(std::span<const Symbol> symbols, Position begin, Position end, const Repeated& named)
{
    const auto counts = countIn(symbols, begin, end);
    std::uint32_t highest = 0;
    for (const auto& [symbol, count] : counts)
        highest = std::max(highest, count);
    EXPECT_EQ(named.frequency, highest);
    EXPECT_EQ(counts.at(named.symbol), named.frequency);
}

// A menu of a's, five of x twice, and a text of b's; x stands on both sides once, then on none.
TEST(Sides, namesWhatRepeatsAndWhatIsShared)
{
    const auto symbols = symbolsOf({1, 2, 2, 2, 3, 4, 4, 4, 4, 3});
    SearchTrace trace;
    trace.levels.push_back({{{0}, {10}}, {{4}, {10}}, 0, 1, true});
    trace.levels.push_back({{{0}, {9}}, {{4}, {9}}, 1, 1, true});
    trace.attempts = {{1, 2, 0, 1}, {1, 2, 1, 1}};
    trace.openings = {{{5}, 5, 5, Verdict::Accepted}, {{5}, 5, 4, Verdict::Accepted}};
    const Sides whole = sidesOf(symbols, trace, 0);
    EXPECT_EQ(whole.left, (Repeated{{1}, 3}));
    EXPECT_EQ(whole.right, (Repeated{{3}, 4}));
    EXPECT_EQ(whole.shared, (Repeated{{2}, 2}));
    EXPECT_FALSE(whole.sharedLevel);
    const Sides inner = sidesOf(symbols, trace, 1);
    EXPECT_FALSE(inner.shared);
    EXPECT_EQ(inner.sharedLevel, 0U);
    EXPECT_EQ(inner.sharedThere, (Repeated{{2}, 2}));
}

TEST(Sides, areThoseOfAPlainCount)
{
    std::mt19937 random(20261122);
    std::uint32_t withShared = 0;
    std::uint32_t withSharedLevel = 0;
    std::uint32_t withNeither = 0;
    std::uint32_t peeled = 0;
    for (int round = 0; round < 400; ++round) {
        const auto symbols = randomSequence(random, 120);
        for (const SearchOptions& options : allOptions({0.2})) {
            const SearchTrace trace = searchRegion(symbols, options);
            for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
                const Level& level = trace.levels[i];
                const Opening* split = trace.acceptedSplit(level);
                if (split == nullptr)
                    continue;
                const Sides sides = sidesOf(symbols, trace, i);
                expectMost(symbols, level.region.begin, split->split, sides.left);
                expectMost(symbols, split->split, level.region.end, sides.right);
                const std::uint32_t shared = highestShared(symbols, level.region, split->split);
                ASSERT_EQ(sides.shared ? sides.shared->frequency : 0, shared);
                const Attempt& attempt = trace.attempts[level.attemptEnd() - 1];
                ASSERT_LT(shared, lowestPassing(options.frequencyFilter, attempt.threshold));
                const auto whole = countIn(symbols, level.region.begin, level.region.end);
                const Symbol behind = symbols[split->split.value - 1];
                ASSERT_EQ(sides.behind, (Repeated{behind, whole.at(behind)}));
                ASSERT_GE(whole.at(behind), lowestPassing(options.frequencyFilter, attempt.threshold));
                ASSERT_FALSE(countIn(symbols, split->split, level.region.end).contains(behind));
                for (const std::uint32_t other : sides.alsoBehind)
                    ASSERT_EQ(symbols[trace.acceptedSplit(trace.levels[other])->split.value - 1], behind);
                peeled += sides.alsoBehind.empty() ? 0 : 1;
                std::optional<std::uint32_t> last;
                for (std::uint32_t above = 0; shared == 0 && above < i; ++above) {
                    if (highestShared(symbols, trace.levels[above].region, split->split) > 0)
                        last = above;
                }
                ASSERT_EQ(sides.sharedLevel, last);
                ASSERT_EQ(sides.sharedThere.has_value(), last.has_value());
                if (last) {
                    ASSERT_EQ(sides.sharedThere->frequency,
                              highestShared(symbols, trace.levels[*last].region, split->split));
                }
                withShared += shared > 0 ? 1 : 0;
                withSharedLevel += last ? 1 : 0;
                withNeither += shared == 0 && !last ? 1 : 0;
            }
        }
    }
    EXPECT_GT(withShared, 1000U);
    EXPECT_GT(withSharedLevel, 1000U);
    EXPECT_GT(withNeither, 1000U);
    EXPECT_GT(peeled, 100U);
}

// Every advantage of two decimals, tried from the lowest.
TEST(Sides, nextSplitIsThatOfTheLowestAdvantageThatRefuses)
{
    std::mt19937 random(20261123);
    std::uint32_t others = 0;
    std::uint32_t none = 0;
    for (int round = 0; round < 60; ++round) {
        const auto symbols = randomSequence(random, 60);
        for (const SearchOptions& options : allOptions({0, 0.2})) {
            const SearchTrace trace = searchRegion(symbols, options);
            for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
                const Opening* split = trace.acceptedSplit(trace.levels[i]);
                if (split == nullptr)
                    continue;
                const Region region = trace.levels[i].region;
                std::optional<NextSplit> expected;
                for (int hundredths = 0; hundredths <= 100 && !expected; ++hundredths) {
                    SearchOptions tried = options;
                    tried.advantage = hundredths / 100.0;
                    if (tried.advantage < options.advantage)
                        continue;
                    const SearchTrace again =
                        searchRegion(std::span(symbols).subspan(region.begin.value, region.size()), tried);
                    const Opening* then = again.acceptedSplit(again.levels.front());
                    if (then == nullptr)
                        expected = NextSplit{tried.advantage, {}};
                    else if (region.begin.value + then->split.value != split->split.value)
                        expected =
                            NextSplit{tried.advantage, Position{region.begin.value + then->split.value}};
                }
                EXPECT_EQ(nextSplit(symbols, trace, i), expected);
                (expected && expected->split ? others : none) += 1;
            }
        }
    }
    EXPECT_GT(others, 100U);
    EXPECT_GT(none, 100U);
}

} // namespace
} // namespace tagseam
