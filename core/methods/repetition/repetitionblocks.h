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
    /// And those that go with all that is in them; comments always do.
    std::vector<std::string> removed{"script"};
    /// Blocks of less importance are noise; nothing: adaptiveImportance(), for each page its own ("a
    /// predefined threshold").
    std::optional<std::uint32_t> threshold;
    /// Whether a child that is in no virtual node is looked into, down to where children repeat. DEVIATION:
    /// the paper looks at the children of the body alone (section 3.3), which on pages of today is often a
    /// single wrapper, and so a single block.
    bool descends = true;
    friend bool operator==(const RepetitionOptions&, const RepetitionOptions&) = default;
};

/// A fiftieth of the page's important tags, at least 2.
std::uint32_t adaptiveImportance(std::uint32_t tags);

/// The one-depth children of an element (section 3.3): what becomes of them.
struct ChildSequence {
    NodeId parent;
    std::vector<NodeId> children;       ///< in document order: elements, and texts that are not blank
    std::vector<std::uint32_t> symbols; ///< of each: equal tags, equal symbols
    std::vector<KeyPattern> patterns;
    std::vector<VirtualNode> virtualNodes;
};

/// A block: the children of a virtual node, or a child by itself. No node is in two, and none that has an
/// important tag or a text of the page is in none.
struct RepetitionBlock {
    std::vector<NodeId> nodes;                 ///< roots of its subtrees, siblings but for what was unwrapped
    std::uint32_t sequence = 0;                ///< index of the ChildSequence that they are children of
    std::uint32_t virtualNode = noVirtualNode; ///< index there, of no parent
    std::uint32_t importance = 0; ///< tags in it that were not unwrapped or removed (section 3.6)
    bool isNoise = false;         ///< importance below the threshold (section 3.7)
};

struct RepetitionTrace {
    std::uint32_t tags = 0;               ///< important ones of the page, the body itself not counted
    std::uint32_t threshold = 0;          ///< that was used
    std::vector<ChildSequence> sequences; ///< those looked at, outer before inner
    std::vector<RepetitionBlock> blocks;  ///< in document order
    KeepMask kept;
    bool isStopped = false;
};

/// Looks at the body of the page; of a page without one, at all of it. O(n log n).
RepetitionTrace findRepetitionBlocks(const Document& page, const RepetitionOptions& options,
                                     const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// What the filter answers: of each block a decision, "virtual-node" or "child", with its importance.
FilterResult filterResultOf(const RepetitionTrace& trace);

} // namespace tagseam
