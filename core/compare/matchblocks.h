// SPDX-License-Identifier: MIT
// Counterparts that stand elsewhere in the other tree: subtrees and nodes that are distinguishable from all
// others.
#pragma once

#include "core/compare/treeside.h"

#include <cstdint>

namespace tagseam {

/// Matches nodes without counterpart: subtrees with content that both sides have equally often, the largest
/// first, then single nodes that each side has once, and the nodes that follow in both as long as they are
/// equal (Heckel, CACM 21(4), 1978). Returns the comparisons made. O(n log n).
std::uint64_t matchBlocks(TreeSide& source, TreeSide& rendered);

} // namespace tagseam
