// SPDX-License-Identifier: MIT
// All options that decide the pruning of a page, and the outcome: the three TPS stages in one call.
#pragma once

#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <stop_token>

namespace tagseam {

/// All options except the tree itself.
struct Setup {
    TagPathOptions path;
    SearchOptions search;
    Keep keep = Keep::Region;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The outcome of one setup on one tree.
struct Outcome {
    TagPathSequence sequence;
    SearchTrace trace; ///< isStopped when the caller's stop token ended it: the outcome is then invalid
    KeepMask mask;
    NodeCounts counts;
};

/// Runs sequence, search and pruning. Cost: see convertTreeToSequence() and searchRegion().
Outcome outcomeOf(const Document& document, const Setup& setup, const std::stop_token& stop = {});

/// The share of a subtree that is kept: positions of the node and its descendants, because a wrapper's own
/// position is often pruned while all its content is kept.
struct KeptShare {
    std::uint32_t kept = 0;
    std::uint32_t all = 0; ///< 0 for a node without positions: blank text, script, nodes outside the body
    /// True if more than half of it is kept: the meaning of "kept" when a change is said to keep or prune a
    /// node.
    bool isKept() const { return std::uint64_t{2} * kept > all; }
    friend bool operator==(KeptShare, KeptShare) = default;
};

/// Returns the positions of a node's subtree: one run, since both are in document order. Empty (at the
/// position where it would stand) when it has none. O(log n).
Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeId node);

/// Returns the positions of a run of siblings. O(log n).
Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeRun run);

/// Returns the share of `positions` that is kept when `region` is the main region.
KeptShare keptShare(Region positions, Region region, Keep keep);
/// Returns the kept share of a subtree. O(log n).
KeptShare keptShare(const Document& document, const TagPathSequence& sequence, Region region, Keep keep,
                    NodeId node);

} // namespace tagseam
