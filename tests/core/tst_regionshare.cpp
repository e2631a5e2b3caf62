// SPDX-License-Identifier: MIT
#include "core/methods/separators/regionshare.h"

#include "core/page/parsehtml.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

Region region(std::uint32_t begin, std::uint32_t end)
{
    return {Position{begin}, Position{end}};
}

TEST(RegionShare, countsPositionsOnce)
{
    const std::vector<Region> first{region(0, 10), region(5, 12), region(3, 3)};
    const std::vector<Region> second{region(8, 20)};
    EXPECT_EQ(shareRegions(first, second, 20), (RegionShare{4, 8, 8}));
    EXPECT_EQ(shareRegions(first, {}, 20), (RegionShare{0, 12, 0}));
    EXPECT_EQ(shareRegions({}, {}, 0), RegionShare());
}

struct Sequences {
    Document page;
    TagPathSequence all;
    TagPathSequence elements;
};

Sequences sequencesOf(std::string_view html)
{
    Sequences of{*parseHtml(html), {}, {}};
    of.all = convertTreeToSequence(of.page);
    TagPathOptions options;
    options.nodes = NodeKinds::Elements;
    of.elements = convertTreeToSequence(of.page, options);
    return of;
}

TEST(RegionShare, regionMovesToASequenceOfOtherNodes)
{
    // body 0, p 1, "x" 2, ul 3, li 4, b 5, "y" 6, li 7, b 8, "z" 9, p 10, "w" 11; elements: 0 1 2 3 4 5 6 7
    const auto [page, all, elements] =
        sequencesOf("<body><p>x</p><ul><li><b>y</b><li><b>z</b></ul><p>w</p></body>");
    EXPECT_EQ(regionIn(elements, page, all, region(4, 10)), region(3, 7));
    EXPECT_EQ(regionIn(all, page, elements, region(3, 7)), region(4, 10)); // with the last text
    EXPECT_EQ(regionIn(all, page, elements, region(0, 8)), region(0, 12));
    EXPECT_EQ(regionIn(all, page, all, region(4, 7)), region(4, 7));
    EXPECT_EQ(regionIn(all, page, all, region(4, 4)).size(), 0U);
    EXPECT_EQ(regionIn(elements, page, all, region(2, 3)).size(), 0U); // a text has no position there
}

TEST(RegionShare, whatFollowsTheRegionUnderItsLastParentIsNotInIt)
{
    // body 0, tr-like div 1, p 2, p 3, div 4, p 5, hr 6: from the first p to the last
    const auto [page, all, elements] =
        sequencesOf("<body><div><p></p><p></p></div><div><p></p><hr></div></body>");
    EXPECT_EQ(regionIn(all, page, elements, region(2, 6)), region(2, 6));
}

} // namespace
} // namespace tagseam
