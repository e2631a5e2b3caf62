// SPDX-License-Identifier: MIT
// Near misses against counting by hand, and the region that each leads to, searched anew.
#include "core/explain/nearmisses.h"

#include "tests/core/page/samplepages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/plainlisting.h"
#include "tests/core/tps/testsequences.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using namespace test;
using ::testing::ElementsAre;

using Symbols = std::vector<Symbol>;

// A near miss without verdict, margin and kept region.
struct Place {
    NearMissKind kind;
    std::uint32_t attempt;
    Position split;
    friend bool operator==(const Place&, const Place&) = default;
};

// The open gaps of every attempt but the accepted ones.
std::vector<Place> allPlaces(const Symbols& symbols, const SearchTrace& trace)
{
    std::vector<Place> places;
    for (const Level& level : trace.levels) {
        const LevelByHand hand(symbols, level.region, trace.options.frequencyFilter);
        for (std::uint32_t i = level.firstAttempt; i < level.attemptEnd(); ++i) {
            const Attempt& attempt = trace.attempts[i];
            if (attempt.alphabetSize < 2)
                continue;
            const CandidateSplit& last = trace.candidateSplitsOf(attempt).back();
            for (const Position split : hand.splits(attempt.threshold)) {
                if (split != last.split || last.verdict != Verdict::Accepted)
                    places.push_back(
                        {split <= last.split ? NearMissKind::RejectedBySize : NearMissKind::NotLookedAt, i,
                         split});
            }
        }
    }
    return places;
}

// Lengths, verdict, margin and kept region computed with the listing's lines.
void expectNumbers(const NearMiss& miss, const SearchTrace& trace)
{
    const SearchOptions& options = trace.options;
    const Region region = trace.levels[miss.level].region;
    const double left = miss.candidateSplit.left;
    const double right = miss.candidateSplit.right;
    ASSERT_EQ(miss.candidateSplit.right, region.end.value - miss.candidateSplit.split.value);
    if (miss.kind == NearMissKind::NotLookedAt ||
        miss.candidateSplit == trace.candidateSplitsOf(trace.attempts[miss.attempt]).front()) {
        ASSERT_EQ(miss.candidateSplit.left, miss.candidateSplit.split.value - region.begin.value);
    } else {
        ASSERT_LT(miss.candidateSplit.left, miss.candidateSplit.split.value - region.begin.value);
    }
    double share = (right - left) / (left + right);
    if (options.sizeRule != SizeRule::Printed)
        share = std::abs(share);
    ASSERT_DOUBLE_EQ(miss.margin, share - options.minDifference);
    const bool isAccepted = options.sizeRule == SizeRule::Off || share > options.minDifference;
    ASSERT_EQ(miss.candidateSplit.verdict, isAccepted ? Verdict::Accepted : Verdict::RejectedBySize);
    if (miss.kind == NearMissKind::RejectedBySize) {
        ASSERT_FALSE(isAccepted);
    }
    Region kept = region;
    if (right > left)
        kept.begin = miss.candidateSplit.split;
    else
        kept.end.value = miss.candidateSplit.split.value - (options.splitSymbol == SplitSymbol::Drop ? 1 : 0);
    ASSERT_EQ(miss.kept, kept);
}

using Seen = std::map<NearMissKind, int>;

void expectMissesByHand(const Symbols& symbols, const SearchOptions& options, Seen& seen)
{
    const SearchTrace trace = searchRegion(symbols, options);
    const NearMisses found = findNearMisses(symbols, trace);
    ASSERT_FALSE(found.isStopped);
    ASSERT_EQ(found.count, found.misses.size());
    std::vector<Place> places;
    for (const NearMiss& miss : found.misses) {
        ++seen[miss.kind];
        places.push_back({miss.kind, miss.attempt, miss.candidateSplit.split});
        ASSERT_GE(miss.attempt, trace.levels[miss.level].firstAttempt);
        ASSERT_LT(miss.attempt, trace.levels[miss.level].attemptEnd());
        ASSERT_NO_FATAL_FAILURE(expectNumbers(miss, trace));
    }
    ASSERT_EQ(places, allPlaces(symbols, trace));
}

