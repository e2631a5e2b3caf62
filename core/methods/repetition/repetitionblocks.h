// SPDX-License-Identifier: MIT
// Document -> blocks by repetition, their importance, and which of them are noise (Dias and Gadge,
// "Identifying Informative Web Content Blocks using Web Page Segmentation", section 3).
#pragma once

#include "core/methods/filter.h"
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
    /// "Less meaningful tags" (section 3.1): their children stand in their place.
    std::vector<std::string> unwrapped{"a", "b", "span"};
    /// Tags that are removed with all their content; comments always are.
    std::vector<std::string> removed{"script"};
    /// The importance below which blocks are noise; nothing: adaptiveImportance(), for each page its own ("a
    /// predefined threshold").
    std::optional<std::uint32_t> threshold;
    /// True if children in no virtual node are searched too, down to nodes whose children repeat. DEVIATION:
    /// the paper searches the children of the body alone (section 3.3), which on today's pages is often a
    /// single wrapper, and so a single block.
    bool descends = true;
    friend bool operator==(const RepetitionOptions&, const RepetitionOptions&) = default;
};

/// Returns a fiftieth of the page's important tags, at least 2.
std::uint32_t adaptiveImportance(std::uint32_t tags);

/// The one-depth children of an element (section 3.3) and their grouping.
struct ChildSequence {
    NodeId parent;
    std::vector<NodeId> children;       ///< in document order: elements, and texts that are not blank
    std::vector<std::uint32_t> symbols; ///< symbol of each child: equal tags, equal symbols
    std::vector<KeyPattern> patterns;
    std::vector<VirtualNode> virtualNodes;
};

/// A block: the children of a virtual node, or a single child. No node is in two blocks, and each node that
/// has an important tag or a text of the page is in one.
struct RepetitionBlock {
    std::vector<NodeId> nodes;                 ///< roots of its subtrees, siblings except for unwrapped nodes
    std::uint32_t sequence = 0;                ///< index of the ChildSequence that they are children of
    std::uint32_t virtualNode = noVirtualNode; ///< index in that sequence, of a node without parent
    std::uint32_t importance = 0; ///< tags in it that were not unwrapped or removed (section 3.6)
    bool isNoise = false;         ///< importance below the threshold (section 3.7)
};

struct RepetitionTrace {
    std::uint32_t tags = 0;               ///< important tags of the page, without the body itself
    std::uint32_t threshold = 0;          ///< threshold that was used
    std::vector<ChildSequence> sequences; ///< sequences that were processed, outer before inner
    std::vector<RepetitionBlock> blocks;  ///< in document order
    KeepMask kept;
    bool isStopped = false;
};

/// Finds the blocks of the body of the page, or of a whole page without one. O(n log n).
RepetitionTrace findRepetitionBlocks(const Document& page, const RepetitionOptions& options,
                                     const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// Returns the result of the filter: a decision for each block, "virtual-node" or "child", with its
/// importance.
FilterResult filterResultOf(const RepetitionTrace& trace);

} // namespace tagseam
