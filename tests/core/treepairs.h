// SPDX-License-Identifier: MIT
// Shared by the tests of tree comparison: what every comparison must fulfil.
#pragma once

#include "core/page/treediff.h"
#include "tests/core/outlinetree.h"

namespace tagseam::test {

/// Fails unless counterparts are one to one, of one kind and name, and the counts add up.
inline void expectConsistent(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    ASSERT_EQ(diff.renderedOf.size(), source.size());
    ASSERT_EQ(diff.sourceOf.size(), rendered.size());
    std::uint32_t pairs = 0;
    for (NodeId node{0}; node.value < source.size(); ++node.value) {
        const NodeId partner = diff.renderedOf[node.value];
        if (partner == noNode)
            continue;
        ++pairs;
        ASSERT_EQ(diff.sourceOf[partner.value], node);
        ASSERT_EQ(source.kind(node), rendered.kind(partner));
        ASSERT_EQ(source.name(node), rendered.name(partner));
    }
    ASSERT_EQ(static_cast<std::size_t>(std::ranges::count(diff.sourceOf, noNode)) + pairs, rendered.size());
    ASSERT_EQ(pairs + diff.onlyInSource, source.size());
    ASSERT_EQ(pairs + diff.onlyInRendered, rendered.size());
    std::uint32_t byKind[4] = {};
    std::array<std::uint32_t, differenceCauses> byCause{};
    for (const Difference& difference : diff.differences) {
        byKind[static_cast<int>(difference.kind)] += difference.nodes;
        byCause[static_cast<std::size_t>(difference.cause)] += difference.nodes;
        ASSERT_EQ(difference.source == noNode, difference.kind == DifferenceKind::OnlyInRendered);
        ASSERT_EQ(difference.rendered == noNode, difference.kind == DifferenceKind::OnlyInSource);
    }
    EXPECT_EQ(byKind[0], diff.onlyInSource);
    EXPECT_EQ(byKind[1], diff.onlyInRendered);
    EXPECT_EQ(byKind[2], diff.moved);
    EXPECT_EQ(byKind[3], diff.changed);
    EXPECT_EQ(byCause, diff.nodesByCause);
}

} // namespace tagseam::test
