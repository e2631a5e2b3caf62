// SPDX-License-Identifier: MIT
// Two trees of one page -> pairs of counterparts.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

struct TreeMatch {
    std::vector<NodeId> renderedOf;          ///< indexed by source node: its counterpart, or noNode
    std::vector<NodeId> sourceOf;            ///< indexed by rendered node: its counterpart, or noNode
    std::vector<std::uint64_t> sourceKeys;   ///< indexed by node: TreeKeys::own
    std::vector<std::uint64_t> renderedKeys; ///< indexed by node: TreeKeys::own
    std::uint64_t work = 0;                  ///< comparisons made
    bool isStopped = false;
};

/// Matches two trees. Both come from the same bytes, so start tags and text stand in nearly the same order in
/// both, wherever elements were closed. Counterparts are found in five passes: (1) the longest common
/// subsequence of the nodes in document order, without white space; (2) nodes that stand elsewhere,
/// identified by subtrees and nodes that exist once on both sides (Heckel, "A technique for isolating
/// differences between files", CACM 21(4), 1978); (3) parents of counterparts that have one name; (4)
/// children of counterparts that stand at the same place with the same name, whatever their attributes; (5)
/// blank text between counterparts. Cost: see diffTrees().
TreeMatch matchTrees(const Document& source, const Document& rendered, const std::stop_token& stop);

} // namespace tagseam
