// SPDX-License-Identifier: MIT
// The edit distance of long strings; tests of mining and likeness cover short ones and the alignment.
#include "core/methods/mdr/editdistance.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

using Tags = std::vector<std::uint32_t>;

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

} // namespace
} // namespace tagseam::test
