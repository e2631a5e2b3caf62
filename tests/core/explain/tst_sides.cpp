// SPDX-License-Identifier: MIT
// The two sides of a split, recounted position by position.
#include "core/explain/sides.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/testsequences.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using namespace test;

// The highest frequency of the symbols on both sides; 0 when there are none.
std::uint32_t highestShared(const LevelByHand& level, Position split)
{
    std::uint32_t highest = 0;
    for (const Symbol symbol : level.blocking(split.value))
        highest = std::max(highest, level.counts.at(symbol).frequency);
    return highest;
}

void expectMost(std::span<const Symbol> symbols, Region side, const Repeated& named)
{
    const LevelByHand hand(symbols, side, FrequencyFilter::Above);
    EXPECT_EQ(named.frequency, *hand.frequencies.rbegin());
    EXPECT_EQ(hand.counts.at(named.symbol).frequency, named.frequency);
}

TEST(Sides, areThoseOfAPlainCount)
{
    std::mt19937 random(20261122);
    std::uint32_t withShared = 0;
    std::uint32_t withSharedLevel = 0;
    std::uint32_t withNeither = 0;
    std::uint32_t peeled = 0;
    for (int round = 0; round < (isShort ? 150 : 400); ++round) {
        const auto symbols = randomSequence(random, 120);
        for (const SearchOptions& options : allOptions({0.2})) {
            const SearchTrace trace = searchRegion(symbols, options);
            for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
                const Level& level = trace.levels[i];
                const CandidateSplit* split = trace.acceptedSplit(level);
                if (split == nullptr)
                    continue;
                const Sides sides = sidesOf(symbols, trace, i);
                expectMost(symbols, {level.region.begin, split->split}, sides.left);
                expectMost(symbols, {split->split, level.region.end}, sides.right);
                const LevelByHand hand(symbols, level.region, options.frequencyFilter);
                const std::uint32_t shared = highestShared(hand, split->split);
                ASSERT_EQ(sides.shared ? sides.shared->frequency : 0, shared);
                ASSERT_TRUE(!sides.shared || hand.counts.at(sides.shared->symbol).frequency == shared);
                const Attempt& attempt = trace.attempts[level.attemptEnd() - 1];
                ASSERT_FALSE(hand.passes(shared, attempt.threshold));
                const Symbol after = symbols[split->split.value - 1];
                ASSERT_EQ(sides.after, (Repeated{after, hand.counts.at(after).frequency}));
                ASSERT_TRUE(hand.passes(sides.after.frequency, attempt.threshold));
                ASSERT_LT(hand.counts.at(after).last, split->split.value);
                for (const std::uint32_t other : sides.alsoAfter)
                    ASSERT_EQ(symbols[trace.acceptedSplit(trace.levels[other])->split.value - 1], after);
                peeled += sides.alsoAfter.empty() ? 0 : 1;
                std::optional<std::uint32_t> last;
                std::uint32_t sharedThere = 0;
                for (std::uint32_t above = 0; shared == 0 && above < i; ++above) {
                    const LevelByHand outer(symbols, trace.levels[above].region, options.frequencyFilter);
                    if (const std::uint32_t highest = highestShared(outer, split->split); highest > 0) {
                        last = above;
                        sharedThere = highest;
                    }
                }
                ASSERT_EQ(sides.sharedLevel, last);
                ASSERT_EQ(sides.sharedThere ? sides.sharedThere->frequency : 0, sharedThere);
                withShared += shared > 0 ? 1 : 0;
                withSharedLevel += last ? 1 : 0;
                withNeither += shared == 0 && !last ? 1 : 0;
            }
        }
    }
    EXPECT_GT(withShared, isShort ? 300U : 1000U);
    EXPECT_GT(withSharedLevel, isShort ? 300U : 1000U);
    EXPECT_GT(withNeither, isShort ? 300U : 1000U);
    EXPECT_GT(peeled, isShort ? 30U : 100U);
}

// Every minimum difference of two decimals, tried from the lowest.
TEST(Sides, nextSplitIsThatOfTheLowestDifferenceThatRefuses)
{
    std::mt19937 random(20261123);
    std::uint32_t others = 0;
    std::uint32_t none = 0;
    for (int round = 0; round < 20; ++round) {
        const auto symbols = randomSequence(random, 60);
        for (const SearchOptions& options : allOptions({0, 0.2})) {
            const SearchTrace trace = searchRegion(symbols, options);
            for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
                const CandidateSplit* split = trace.acceptedSplit(trace.levels[i]);
                if (split == nullptr)
                    continue;
                const Region region = trace.levels[i].region;
                std::optional<NextSplit> expected;
                for (int hundredths = 0; hundredths <= 100 && !expected; ++hundredths) {
                    SearchOptions tried = options;
                    tried.minDifference = hundredths / 100.0;
                    if (tried.minDifference < options.minDifference)
                        continue;
                    const SearchTrace again =
                        searchRegion(std::span(symbols).subspan(region.begin.value, region.size()), tried);
                    const CandidateSplit* then = again.acceptedSplit(again.levels.front());
                    if (then == nullptr)
                        expected = NextSplit{tried.minDifference, {}};
                    else if (region.begin.value + then->split.value != split->split.value)
                        expected =
                            NextSplit{tried.minDifference, Position{region.begin.value + then->split.value}};
                }
                EXPECT_EQ(nextSplit(symbols, trace, i), expected);
                (expected && expected->split ? others : none) += 1;
            }
        }
    }
    EXPECT_GT(others, 50U);
    EXPECT_GT(none, 50U);
}

} // namespace
} // namespace tagseam
