// SPDX-License-Identifier: MIT
// Names a set of nodes by as few subtrees as possible.
#include "core/check/topsubtrees.h"

#include <cstdint>

namespace tagseam {

std::vector<NodeId> topSubtrees(const Document& document, const std::vector<bool>& isLeaf,
                                const std::vector<bool>& isMember)
{
    const std::uint32_t size = document.size();
    std::vector<std::uint32_t> leaves(size + 1); // before each node
    std::vector<std::uint32_t> members(size + 1);
    for (std::uint32_t node = 0; node < size; ++node) {
        leaves[node + 1] = leaves[node] + (isLeaf[node] ? 1 : 0);
        members[node + 1] = members[node] + (isMember[node] ? 1 : 0);
    }
    std::vector<NodeId> tops;
    for (NodeId node{1}; node.value < size;) {
        const std::uint32_t end = document.subtreeEnd(node).value;
        const std::uint32_t inside = members[end] - members[node.value];
        const bool isTop = inside > 0 && inside == leaves[end] - leaves[node.value];
        if (isTop)
            tops.push_back(node);
        node = isTop || inside == 0 ? NodeId{end} : NodeId{node.value + 1};
    }
    return tops;
}

} // namespace tagseam
