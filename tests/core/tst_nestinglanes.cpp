// SPDX-License-Identifier: MIT
#include "core/tps/nestinglanes.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using Lanes = std::vector<std::uint32_t>;

Region region(std::uint32_t begin, std::uint32_t end)
{
    return {Position{begin}, Position{end}};
}

Lanes lanesOf(const std::vector<Region>& regions, std::uint32_t mostLanes = 4)
{
    return nestingLanes(regions, mostLanes);
}

TEST(NestingLanes, regionsApartShareOne)
{
    EXPECT_EQ(lanesOf({region(10, 20), region(0, 10), region(30, 31)}), (Lanes{0, 0, 0}));
    EXPECT_EQ(lanesOf({}), Lanes());
}

TEST(NestingLanes, whatLiesInAnotherIsBeneathIt)
{
    EXPECT_EQ(lanesOf({region(10, 20), region(0, 40), region(12, 18), region(50, 60)}), (Lanes{1, 0, 2, 0}));
    EXPECT_EQ(lanesOf({region(0, 20), region(0, 40)}), (Lanes{1, 0}));  // same begin
    EXPECT_EQ(lanesOf({region(20, 40), region(0, 40)}), (Lanes{1, 0})); // same end
}

TEST(NestingLanes, whatOverlapsInPartIsNotInTheSameLane)
{
    EXPECT_EQ(lanesOf({region(5, 15), region(0, 10), region(12, 20)}), (Lanes{1, 0, 2}));
}

TEST(NestingLanes, equalRegionsAreOneBand)
{
    EXPECT_EQ(lanesOf({region(0, 9), region(2, 4), region(0, 9), region(2, 4)}), (Lanes{0, 1, 0, 1}));
}

TEST(NestingLanes, theLessImportantHaveNoneWhereThereIsNoRoom)
{
    EXPECT_EQ(lanesOf({region(2, 8), region(0, 10), region(3, 7), region(20, 30)}, 2),
              (Lanes{1, 0, noLane, 0}));
    EXPECT_EQ(lanesOf({region(0, 10), region(2, 8), region(0, 12)}, 2), (Lanes{0, 1, noLane}));
}

} // namespace
} // namespace tagseam
