// SPDX-License-Identifier: MIT
// Why two generalized nodes are alike: the numbers, the columns, and that mining agrees.
#include "core/methods/mdr/mdr.h"
#include "core/methods/tagtree.h"
#include "tests/core/mdrtrees.h"

namespace tagseam::test {
namespace {

constexpr Similarity both[]{Similarity::EditDistance, Similarity::TreeMatching};

TEST(Likeness, agreesWithItsOwnColumnsAndWithMining)
{
    std::mt19937 random(5);
    int alike = 0;
    for (int round = 0; round < (isSanitized ? 600 : 6'000); ++round) {
        const Document page = pageOfRecords(random);
        const KeepMask within = closedMask(page, maskAtRandom(page, random, 30));
        MdrOptions options{.longest = 1,
                           .similarity = both[random() % 2],
                           .threshold = static_cast<double>(random() % 21) / 20,
                           .smallestDepth = static_cast<std::uint32_t>(random() % 4),
                           .depthOf = random() % 2 == 0 ? DepthOf::Parent : DepthOf::Group,
                           .hasTexts = random() % 2 == 0};
        const TagTree tree = tagTree(page, options.hasTexts, &within);
        const std::vector<TagNode> children = tree.size() == 0 ? std::vector<TagNode>() : tree.childrenOf(0);
        const std::size_t length = 1 + random() % 2;
        if (children.size() < 2 * length || tree.levels[0] < options.smallestDepth)
            continue;
        std::vector<NodeId> roots;
        for (std::size_t i = 0; i < 2 * length; ++i)
            roots.push_back(tree.nodes[children[i]]);
        const auto firsts = std::span(roots).first(length);
        const Likeness likeness = compareNodes(page, firsts, std::span(roots).last(length), options, &within);
        std::vector<NodeId> aligned;
        std::uint32_t matched = 0;
        std::uint32_t unmatched = 0;
        for (const auto& [left, right] : likeness.aligned) {
            const bool isMatch = left != noNode && right != noNode &&
                                 page.nameId(left) == page.nameId(right) &&
                                 page.kind(left) == page.kind(right);
            ++(isMatch ? matched : unmatched);
        }
        // Each tag node once and in its order, the first side's before the second's.
        for (const bool isLeft : {true, false}) {
            for (const auto& [left, right] : likeness.aligned) {
                if (const NodeId node = isLeft ? left : right; node != noNode)
                    aligned.push_back(node);
            }
        }
        const auto begin = tree.nodes.begin() + children[0];
        ASSERT_EQ(aligned, std::vector(begin, tree.nodes.begin() + tree.ends[children[2 * length - 1]]));
        const double sizeA = likeness.sizeA;
        const double sizeB = likeness.sizeB;
        ASSERT_EQ(likeness.sizeA, children[length] - children[0]);
        ASSERT_EQ(likeness.sizeA + likeness.sizeB, aligned.size());
        if (options.similarity == Similarity::TreeMatching) {
            ASSERT_EQ(likeness.matches, matched + 1);
            ASSERT_DOUBLE_EQ(likeness.value, matched / std::max(sizeA, sizeB));
        } else {
            ASSERT_EQ(likeness.edits, unmatched);
            ASSERT_DOUBLE_EQ(likeness.value, unmatched * 2 / (sizeA + sizeB));
        }
        if (length == 2)
            continue;
        const MinedRecords mined = mineDataRecords(page, options, &within);
        const bool isRegion =
            !mined.regions.empty() && std::ranges::equal(std::span(mined.regions[0].nodes).first(2), roots);
        ASSERT_EQ(likeness.isAlike, isRegion) << outline(page);
        alike += isRegion ? 1 : 0;
    }
    EXPECT_GT(alike, isSanitized ? 30 : 300);
}

TEST(Likeness, ofTwoHugeTreesHasItsNumbersWithoutColumns)
{
    constexpr std::size_t many = 9'000; // its square is over cellLimit
    const Document page = bodyOf("ul(" + times(many, "a") + ") ul(" + times(many, "a") + "b)");
    const std::vector<NodeId> lists = childrenOf(page, page.body());
    for (const Similarity similarity : both) {
        const Likeness likeness = compareNodes(page, std::span(lists).first(1), std::span(lists).last(1),
                                               {.similarity = similarity});
        EXPECT_TRUE(likeness.aligned.empty());
        EXPECT_EQ(likeness.sizeB, many + 2);
        EXPECT_TRUE(similarity == Similarity::EditDistance ? likeness.edits == 1
                                                           : likeness.matches == many + 2);
    }
}

} // namespace
} // namespace tagseam::test
