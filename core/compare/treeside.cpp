// SPDX-License-Identifier: MIT
// One of two trees that are matched.
#include "core/compare/treeside.h"

namespace tagseam {

TreeSide::TreeSide(const Document& page)
    : document(page), keys(keysOf(page)), other(page.size(), noNode), tokenOf(page.size(), noToken)
{
    other[0] = NodeId{0};
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (page.isBlankText(node))
            continue;
        tokenOf[node.value] = static_cast<std::uint32_t>(tokens.size());
        tokens.push_back(node);
    }
}

bool matchNodes(TreeSide& source, TreeSide& rendered, NodeId node, NodeId partner)
{
    if (!isSameSort(source.document, node, rendered.document, partner))
        return false;
    source.other[node.value] = partner;
    rendered.other[partner.value] = node;
    return true;
}

} // namespace tagseam
