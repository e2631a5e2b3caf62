// SPDX-License-Identifier: MIT
// All that decides what a page is pruned to, and what comes of it: the three TPS stages in one call.
#pragma once

#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <stop_token>

namespace tagseam {

/// Every switch but the tree itself.
struct Setup {
    TagPathOptions path;
    SearchOptions search;
    Keep keep = Keep::Region;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// What one setup makes of one tree.
struct Outcome {
    TagPathSequence sequence;
    SearchTrace trace; ///< isStopped when the caller's stop token ended it: nothing of the outcome holds then
    KeepMask mask;
    NodeCounts counts;
};

/// Sequence, search, pruning. Cost: see convertTreeToSequence() and searchRegion().
Outcome outcomeOf(const Document& document, const Setup& setup, const std::stop_token& stop = {});

/// How much of a subtree is kept: positions of the node and of what is below it, since a wrapper's own
/// position is often cut off while all that it holds is kept.
struct KeptShare {
    std::uint32_t kept = 0;
    std::uint32_t all = 0; ///< 0 for a node without positions: blank text, script, what lies outside the body
    /// Whether more than half of it is kept: what "kept" means when a change is said to keep or drop a node.
    bool isKept() const { return std::uint64_t{2} * kept > all; }
    friend bool operator==(KeptShare, KeptShare) = default;
};

/// The positions of a node's subtree: one run, since both are in document order. Empty (at the position where
/// it would stand) when it has none. O(log n).
Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeId node);

/// The same of a run of siblings. O(log n).
Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeRun run);

/// How many of `positions` are kept when `region` is the main region.
KeptShare keptShare(Region positions, Region region, Keep keep);
/// O(log n).
KeptShare keptShare(const Document& document, const TagPathSequence& sequence, Region region, Keep keep,
                    NodeId node);

} // namespace tagseam
