// SPDX-License-Identifier: MIT
// The waterline against counting by hand, and against what searchRegion lists: on the papers' examples,
// random sequences and real pages.
#include "core/page/parsehtml.h"
#include "core/tps/waterline.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace tagseam {
namespace {

using test::symbolsOf;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Region whole(const std::vector<Symbol>& symbols)
{
    return {Position{0}, Position{static_cast<std::uint32_t>(symbols.size())}};
}

std::string text(const std::vector<Symbol>& symbols)
{
    std::vector<std::uint32_t> values;
    for (const Symbol symbol : symbols)
        values.push_back(symbol.value);
    return fmt::format("{}", fmt::join(values, " "));
}

// Definition by definition: for each gap and each threshold, do the filtered alphabets of both sides meet?
class ByHand {
  public:
    ByHand(const std::vector<Symbol>& symbols, Region region, FrequencyFilter filter)
        : m_part(symbols.begin() + region.begin.value, symbols.begin() + region.end.value), m_filter(filter)
    {
        for (const Symbol symbol : m_part)
            ++m_frequency[symbol];
        for (const auto& [symbol, frequency] : m_frequency)
            thresholds.push_back(frequency);
        std::ranges::sort(thresholds);
        thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    }

    std::vector<std::uint32_t> thresholds;

    bool passes(Symbol symbol, std::uint32_t threshold) const
    {
        const std::uint32_t frequency = m_frequency.at(symbol);
        return m_filter == FrequencyFilter::AtLeast ? frequency >= threshold : frequency > threshold;
    }

    // Whether the symbol is on both sides of the gap behind the k-th symbol of the region.
    bool crosses(Symbol symbol, std::size_t k) const
    {
        const auto middle = m_part.begin() + static_cast<std::ptrdiff_t>(k) + 1;
        return std::find(m_part.begin(), middle, symbol) != middle &&
               std::find(middle, m_part.end(), symbol) != m_part.end();
    }

    std::uint32_t straddling(std::size_t k) const
    {
        return static_cast<std::uint32_t>(
            std::ranges::count_if(m_frequency, [&](const auto& entry) { return crosses(entry.first, k); }));
    }

    std::uint32_t opensAt(std::size_t k) const
    {
        for (const auto& [symbol, frequency] : m_frequency) {
            if (frequency == thresholds.back() && crosses(symbol, k))
                return neverOpens;
        }
        for (const std::uint32_t threshold : thresholds) {
            if (std::ranges::none_of(m_part, [&](Symbol s) { return passes(s, threshold) && crosses(s, k); }))
                return threshold;
        }
        return neverOpens;
    }

  private:
    std::vector<Symbol> m_part;
    FrequencyFilter m_filter;
    std::map<Symbol, std::uint32_t> m_frequency;
};

// Of a level: occurrences by symbol, counted anew.
struct Counts {
    std::map<Symbol, std::uint32_t> frequency;
    std::map<Symbol, Position> last;
};

Counts countsOf(const std::vector<Symbol>& symbols, Region region)
{
    Counts counts;
    for (Position p = region.begin; p < region.end; ++p.value) {
        ++counts.frequency[symbols[p.value]];
        counts.last[symbols[p.value]] = p;
    }
    return counts;
}

// The splits under water, right behind the last occurrence of a symbol that passes, before the last such one.
std::vector<Position> splitsUnderWater(const Waterline& water, const Counts& counts, std::uint32_t threshold,
                                       FrequencyFilter filter)
{
    std::vector<Position> ends; // of the symbols that pass
    for (const auto& [symbol, frequency] : counts.frequency) {
        if (filter == FrequencyFilter::AtLeast ? frequency >= threshold : frequency > threshold)
            ends.push_back(counts.last.at(symbol));
    }
    std::ranges::sort(ends);
    std::vector<Position> splits;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        const Position split{ends[i].value + 1};
        if (water.isOpen(split, threshold))
            splits.push_back(split);
    }
    return splits;
}

using Seen = std::map<Verdict, int>; // openings compared

