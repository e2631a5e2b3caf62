// SPDX-License-Identifier: MIT
// The symbols that close a gap: counted by hand, and taken away.
#include "core/explain/blame.h"
#include "tests/core/levelbyhand.h"
#include "tests/core/samplepages.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <iterator>

namespace tagseam {
namespace {

using namespace test;

std::uint32_t lowestOpening(const LevelByHand& level, Region range)
{
    std::uint32_t lowest = neverOpens;
    for (std::uint32_t split = range.begin.value + 1; split < range.end.value; ++split) {
        if (level.hasLeft(split) && level.hasRight(split)) // else there is no gap
            lowest = std::min(lowest, level.opensAt(split));
    }
    return lowest;
}

void expectBlameHolds(std::span<const Symbol> symbols, Region level, Region range, FrequencyFilter filter)
{
    const Blame blame = blameGaps(symbols, level, range, filter);
    const LevelByHand hand(symbols, level, filter);
    // The symbols that straddle the first and the last gap straddle every gap.
    const std::set<Symbol> ofFirst = hand.straddling(range.begin.value + 1);
    const std::set<Symbol> ofLast = hand.straddling(range.end.value - 1);
    std::vector<Symbol> straddling;
    std::ranges::set_intersection(ofFirst, ofLast, std::back_inserter(straddling));
    std::set<Symbol> blamed;
    for (const Straddler& each : blame.straddlers)
        blamed.insert(each.symbol);
    ASSERT_TRUE(std::ranges::equal(blamed, straddling));
    ASSERT_EQ(blamed.size(), blame.straddlers.size());
    ASSERT_TRUE(std::ranges::is_sorted(blame.straddlers, {}, &Straddler::frequency));
    // When a gap opens, and which.
    ASSERT_EQ(blame.opensAt, lowestOpening(hand, range));
    if (blame.opensAt != neverOpens) {
        ASSERT_EQ(hand.opensAt(blame.split.value), blame.opensAt);
        for (std::uint32_t split = range.begin.value + 1; split < blame.split.value; ++split)
            ASSERT_GT(hand.opensAt(split), blame.opensAt);
    }
    // The gaps that the search could split at.
    std::map<Position, std::uint32_t> splitsAt;
    for (const std::uint32_t threshold : hand.frequencies) {
        for (const Position split : hand.splits(threshold)) {
            if (range.begin < split && split < range.end)
                splitsAt.try_emplace(split, threshold);
        }
    }
    std::pair<std::uint32_t, Position> first{neverOpens, blame.splitsBefore};
    for (const auto& [split, threshold] : splitsAt) {
        if (threshold < first.first)
            first = {threshold, split};
    }
    ASSERT_EQ(std::pair(blame.splitsAt, blame.splitsBefore), first);
    ASSERT_EQ(blame.bar == SplitBar::None, blame.opensAt == neverOpens || splitsAt.contains(blame.split));
    for (const Straddler& each : blame.straddlers) {
        const CountByHand& count = hand.counts.at(each.symbol);
        ASSERT_EQ(each.frequency, count.frequency);
        ASSERT_EQ(each.first.value, count.first);
        ASSERT_EQ(each.last.value, count.last);
        ASSERT_EQ(each.before, std::ranges::count(symbols.subspan(level.begin.value,
                                                                  range.begin.value + 1 - level.begin.value),
                                                  each.symbol));
        ASSERT_EQ(each.opensWithout,
                  lowestOpening(LevelByHand(symbols, level, filter, {each.symbol}), range));
    }
    // Without all of them nothing is on both sides of a single gap: it opens at once.
    if (range.size() == 2) {
        const LevelByHand without(symbols, level, filter, blamed);
        ASSERT_TRUE(without.straddling(range.begin.value + 1).empty());
    }
}

TEST(Blame, namesTheDividersOfSection3AsWhatClosesTheirGap)
{
    // Listagem 3.1: header, menu, main region, advertisement; 2 and 3 are the dividers.
    const auto symbols = symbolsOf({1, 2, 3, 4, 4, 4, 4, 3, 5, 5, 5, 5, 5, 3, 6, 6, 6, 6, 2});
    const Blame blame = blameGaps(symbols, wholeOf(symbols), gapBefore(Position{8}), FrequencyFilter::Above);
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

TEST(Blame, tellsWhyAnOpenGapIsNoSplit)
{
    const auto barOf = [](const std::vector<Symbol>& symbols, std::uint32_t split) {
        const Blame blame =
            blameGaps(symbols, wholeOf(symbols), gapBefore(Position{split}), FrequencyFilter::Above);
        EXPECT_EQ(blame.opensAt, 1U);
        EXPECT_EQ(blame.splitsAt, blame.bar == SplitBar::None ? 1U : neverOpens);
        return blame.bar;
    };
    const auto symbols = symbolsOf({2, 2, 2, 3, 4, 4, 5, 6});
    EXPECT_EQ(barOf(symbols, 3), SplitBar::None);
    EXPECT_EQ(barOf(symbols, 4), SplitBar::Filtered); // 3 occurs once: it passes no threshold
    EXPECT_EQ(barOf(symbols, 6), SplitBar::NothingRight);
    EXPECT_EQ(barOf(symbols, 7), SplitBar::Filtered);
    // The first gap of a range that opens is none, a later one is.
    const Blame range =
        blameGaps(symbolsOf({9, 2, 2, 3, 3, 9}), regionOf(0, 6), regionOf(0, 5), FrequencyFilter::Above);
    EXPECT_EQ(range.opensAt, neverOpens); // 9 crosses all
    const Blame later =
        blameGaps(symbolsOf({9, 2, 2, 3, 3}), regionOf(0, 5), regionOf(0, 5), FrequencyFilter::Above);
    EXPECT_EQ(later.split, Position{1});
    EXPECT_EQ(later.bar, SplitBar::Filtered);
    EXPECT_EQ(later.splitsBefore, Position{3});
    EXPECT_EQ(later.splitsAt, 1U);
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

TEST(Blame, holdsInEveryLevelOfTheSearchOfEverySample)
{
    std::mt19937 random(18);
    int levels = 0;
    for (const auto& [name, document] : samplePages()) {
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (const Reading& reading : readings) {
            for (const Level& level : searchRegion(sequence.symbols, reading.options).levels) {
                if (level.region.size() < 2 || ++levels % (isSanitized ? 20 : 4) != 0)
                    continue;
                const Position split{level.region.begin.value + 1 +
                                     static_cast<std::uint32_t>(random() % (level.region.size() - 1))};
                ASSERT_NO_FATAL_FAILURE(expectBlameHolds(sequence.symbols, level.region, gapBefore(split),
                                                         reading.options.frequencyFilter))
                    << name << " gap before " << split.value;
            }
        }
    }
    EXPECT_GT(levels, 60);
}

// The lowest threshold that opens one of the range's gaps in the page whose nodes of one tag path are
// ignored. `level`, `range`: positions of the page as it is.
std::uint32_t opensInPageWithout(const Document& document, const TagPathSequence& sequence, Region level,
                                 Region range, FrequencyFilter filter, Symbol ignored)
{
    TagPathOptions options;
    TagPathEdit edit{TagPathEdit::Kind::Ignored, {}, {}};
    std::vector<std::uint32_t> before{0}; // positions left, by position of the page as it is
    for (Position p; p.value < sequence.size(); ++p.value) {
        const bool isIgnored = sequence.symbols[p.value] == ignored;
        if (isIgnored)
            edit.nodes.push_back(sequence.nodes[p.value]);
        before.push_back(before.back() + (isIgnored ? 0 : 1));
    }
    options.edits.push_back(std::move(edit));
    const TagPathSequence edited = convertTreeToSequence(document, options);
    EXPECT_EQ(edited.size(), before.back());
    const Region left{Position{before[level.begin.value]}, Position{before[level.end.value]}};
    const Waterline water = waterline(edited.symbols, left, filter);
    std::uint32_t lowest = neverOpens;
    for (std::uint32_t split = range.begin.value + 1; split < range.end.value; ++split) {
        const Position moved{before[split]};
        if (left.begin < moved && moved < left.end)
            lowest = std::min(lowest, water.opensAt[moved.value - left.begin.value - 1]);
    }
    return lowest;
}

TEST(Blame, ignoringATagPathOpensTheGapAtThePromisedThreshold)
{
    std::mt19937 random(19);
    int opened = 0;
    int ignored = 0;
    const auto check = [&](const Document& document, const SearchOptions& options) {
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (const Level& level : searchRegion(sequence.symbols, options).levels) {
            const Region region = level.region;
            if (region.size() < 2)
                continue;
            const std::uint32_t from =
                region.begin.value + static_cast<std::uint32_t>(random() % (region.size() - 1));
            const std::uint32_t most = std::min(region.end.value - from, 5U);
            const Region range{Position{from},
                               Position{from + 2 + static_cast<std::uint32_t>(random() % (most - 1))}};
            const Blame blame = blameGaps(sequence.symbols, region, range, options.frequencyFilter);
            for (std::size_t i = 0; i < std::min<std::size_t>(blame.straddlers.size(), 6); ++i) {
                const Straddler& each = blame.straddlers[random() % blame.straddlers.size()];
                ASSERT_EQ(opensInPageWithout(document, sequence, region, range, options.frequencyFilter,
                                             each.symbol),
                          each.opensWithout);
                ++ignored;
                opened += each.opensWithout < blame.opensAt ? 1 : 0;
            }
        }
    };
    for (const auto& [name, document] : samplePages()) {
        for (const Reading& reading : readings)
            ASSERT_NO_FATAL_FAILURE(check(document, reading.options)) << name << ' ' << reading.name;
    }
    for (int i = 0; i < 400; ++i)
        ASSERT_NO_FATAL_FAILURE(
            check(build(randomPage(random)), readings[static_cast<std::size_t>(i) % 3].options));
    EXPECT_GT(ignored, 500);
    EXPECT_GT(opened, 50);
}

} // namespace
} // namespace tagseam
