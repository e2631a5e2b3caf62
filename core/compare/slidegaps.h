// SPDX-License-Identifier: MIT
// What a longest common subsequence leaves to chance between two trees: which of several like nodes are left
// out.
#pragma once

#include "core/compare/treeside.h"

#include <cstdint>

namespace tagseam {

/// Of a row of like subtrees where one side has fewer, an alignment may leave out the end of one and the
/// begin of the next. What is excluded is moved along the row until it is whole: in the outermost subtree
/// that it can be, the last such. Returns the comparisons made: O(tokens).
std::uint64_t slideGaps(TreeSide& source, TreeSide& rendered);

/// A lone br or td that the alignment found somewhere else, with nothing to tell it by, is no counterpart.
/// O(tokens).
void dropStrays(TreeSide& source, TreeSide& rendered);

} // namespace tagseam
