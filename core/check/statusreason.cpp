// SPDX-License-Identifier: MIT
// The reason why a node was kept or pruned.
#include "core/check/statusreason.h"

#include "core/methods/content/contentdetection.h"
#include "core/methods/decisionindex.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

namespace {

// Returns the positions from the first to the last in the subtrees; empty when none has one.
Region spanOf(const Document& page, const TagPathSequence& sequence, std::span<const NodeId> roots)
{
    Region span;
    for (const NodeId root : roots) {
        const Region below = positionsBelow(page, sequence, root);
        if (below.size() == 0)
            continue;
        span = span.size() == 0 ? below
                                : Region{std::min(span.begin, below.begin), std::max(span.end, below.end)};
    }
    return span;
}

// Returns the gap at a border of the content, if a split there would keep the content and symbols block it.
std::optional<BetterGap> gapAt(const Outcome& outcome, const Level& level, Position split, bool isBefore)
{
    if (split <= level.region.begin || split >= level.region.end)
        return std::nullopt;
    const std::uint32_t left = split.value - level.region.begin.value;
    const std::uint32_t right = level.region.end.value - split.value;
    const SearchOptions& options = outcome.trace.options;
    const bool isRightKept = right > left; // a tie keeps the left side
    if (isRightKept != isBefore || !passesSizeRule(options, left, right))
        return std::nullopt;
    BetterGap gap{
        split, isBefore,
        blockingSymbolsOf(outcome.sequence.symbols, level.region, gapBefore(split), options.frequencyFilter)};
    if (gap.blocking.symbols.empty())
        return std::nullopt;
    return gap;
}

std::optional<BetterGap> betterGap(const Document& page, const Outcome& outcome, const Level& level,
                                   NodeId node, std::span<const NodeId> content)
{
    std::vector<NodeId> all(content.begin(), content.end());
    all.push_back(node);
    const Region span = spanOf(page, outcome.sequence, all);
    const std::optional<BetterGap> before = gapAt(outcome, level, span.begin, true);
    const std::optional<BetterGap> after = gapAt(outcome, level, span.end, false);
    if (!before || !after)
        return before ? before : after;
    return after->blocking.symbols.size() < before->blocking.symbols.size() ? after : before;
}

// Returns the node itself where its block is known, otherwise the element of the largest block in it that was
// kept or pruned as most of its words were; noNode when there is none.
NodeId blockNode(const Document& page, const MainContent& content, NodeId node)
{
    if (explainContent(page, content, node).block)
        return node;
    std::array<double, 2> words{};
    std::array<const MeasuredBlock*, 2> largest{};
    for (std::size_t i = 0; i < content.texts.blocks.size(); ++i) {
        const MeasuredBlock& block = content.texts.blocks[i];
        if (block.block.first() < node || block.block.first() >= page.subtreeEnd(node))
            continue;
        const std::size_t status = content.scored.blocks[i].isKept ? 1 : 0;
        words.at(status) += block.words;
        if (largest.at(status) == nullptr || block.words > largest.at(status)->words)
            largest.at(status) = &block;
    }
    const MeasuredBlock* chosen = largest.at(words[1] > words[0] ? 1 : 0);
    return chosen == nullptr ? noNode : chosen->block.first();
}

void explainBlock(const Document& page, const ContentOptions& options, NodeId node,
                  std::optional<BlockReason>& reason)
{
    const BlockModel& model = modelOf(options);
    auto content = std::make_shared<const MainContent>(findContent(page, {}, nullptr, {}, model));
    const NodeId at = blockNode(page, *content, node);
    if (at == noNode)
        return;
    const ExplainedContent explained = explainContent(page, *content, at);
    if (explained.block)
        reason.emplace(content, explained, findBlockWhatIfs(page, *content, *explained.block, {}, {}, model));
}

} // namespace

StatusReason reasonOf(const Document& page, const PageMethod& method, const MethodAnswer& answer, NodeId node,
                      std::span<const NodeId> content)
{
    StatusReason reason;
    reason.node = node;
    const NoscriptTexts noscript = answer.search ? NoscriptTexts::Excluded : NoscriptTexts::IfMost;
    reason.unseen = reasonOfTexts(page, readableNodes(page, noscript), node);
    if (!answer.search) {
        reason.decision = DecisionIndex(page, answer.result).decisionOf(node);
        if (const Result<ContentOptions> options = contentOptionsOf(method.method.name))
            explainBlock(page, *options, node, reason.block);
        return reason;
    }
    const Outcome& outcome = *answer.search;
    ExplainScope scope;
    scope.beside = spanOf(page, outcome.sequence, content);
    scope.whatIfs.content = contentToKeep(page, *method.setup, {content.begin(), content.end()});
    reason.explanation = explainNode(page, *method.setup, outcome, node, scope);
    const std::vector<PrunedCount> counts = prunedCountsOf(outcome.trace, reason.explanation->below);
    if (!counts.empty())
        reason.pruned = mostOf(counts);
    if (reason.pruned && !reason.explanation->status.share.isKept() && method.setup->keep == Keep::Region)
        reason.better = betterGap(page, outcome, outcome.trace.levels[reason.pruned->level], node, content);
    return reason;
}

} // namespace tagseam
