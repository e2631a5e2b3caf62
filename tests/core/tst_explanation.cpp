// SPDX-License-Identifier: MIT
// All that is said of one node: the answers of its parts, and those only that the node has.
#include "core/explain/explanation.h"
#include "tests/core/samplepages.h"

#include <gtest/gtest.h>

#include <array>

namespace tagseam {
namespace {

using namespace test;

class Explaining : public testing::Test {
  protected:
    Explanation explain(NodeId node, Region content = {}, const std::stop_token& stop = {}) const
    {
        return explainNode(m_document, m_setup, m_outcome, node, content, {}, stop);
    }
    NodeId nodeAt(std::uint32_t position) const { return m_outcome.sequence.nodes[position]; }

    Document m_document = samplePage("refused");
    tagseam::Setup m_setup;
    Outcome m_outcome = outcomeOf(m_document, m_setup);
};

TEST_F(Explaining, isWhatEachOfItsPartsAnswers)
{
    const auto& [sequence, trace, mask, counts] = m_outcome;
    int together = 0;
    for (std::uint32_t p = 0; p < sequence.size(); p += 23) {
        const NodeId node = nodeAt(p);
        const Region content{Position{trace.region.end.value - 2}, trace.region.end};
        const Explanation all = explain(node, content);
        EXPECT_EQ(all.node, node);
        EXPECT_FALSE(all.isStopped);
        EXPECT_EQ(all.fate.isKept, mask[node.value]);
        EXPECT_EQ(all.fate.cut, cutOf(trace, Position{p}));
        EXPECT_EQ(all.below, positionsBelow(m_document, sequence, node));
        EXPECT_EQ(all.parts, partsOf(m_document, m_setup, sequence, trace.region, node, std::array{content}));
        ASSERT_EQ(all.separation.has_value(), all.parts && all.parts->content.size() > 0);
        if (all.separation) {
            ++together;
            EXPECT_EQ(all.separation->noise, all.parts->noise);
            EXPECT_EQ(all.separation->content, all.parts->content);
            EXPECT_EQ(all.separation->chances.size(), trace.levels.size());
        }
        const Remedies remedies = findRemedies(m_document, node, m_setup);
        EXPECT_EQ(all.remedies.share, remedies.share);
        EXPECT_EQ(all.remedies.runs, remedies.runs);
        ASSERT_EQ(all.remedies.remedies.size(), remedies.remedies.size());
        for (std::size_t i = 0; i < remedies.remedies.size(); ++i)
            EXPECT_EQ(all.remedies.remedies[i].setup, remedies.remedies[i].setup);
    }
    EXPECT_GT(together, 2);
}

TEST_F(Explaining, ofADroppedNodeThereIsNothingToPartAndOfTheBodyNothingToChange)
{
    const Explanation first = explain(nodeAt(1));
    ASSERT_FALSE(first.fate.isKept);
    EXPECT_EQ(first.parts, std::nullopt);
    EXPECT_FALSE(first.separation);
    EXPECT_GT(first.remedies.runs, 0U);
    const Explanation body = explain(m_document.body());
    ASSERT_TRUE(body.parts);
    EXPECT_EQ(body.parts->content.size(), 0U);
    EXPECT_FALSE(body.separation);
    EXPECT_TRUE(body.remedies.remedies.empty());
}

TEST_F(Explaining, canBeStopped)
{
    std::stop_source stop;
    stop.request_stop();
    const Explanation some = explain(nodeAt(m_outcome.trace.region.begin.value), {}, stop.get_token());
    EXPECT_TRUE(some.isStopped);
    EXPECT_TRUE(some.fate.isKept) << "which takes no time";
    EXPECT_TRUE(some.remedies.remedies.empty());
}

} // namespace
} // namespace tagseam