// At every attempt of every level: what searchRegion listed is what the waterline says.
void expectAgreement(const std::vector<Symbol>& symbols, const SearchOptions& options, Seen& seen)
{
    const SearchTrace trace = searchRegion(symbols, options);
    for (const Level& level : trace.levels) {
        const Waterline water = waterline(symbols, level.region, options.frequencyFilter);
        const Counts counts = countsOf(symbols, level.region);
        for (const Attempt& attempt : trace.attemptsOf(level)) {
            ASSERT_TRUE(std::ranges::binary_search(water.thresholds, attempt.threshold));
            const auto openings = trace.openingsOf(attempt);
            const Trial trial = tryThreshold(symbols, water, attempt.threshold, options);
            ASSERT_EQ(trial.alphabetSize, attempt.alphabetSize);
            ASSERT_TRUE(std::ranges::equal(trial.openings, openings));
            if (attempt.alphabetSize < 2) {
                ASSERT_EQ(openings[0].verdict, Verdict::OneSymbol);
                ASSERT_THAT(trial.splits, IsEmpty());
                continue;
            }
            std::vector<Position> expected =
                splitsUnderWater(water, counts, attempt.threshold, options.frequencyFilter);
            ASSERT_EQ(trial.splits, expected);
            std::vector<Position> listed;
            for (const Opening& opening : openings) {
                ++seen[opening.verdict];
                if (opening.verdict == Verdict::NeverOpened)
                    continue;
                ASSERT_TRUE(water.isOpen(opening.split, attempt.threshold));
                listed.push_back(opening.split);
            }
            // The scan stops at its last opening; where that is none (NeverOpened), it came to the end.
            if (openings.back().verdict != Verdict::NeverOpened)
                std::erase_if(expected, [&](Position p) { return p > openings.back().split; });
            ASSERT_EQ(listed, expected);
        }
    }
}

TEST(Waterline, figure2HasATerraceForEachThreshold)
{
    const auto symbols = symbolsOf({1, 2, 3, 4, 4, 3, 4, 4}); // thresholds 1, 2, 4 (Definition 3.6)
    const Waterline printed = waterline(symbols, whole(symbols), FrequencyFilter::AtLeast);
    EXPECT_THAT(printed.thresholds, ElementsAre(1, 2, 4));
    // 1|2|3 are open at once. Behind the first 3, only 3 (twice) crosses: open when 3 no longer passes.
    EXPECT_THAT(printed.opensAt, ElementsAre(1, 1, 4, neverOpens, neverOpens, neverOpens, neverOpens));
    const Waterline above = waterline(symbols, whole(symbols), FrequencyFilter::Above);
    EXPECT_THAT(above.opensAt, ElementsAre(1, 1, 2, neverOpens, neverOpens, neverOpens, neverOpens));
    EXPECT_TRUE(above.isOpen(Position{3}, 2));
    EXPECT_FALSE(above.isOpen(Position{3}, 1));
    EXPECT_FALSE(above.isOpen(Position{4}, 4));
}

TEST(Waterline, theThreeSpansOfSection4AreApartOnceTheDividersAreUnderWater)
{
    // TPS = (1, 2, 3, 4..4, 3, 5..5, 3, 6..6, 2) with 4, 14 and 5 spans
    std::vector<Symbol> symbols = symbolsOf({1, 2, 3, 4, 4, 4, 4, 3});
    symbols.insert(symbols.end(), 14, Symbol{4});
    symbols.push_back({2});
    symbols.insert(symbols.end(), 5, Symbol{5});
    symbols.push_back({1});
    const Waterline water = waterline(symbols, whole(symbols), FrequencyFilter::Above);
    EXPECT_THAT(water.thresholds, ElementsAre(1, 2, 3, 4, 5, 14));
    const auto opensAt = [&](std::uint32_t split) { return water.opensAt[split - 1]; };
    EXPECT_EQ(opensAt(1), 1U) << "body stands alone";
    EXPECT_EQ(opensAt(2), 2U) << "the two br straddle all from here";
    EXPECT_EQ(opensAt(3), 3U) << "and the three div";
    EXPECT_EQ(opensAt(4), 4U) << "inside region 1";
    EXPECT_EQ(opensAt(7), 3U) << "between regions 1 and 2: the div are the most frequent across";
    EXPECT_EQ(opensAt(8), 3U);
    EXPECT_EQ(opensAt(9), neverOpens) << "inside region 2, the most frequent";
    EXPECT_EQ(opensAt(22), 3U) << "between regions 2 and 3, before the last div";
    EXPECT_EQ(opensAt(23), 2U) << "right behind it";
    EXPECT_EQ(opensAt(24), 5U) << "inside region 3";
    // At 3, the spans of region 1 end first: 7 to 22 positions.
    const Trial trial = tryThreshold(symbols, water, 3, findReading("jidm-2013")->options);
    EXPECT_EQ(trial.alphabetSize, 3U);
    EXPECT_THAT(trial.splits, ElementsAre(Position{7}, Position{22}));
    EXPECT_THAT(trial.openings, ElementsAre(Opening{Position{7}, 7, 22, Verdict::Accepted}));
}