TEST(NearMisses, areThoseCountedByHandForEveryOption)
{
    std::mt19937 random(11);
    Seen seen;
    const std::vector<SearchOptions> all = allOptions({0.20, 0.0, 0.6});
    for (int round = 0; round < (isShort ? 1'000 : 4'000); ++round) {
        const Symbols symbols = randomSequence(random, round % 500 == 0 ? 900 : round % 20 == 0 ? 90 : 30);
        SearchOptions options = all[static_cast<std::size_t>(round) % all.size()];
        options.lowestThreshold = 1 + static_cast<std::uint32_t>(random() % 3);
        ASSERT_NO_FATAL_FAILURE(expectMissesByHand(symbols, options, seen)) << "round " << round;
    }
    EXPECT_GT(seen[NearMissKind::RejectedBySize], 200);
    EXPECT_GT(seen[NearMissKind::NotLookedAt], 200);
}

TEST(NearMisses, goOnLikeTheListingWouldOnTheKeptPart)
{
    std::mt19937 random(12);
    const std::vector<SearchOptions> all = allOptions({0.20, 0.0, 0.6});
    int searched = 0;
    int moved = 0;
    for (int round = 0; round < 2'000; ++round) {
        const Symbols symbols = randomSequence(random, 40);
        const SearchOptions& options = all[static_cast<std::size_t>(round) % all.size()];
        const SearchTrace trace = searchRegion(symbols, options);
        const NearMisses found = findNearMisses(symbols, trace);
        for (std::size_t i = 0; i < std::min<std::size_t>(found.misses.size(), 8); ++i, ++searched) {
            const NearMiss& miss = found.misses[i];
            const Symbols part(symbols.begin() + miss.kept.begin.value,
                               symbols.begin() + miss.kept.end.value);
            Region region = PlainListing(part, options).run().region;
            region.begin.value += miss.kept.begin.value;
            region.end.value += miss.kept.begin.value;
            ASSERT_EQ(regionAfter(symbols, options, miss), region) << "round " << round;
            moved += region == trace.region ? 0 : 1;
        }
    }
    EXPECT_GT(searched, 2'000);
    EXPECT_GT(moved, 1'000);
}

TEST(NearMisses, ofTooManyTheNearestStay)
{
    std::mt19937 random(13);
    int trimmed = 0;
    for (int round = 0; round < 1'000; ++round) {
        const Symbols symbols = randomSequence(random, 60);
        const SearchTrace trace = searchRegion(symbols, findVariant("dissertation-2014")->options);
        std::vector<NearMiss> nearest = findNearMisses(symbols, trace).misses;
        const std::size_t all = nearest.size();
        const std::size_t most = random() % 6;
        std::vector<std::pair<double, std::size_t>> ranks;
        for (std::size_t i = 0; i < all; ++i)
            ranks.emplace_back(std::abs(nearest[i].margin), i);
        std::ranges::sort(ranks);
        ranks.resize(std::min(ranks.size(), most));
        std::ranges::sort(ranks, {}, [](const auto& rank) { return rank.second; });
        std::vector<NearMiss> expected;
        for (const auto& [margin, i] : ranks)
            expected.push_back(nearest[i]);
        const NearMisses few = findNearMisses(symbols, trace, {}, most);
        ASSERT_EQ(few.misses, expected) << "round " << round;
        ASSERT_EQ(few.count, all);
        trimmed += all > most ? 1 : 0;
    }
    EXPECT_GT(trimmed, 100);
}

TEST(NearMisses, canBeStoppedBetweenLevels)
{
    const TagPathSequence sequence = convertTreeToSequence(samplePage("shop"));
    const SearchTrace trace = searchRegion(sequence.symbols);
    ASSERT_GT(trace.levels.size(), 2U);
    const NearMisses all = findNearMisses(sequence.symbols, trace);
    std::stop_source source;
    std::vector<std::size_t> told;
    const NearMisses some = findNearMisses(sequence.symbols, trace, source.get_token(), 10'000,
                                           [&](std::size_t done, std::size_t levels) {
                                               told.push_back(done);
                                               EXPECT_EQ(levels, trace.levels.size());
                                               if (done == 2)
                                                   source.request_stop();
                                           });
    EXPECT_TRUE(some.isStopped);
    EXPECT_THAT(told, ElementsAre(1, 2));
    std::vector<NearMiss> expected = all.misses;
    std::erase_if(expected, [](const NearMiss& miss) { return miss.level > 1; });
    EXPECT_EQ(some.misses, expected);
    EXPECT_LT(some.count, all.count);
    EXPECT_EQ(regionAfter(sequence.symbols, {}, all.misses.front(), source.get_token()), std::nullopt);
}

} // namespace
} // namespace tagseam
