// SPDX-License-Identifier: MIT
// Stability against the listing run without each single position, and at minimum differences in and out of
// the range.
#include "core/explain/stability.h"

#include "tests/core/page/samplepages.h"
#include "tests/core/tps/plainlisting.h"
#include "tests/core/tps/testsequences.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using ::testing::ElementsAre;

using Symbols = std::vector<Symbol>;

TagPathSequence sequenceOf(const Symbols& symbols)
{
    TagPathSequence sequence;
    sequence.symbols = symbols;
    return sequence;
}

constexpr std::uint32_t all = 0xffffffffU;

// The positions of the whole sequence that the search of all but one keeps.
std::set<std::uint32_t> keptWithout(const Symbols& symbols, const SearchOptions& options, std::uint32_t gone)
{
    Symbols rest;
    std::vector<std::uint32_t> place; // in the whole sequence
    for (std::uint32_t at = 0; at < symbols.size(); ++at) {
        if (at == gone)
            continue;
        rest.push_back(symbols[at]);
        place.push_back(at);
    }
    const Region region = test::PlainListing(rest, options).run().region;
    return {place.begin() + region.begin.value, place.begin() + region.end.value};
}

// Every position of those tried; returns how many change something.
std::uint32_t expectDeletionsByHand(const Symbols& symbols, const SearchOptions& options)
{
    const Stability found = measureStability(sequenceOf(symbols), options, all);
    const Region region = searchRegion(symbols, options).region;
    EXPECT_EQ(found.region, region);
    EXPECT_EQ(found.tried, symbols.size());
    EXPECT_FALSE(found.isSample || found.isStopped);
    std::map<std::uint32_t, Deletion> changing;
    for (const Deletion& deletion : found.changing)
        changing[deletion.position.value] = deletion;
    EXPECT_EQ(changing.size(), found.changing.size());
    EXPECT_EQ(found.unchanged + changing.size(), found.tried);
    EXPECT_TRUE(std::ranges::is_sorted(found.changing, [](const Deletion& a, const Deletion& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.position < b.position;
    }));
    for (std::uint32_t gone = 0; gone < symbols.size(); ++gone) {
        const std::set<std::uint32_t> kept = keptWithout(symbols, options, gone);
        std::uint32_t changed = 0;
        for (std::uint32_t at = 0; at < symbols.size(); ++at)
            changed += at != gone && region.contains(Position{at}) != kept.contains(at) ? 1 : 0;
        const auto entry = changing.find(gone);
        EXPECT_EQ(entry == changing.end() ? 0 : entry->second.changed, changed) << gone;
        if (entry == changing.end())
            continue;
        const Region between = entry->second.region;
        if (kept.empty())
            EXPECT_EQ(between.size(), 0U) << gone;
        else
            EXPECT_EQ(between, test::regionOf(*kept.begin(), *kept.rbegin() + 1)) << gone;
    }
    return static_cast<std::uint32_t>(changing.size());
}

Region regionAt(const Symbols& symbols, SearchOptions options, double minDifference)
{
    options.minDifference = minDifference;
    return searchRegion(symbols, options).region;
}

// Returns how many of the two ends are inside.
int expectDifferencesByTrying(const Symbols& symbols, const SearchOptions& options, std::mt19937& random)
{
    const Stability found = measureStability(sequenceOf(symbols), options, 0);
    EXPECT_TRUE(found.isDifferenceKnown);
    EXPECT_LE(found.lowestDifference, options.minDifference);
    EXPECT_GE(found.highestDifference, options.minDifference);
    std::uniform_real_distribution<double> between(found.lowestDifference, found.highestDifference);
    for (int i = 0; i < 6; ++i) {
        const double minDifference = i == 0 ? found.lowestDifference : between(random);
        EXPECT_EQ(regionAt(symbols, options, minDifference), found.region) << minDifference;
    }
    const auto isSameAt = [&](double minDifference) {
        return regionAt(symbols, options, minDifference) == found.region;
    };
    const bool hasHighest = found.highestDifference < 1;
    EXPECT_LE(found.highestDifference, 1);
    EXPECT_EQ(isSameAt(found.highestDifference), !hasHighest);
    EXPECT_TRUE(isSameAt(std::nextafter(found.highestDifference, 0.0)));
    const bool hasLowest = found.lowestDifference > 0;
    EXPECT_GE(found.lowestDifference, 0);
    EXPECT_TRUE(isSameAt(found.lowestDifference));
    EXPECT_FALSE(hasLowest && isSameAt(std::nextafter(found.lowestDifference, 0.0)));
    return (hasHighest ? 1 : 0) + (hasLowest ? 1 : 0);
}

