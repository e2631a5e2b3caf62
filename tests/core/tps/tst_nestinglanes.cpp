// SPDX-License-Identifier: MIT
#include "core/tps/nestinglanes.h"
#include "tests/core/tps/testsequences.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using Lanes = std::vector<std::uint32_t>;

TEST(NestingLanes, putARegionBeneathThoseThatItOverlaps)
{
    struct Row {
        const char* behaviour;
        std::vector<Region> regions;
        Lanes lanes;
        std::uint32_t mostLanes = 4;
    };
    const auto of = test::regionOf;
    for (const auto& [behaviour, regions, lanes, mostLanes] : std::vector<Row>{
             {"nothing", {}, {}},
             {"regions apart share one", {of(10, 20), of(0, 10), of(30, 31)}, {0, 0, 0}},
             {"a region in another is beneath it",
              {of(10, 20), of(0, 40), of(12, 18), of(50, 60)},
              {1, 0, 2, 0}},
             {"the begin is the same", {of(0, 20), of(0, 40)}, {1, 0}},
             {"the end is the same", {of(20, 40), of(0, 40)}, {1, 0}},
             {"overlaps in part are in different lanes", {of(5, 15), of(0, 10), of(12, 20)}, {1, 0, 2}},
             {"equal regions are one band", {of(0, 9), of(2, 4), of(0, 9), of(2, 4)}, {0, 1, 0, 1}},
             {"no room", {of(2, 8), of(0, 10), of(3, 7), of(20, 30)}, {1, 0, noLane, 0}, 2},
             {"no room for the last", {of(0, 10), of(2, 8), of(0, 12)}, {0, 1, noLane}, 2}})
        EXPECT_EQ(nestingLanes(regions, mostLanes), lanes) << behaviour;
}

} // namespace
} // namespace tagseam
