// SPDX-License-Identifier: MIT
// The subtrees that make up a region, run by run.
#pragma once

#include "core/tps/prune.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// A run of sibling subtrees, as coveringRuns() finds it.
struct Subtrees {
    NodeRun nodes;
    std::uint32_t count = 0; ///< siblings from the first to the last that stand at a position or hold one
    Region positions;        ///< of all of them; runs of one region are disjoint
    friend bool operator==(const Subtrees&, const Subtrees&) = default;
};

/// In document order. Cost: coveringRuns() and the siblings of the runs, each once.
std::vector<Subtrees> subtreesOf(const Document& document, const TagPathSequence& sequence, Region region);

/// The root of the one subtree with the most positions, the first of several: what to call all of them by.
/// noNode for none. O(siblings of the runs * log n).
NodeId largestOf(const Document& document, const TagPathSequence& sequence, std::span<const Subtrees> runs);

} // namespace tagseam