TEST(Stability, isTheListingWithoutEachPositionForEveryOption)
{
    std::mt19937 random(41);
    const std::vector<SearchOptions> options = test::allOptions({0.20, 0.0, 0.6});
    std::uint32_t changing = 0;
    for (int round = 0; round < (test::isShort ? 200 : 800); ++round) {
        SCOPED_TRACE(round);
        const Symbols symbols = test::randomSequence(random, 40);
        SearchOptions each = options[static_cast<std::size_t>(round) % options.size()];
        each.lowestThreshold = round % 5 == 0 ? 2 : 1;
        changing += expectDeletionsByHand(symbols, each);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(changing, test::isShort ? 200U : 1'000U);
}

TEST(Stability, theRegionIsTheSameWithinTheDifferencesAndAnotherAtTheEnds)
{
    std::mt19937 random(42);
    const std::vector<SearchOptions> options = test::allOptions({0.20, 0.0, 0.6, 1.0});
    int ends = 0;
    for (int round = 0; round < 3'000; ++round) {
        SCOPED_TRACE(round);
        const Symbols symbols = test::randomSequence(random, round % 10 == 0 ? 200 : 50);
        ends += expectDifferencesByTrying(symbols, options[static_cast<std::size_t>(round) % options.size()],
                                          random);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(ends, 500);
}

TEST(Stability, ofManyPositionsASampleIsTriedTheSameEachTime)
{
    const Document shop = test::samplePage("shop");
    const TagPathSequence sequence = convertTreeToSequence(shop);
    const SearchOptions& options = findVariant("printed")->options;
    const Stability whole = measureStability(sequence, options, all);
    EXPECT_FALSE(whole.isSample);
    const Stability sample = measureStability(sequence, options, 200);
    EXPECT_TRUE(sample.isSample);
    EXPECT_EQ(sample.tried, 200U);
    EXPECT_EQ(sample.unchanged + sample.changing.size(), 200U);
    EXPECT_EQ(measureStability(sequence, options, 200).changing, sample.changing);
    std::set<Position> distinct;
    for (const Deletion& deletion : sample.changing) {
        EXPECT_EQ(std::ranges::count(whole.changing, deletion), 1);
        distinct.insert(deletion.position);
    }
    EXPECT_EQ(distinct.size(), sample.changing.size()) << "none twice";
    // A sample of all places: its share is near that of the whole.
    const double ofWhole = static_cast<double>(whole.unchanged) / whole.tried;
    EXPECT_NEAR(sample.unchanged / 200.0, ofWhole, 0.1);
    EXPECT_EQ(measureStability(sequence, options, sequence.size()).unchanged, whole.unchanged);
}

TEST(Stability, tellsHowFarItIsAndCanBeStopped)
{
    const Document shop = test::samplePage("shop");
    const TagPathSequence sequence = convertTreeToSequence(shop);
    std::stop_source source;
    std::vector<std::uint32_t> told;
    const Stability some =
        measureStability(sequence, {}, 100, source.get_token(), [&](std::uint32_t done, std::uint32_t toTry) {
            EXPECT_EQ(toTry, 100U);
            if (done > 0)
                told.push_back(done);
            if (done == 3)
                source.request_stop();
        });
    EXPECT_THAT(told, ElementsAre(1, 2, 3));
    EXPECT_TRUE(some.isStopped);
    EXPECT_TRUE(some.isSample);
    EXPECT_TRUE(some.isDifferenceKnown);
    EXPECT_EQ(some.tried, 3U);
    EXPECT_EQ(some.unchanged + some.changing.size(), 3U);
    const Stability none = measureStability(sequence, {}, 100, source.get_token());
    EXPECT_TRUE(none.isStopped);
    EXPECT_FALSE(none.isDifferenceKnown);
    EXPECT_EQ(none.tried, 0U);
    EXPECT_EQ(none.lowestDifference, SearchOptions{}.minDifference) << "what is known is its own";
    EXPECT_EQ(none.highestDifference, SearchOptions{}.minDifference);
}

} // namespace
} // namespace tagseam
