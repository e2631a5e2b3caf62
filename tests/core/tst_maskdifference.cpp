// SPDX-License-Identifier: MIT
// Where two masks differ: the topmost subtrees, every node in one of them, and how far the masks agree.
#include "core/truth/maskdifference.h"
#include "tests/core/testpages.h"

namespace tagseam {
namespace {

NodeId first(const Document& page, std::string_view name)
{
    NodeId node{0};
    while (page.name(node) != name)
        ++node.value;
    return node;
}

KeepMask without(const Document& page, KeepMask mask, NodeId root)
{
    for (NodeId node = root; node < page.subtreeEnd(root); ++node.value)
        mask[node.value] = false;
    return mask;
}

TEST(MaskDifference, equalMasksDifferNowhereAndAgree)
{
    const Document page = test::page("<body><ul><li>a<li>b</ul><p>c</p>");
    const ScoredNodes scored = scoredNodes(page);
    const KeepMask all(page.size(), true);
    EXPECT_TRUE(maskDifferences(page, scored, all, all).empty());
    EXPECT_EQ(maskAgreement(scored, all, all), 1.0);
    EXPECT_EQ(maskAgreement(scored, KeepMask(page.size(), false), KeepMask(page.size(), false)),
              std::nullopt);
}

TEST(MaskDifference, topmostSubtreesOfEachSide)
{
    const Document page = test::page("<body><ul><li>a<li>b</ul><p>word</p></body>");
    const ScoredNodes scored = scoredNodes(page); // body, ul, li, a, li, b, p, word
    const KeepMask all(page.size(), true);
    const NodeId list = first(page, "ul");
    const NodeId paragraph = first(page, "p");
    const KeepMask a = without(page, all, paragraph);
    const KeepMask b = without(page, all, list);
    const std::vector<MaskDifference> expected{{list, KeptBy::FirstAlone, 5, 2, false},
                                               {paragraph, KeptBy::SecondAlone, 2, 4, false}};
    EXPECT_EQ(maskDifferences(page, scored, a, b), expected);
    EXPECT_EQ(maskAgreement(scored, a, b), 1.0 / 8);
    EXPECT_EQ(placeOf(page, expected, NodeId{list.value + 2}), std::optional<std::size_t>(0));
    EXPECT_EQ(placeOf(page, expected, page.body()), std::nullopt);
    KeepMask hollow = all;
    hollow[list.value] = false;
    const std::vector<MaskDifference> alone{{list, KeptBy::FirstAlone, 1, 0, true}};
    EXPECT_EQ(maskDifferences(page, scored, all, hollow), alone) << "a node that differs by itself";
}

} // namespace
} // namespace tagseam
