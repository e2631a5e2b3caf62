// SPDX-License-Identifier: MIT
// Finds the subtrees that make up a region, run by run.
#pragma once

#include "core/tps/prune.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// A run of sibling subtrees, as coveringRuns() finds it.
struct Subtrees {
    NodeRun nodes;
    std::uint32_t count = 0; ///< siblings from the first to the last that have a position or a descendant
                             ///< with one
    Region positions;        ///< positions of all of them; runs of one region are disjoint
    friend bool operator==(const Subtrees&, const Subtrees&) = default;
};

/// Returns the subtrees of a region in document order. Cost: coveringRuns() and the siblings of the runs,
/// each once.
std::vector<Subtrees> subtreesOf(const Document& document, const TagPathSequence& sequence, Region region);

/// Returns the root of the subtree with the most positions, the first of equal ones: it names all of them.
/// noNode for none. O(siblings of the runs * log n).
NodeId largestOf(const Document& document, const TagPathSequence& sequence, std::span<const Subtrees> runs);

} // namespace tagseam
