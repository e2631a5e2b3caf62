// SPDX-License-Identifier: MIT
// The symbols that close a gap: counted by hand, and taken away.
#include "core/explain/blame.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <ranges>
#include <set>

namespace tagseam {
namespace {

using namespace test;

// Symbol values of one side of a gap, without those in `ignored`, and how often they occur in the level.
struct Sides {
    std::set<std::uint32_t> left;
    std::set<std::uint32_t> right;
    std::map<std::uint32_t, std::uint32_t> frequency;
};

Sides sidesOf(std::span<const Symbol> symbols, Region level, Position split,
              const std::set<std::uint32_t>& ignored)
{
    Sides sides;
    for (Position p = level.begin; p < level.end; ++p.value) {
        const std::uint32_t symbol = symbols[p.value].value;
        if (ignored.contains(symbol))
            continue;
        ++sides.frequency[symbol];
        (p < split ? sides.left : sides.right).insert(symbol);
    }
    return sides;
}

// The lowest threshold at which no symbol that passes is on both sides, by trying them all. With
// FrequencyFilter::Above nothing passes the highest: that opens no gap that has a symbol on both sides.
std::uint32_t opensAt(const Sides& sides, FrequencyFilter filter)
{
    std::set<std::uint32_t> thresholds;
    for (const auto& [symbol, frequency] : sides.frequency)
        thresholds.insert(frequency);
    for (const std::uint32_t threshold : thresholds) {
        const bool isHighest = threshold == *thresholds.rbegin();
        const bool isOpen = std::ranges::none_of(sides.left, [&](std::uint32_t symbol) {
            return sides.right.contains(symbol) &&
                   (sides.frequency.at(symbol) >= lowestPassing(filter, threshold) ||
                    (isHighest && filter == FrequencyFilter::Above));
        });
        if (isOpen)
            return threshold;
    }
    return neverOpens;
}

std::uint32_t lowestOpening(std::span<const Symbol> symbols, Region level, Region range,
                            FrequencyFilter filter, const std::set<std::uint32_t>& ignored)
{
    std::uint32_t lowest = neverOpens;
    for (Position split{range.begin.value + 1}; split < range.end; ++split.value)
        lowest = std::min(lowest, opensAt(sidesOf(symbols, level, split, ignored), filter));
    return lowest;
}

void expectBlameHolds(std::span<const Symbol> symbols, Region level, Region range, FrequencyFilter filter)
{
    const Blame blame = blameGaps(symbols, level, range, filter);
    // Who straddles every gap.
    std::set<std::uint32_t> straddling;
    for (const auto& [symbol, frequency] : sidesOf(symbols, level, level.begin, {}).frequency) {
        bool isOverAll = true;
        for (Position split{range.begin.value + 1}; split < range.end; ++split.value) {
            const Sides sides = sidesOf(symbols, level, split, {});
            isOverAll = isOverAll && sides.left.contains(symbol) && sides.right.contains(symbol);
        }
        if (isOverAll)
            straddling.insert(symbol);
    }
    std::set<std::uint32_t> blamed;
    for (const Straddler& each : blame.straddlers)
        blamed.insert(each.symbol.value);
    ASSERT_EQ(blamed, straddling);
    ASSERT_EQ(blamed.size(), blame.straddlers.size());
    ASSERT_TRUE(std::ranges::is_sorted(blame.straddlers, {}, &Straddler::frequency));
    // When the gap opens, and which.
    ASSERT_EQ(blame.opensAt, lowestOpening(symbols, level, range, filter, {}));
    if (blame.opensAt != neverOpens) {
        ASSERT_EQ(opensAt(sidesOf(symbols, level, blame.split, {}), filter), blame.opensAt);
        for (Position split{range.begin.value + 1}; split < blame.split; ++split.value)
            ASSERT_GT(opensAt(sidesOf(symbols, level, split, {}), filter), blame.opensAt);
    }
    for (const Straddler& each : blame.straddlers) {
        std::vector<std::uint32_t> at;
        for (Position p = level.begin; p < level.end; ++p.value) {
            if (symbols[p.value] == each.symbol)
                at.push_back(p.value);
        }
        ASSERT_EQ(each.frequency, at.size());
        ASSERT_EQ(each.first.value, at.front());
        ASSERT_EQ(each.last.value, at.back());
        ASSERT_EQ(each.before, std::ranges::count_if(at, [&](auto p) { return p <= range.begin.value; }));
        ASSERT_EQ(each.opensWithout, lowestOpening(symbols, level, range, filter, {each.symbol.value}));
    }
    // With all of them away nothing is on both sides of a single gap: it opens at once.
    if (range.size() == 2) {
        const Sides sides = sidesOf(symbols, level, Position{range.begin.value + 1}, blamed);
        ASSERT_TRUE(std::ranges::none_of(sides.left, [&](auto s) { return sides.right.contains(s); }));
        if (!sides.frequency.empty()) {
            const auto lowest = std::ranges::min(std::views::values(sides.frequency));
            ASSERT_EQ(opensAt(sides, filter), lowest);
        }
    }
}

TEST(Blame, namesTheDividersOfSection3AsWhatClosesTheirGap)
{
    // Listagem 3.1: header, menu, main region, advertisement; 2 and 3 are the dividers.
    const auto symbols = symbolsOf({1, 2, 3, 4, 4, 4, 4, 3, 5, 5, 5, 5, 5, 3, 6, 6, 6, 6, 2});
    const Region all{Position{0}, Position{19}};
    const Blame blame = blameGaps(symbols, all, gapBefore(Position{8}), FrequencyFilter::Above);
    ASSERT_EQ(blame.straddlers.size(), 2U);
    EXPECT_EQ(blame.straddlers[0].symbol.code(), 2U);
    EXPECT_EQ(blame.straddlers[0].frequency, 2U);
    EXPECT_EQ(blame.straddlers[0].first, Position{1});
    EXPECT_EQ(blame.straddlers[0].last, Position{18});
    EXPECT_EQ(blame.straddlers[0].opensWithout, 3U);
    EXPECT_EQ(blame.straddlers[1].symbol.code(), 3U);
    EXPECT_EQ(blame.straddlers[1].before, 2U);
    EXPECT_EQ(blame.straddlers[1].opensWithout, 2U);
    EXPECT_EQ(blame.opensAt, 3U);
    EXPECT_EQ(blame.split, Position{8});
}

TEST(Blame, holdsForEveryGapAndForRangesOfRandomSequences)
{
    std::mt19937 random(17);
    for (int i = 0; i < (isSanitized ? 150 : 600); ++i) {
        const auto symbols = randomSequence(random, 40);
        if (symbols.size() < 2)
            continue;
        const auto size = static_cast<std::uint32_t>(symbols.size());
        const auto filter = i % 2 == 0 ? FrequencyFilter::Above : FrequencyFilter::AtLeast;
        const std::uint32_t begin = static_cast<std::uint32_t>(random() % (size - 1));
        const std::uint32_t end = begin + 2 + static_cast<std::uint32_t>(random() % (size - begin - 1));
        const Region level{Position{begin}, Position{end}};
        for (Position split{begin + 1}; split < level.end; ++split.value)
            ASSERT_NO_FATAL_FAILURE(expectBlameHolds(symbols, level, gapBefore(split), filter));
        const std::uint32_t from = begin + static_cast<std::uint32_t>(random() % (end - begin - 1));
        const std::uint32_t to = from + 2 + static_cast<std::uint32_t>(random() % (end - from - 1));
        ASSERT_NO_FATAL_FAILURE(expectBlameHolds(symbols, level, {Position{from}, Position{to}}, filter));
    }
}

TEST(Blame, holdsForGapsOfEverySample)
{
    std::mt19937 random(18);
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const TagPathSequence sequence = convertTreeToSequence(*parseHtml(bytesOf(file)));
        const Region all{Position{0}, Position{sequence.size()}};
        for (int i = 0; i < 6; ++i) {
            const Position split{1 + static_cast<std::uint32_t>(random() % (sequence.size() - 1))};
            ASSERT_NO_FATAL_FAILURE(
                expectBlameHolds(sequence.symbols, all, gapBefore(split),
                                 i % 2 == 0 ? FrequencyFilter::Above : FrequencyFilter::AtLeast))
                << file << " gap before " << split.value;
        }
    }
}

} // namespace
} // namespace tagseam
