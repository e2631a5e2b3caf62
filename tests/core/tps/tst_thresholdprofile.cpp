// SPDX-License-Identifier: MIT
// The threshold profile against the definitions and the candidate splits of searchRegion on random sequences.
#include "core/tps/thresholdprofile.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tagseam {
namespace {

using namespace test;

using Seen = std::map<Verdict, int>; // candidate splits compared

// At every attempt of every level: the candidate splits of searchRegion are those of the threshold profile
// and the definitions.
void expectAgreement(const std::vector<Symbol>& symbols, const SearchOptions& options, Seen& seen)
{
    const SearchTrace trace = searchRegion(symbols, options);
    for (const Level& level : trace.levels) {
        const ThresholdProfile water = thresholdProfile(symbols, level.region, options.frequencyFilter);
        const LevelByHand hand(symbols, level.region, options.frequencyFilter);
        for (const Attempt& attempt : trace.attemptsOf(level)) {
            ASSERT_TRUE(std::ranges::binary_search(water.thresholds, attempt.threshold));
            const auto candidateSplits = trace.candidateSplitsOf(attempt);
            const Trial trial = tryThreshold(symbols, water, attempt.threshold, options);
            ASSERT_EQ(trial.alphabetSize, attempt.alphabetSize);
            ASSERT_TRUE(std::ranges::equal(trial.candidateSplits, candidateSplits));
            if (attempt.alphabetSize < 2) {
                ASSERT_EQ(candidateSplits[0].verdict, Verdict::OneSymbol);
                ASSERT_TRUE(trial.splits.empty());
                continue;
            }
            std::vector<Position> expected = hand.splits(attempt.threshold);
            ASSERT_EQ(trial.splits, expected);
            std::vector<Position> listed;
            for (const CandidateSplit& candidateSplit : candidateSplits) {
                ++seen[candidateSplit.verdict];
                if (candidateSplit.verdict == Verdict::NoneFound)
                    continue;
                ASSERT_TRUE(water.isOpen(candidateSplit.split, attempt.threshold));
                listed.push_back(candidateSplit.split);
            }
            // The scan stops at its last candidate split unless it came to the end.
            if (candidateSplits.back().verdict != Verdict::NoneFound)
                std::erase_if(expected, [&](Position p) { return p > candidateSplits.back().split; });
            ASSERT_EQ(listed, expected);
        }
    }
}

TEST(ThresholdProfile, isCountingByHandOnRandomSequencesAndRegions)
{
    std::mt19937 random(3);
    std::size_t gaps = 0;
    for (int round = 0; round < 4000; ++round) {
        const std::vector<Symbol> symbols = randomSequence(random, 40);
        const Region region = round % 2 == 0
                                  ? wholeOf(symbols)
                                  : randomRegion(random, static_cast<std::uint32_t>(symbols.size()));
        SCOPED_TRACE(fmt::format("round {}", round));
        const std::vector<std::uint32_t> blocking = symbolsOnBothSides(symbols, region);
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            const LevelByHand hand(symbols, region, filter);
            const ThresholdProfile water = thresholdProfile(symbols, region, filter);
            ASSERT_EQ(water.region, region);
            ASSERT_EQ(water.filter, filter);
            ASSERT_TRUE(std::ranges::equal(water.thresholds, hand.frequencies));
            ASSERT_EQ(water.opensAt.size(), region.size() < 2 ? 0 : region.size() - 1);
            ASSERT_EQ(blocking.size(), water.opensAt.size());
            for (std::uint32_t k = 0; k < water.opensAt.size(); ++k, ++gaps) {
                const std::uint32_t split = region.begin.value + k + 1;
                const std::uint32_t opensAt = hand.opensAt(split);
                ASSERT_EQ(water.opensAt[k], opensAt) << "gap " << k;
                for (const std::uint32_t threshold : hand.frequencies)
                    ASSERT_EQ(water.isOpen(Position{split}, threshold), opensAt <= threshold);
                ASSERT_EQ(blocking[k], hand.blocking(split).size()) << "gap " << k;
            }
        }
    }
    EXPECT_GT(gaps, 50'000U);
}

// Checks that each open gap has one use, according to the definitions of GapUse.
void expectUses(const LevelByHand& hand, const ThresholdProfile& water, const std::vector<OpenGaps>& open,
                std::uint32_t threshold)
{
    const std::vector<Position> splits = hand.splits(threshold);
    const bool isScanned = hand.passing(threshold).size() >= 2;
    for (Position split{water.region.begin.value + 1}; split < water.region.end; ++split.value) {
        const auto gaps =
            std::ranges::find_if(open, [&](const OpenGaps& each) { return each.splits.contains(split); });
        ASSERT_EQ(gaps != open.end(), water.isOpen(split, threshold)) << split.value;
        if (gaps == open.end())
            continue;
        ASSERT_EQ(gaps->use, !isScanned                                  ? GapUse::NoScan
                             : std::ranges::binary_search(splits, split) ? GapUse::Split
                             : !hand.hasLeft(split.value, threshold)     ? GapUse::NothingLeft
                             : !hand.hasRight(split.value, threshold)    ? GapUse::NothingRight
                                                                         : GapUse::AfterSplit)
            << split.value;
    }
}

TEST(ThresholdProfile, saysOfEachOpenGapWhetherTheScanCanSplitThere)
{
    std::mt19937 random(5);
    std::map<GapUse, int> seen;
    for (int round = 0; round < 2000; ++round) {
        const std::vector<Symbol> symbols = randomSequence(random, 30);
        const Region region = randomRegion(random, static_cast<std::uint32_t>(symbols.size()));
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            const LevelByHand hand(symbols, region, filter);
            const ThresholdProfile water = thresholdProfile(symbols, region, filter);
            for (const std::uint32_t threshold : water.thresholds) {
                const std::vector<OpenGaps> open = openGaps(symbols, region, filter, threshold);
                ASSERT_NO_FATAL_FAILURE(expectUses(hand, water, open, threshold)) << "round " << round;
                for (const OpenGaps& gaps : open)
                    ++seen[gaps.use];
            }
        }
    }
    for (const GapUse use :
         {GapUse::Split, GapUse::NoScan, GapUse::NothingLeft, GapUse::NothingRight, GapUse::AfterSplit})
        EXPECT_GT(seen[use], 100) << static_cast<int>(use);
}

TEST(ThresholdProfile, agreesWithTheCandidateSplitsOfSearchRegionForEveryOption)
{
    std::mt19937 random(4);
    Seen seen;
    const int rounds = isShort ? 5'000 : 20'000;
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
    for (const Verdict verdict : {Verdict::Accepted, Verdict::RejectedBySize, Verdict::NoneFound})
        EXPECT_GT(seen[verdict], rounds / 4) << static_cast<int>(verdict);
}

} // namespace
} // namespace tagseam
