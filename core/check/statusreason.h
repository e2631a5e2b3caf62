// SPDX-License-Identifier: MIT
// The reason why a node was kept or pruned, and what would change that, for the report of a failed
// expectation.
#pragma once

#include "core/check/methodanswer.h"
#include "core/explain/blocking.h"
#include "core/explain/explanation.h"
#include "core/methods/content/blockwhatifs.h"
#include "core/methods/content/explainedcontent.h"
#include "core/page/dom.h"
#include "core/page/readable.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// A gap at a border of the content at which a split would have kept the content.
struct BetterGap {
    Position split;              ///< first position right of the gap
    bool isBeforeContent = true; ///< false: the gap after it
    BlockingSymbols blocking;    ///< in the level that pruned the content
};

/// The block of text for which content detection kept or pruned a node.
struct BlockReason {
    std::shared_ptr<const MainContent> content;
    ExplainedContent explained; ///< has a block: the node's, or the largest in it that has its status
    BlockWhatIfs changes;       ///< changes of one element that reverse the block's status
};

struct StatusReason {
    NodeId node = noNode;
    Unseen unseen = Unseen::No; ///< why a reader does not see its texts: reasonOfTexts()
    /// For a variant: status, obstacles and changes; nothing for another method.
    std::optional<Explanation> explanation;
    /// For a variant: the level that pruned most of the node; nothing for a node that is in the main region.
    std::optional<PrunedCount> pruned;
    /// For a pruned node: the gap with the fewest blocking symbols of the two at the borders of the content,
    /// if the content would be on the longer side of it. Nothing when there is none with a blocking symbol.
    std::optional<BetterGap> better;
    /// For another method: index into FilterResult::decisions; nothing when no decision is about the node.
    std::optional<std::size_t> decision;
    std::optional<BlockReason> block; ///< for content detection; nothing for a node without text
};

/// Finds the reason for one node. `content`: roots of the nodes that must be kept.
/// Cost: see explainNode(), and for content detection findBlockWhatIfs().
StatusReason reasonOf(const Document& page, const PageMethod& method, const MethodAnswer& answer, NodeId node,
                      std::span<const NodeId> content);

} // namespace tagseam
