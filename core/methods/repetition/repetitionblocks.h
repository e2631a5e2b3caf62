// SPDX-License-Identifier: MIT
// Document -> blocks by repetition, their importance, and which of them are noise (Dias and Gadge,
// "Identifying Informative Web Content Blocks using Web Page Segmentation", section 3).
#pragma once

#include "core/methods/method.h"
#include "core/methods/repetition/keypatterns.h"
#include "core/methods/repetition/virtualnodes.h"
#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

struct RepetitionOptions {
    /// "Less meaningful tags such as <a>, <b>, <script>, <span>, and #comment [...] are removed" (section
    /// 3.1); comments always are. INFERRED: the children of a removed tag stand in its place, since a page
    /// without the content of <a> and <span> has lost texts; a script has only code, which is removed.
    std::vector<std::string> ignored{"a", "b", "script", "span"};
    /// The importance below which blocks are noise. Nothing: adaptiveImportance(). DEVIATION: the paper has
    /// one "predefined threshold" (section 3.7), and no value for it; ours differs from page to page.
    std::optional<std::uint32_t> threshold;
    /// True if children in no virtual node are searched too, down to nodes whose children repeat. The paper
    /// searches "only one-depth child nodes" (section 3.3). INFERRED: those of the body, since the children
    /// of <html> are the same on every page. To descend is a DEVIATION: on today's pages the body often has
    /// a single wrapper, and so a single block.
    bool descends = false;
    /// True if a virtual node within another is a block of its own, too. INFERRED: section 3.5 recognises
    /// blocks "by [...] building virtual nodes", and its example ends with "three virtual nodes", the third
    /// within the second. At most 16 levels of them, so that the memory stays linear.
    bool hasNestedBlocks = true;
    friend bool operator==(const RepetitionOptions&, const RepetitionOptions&) = default;
};

/// Returns a fiftieth of the page's important tags, at least 2. Our choice: see RepetitionOptions::threshold.
std::uint32_t adaptiveImportance(std::uint32_t tags);

/// The one-depth children of an element (section 3.3) and their grouping.
struct ChildSequence {
    NodeId parent;
    std::vector<NodeId> children;       ///< in document order: elements, and texts that are not blank
    std::vector<std::uint32_t> symbols; ///< symbol of each child: equal tags, equal symbols
    std::vector<KeyPattern> patterns;
    std::vector<VirtualNode> virtualNodes;
};

/// A block: the children of a virtual node, or a single child. Blocks are disjoint, except that one nested in
/// another is a part of it. Each node that has an important tag or a text of the page is in one. INFERRED: a
/// child in no virtual node is a block, too; the paper does not mention such children.
struct RepetitionBlock {
    std::vector<NodeId> nodes;                 ///< roots of its subtrees, siblings except for ignored nodes
    std::uint32_t sequence = 0;                ///< index of the ChildSequence that they are children of
    std::uint32_t virtualNode = noVirtualNode; ///< index in that sequence, of a node without parent
    bool isNested = false;        ///< within another block: it counts in the importance of that, too
    std::uint32_t importance = 0; ///< tags in it that are not ignored (section 3.6)
    /// Importance below the threshold. INFERRED: a block of just the threshold is important ("importance >=
    /// threshold" in the abstract and the conclusion; section 3.7 also says "above").
    bool isNoise = false;
};

struct RepetitionTrace {
    std::uint32_t tags = 0;               ///< important tags of the page, without the body itself
    std::uint32_t threshold = 0;          ///< threshold that was used
    std::vector<ChildSequence> sequences; ///< sequences that were processed, outer before inner
    std::vector<RepetitionBlock> blocks;  ///< in document order, outer before nested
    KeepMask kept;
    bool isStopped = false;
};

/// Finds the blocks of the body of the page, or of a whole page without one. O(n log n).
RepetitionTrace findRepetitionBlocks(const Document& page, const RepetitionOptions& options,
                                     const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// Returns the result of the filter: a decision for each block, "virtual-node" or "child", with its
/// importance.
FilterResult filterResultOf(const RepetitionTrace& trace);

/// "repetition", with options for RepetitionOptions.
extern const MethodEntry repetitionMethod;

} // namespace tagseam
