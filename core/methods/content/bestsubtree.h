// SPDX-License-Identifier: MIT
// A value for each node -> the part of the tree with the largest sum: the maximum-scoring part of a sequence
// (Pasternack and Roth, "Extracting Article Text from the Web with Maximum Subsequence Segmentation", WWW
// 2009), on the tree.
#pragma once

#include "core/page/dom.h"

#include <span>
#include <vector>

namespace tagseam {

/// A subtree without those within it that lower its sum much.
struct BestSubtree {
    NodeId root = noNode; ///< noNode when no sum is above 0
    double sum = 0;
    std::vector<bool> isExcluded; ///< indexed by node: the root of a subtree that was excluded
};

/// Excludes each subtree whose sum, without the ones excluded within it, is below `least` (at most 0), and
/// returns the remaining subtree with the largest sum; of equal ones the outermost. `values` is indexed by
/// node. O(nodes).
BestSubtree bestSubtree(const Document& page, std::span<const double> values, double least);

/// Returns the nodes of the best subtree, without those that were excluded and those that are absent, each
/// with its descendants; ancestors of the root are not kept. All false without a root. O(nodes).
KeepMask nodesOf(const Document& page, const BestSubtree& best, const std::vector<bool>& isAbsent);

} // namespace tagseam
