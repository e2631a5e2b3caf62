// SPDX-License-Identifier: MIT
// The tree below a sequence against climbing from node to node.
#include "core/methods/separators/sequencetree.h"

#include "tests/core/separatorsoracle.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

void expectLikePlain(const Document& page, const std::vector<NodeId>& nodes)
{
    const SequenceTree tree(page, nodes);
    const PlainSequenceTree plain(page, nodes);
    ASSERT_EQ(tree.size(), nodes.size());
    std::uint64_t steps = 0;
    for (Position at{0}; at.value < tree.size(); ++at.value) {
        ASSERT_EQ(tree.parent(at), plain.parent(at));
        ASSERT_EQ(tree.end(at), plain.end(at));
        const std::vector<Position> way = plain.wayUp(at);
        ASSERT_EQ(tree.depth(at) + 1, way.size());
        for (std::uint32_t depth = 0; depth < way.size(); ++depth)
            ASSERT_EQ(tree.ancestorAt(at, depth, steps), way[way.size() - 1 - depth]);
        for (Position before{0}; before < at; ++before.value)
            ASSERT_EQ(tree.partingDepth(before, at, steps), plain.partingDepth(before, at));
    }
}

// Nodes of the page, each with a chance, so that children hang from further up and several have no parent.
std::vector<NodeId> nodesAtRandom(const Document& page, std::mt19937& random, unsigned rarity)
{
    std::vector<NodeId> nodes;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (random() % rarity != 0)
            nodes.push_back(node);
    }
    return nodes;
}

TEST(SequenceTree, isWhatClimbingSays)
{
    std::mt19937 random(1);
    for (int round = 0; round < (isSanitized ? 40 : 300); ++round) {
        SCOPED_TRACE(round);
        const Document page = build(randomPage(random));
        ASSERT_NO_FATAL_FAILURE(expectLikePlain(page, convertTreeToSequence(page).nodes));
        for (const unsigned rarity : {2U, 5U, 20U})
            ASSERT_NO_FATAL_FAILURE(expectLikePlain(page, nodesAtRandom(page, random, rarity)));
    }
}

TEST(SequenceTree, ofNothingIsEmpty)
{
    const Document empty = build({});
    EXPECT_EQ(SequenceTree(empty, {}).size(), 0U);
}

} // namespace
} // namespace tagseam::test
