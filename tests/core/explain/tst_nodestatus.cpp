// SPDX-License-Identifier: MIT
// Every why is checked by recomputing it from the sequence: random sequences and random trees.
#include "core/explain/nodestatus.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/testsequences.h"

#include <cmath>

namespace tagseam {
namespace {

using namespace test;

// The positions that the left length excludes, according to AfterRejection::SameThreshold: 1 for the rejected
// candidate split, and 1 for every later occurrence of a symbol that passes and occurs again.
std::uint32_t gapOf(std::span<const Symbol> symbols, const SearchTrace& trace, const LevelByHand& hand,
                    const Attempt& attempt)
{
    if (attempt.candidateSplitCount < 2)
        return 0;
    const auto candidateSplits = trace.candidateSplitsOf(attempt);
    std::uint32_t gap = 1;
    for (Position p = candidateSplits[candidateSplits.size() - 2].split; p < candidateSplits.back().split;
         ++p.value) {
        const CountByHand& count = hand.counts.at(symbols[p.value]);
        gap += hand.passes(count.frequency, attempt.threshold) && count.last > p.value ? 1 : 0;
    }
    return gap;
}

void expectCutHolds(std::span<const Symbol> symbols, const SearchTrace& trace, Position position)
{
    const std::optional<Cut> cut = cutOf(trace, position);
    ASSERT_EQ(cut.has_value(), !trace.region.contains(position));
    if (!cut)
        return;
    const Level& level = trace.levels[cut->level];
    ASSERT_TRUE(level.region.contains(position));
    ASSERT_FALSE(level.kept.contains(position));
    ASSERT_EQ(cut->attempt, level.attemptEnd() - 1);
    const Attempt& attempt = trace.attempts[cut->attempt];
    const CandidateSplit& candidateSplit = trace.candidateSplits[cut->candidateSplit];
    ASSERT_EQ(&candidateSplit, &trace.candidateSplitsOf(attempt).back());
    ASSERT_EQ(candidateSplit.verdict, Verdict::Accepted);
    const LevelByHand hand(symbols, level.region, trace.options.frequencyFilter);
    ASSERT_TRUE(hand.blocking(candidateSplit.split.value, attempt.threshold).empty());
    ASSERT_EQ(candidateSplit.right, level.region.end.value - candidateSplit.split.value);
    const std::uint32_t gap = gapOf(symbols, trace, hand, attempt);
    ASSERT_EQ(candidateSplit.left + gap, candidateSplit.split.value - level.region.begin.value);
    if (trace.options.afterRejection == AfterRejection::NextThreshold) {
        ASSERT_EQ(gap, 0U);
    }
    const double a = candidateSplit.left;
    const double b = candidateSplit.right;
    const double share =
        trace.options.sizeRule == SizeRule::Printed ? (b - a) / (a + b) : std::abs(b - a) / (a + b);
    if (trace.options.sizeRule != SizeRule::Off) {
        ASSERT_GT(share, trace.options.minDifference);
    }
    switch (cut->side) {
    case PrunedSide::Left:
        ASSERT_LT(position, candidateSplit.split);
        ASSERT_GT(candidateSplit.right, candidateSplit.left);
        ASSERT_EQ(level.kept, (Region{candidateSplit.split, level.region.end}));
        break;
    case PrunedSide::Right:
        ASSERT_GE(position, candidateSplit.split);
        ASSERT_LE(candidateSplit.right, candidateSplit.left);
        break;
    case PrunedSide::SplitSymbol:
        ASSERT_EQ(position.value + 1, candidateSplit.split.value);
        ASSERT_LE(candidateSplit.right, candidateSplit.left);
        ASSERT_EQ(trace.options.splitSymbol, SplitSymbol::Drop);
        break;
    }
}

TEST(NodeStatus, everyCutOfEveryPositionHoldsOnRandomSequencesForEveryOption)
{
    std::mt19937 random(5);
    const auto options = allOptions({0.20, 0.0, 0.6});
    std::size_t cuts = 0;
    std::size_t gaps = 0;
    for (std::size_t i = 0; i < 3000; ++i) {
        const auto symbols = randomSequence(random, i % 10 == 0 ? 150 : 40);
        const SearchTrace trace = searchRegion(symbols, options[i % options.size()]);
        for (Position p; p.value < symbols.size(); ++p.value) {
            ASSERT_NO_FATAL_FAILURE(expectCutHolds(symbols, trace, p));
            cuts += trace.region.contains(p) ? 0 : 1;
        }
        for (const Level& level : trace.levels)
            gaps += level.isSplit && trace.attemptsOf(level).back().candidateSplitCount > 1 ? 1 : 0;
    }
    EXPECT_GT(cuts, 5000U);
    EXPECT_GT(gaps, 50U) << "splits after a rejected candidate split";
}

void expectStatusHolds(const Document& document, const Outcome& outcome, const tagseam::Setup& setup,
                       NodeId node)
{
    const auto& [sequence, trace, mask, counts] = outcome;
    const Keep keep = setup.keep;
    const NodeStatus status = statusOf(document, sequence, trace, mask, setup, node);
    ASSERT_EQ(status.isKept, mask[node.value]);
    ASSERT_EQ(status.position, sequence.positionOf(node));
    const auto isKeptPosition = [&](NodeId at) {
        const Position p = sequence.positionOf(at);
        return p != noPosition && trace.region.contains(p) == (keep == Keep::Region);
    };
    KeptShare share;
    NodeId firstKept = noNode;
    for (NodeId at = node; at < document.subtreeEnd(node); ++at.value) {
        share.all += sequence.positionOf(at) != noPosition ? 1 : 0;
        share.kept += isKeptPosition(at) ? 1 : 0;
        if (firstKept == noNode && isKeptPosition(at))
            firstKept = at;
    }
    ASSERT_EQ(status.share, share);
    std::map<std::uint32_t, std::uint32_t> lost; // positions by the level that pruned them
    const Region below = positionsBelow(document, sequence, node);
    for (Position p = below.begin; p < below.end; ++p.value) {
        if (const std::optional<Cut> cut = cutOf(trace, p))
            ++lost[cut->level];
    }
    std::vector<PrunedCount> cuts;
    for (const auto& [level, positions] : lost)
        cuts.push_back({level, positions});
    ASSERT_EQ(prunedCountsOf(trace, below), cuts);
    for (const PrunedCount& each : cuts) {
        const Position first = firstPruned(trace, below, each);
        ASSERT_TRUE(below.contains(first));
        ASSERT_EQ(cutOf(trace, first)->level, each.level);
        for (Position p = below.begin; p < first; ++p.value)
            ASSERT_TRUE(!cutOf(trace, p) || cutOf(trace, p)->level != each.level);
    }
    switch (status.rule) {
    case StatusRule::OwnPosition:
        ASSERT_NE(status.position, noPosition);
        ASSERT_EQ(isKeptPosition(node), status.isKept);
        if (!status.isKept && document.isElement(node)) {
            ASSERT_EQ(firstKept, noNode);
        }
        break;
    case StatusRule::KeptBelow:
        ASSERT_TRUE(status.isKept);
        ASSERT_FALSE(isKeptPosition(node));
        ASSERT_EQ(status.because, firstKept);
        break;
    case StatusRule::FollowsParent:
    case StatusRule::FollowsOwnPositionOfParent:
        ASSERT_EQ(document.kind(node), NodeKind::Text);
        ASSERT_EQ(document.isBlankText(node), status.rule == StatusRule::FollowsParent);
        ASSERT_EQ(status.position, noPosition);
        ASSERT_EQ(status.because, document.parent(node));
        ASSERT_EQ(status.isKept, document.isBlankText(node) ? bool{mask[status.because.value]}
                                                            : isKeptPosition(status.because));
        break;
    case StatusRule::Excluded:
        ASSERT_FALSE(status.isKept);
        ASSERT_LE(status.because, node);
        ASSERT_LT(node, document.subtreeEnd(status.because));
        for (NodeId at = status.because; at < document.subtreeEnd(status.because); ++at.value)
            ASSERT_EQ(sequence.positionOf(at), noPosition);
        for (const TagPathEdit& edit : setup.path.edits) {
            ASSERT_FALSE(edit.kind == TagPathEdit::Kind::Ignored &&
                         std::ranges::find(edit.nodes, status.because) != edit.nodes.end());
        }
        break;
    case StatusRule::NoPosition:
        ASSERT_EQ(status.position, noPosition);
        ASSERT_FALSE(status.isKept);
        break;
    case StatusRule::OutsideBody:
        ASSERT_TRUE(status.isKept);
        break;
    }
    ASSERT_EQ(status.cut, status.position != noPosition ? cutOf(trace, status.position) : std::nullopt);
}

TEST(NodeStatus, everyNodeOfRandomTreesHasTheStatusThatTheMaskSaysAndTheRuleForIt)
{
    std::mt19937 random(6);
    std::set<StatusRule> rules;
    for (int i = 0; i < 1500; ++i) {
        const Document document = build(randomPage(random));
        tagseam::Setup setup;
        setup.path.nodes = random() % 3 == 0 ? NodeKinds::Elements : NodeKinds::ElementsAndText;
        setup.keep = random() % 3 == 0 ? Keep::Complement : Keep::Region;
        setup.search = variants[random() % variants.size()].options;
        if (random() % 4 == 0)
            setup.path.edits.push_back({TagPathEdit::Kind::Ignored,
                                        {NodeId{static_cast<std::uint32_t>(random() % document.size())}},
                                        {}});
        const Outcome outcome = outcomeOf(document, setup);
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            ASSERT_NO_FATAL_FAILURE(expectStatusHolds(document, outcome, setup, node))
                << outline(document) << " node " << node.value;
            rules.insert(statusOf(document, outcome.sequence, outcome.trace, outcome.mask, setup, node).rule);
        }
    }
    EXPECT_EQ(rules.size(), 7U); // each rule occurred
}

} // namespace
} // namespace tagseam
