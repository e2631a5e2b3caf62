// SPDX-License-Identifier: MIT
// searchRegion against a plain implementation of the listing, and on the papers' worked examples.
#include "core/tps/searchregion.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/plainlisting.h"
#include "tests/core/tps/testsequences.h"

namespace tagseam {
namespace {

using namespace test;

void expectSame(const std::vector<Symbol>& symbols, const SearchOptions& options)
{
    PlainListing plain(symbols, options);
    const SearchTrace expected = plain.run();
    const SearchTrace actual = searchRegion(symbols, options);
    ASSERT_EQ(actual.levels, expected.levels);
    ASSERT_EQ(actual.attempts, expected.attempts);
    ASSERT_EQ(actual.candidateSplits, expected.candidateSplits);
    ASSERT_EQ(actual.region, expected.region);
    ASSERT_EQ(actual.positions, expected.positions);
    ASSERT_EQ(actual.alphabetSize, expected.alphabetSize);
    ASSERT_EQ(listingOperations(actual), plain.operations());
}

void expectAgreementOnRandomSequences(int sequences)
{
    std::mt19937 random(20140301);
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0, 0.05, 0.6});
    for (int i = 0; i < sequences; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, i % 10 == 0 ? 120 : 24);
        // Every sequence in one combination, each combination in turn; every 60th in all of them.
        SearchOptions one = options[static_cast<std::size_t>(i) % options.size()];
        one.lowestThreshold = i % 5 == 0 ? 1 + static_cast<std::uint32_t>(random() % 8) : 1;
        ASSERT_NO_FATAL_FAILURE(expectSame(symbols, one)) << "sequence " << i;
        if (i % 60 == 0) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectSame(symbols, each)) << "sequence " << i;
        }
    }
}

TEST(SearchRegion, agreesWithThePlainListingOnRandomSequencesForEveryOption)
{
    expectAgreementOnRandomSequences(3'000);
}

TEST(NightSearchRegion, agreesWithThePlainListingOnRandomSequencesForEveryOption)
{
    expectAgreementOnRandomSequences(100'000);
}

TEST(SearchRegion, agreesWithThePlainListingOnEverySequenceOfSevenOverThreeSymbols)
{
    const std::vector<SearchOptions> options = allOptions({0.20});
    for (std::uint32_t code = 0; code < 2187; ++code) {
        std::vector<Symbol> symbols;
        for (std::uint32_t rest = code, i = 0; i < 7; ++i, rest /= 3)
            symbols.push_back({rest % 3});
        for (const SearchOptions& each : options)
            ASSERT_NO_FATAL_FAILURE(expectSame(symbols, each));
    }
}

TEST(SearchRegion, agreesWithThePlainListingOnLongSequences)
{
    std::mt19937 random(7);
    const std::vector<SearchOptions> options = allOptions({0.20});
    for (int i = 0; i < 48; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, 3000);
        ASSERT_NO_FATAL_FAILURE(expectSame(symbols, options[static_cast<std::size_t>(i) % options.size()]));
    }
}

TEST(SearchRegion, theThreeRegionsOfSection4SeparateOnceTheDividersAreFilteredOut)
{
    const std::vector<Symbol> symbols = threeRegions();
    const SearchTrace trace = searchRegion(symbols, findVariant("jidm-2013")->options);
    ASSERT_EQ(trace.levels.size(), 3U);
    const auto attempts = trace.attemptsOf(trace.levels[0]);
    ASSERT_EQ(attempts.size(), 2U) << "above 1 a br occurs on both sides of every gap";
    EXPECT_EQ(trace.candidateSplitsOf(attempts[0])[0].verdict, Verdict::NoneFound);
    EXPECT_EQ(trace.acceptedSplit(trace.levels[0])->split, Position{23}) << "right after the last div";
    EXPECT_EQ(trace.levels[1].region, regionOf(0, 22)) << "which is dropped with the split";
    EXPECT_EQ(trace.acceptedSplit(trace.levels[1])->split, Position{8});
    EXPECT_EQ(trace.region, regionOf(8, 22)) << "the 14 spans of region 2";
    EXPECT_EQ(trace.splitCount(), 2U);
}

TEST(SearchRegion, everyDroppedPositionHasTheLevelThatCutItOff)
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const SearchTrace trace = searchRegion(randomSequence(random, 200), {});
        const std::vector<std::uint32_t> dropped = prunedAtLevel(trace);
        ASSERT_EQ(dropped.size(), trace.positions);
        for (Position p{0}; p.value < trace.positions; ++p.value) {
            std::uint32_t expected = noLevel;
            for (std::uint32_t i = 0; i < trace.levels.size() && expected == noLevel; ++i) {
                if (trace.levels[i].region.contains(p) && !trace.levels[i].kept.contains(p))
                    expected = i;
            }
            ASSERT_EQ(dropped[p.value], expected);
        }
    }
}

TEST(SearchRegion, aStopTokenEndsTheSearchBetweenLevels)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < 1000; ++i)
        symbols.push_back({i});
    const SearchTrace trace = searchRegion(symbols, findVariant("printed")->options, stopToken());
    EXPECT_TRUE(trace.isStopped);
    EXPECT_EQ(trace.levels.size(), 1U);
}

TEST(Variants, haveTheSwitchesOfTheirTablesAndAreFoundByThem)
{
    for (const Variant& variant : variants) {
        EXPECT_EQ(findVariant(variant.name), &variant);
        SearchOptions options = variant.options;
        options.minDifference = 0.33;
        EXPECT_EQ(variantOf(options), &variant) << "the minimum difference is no part of a variant";
    }
    SearchOptions mixed;
    mixed.sizeRule = SizeRule::Off;
    EXPECT_EQ(variantOf(mixed), nullptr);
    EXPECT_EQ(variantOf(SearchOptions{})->name, "dissertation-2014");
}

} // namespace
} // namespace tagseam
