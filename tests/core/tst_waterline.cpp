// SPDX-License-Identifier: MIT
// The waterline against the definitions, and against the openings of searchRegion: on the papers' examples
// and random sequences.
#include "core/tps/waterline.h"
#include "tests/core/levelbyhand.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Seen = std::map<Verdict, int>; // openings compared

// At every attempt of every level: searchRegion listed what the waterline and the definitions say.
void expectAgreement(const std::vector<Symbol>& symbols, const SearchOptions& options, Seen& seen)
{
    const SearchTrace trace = searchRegion(symbols, options);
    for (const Level& level : trace.levels) {
        const Waterline water = waterline(symbols, level.region, options.frequencyFilter);
        const LevelByHand hand(symbols, level.region, options.frequencyFilter);
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
            std::vector<Position> expected = hand.splits(attempt.threshold);
            ASSERT_EQ(trial.splits, expected);
            std::vector<Position> listed;
            for (const Opening& opening : openings) {
                ++seen[opening.verdict];
                if (opening.verdict == Verdict::NeverOpened)
                    continue;
                ASSERT_TRUE(water.isOpen(opening.split, attempt.threshold));
                listed.push_back(opening.split);
            }
            // The scan stops at its last opening unless it came to the end.
            if (openings.back().verdict != Verdict::NeverOpened)
                std::erase_if(expected, [&](Position p) { return p > openings.back().split; });
            ASSERT_EQ(listed, expected);
        }
    }
}

TEST(Waterline, figure2HasATerraceForEachThreshold)
{
    const auto symbols = symbolsOf({1, 2, 3, 4, 4, 3, 4, 4}); // thresholds 1, 2, 4 (Definition 3.6)
    const Waterline printed = waterline(symbols, wholeOf(symbols), FrequencyFilter::AtLeast);
    EXPECT_THAT(printed.thresholds, ElementsAre(1, 2, 4));
    // 1|2|3 are open at once. Behind the first 3, only 3 (twice) crosses: open when 3 no longer passes.
    EXPECT_THAT(printed.opensAt, ElementsAre(1, 1, 4, neverOpens, neverOpens, neverOpens, neverOpens));
    const Waterline above = waterline(symbols, wholeOf(symbols), FrequencyFilter::Above);
    EXPECT_THAT(above.opensAt, ElementsAre(1, 1, 2, neverOpens, neverOpens, neverOpens, neverOpens));
    EXPECT_TRUE(above.isOpen(Position{3}, 2));
    EXPECT_FALSE(above.isOpen(Position{3}, 1));
    EXPECT_FALSE(above.isOpen(Position{4}, 4));
}

TEST(Waterline, theThreeSpansOfSection4AreApartOnceTheDividersAreUnderWater)
{
    const std::vector<Symbol> symbols = threeRegions();
    const Waterline water = waterline(symbols, wholeOf(symbols), FrequencyFilter::Above);
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

TEST(Waterline, isCountingByHandOnRandomSequencesAndRegions)
{
    std::mt19937 random(3);
    std::size_t gaps = 0;
    for (int round = 0; round < 4000; ++round) {
        const std::vector<Symbol> symbols = randomSequence(random, 40);
        const Region region = round % 2 == 0
                                  ? wholeOf(symbols)
                                  : randomRegion(random, static_cast<std::uint32_t>(symbols.size()));
        SCOPED_TRACE(fmt::format("round {}", round));
        const std::vector<std::uint32_t> straddling = straddlingSymbols(symbols, region);
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            const LevelByHand hand(symbols, region, filter);
            const Waterline water = waterline(symbols, region, filter);
            ASSERT_EQ(water.region, region);
            ASSERT_EQ(water.filter, filter);
            ASSERT_TRUE(std::ranges::equal(water.thresholds, hand.frequencies));
            ASSERT_EQ(water.opensAt.size(), region.size() < 2 ? 0 : region.size() - 1);
            ASSERT_EQ(straddling.size(), water.opensAt.size());
            for (std::uint32_t k = 0; k < water.opensAt.size(); ++k, ++gaps) {
                const std::uint32_t split = region.begin.value + k + 1;
                ASSERT_EQ(water.opensAt[k], hand.opensAt(split)) << "gap " << k;
                ASSERT_EQ(straddling[k], hand.straddling(split).size()) << "gap " << k;
            }
        }
    }
    EXPECT_GT(gaps, 50'000U);
}

TEST(Waterline, agreesWithTheOpeningsOfSearchRegionForEverySwitch)
{
    std::mt19937 random(4);
    Seen seen;
    constexpr int rounds = isSanitized ? 5'000 : 20'000;
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0, 0.6});
    for (int round = 0; round < rounds; ++round) {
        const std::vector<Symbol> symbols = randomSequence(random, round % 20 == 0 ? 150 : 30);
        ASSERT_NO_FATAL_FAILURE(
            expectAgreement(symbols, options[static_cast<std::size_t>(round) % options.size()], seen))
            << "round " << round;
        if (round % 100 == 0) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectAgreement(symbols, each, seen)) << "round " << round;
        }
    }
    for (const Verdict verdict : {Verdict::Accepted, Verdict::TooBalanced, Verdict::NeverOpened})
        EXPECT_GT(seen[verdict], rounds / 4) << static_cast<int>(verdict);
}

} // namespace
} // namespace tagseam
