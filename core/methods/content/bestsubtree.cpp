// SPDX-License-Identifier: MIT
// A value for each node -> the part of the tree with the largest sum.
#include "core/methods/content/bestsubtree.h"

namespace tagseam {

BestSubtree bestSubtree(const Document& page, std::span<const double> values, double least)
{
    BestSubtree best;
    std::vector<double> sums(values.begin(), values.end());
    best.isExcluded.assign(page.size(), false);
    for (NodeId node{page.size()}; node.value-- > 1;) { // children come before their parents
        const double sum = sums[node.value];
        if (page.isElement(node) && sum > 0 && sum >= best.sum) {
            best.sum = sum;
            best.root = node;
        }
        if (sum < least)
            best.isExcluded[node.value] = true;
        else
            sums[page.parent(node).value] += sum;
    }
    return best;
}

KeepMask nodesOf(const Document& page, const BestSubtree& best, const std::vector<bool>& isAbsent)
{
    KeepMask kept(page.size(), false);
    if (best.root == noNode)
        return kept;
    for (NodeId node = best.root; node < page.subtreeEnd(best.root);) {
        const bool isOut = isAbsent[node.value] || (node != best.root && best.isExcluded[node.value]);
        kept[node.value] = !isOut;
        node = isOut ? page.subtreeEnd(node) : NodeId{node.value + 1};
    }
    return kept;
}

} // namespace tagseam
