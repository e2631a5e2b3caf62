// SPDX-License-Identifier: MIT
// The full explanation of one node: its components, and those that only some nodes have.
#include "core/explain/explanation.h"
#include "tests/core/page/samplepages.h"

namespace tagseam {
namespace {

using namespace test;

TEST(Explanation, isWhatEachOfItsPartsAnswers)
{
    const Document document = samplePage("rejected");
    const tagseam::Setup setup;
    const Outcome outcome = outcomeOf(document, setup);
    const auto& [sequence, trace, mask, counts] = outcome;
    int together = 0;
    for (std::uint32_t p = 0; p < sequence.size(); p += 23) {
        const NodeId node = sequence.nodes[p];
        const Region content{Position{trace.region.end.value - 2}, trace.region.end};
        const Explanation all = explainNode(document, setup, outcome, node, {.beside = content});
        EXPECT_EQ(all.node, node);
        EXPECT_FALSE(all.isStopped);
        EXPECT_TRUE(explainNode(document, setup, outcome, node, {.beside = content}, stopToken()).isStopped);
        EXPECT_EQ(all.status.isKept, mask[node.value]);
        EXPECT_EQ(all.status.cut, cutOf(trace, Position{p}));
        EXPECT_EQ(all.below, positionsBelow(document, sequence, node));
        EXPECT_EQ(all.parts, partsOf(document, setup, sequence, trace.region, node, std::array{content}));
        ASSERT_EQ(all.separation.has_value(), all.parts && all.parts->content.size() > 0);
        if (all.separation) {
            ++together;
            EXPECT_EQ(all.separation->noise, all.parts->noise);
            EXPECT_EQ(all.separation->content, all.parts->content);
            EXPECT_EQ(all.separation->chances.size(), trace.levels.size());
        }
        const WhatIfs whatIfs = findWhatIfs(document, node, setup);
        EXPECT_EQ(all.whatIfs.share, whatIfs.share);
        EXPECT_EQ(all.whatIfs.runs, whatIfs.runs);
        ASSERT_EQ(all.whatIfs.whatIfs.size(), whatIfs.whatIfs.size());
        for (std::size_t i = 0; i < whatIfs.whatIfs.size(); ++i)
            EXPECT_EQ(all.whatIfs.whatIfs[i].setup, whatIfs.whatIfs[i].setup);
    }
    EXPECT_GT(together, 2);
}

} // namespace
} // namespace tagseam
