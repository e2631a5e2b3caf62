// SPDX-License-Identifier: MIT
// The rendered tree as it would be without the differences of some causes.
#pragma once

#include "core/compare/treediff.h"

#include <bitset>
#include <vector>

namespace tagseam {

/// By DifferenceCause.
using CauseSet = std::bitset<differenceCauses>;

struct UndoneTree {
    Document document;
    std::vector<NodeId> ofSource; ///< by source node: which it is there, or noNode
};

/// The differences of these causes undone towards the source: what is only rendered is unwrapped (its content
/// stays), what is only in the source comes back around its content, what moved or changed is as in the
/// source. With all causes it is the source tree itself, with none the rendered one. An element that comes
/// back takes a wrapper that is only rendered along when all of its content belongs there, else the content
/// alone. DifferenceCause::Spelling is also what keys do not tell apart: with it, all counterparts that the
/// diff does not call changed read as in the source.
/// O(nodes + bytes) for trees that are nearly alike; on trees both deep and full of moves, moves are excluded
/// once 64 steps a node have been walked.
UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const CauseSet& causes);

/// Likewise single differences: `isUndone` by index into diff.differences. `isSpelling`: as a set of causes
/// with DifferenceCause::Spelling.
UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const std::vector<bool>& isUndone, bool isSpelling = false);

} // namespace tagseam
