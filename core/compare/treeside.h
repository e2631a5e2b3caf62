// SPDX-License-Identifier: MIT
// One of two trees that are matched: its nodes, their keys, and their counterparts so far.
#pragma once

#include "core/compare/treekeys.h"
#include "core/page/dom.h"

#include <cstdint>
#include <vector>

namespace tagseam {

struct TreeSide {
    static constexpr std::uint32_t noToken = 0xffffffffU;

    /// Makes a side. The document node is a token of neither side, and matched from the start.
    explicit TreeSide(const Document& page);

    bool isMatched(NodeId node) const { return other[node.value] != noNode; }
    std::uint64_t key(std::uint32_t token) const { return keys.own[tokens[token].value]; }

    const Document& document;
    TreeKeys keys;
    std::vector<NodeId> other;          ///< indexed by node: its counterpart, or noNode
    std::vector<NodeId> tokens;         ///< all nodes except blank text, in document order
    std::vector<std::uint32_t> tokenOf; ///< indexed by node: index into `tokens`, or noToken
};

/// Makes the two counterparts, unless their kinds or names differ: keys are hashes, which may collide.
bool matchNodes(TreeSide& source, TreeSide& rendered, NodeId node, NodeId partner);

} // namespace tagseam
