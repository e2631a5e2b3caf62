// SPDX-License-Identifier: MIT
// The options for which a search is said to be the same: it is within the range, and another one at the ends.
#include "core/explain/stablerange.h"

#include "tests/core/page/testpages.h"
#include "tests/core/tps/testsequences.h"

#include <cmath>

namespace tagseam {
namespace {

using Symbols = std::vector<Symbol>;

SearchTrace searchAt(const Symbols& symbols, SearchOptions options, double minDifference)
{
    options.minDifference = minDifference;
    return searchRegion(symbols, options);
}

SearchTrace searchFrom(const Symbols& symbols, SearchOptions options, std::uint32_t lowestThreshold)
{
    options.lowestThreshold = lowestThreshold;
    return searchRegion(symbols, options);
}

TEST(StableRange, theSearchIsTheSameWithinAndAnotherAtTheEndsOfTheDifference)
{
    std::mt19937 random(21);
    std::uniform_real_distribution<double> anywhere(0, 1);
    const std::vector<SearchOptions> all = test::allOptions({0.20, 0.0, 0.6, 0.35});
    int ends = 0;
    for (int round = 0; round < 6'000; ++round) {
        const Symbols symbols = test::randomSequence(random, round % 10 == 0 ? 150 : 40);
        const SearchOptions& options = all[static_cast<std::size_t>(round) % all.size()];
        const SearchTrace trace = searchRegion(symbols, options);
        const StableRange stable = stableRangeOf(trace);
        ASSERT_TRUE(stable.holds(options.minDifference)) << "round " << round;
        for (int i = 0; i < 3; ++i) {
            const double minDifference = anywhere(random);
            if (stable.holds(minDifference)) {
                ASSERT_TRUE(isSameSearch(trace, searchAt(symbols, options, minDifference))) << round;
            }
        }
        ASSERT_TRUE(isSameSearch(trace, searchAt(symbols, options, stable.fromDifference))) << round;
        if (stable.belowDifference <= 1) {
            ASSERT_FALSE(isSameSearch(trace, searchAt(symbols, options, stable.belowDifference))) << round;
            const double justBelow = std::nextafter(stable.belowDifference, 0.0);
            ASSERT_TRUE(isSameSearch(trace, searchAt(symbols, options, justBelow))) << round;
            ++ends;
        }
        if (stable.fromDifference > 0) {
            const double justBelow = std::nextafter(stable.fromDifference, 0.0);
            ASSERT_FALSE(isSameSearch(trace, searchAt(symbols, options, justBelow))) << round;
            ++ends;
        }
    }
    EXPECT_GT(ends, 2'000);
}

TEST(StableRange, theSearchIsTheSameUpToTheThresholdAndAnotherOrTheLastAfterIt)
{
    std::mt19937 random(22);
    const std::vector<SearchOptions> all = test::allOptions({0.20, 0.0});
    int changes = 0;
    for (int round = 0; round < 3'000; ++round) {
        const Symbols symbols = test::randomSequence(random, round % 10 == 0 ? 120 : 30);
        SearchOptions options = all[static_cast<std::size_t>(round) % all.size()];
        options.lowestThreshold = 1 + static_cast<std::uint32_t>(random() % 4);
        const SearchTrace trace = searchRegion(symbols, options);
        const StableRange stable = stableRangeOf(trace);
        const auto highest = static_cast<std::uint32_t>(symbols.size() + 2);
        for (std::uint32_t at = options.lowestThreshold; at <= std::min(highest, stable.upToThreshold); ++at)
            ASSERT_TRUE(isSameSearch(trace, searchFrom(symbols, options, at))) << round << ' ' << at;
        if (stable.upToThreshold >= highest)
            continue;
        const SearchTrace next = searchFrom(symbols, options, stable.upToThreshold + 1);
        if (isSameSearch(trace, next)) {
            ASSERT_EQ(stableRangeOf(next).upToThreshold, noLimit) << round;
        } else {
            ++changes;
        }
    }
    EXPECT_GT(changes, 1'000);
}

} // namespace
} // namespace tagseam
