// SPDX-License-Identifier: MIT
// The edit distance within a limit, beside the whole table; its alignment, step by step.
#include "core/methods/mdr/editdistance.h"
#include "tests/core/mdroracle.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam::test {
namespace {

using Tags = std::vector<std::uint32_t>;

// A string and what comes of it by a few edits, or by none of its own.
std::pair<Tags, Tags> randomPair(std::mt19937& random)
{
    const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    const std::uint32_t alphabet = 1 + below(4);
    Tags a(below(14));
    std::ranges::generate(a, [&] { return below(alphabet); });
    if (below(4) == 0) {
        Tags b(below(14));
        std::ranges::generate(b, [&] { return below(alphabet); });
        return {a, b};
    }
    Tags b = a;
    for (std::uint32_t edits = below(6); edits > 0; --edits) {
        const auto at = static_cast<std::ptrdiff_t>(below(static_cast<std::uint32_t>(b.size()) + 1));
        if (below(2) == 0 || at == static_cast<std::ptrdiff_t>(b.size()))
            b.insert(b.begin() + at, below(alphabet));
        else
            b.erase(b.begin() + at);
    }
    return {a, b};
}

TEST(EditDistance, agreesWithTheWholeTableAtEveryLimit)
{
    std::mt19937 random(7);
    for (int round = 0; round < (isSanitized ? 2'000 : 20'000); ++round) {
        const auto [a, b] = randomPair(random);
        const std::uint32_t distance = plainEditDistance(a, b);
        for (std::uint32_t limit = 0; limit <= 16; ++limit) {
            const auto found = editDistance(a, b, limit);
            ASSERT_EQ(found, limit < distance ? std::nullopt : std::optional(distance)) << limit;
        }
        ASSERT_EQ(editDistance(a, b, 0xffffffffU), distance);
    }
}

TEST(EditDistance, ofLongStringsThatAreAlmostEqualIsQuick)
{
    Tags a(1'000'000);
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] = static_cast<std::uint32_t>(i % 7);
    Tags b = a;
    b.erase(b.begin() + 400'000);
    b[700'000] = 9;
    // The whole table, or a band as wide as the limit, would have 10^11 cells.
    EXPECT_EQ(editDistance(a, b, 300'000), 2U);
}

TEST(EditAlignment, takesEachIndexOnceInOrderAndAsManyStepsAsTheDistance)
{
    std::mt19937 random(8);
    for (int round = 0; round < (isSanitized ? 1'000 : 5'000); ++round) {
        const auto [a, b] = randomPair(random);
        std::uint32_t atA = 0;
        std::uint32_t atB = 0;
        std::uint32_t edits = 0;
        for (const EditStep& step : editAlignment(a, b)) {
            ASSERT_TRUE(step.a || step.b);
            ASSERT_EQ(step.a.value_or(atA), atA);
            ASSERT_EQ(step.b.value_or(atB), atB);
            atA += step.a ? 1U : 0U;
            atB += step.b ? 1U : 0U;
            edits += step.a && step.b && a[*step.a] == b[*step.b] ? 0U : 1U;
        }
        ASSERT_EQ(atA, a.size());
        ASSERT_EQ(atB, b.size());
        ASSERT_EQ(edits, plainEditDistance(a, b));
    }
}

} // namespace
} // namespace tagseam::test
