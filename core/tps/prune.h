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
/// goes by node, not by symbol. Nodes of the body that stand at no position follow a kept parent when they
/// are blank text, or text of an element at a kept position; comments and left-out subtrees go. O(nodes).
KeepMask pruneDomTree(const Document& document, const TagPathSequence& sequence, Region region,
                      Keep keep = Keep::Region);

/// The same with what any of the regions holds: the dissertation's advice for content in several regions
/// (section 4.5, situation 2). They may overlap. O(nodes + positions of the regions).
KeepMask pruneToRegions(const Document& document, const TagPathSequence& sequence,
                        std::span<const Region> regions);

/// Neighbouring siblings of the sequence, from the first to the last; what lies between them and has no
/// position goes along.
struct NodeRun {
    NodeId first;
    NodeId last; ///< `first` itself for a run of one
    friend bool operator==(NodeRun, NodeRun) = default;
};

/// The runs of siblings whose subtrees make up a region, as long as they can be, in document order: what to
/// mark on the page for it. Nodes of the region that have descendants at positions outside it are in no
/// subtree, their descendants are. Empty for an empty region; `region` must lie in the sequence. At most
/// about two runs for each level of the tree; O((runs + depth) * log n), plus the depth of each run's last
/// subtree.
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
