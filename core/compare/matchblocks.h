// SPDX-License-Identifier: MIT
// Counterparts that stand elsewhere in the other tree: subtrees and nodes that can be told from all others.
#pragma once

#include "core/compare/treeside.h"

#include <cstdint>

namespace tagseam {

/// Of the nodes without counterpart: subtrees with content that both sides have equally often, the largest
/// first, then nodes by themselves that each side has once, and what follows in both as long as it is the
/// same (Heckel, CACM 21(4), 1978). Returns the comparisons made. O(n log n).
std::uint64_t matchBlocks(TreeSide& source, TreeSide& rendered);

} // namespace tagseam
