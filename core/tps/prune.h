// SPDX-License-Identifier: MIT
// Document and Region -> KeepMask (Velloso and Dorneles 2013, Algorithms 5 and 6).
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

enum class Keep : std::uint8_t {
    Region,     ///< Algorithm 5: the nodes at the positions of the region
    Complement, ///< Algorithm 6, line 7: all other positions of the sequence
};

/// Keeps the nodes at the kept positions, their ancestors, the body, and everything outside the body. Pruning
/// is decided for each node, not for each symbol. Nodes of the body without a position follow a kept parent
/// when they are blank text, or text of an element at a kept position; comments and excluded subtrees are
/// pruned. O(nodes).
KeepMask pruneDomTree(const Document& document, const TagPathSequence& sequence, Region region,
                      Keep keep = Keep::Region);

/// Keeps all nodes of any of the regions: the dissertation's advice for content in several regions (section
/// 4.5, situation 2). The regions may overlap. O(nodes + positions of the regions).
KeepMask pruneToRegions(const Document& document, const TagPathSequence& sequence,
                        std::span<const Region> regions);

/// Neighbouring siblings of the sequence, from the first to the last, and the nodes without a position
/// between them.
struct NodeRun {
    NodeId first;
    NodeId last; ///< `first` itself for a run of one
    friend bool operator==(NodeRun, NodeRun) = default;
};

/// Returns the runs of siblings whose subtrees make up a region, each as long as possible, in document order:
/// the elements to mark on the page. A node of the region that has descendants outside the region is in no
/// run; its descendants in the region are. Empty for an empty region; `region` must lie in the sequence. At
/// most about two runs for each level of the tree; O((runs + depth) * log n), plus the depth of each run's
/// last subtree.
std::vector<NodeRun> coveringRuns(const Document& document, const TagPathSequence& sequence, Region region);

/// Node counts as the papers publish them: nodes of the sequence, plus nodes outside body and head.
struct NodeCounts {
    std::uint32_t raw = 0;
    std::uint32_t kept = 0;
    /// The share of the nodes that were pruned, 0 to 1: 0.5267 where Table I prints -52.67 %. 0 for an empty
    /// page.
    double reduction() const { return raw == 0 ? 0 : static_cast<double>(raw - kept) / raw; }
};

NodeCounts countNodes(const TagPathSequence& sequence, const KeepMask& mask);

} // namespace tagseam
