// SPDX-License-Identifier: MIT
// The weight of a box by its distance from the centre of the page, worked out by hand.
#include "core/methods/centreweight/centreweight.h"
#include "tests/core/methods/boxedpage.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

TEST(CentreWeight, fallsWithTheDistanceFromTheCentre)
{
    const Box page{0, 0, 800, 600}; // its corners are 500 pixels from its centre
    EXPECT_EQ(centreWeight(page, {300, 200, 200, 200}), 1);
    EXPECT_EQ(centreWeight(page, {-10, -10, 20, 20}), 0.5);
    EXPECT_EQ(centreWeight(page, {390, 40, 20, 20}), 1 / 1.5);
    EXPECT_EQ(centreWeight({100, 100, 800, 600}, {490, 140, 20, 20}), 1 / 1.5) << "a page at another place";
}

TEST(CentreWeight, ofARegionIsOfTheBoxAroundItsNodes)
{
    const Document page = boxedTree(
        "html(body(p p p))", {{0, 0, 800, 600}, {0, 0, 800, 600}, {390, 30, 20, 10}, {390, 60, 20, 10}, {}});
    const std::vector<std::vector<NodeId>> regions{{{3}, {4}}, {{3}, {5}}, {{5}}};
    EXPECT_THAT(centreWeights(page, regions),
                ElementsAre(1 / 1.5, 1 / (1 + 265 / 500.0), std::optional<double>()));
    EXPECT_THAT(centreWeights(tree("html(body(p p p))"), std::span(regions).first(1)),
                ElementsAre(std::optional<double>()));
}

} // namespace
} // namespace tagseam::test
