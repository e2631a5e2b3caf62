// SPDX-License-Identifier: MIT
// Rules that name the reason why two trees of one page differ at a node.
#pragma once

#include "core/compare/treediff.h"
#include "core/compare/treematch.h"

#include <vector>

namespace tagseam {

/// The input of the rules.
struct MatchedTrees {
    const Document& source;
    const Document& rendered;
    const TreeMatch& match;
    std::vector<NodeId> sourceAnchors; ///< see anchorsOf()
    std::vector<NodeId> renderedAnchors;
    bool didScriptsRun = true;
};

/// The causes of nodes without counterpart, indexed by node; undefined for the other nodes.
struct Causes {
    std::vector<DifferenceCause> source;
    std::vector<DifferenceCause> rendered;
};

/// Returns the causes for nodes without counterpart. O(nodes).
Causes causesOfSingles(const MatchedTrees& trees);

/// Returns the causes for these source nodes, whose counterparts have another parent or order. O(nodes).
std::vector<DifferenceCause> causesOfMoves(const MatchedTrees& trees, const std::vector<NodeId>& moved);

} // namespace tagseam