TEST(Waterline, aRegionCountsOnlyItsOwnOccurrences)
{
    const auto symbols = symbolsOf({1, 2, 3, 4, 4, 3, 4, 4});
    const Waterline water = waterline(symbols, {Position{1}, Position{5}}, FrequencyFilter::Above); // 2 3 4 4
    EXPECT_THAT(water.thresholds, ElementsAre(1, 2));
    EXPECT_THAT(water.opensAt, ElementsAre(1, 1, neverOpens));
    EXPECT_TRUE(water.isOpen(Position{3}, 1));
}

TEST(Waterline, ofFewerThanTwoPositionsHasNoGap)
{
    const auto symbols = symbolsOf({7, 7});
    EXPECT_THAT(waterline(symbols, {Position{1}, Position{1}}, FrequencyFilter::Above).opensAt, IsEmpty());
    EXPECT_THAT(waterline({}, {}, FrequencyFilter::Above).thresholds, IsEmpty());
    const Waterline one = waterline(symbols, {Position{1}, Position{2}}, FrequencyFilter::AtLeast);
    EXPECT_THAT(one.opensAt, IsEmpty());
    EXPECT_THAT(one.thresholds, ElementsAre(1));
    const Trial trial = tryThreshold(symbols, one, 1, findReading("printed")->options);
    EXPECT_THAT(trial.openings, ElementsAre(Opening{Position{1}, 0, 1, Verdict::OneSymbol}));
}

TEST(Waterline, isCountingByHandOnRandomSequencesAndRegions)
{
    std::mt19937 random(3);
    std::size_t gaps = 0;
    for (int round = 0; round < 4000; ++round) {
        const std::vector<Symbol> symbols = test::randomSequence(random, 40);
        Region region = whole(symbols);
        if (round % 2 == 1 && region.size() > 0) {
            region.begin.value = static_cast<std::uint32_t>(random() % symbols.size());
            region.end.value -= static_cast<std::uint32_t>(random() % (region.size() + 1));
        }
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            const ByHand expected(symbols, region, filter);
            const Waterline water = waterline(symbols, region, filter);
            ASSERT_EQ(water.region, region);
            ASSERT_EQ(water.filter, filter);
            ASSERT_EQ(water.thresholds, expected.thresholds) << text(symbols);
            ASSERT_EQ(water.opensAt.size(), region.size() < 2 ? 0 : region.size() - 1);
            const std::vector<std::uint32_t> straddling = straddlingSymbols(symbols, region);
            ASSERT_EQ(straddling.size(), water.opensAt.size());
            for (std::size_t k = 0; k < water.opensAt.size(); ++k, ++gaps) {
                const auto where = fmt::format("gap {} from {} of {}", k, region.begin.value, text(symbols));
                ASSERT_EQ(water.opensAt[k], expected.opensAt(k)) << where;
                ASSERT_EQ(straddling[k], expected.straddling(k)) << where;
            }
        }
    }
    EXPECT_GT(gaps, 50'000U);
}

TEST(Waterline, agreesWithTheOpeningsOfSearchRegionForEverySwitch)
{
    std::mt19937 random(4);
    Seen seen;
    constexpr int rounds = test::isSanitized ? 5'000 : 20'000;
    const std::vector<SearchOptions> options = test::allOptions({0.20, 0.0, 0.6});
    for (int round = 0; round < rounds; ++round) {
        const std::vector<Symbol> symbols = test::randomSequence(random, round % 20 == 0 ? 150 : 30);
        ASSERT_NO_FATAL_FAILURE(
            expectAgreement(symbols, options[static_cast<std::size_t>(round) % options.size()], seen))
            << text(symbols);
        if (round % 100 == 0) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectAgreement(symbols, each, seen)) << text(symbols);
        }
    }
    for (const Verdict verdict : {Verdict::Accepted, Verdict::TooBalanced, Verdict::NeverOpened})
        EXPECT_GT(seen[verdict], rounds / 4) << static_cast<int>(verdict);
}

TEST(Waterline, agreesWithTheOpeningsOfSearchRegionOnRealPages)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    Seen seen;
    std::size_t pages = 0;
    constexpr std::size_t every = test::isSanitized ? 12 : 6; // pages
    for (const auto& file : test::corpusPages()) {
        if (++pages % every != 0)
            continue;
        const Result<Document> document = parseHtml(test::bytesOf(file));
        ASSERT_TRUE(document) << file;
        const TagPathSequence sequence = convertTreeToSequence(*document);
        for (const Reading& reading : readings)
            ASSERT_NO_FATAL_FAILURE(expectAgreement(sequence.symbols, reading.options, seen)) << file;
    }
    for (const Verdict verdict : {Verdict::Accepted, Verdict::TooBalanced, Verdict::NeverOpened})
        EXPECT_GT(seen[verdict], 20) << static_cast<int>(verdict);
}

} // namespace
} // namespace tagseam
