// SPDX-License-Identifier: MIT
// Reasons for a status: the level that pruned a node, the gap that would have kept it, the decision of
// another method.
#include "core/check/statusreason.h"

#include "core/select/selector.h"
#include "tests/core/page/samplepages.h"

namespace tagseam::test {
namespace {

TEST(StatusReason, namesTheLevelThatPrunedANode)
{
    const Document document = samplePage("rejected");
    const PageMethod method = *pageMethodNamed({}, {});
    const MethodAnswer answer = answerOf(document, method);
    const NodeId list = selectNodes(document, "ol.results__list")->front();
    const StatusReason reason = reasonOf(document, method, answer, list, {});
    ASSERT_TRUE(reason.pruned);
    EXPECT_EQ(reason.pruned->level, 2U);
    ASSERT_TRUE(reason.explanation);
    EXPECT_FALSE(reason.explanation->whatIfs.whatIfs.empty());
    EXPECT_FALSE(reason.better) << "the list is on the shorter side: no gap at its border would keep it";
}

TEST(StatusReason, aBetterGapKeepsTheContentAndIsBlocked)
{
    int found = 0;
    for (const auto& [name, document] : samplePages()) {
        const PageMethod method = *pageMethodNamed("printed", {});
        const MethodAnswer answer = answerOf(document, method);
        const TagPathSequence& sequence = answer.search->sequence;
        for (std::uint32_t p = 1; p < sequence.size(); p += 37) {
            const StatusReason reason = reasonOf(document, method, answer, sequence.nodes[p], {});
            if (!reason.better)
                continue;
            ++found;
            const Level& level = answer.search->trace.levels[reason.pruned->level];
            const std::uint32_t left = reason.better->split.value - level.region.begin.value;
            const std::uint32_t right = level.region.end.value - reason.better->split.value;
            EXPECT_EQ(reason.better->isBeforeContent, right > left);
            EXPECT_FALSE(reason.better->blocking.symbols.empty());
            const Region below = reason.explanation->below;
            EXPECT_EQ(reason.better->split, reason.better->isBeforeContent ? below.begin : below.end);
        }
    }
    EXPECT_GT(found, 3);
}

TEST(StatusReason, anotherMethodGivesItsDecision)
{
    const Document document = samplePage("news");
    const PageMethod method = *pageMethodNamed("link-lists", {});
    EXPECT_FALSE(method.setup);
    const MethodAnswer answer = answerOf(document, method);
    ASSERT_FALSE(answer.result.decisions.empty());
    const NodeId node = answer.result.decisions.front().nodes.front();
    const StatusReason reason = reasonOf(document, method, answer, node, {});
    ASSERT_TRUE(reason.decision);
    EXPECT_EQ(answer.result.decisions[*reason.decision].nodes.front(), node);
    EXPECT_FALSE(reason.explanation);
}

TEST(StatusReason, aMethodIsAVariantOrAFilter)
{
    EXPECT_EQ(pageMethodNamed({}, {})->setup, tagseam::Setup());
    EXPECT_EQ(pageMethodNamed("min-difference=0.3", {})->setup->search.minDifference, 0.3);
    EXPECT_EQ(pageMethodNamed("no-such-method", {}).error().code, ErrorCode::BadSetup);
}

} // namespace
} // namespace tagseam::test
