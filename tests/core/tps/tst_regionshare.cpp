// SPDX-License-Identifier: MIT
#include "core/tps/regionshare.h"

#include "core/page/parsehtml.h"
#include "core/tps/prune.h"
#include "tests/core/tps/testsequences.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using namespace test;

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

TEST(RegionShare, ancestorsOfWhatIsKeptAreKeptToo)
{
    // html; body 0, ul 1, li 2, "a" 3, li 4, "b" 5, div 6, p 7, "c" 8, p 9, "d" 10
    const auto [page, all, elements] =
        sequencesOf("<body><ul><li>a<li>b</ul><div><p>c</p><p>d</p></div></body>");
    ASSERT_EQ(all.size(), 11U);
    const auto keeping = [&](Region kept) { return pruneDomTree(page, all, kept); };
    const KeepMask second = keeping(regionOf(7, 9)); // a p and its text, body, div
    EXPECT_EQ(shareMasks(all, keeping(regionOf(2, 4)), second), (MaskShare{2, 3, 3})) << "body, html";
    EXPECT_EQ(shareMasks(all, keeping(regionOf(6, 11)), second), (MaskShare{5, 2, 0}));
    EXPECT_EQ(shareMasks(all, pruneDomTree(page, all, regionOf(0, 7), Keep::Complement), second),
              (MaskShare{5, 2, 0}))
        << "div is no position of the complement, and holds it";
    EXPECT_EQ(shareMasks(all, second, second), (MaskShare{5, 0, 0}));
    EXPECT_EQ(countNodes(all, second).kept, 5U) << "what the papers count";
    EXPECT_EQ(shareMasks(elements, keeping(regionOf(2, 4)), second), (MaskShare{2, 2, 2})) << "without texts";
}

TEST(RegionShare, regionMovesToASequenceOfOtherNodes)
{
    // body 0, p 1, "x" 2, ul 3, li 4, b 5, "y" 6, li 7, b 8, "z" 9, p 10, "w" 11; elements: 0 1 2 3 4 5 6 7
    const auto [page, all, elements] =
        sequencesOf("<body><p>x</p><ul><li><b>y</b><li><b>z</b></ul><p>w</p></body>");
    EXPECT_EQ(regionIn(elements, page, all, regionOf(4, 10)), regionOf(3, 7));
    EXPECT_EQ(regionIn(all, page, elements, regionOf(3, 7)), regionOf(4, 10)); // with the last text
    EXPECT_EQ(regionIn(all, page, elements, regionOf(0, 8)), regionOf(0, 12));
    EXPECT_EQ(regionIn(all, page, all, regionOf(4, 7)), regionOf(4, 7));
    EXPECT_EQ(regionIn(all, page, all, regionOf(4, 4)).size(), 0U);
    EXPECT_EQ(regionIn(elements, page, all, regionOf(2, 3)).size(), 0U); // a text has no position in it
}

TEST(RegionShare, whatFollowsTheRegionUnderItsLastParentIsNotInIt)
{
    // body 0, tr-like div 1, p 2, p 3, div 4, p 5, hr 6: from the first p to the last
    const auto [page, all, elements] =
        sequencesOf("<body><div><p></p><p></p></div><div><p></p><hr></div></body>");
    EXPECT_EQ(regionIn(all, page, elements, regionOf(2, 6)), regionOf(2, 6));
}

} // namespace
} // namespace tagseam
