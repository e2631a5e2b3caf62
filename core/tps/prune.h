// SPDX-License-Identifier: MIT
// Document and Region -> KeepMask (Velloso and Dorneles 2013, Algorithms 5 and 6).
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

enum class Keep : std::uint8_t {
    Region,     ///< Algorithm 5: the nodes at the positions of the region
    Complement, ///< Algorithm 6, line 7: all other positions of the sequence
};

/// Keeps the nodes at the kept positions, their ancestors, the body, and everything outside the body. Pruning
/// goes by node, not by symbol. Nodes of the body that stand at no position follow a kept parent when they
/// are blank text, or text of an element at a kept position; comments and left-out subtrees go. O(nodes).
KeepMask pruneDomTree(const Document& document, const TagPathSequence& sequence, Region region,
                      Keep keep = Keep::Region);

/// Siblings, from the first to the last.
struct NodeRun {
    NodeId first;
    NodeId last;
    friend bool operator==(NodeRun, NodeRun) = default;
};

/// The runs of siblings whose subtrees make up a region, in document order: what to mark on the page for it.
/// Nodes of the region that have descendants outside it stand for nothing, their descendants do. The number
/// of runs is at most about twice the depth of the tree; cost: that, times the depth and log n.
std::vector<NodeRun> coveringRuns(const Document& document, const TagPathSequence& sequence, Region region);

/// Node counts as the papers publish them: nodes of the sequence, plus those outside body and head.
struct NodeCounts {
    std::uint32_t raw = 0;
    std::uint32_t kept = 0;
    /// Share of the nodes that is gone, 0 to 1: 0.5267 where Table I prints -52.67 %. 0 for an empty page.
    double reduction() const { return raw == 0 ? 0 : static_cast<double>(raw - kept) / raw; }
};

NodeCounts countNodes(const TagPathSequence& sequence, const KeepMask& mask);

} // namespace tagseam
