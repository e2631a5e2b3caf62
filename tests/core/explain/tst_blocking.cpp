// SPDX-License-Identifier: MIT
// The blocking symbols of a gap: counted by hand, and removed.
#include "core/explain/blocking.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/testsequences.h"

#include <iterator>

namespace tagseam {
namespace {

using namespace test;

std::uint32_t lowestCandidateSplit(const LevelByHand& level, Region range)
{
    std::uint32_t lowest = neverOpens;
    for (std::uint32_t split = range.begin.value + 1; split < range.end.value; ++split) {
        if (level.hasLeft(split) && level.hasRight(split)) // otherwise there is no gap
            lowest = std::min(lowest, level.opensAt(split));
    }
    return lowest;
}

void expectBlockingHolds(std::span<const Symbol> symbols, Region level, Region range, FrequencyFilter filter)
{
    const BlockingSymbols blocking = blockingSymbolsOf(symbols, level, range, filter);
    const LevelByHand hand(symbols, level, filter);
    // The symbols on both sides of the first and of the last gap occur on both sides of every gap.
    const std::set<Symbol> ofFirst = hand.blocking(range.begin.value + 1);
    const std::set<Symbol> ofLast = hand.blocking(range.end.value - 1);
    std::vector<Symbol> onBoth;
    std::ranges::set_intersection(ofFirst, ofLast, std::back_inserter(onBoth));
    std::set<Symbol> responsible;
    for (const BlockingSymbol& each : blocking.symbols)
        responsible.insert(each.symbol);
    ASSERT_TRUE(std::ranges::equal(responsible, onBoth));
    ASSERT_EQ(responsible.size(), blocking.symbols.size());
    ASSERT_TRUE(std::ranges::is_sorted(blocking.symbols, {}, &BlockingSymbol::frequency));
    ASSERT_EQ(blocking.opensAt, lowestCandidateSplit(hand, range));
    if (blocking.opensAt != neverOpens) {
        ASSERT_EQ(hand.opensAt(blocking.split.value), blocking.opensAt);
        for (std::uint32_t split = range.begin.value + 1; split < blocking.split.value; ++split)
            ASSERT_GT(hand.opensAt(split), blocking.opensAt);
    }
    std::map<Position, std::uint32_t> splitsAt;
    for (const std::uint32_t threshold : hand.frequencies) {
        for (const Position split : hand.splits(threshold)) {
            if (range.begin < split && split < range.end)
                splitsAt.try_emplace(split, threshold);
        }
    }
    std::pair<std::uint32_t, Position> first{neverOpens, blocking.splitsBefore};
    for (const auto& [split, threshold] : splitsAt) {
        if (threshold < first.first)
            first = {threshold, split};
    }
    ASSERT_EQ(std::pair(blocking.splitsAt, blocking.splitsBefore), first);
    ASSERT_EQ(blocking.bar == SplitBar::None,
              blocking.opensAt == neverOpens || splitsAt.contains(blocking.split));
    for (const BlockingSymbol& each : blocking.symbols) {
        const CountByHand& count = hand.counts.at(each.symbol);
        ASSERT_EQ(each.frequency, count.frequency);
        ASSERT_EQ(each.first.value, count.first);
        ASSERT_EQ(each.last.value, count.last);
        ASSERT_EQ(each.before, std::ranges::count(symbols.subspan(level.begin.value,
                                                                  range.begin.value + 1 - level.begin.value),
                                                  each.symbol));
        ASSERT_EQ(each.opensWithout,
                  lowestCandidateSplit(LevelByHand(symbols, level, filter, {each.symbol}), range));
    }
}

TEST(BlockingSymbols, tellsWhyAnOpenGapIsNoSplit)
{
    const auto barOf = [](const std::vector<Symbol>& symbols, std::uint32_t split) {
        const BlockingSymbols blocking =
            blockingSymbolsOf(symbols, wholeOf(symbols), gapBefore(Position{split}), FrequencyFilter::Above);
        EXPECT_EQ(blocking.opensAt, 1U);
        EXPECT_EQ(blocking.splitsAt, blocking.bar == SplitBar::None ? 1U : neverOpens);
        return blocking.bar;
    };
    const auto symbols = symbolsOf({2, 2, 2, 3, 4, 4, 5, 6});
    EXPECT_EQ(barOf(symbols, 3), SplitBar::None);
    EXPECT_EQ(barOf(symbols, 4), SplitBar::Filtered); // 3 occurs once: it passes no threshold
    EXPECT_EQ(barOf(symbols, 6), SplitBar::NothingRight);
    EXPECT_EQ(barOf(symbols, 7), SplitBar::Filtered);
    // The first gap of a range that opens is not a candidate split, a later one is.
    const BlockingSymbols range = blockingSymbolsOf(symbolsOf({9, 2, 2, 3, 3, 9}), regionOf(0, 6),
                                                    regionOf(0, 5), FrequencyFilter::Above);
    EXPECT_EQ(range.opensAt, neverOpens); // 9 crosses all
    const BlockingSymbols later =
        blockingSymbolsOf(symbolsOf({9, 2, 2, 3, 3}), regionOf(0, 5), regionOf(0, 5), FrequencyFilter::Above);
    EXPECT_EQ(later.split, Position{1});
    EXPECT_EQ(later.bar, SplitBar::Filtered);
    EXPECT_EQ(later.splitsBefore, Position{3});
    EXPECT_EQ(later.splitsAt, 1U);
}

TEST(BlockingSymbols, holdsForEveryGapAndForRangesOfRandomSequences)
{
    std::mt19937 random(17);
    for (int i = 0; i < (isShort ? 150 : 600); ++i) {
        const auto symbols = randomSequence(random, 40);
        if (symbols.size() < 2)
            continue;
        const auto size = static_cast<std::uint32_t>(symbols.size());
        const auto filter = i % 2 == 0 ? FrequencyFilter::Above : FrequencyFilter::AtLeast;
        const std::uint32_t begin = static_cast<std::uint32_t>(random() % (size - 1));
        const std::uint32_t end = begin + 2 + static_cast<std::uint32_t>(random() % (size - begin - 1));
        const Region level{Position{begin}, Position{end}};
        for (Position split{begin + 1}; split < level.end; ++split.value)
            ASSERT_NO_FATAL_FAILURE(expectBlockingHolds(symbols, level, gapBefore(split), filter));
        const std::uint32_t from = begin + static_cast<std::uint32_t>(random() % (end - begin - 1));
        const std::uint32_t to = from + 2 + static_cast<std::uint32_t>(random() % (end - from - 1));
        ASSERT_NO_FATAL_FAILURE(expectBlockingHolds(symbols, level, {Position{from}, Position{to}}, filter));
    }
}

} // namespace
} // namespace tagseam
