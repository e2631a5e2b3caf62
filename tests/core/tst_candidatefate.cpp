// SPDX-License-Identifier: MIT
#include "core/methods/separators/candidatefate.h"

#include <gtest/gtest.h>

#include <tuple>

namespace tagseam {
namespace {

using enum CandidateFate;

RecordRegion candidate(std::uint32_t begin, std::uint32_t end)
{
    RecordRegion region;
    region.records = {{Position{begin}, Position{begin + 1}}, {Position{end - 1}, Position{end}}};
    return region;
}

SeparatedPage pageWith(std::vector<std::uint32_t> regions)
{
    SeparatedPage page;
    page.candidates = {candidate(12, 28), candidate(10, 30), candidate(40, 60), candidate(70, 80),
                       candidate(30, 35), candidate(8, 66)}; // of the last no record is in the others

    page.regions = std::move(regions);
    return page;
}

TEST(CandidateFate, saysWhatIsKeptAndWhatIsInTheSamePlace)
{
    EXPECT_EQ(candidateFates(pageWith({1, 2})), (std::vector{SamePlace, Main, Like, Weaker, Weaker, Weaker}));
}

TEST(CandidateFate, listTouchesWhatARecordOfItIsIn)
{
    const RecordRegion list = candidate(10, 20); // 10-11, 19-20
    for (const auto& [begin, end, isIn] : {std::tuple{0U, 10U, false},
                                           {0U, 11U, true},
                                           {11U, 19U, false},
                                           {12U, 20U, true},
                                           {20U, 30U, false},
                                           {0U, 40U, true}})
        EXPECT_EQ(touches(list, {Position{begin}, Position{end}}), isIn) << begin << ' ' << end;
}

TEST(CandidateFate, withoutRecordsNoneIsEnough)
{
    EXPECT_EQ(candidateFates(pageWith({})), std::vector(6, NotEnough));
    EXPECT_TRUE(candidateFates({}).empty());
}

} // namespace
} // namespace tagseam
