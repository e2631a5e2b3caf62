// SPDX-License-Identifier: MIT
// Why two trees of one page differ at a node: rules that look at both trees.
#pragma once

#include "core/compare/treediff.h"
#include "core/compare/treematch.h"

#include <vector>

namespace tagseam {

/// What the rules look at.
struct MatchedTrees {
    const Document& source;
    const Document& rendered;
    const TreeMatch& match;
    std::vector<NodeId> sourceAnchors; ///< see anchorsOf()
    std::vector<NodeId> renderedAnchors;
    bool didScriptsRun = true;
};

/// By node, for nodes without counterpart; of the others nothing is said.
struct Causes {
    std::vector<DifferenceCause> source;
    std::vector<DifferenceCause> rendered;
};

/// O(nodes).
Causes causesOfSingles(const MatchedTrees& trees);

/// For the counterparts of these source nodes, which hang elsewhere. O(nodes).
std::vector<DifferenceCause> causesOfMoves(const MatchedTrees& trees, const std::vector<NodeId>& moved);

} // namespace tagseam
