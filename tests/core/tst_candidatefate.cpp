// SPDX-License-Identifier: MIT
#include "core/methods/separators/candidatefate.h"

#include <gtest/gtest.h>

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
                       candidate(30, 35)};
    page.regions = std::move(regions);
    return page;
}

TEST(CandidateFate, saysWhatIsKeptAndWhatIsInTheSamePlace)
{
    EXPECT_EQ(candidateFates(pageWith({1, 2})), (std::vector{SamePlace, Main, Like, Weaker, Weaker}));
}

TEST(CandidateFate, withoutRecordsNoneIsEnough)
{
    EXPECT_EQ(candidateFates(pageWith({})), std::vector(5, NotEnough));
    EXPECT_TRUE(candidateFates({}).empty());
}

} // namespace
} // namespace tagseam
