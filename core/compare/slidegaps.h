// SPDX-License-Identifier: MIT
// Decides ambiguities of a longest common subsequence between two trees: which of several like nodes have no
// counterpart.
#pragma once

#include "core/compare/treeside.h"

#include <cstdint>

namespace tagseam {

/// Moves gaps. In a row of like subtrees of which one side has fewer, an alignment may skip the end of one
/// and the begin of the next. The skipped nodes are moved along the row until they make a whole subtree: the
/// outermost possible, and the last such. Returns the comparisons made: O(tokens).
std::uint64_t slideGaps(TreeSide& source, TreeSide& rendered);

/// Removes the counterpart of a lone br or td that the alignment found elsewhere without other evidence.
/// O(tokens).
void dropStrays(TreeSide& source, TreeSide& rendered);

} // namespace tagseam
