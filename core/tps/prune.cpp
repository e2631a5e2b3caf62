// SPDX-License-Identifier: MIT
// Document and Region -> KeepMask, Algorithm 5 without its recursion.
#include "core/tps/prune.h"

#include <algorithm>

namespace tagseam {

KeepMask pruneDomTree(const Document& document, const TagPathSequence& sequence, Region region, Keep keep)
{
    KeepMask mask(document.size(), true);
    const NodeId body = document.body();
    if (body == noNode)
        return mask;

    const auto isAtKeptPosition = [&](NodeId node) {
        const Position position = sequence.positionOf(node);
        return position != noPosition && region.contains(position) == (keep == Keep::Region);
    };
    const NodeId end = document.subtreeEnd(body);
    for (NodeId node{body.value + 1}; node < end; ++node.value)
        mask[node.value] = isAtKeptPosition(node);
    // L2-L9: backwards, each node comes after its children, and a kept child keeps its parent.
    for (NodeId node{end.value - 1}; node > body; --node.value) {
        if (mask[node.value])
            mask[document.parent(node).value] = true;
    }
    // Text that stands at no position: blank, or all of it when the sequence has elements only.
    for (NodeId node{body.value + 1}; node < end; ++node.value) {
        if (document.kind(node) != NodeKind::Text || sequence.positionOf(node) != noPosition)
            continue;
        const NodeId parent = document.parent(node);
        mask[node.value] = document.isBlankText(node) ? mask[parent.value] : isAtKeptPosition(parent);
    }
    return mask;
}

std::vector<NodeRun> coveringRuns(const Document& document, const TagPathSequence& sequence, Region region)
{
    const auto& nodes = sequence.nodes;
    const auto firstFrom = [&](std::uint32_t id) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(nodes, id, {}, &NodeId::value) -
                                          nodes.begin());
    };
    const auto childOf = [&](NodeId parent, NodeId inside) {
        while (document.parent(inside) != parent)
            inside = document.parent(inside);
        return inside;
    };
    const std::uint32_t behind =
        region.end.value < nodes.size() ? nodes[region.end.value].value : document.size();
    std::vector<NodeRun> runs;
    for (std::uint32_t at = region.begin.value; at < region.end.value;) {
        const NodeId first = nodes[at];
        if (document.subtreeEnd(first).value > behind) {
            ++at; // reaches beyond the region
            continue;
        }
        const NodeId parent = document.parent(first);
        const std::uint32_t bound = std::min(document.subtreeEnd(parent).value, behind);
        NodeId last = childOf(parent, nodes[firstFrom(bound) - 1]);
        if (document.subtreeEnd(last).value > behind)
            last = childOf(parent, nodes[firstFrom(last.value) - 1]);
        runs.push_back({first, last});
        at = firstFrom(document.subtreeEnd(last).value);
    }
    return runs;
}

NodeCounts countNodes(const TagPathSequence& sequence, const KeepMask& mask)
{
    NodeCounts counts;
    counts.raw = sequence.size() + sequence.outsideBody;
    counts.kept = sequence.outsideBody;
    for (const NodeId node : sequence.nodes)
        counts.kept += mask[node.value] ? 1 : 0;
    return counts;
}

} // namespace tagseam
