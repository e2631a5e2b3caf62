// SPDX-License-Identifier: MIT
// Makes the rendered tree without the differences of some causes.
#pragma once

#include "core/compare/treediff.h"

#include <bitset>
#include <vector>

namespace tagseam {

/// A set of causes, indexed by DifferenceCause.
using CauseSet = std::bitset<differenceCauses>;

struct UndoneTree {
    Document document;
    std::vector<NodeId> ofSource; ///< indexed by source node: its node in the undone tree, or noNode
};

/// Undoes the differences of these causes towards the source: rendered-only nodes are unwrapped (their
/// content stays), source-only nodes are restored around their content, moved or changed nodes become as in
/// the source. With all causes the result is the source tree itself, with none the rendered one. A restored
/// element also takes a rendered-only wrapper when all content of the wrapper belongs into it, else the
/// content alone. DifferenceCause::Spelling also covers differences that keys do not distinguish: with it,
/// all counterparts that the diff does not call changed become as in the source. O(nodes + bytes) for trees
/// that are nearly equal; on trees both deep and full of moves, moves are skipped once 64 steps a node have
/// been walked.
UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const CauseSet& causes);

/// Undoes single differences in the same way: `isUndone` is indexed like diff.differences. `isSpelling`: as a
/// set of causes with DifferenceCause::Spelling.
UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const std::vector<bool>& isUndone, bool isSpelling = false);

} // namespace tagseam
