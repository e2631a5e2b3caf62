// SPDX-License-Identifier: MIT
// Document and Region -> KeepMask, Algorithm 5 without its recursion.
#include "core/tps/prune.h"

#include <algorithm>

namespace tagseam {

namespace {

template <class IsKept>
KeepMask pruneTo(const Document& document, const TagPathSequence& sequence, IsKept isKept)
{
    KeepMask mask(document.size(), true);
    const NodeId body = document.body();
    if (body == noNode)
        return mask;

    const auto isAtKeptPosition = [&](NodeId node) {
        const Position position = sequence.positionOf(node);
        return position != noPosition && isKept(position);
    };
    const NodeId end = document.subtreeEnd(body);
    for (NodeId node{body.value + 1}; node < end; ++node.value)
        mask[node.value] = isAtKeptPosition(node);
    // L2-L9: in reverse order, each node comes after its children, and a kept child keeps its parent.
    for (NodeId node{end.value - 1}; node > body; --node.value) {
        if (mask[node.value])
            mask[document.parent(node).value] = true;
    }
    // Text without a position: blank, or all text when the sequence has elements only.
    for (NodeId node{body.value + 1}; node < end; ++node.value) {
        if (document.kind(node) != NodeKind::Text || sequence.positionOf(node) != noPosition)
            continue;
        const NodeId parent = document.parent(node);
        mask[node.value] = document.isBlankText(node) ? mask[parent.value] : isAtKeptPosition(parent);
    }
    return mask;
}

} // namespace

KeepMask pruneDomTree(const Document& document, const TagPathSequence& sequence, Region region, Keep keep)
{
    return pruneTo(document, sequence, [region, keep](Position position) {
        return region.contains(position) == (keep == Keep::Region);
    });
}

KeepMask pruneToRegions(const Document& document, const TagPathSequence& sequence,
                        std::span<const Region> regions)
{
    std::vector<bool> isKept(sequence.size());
    for (const Region region : regions)
        std::fill(isKept.begin() + region.begin.value, isKept.begin() + region.end.value, true);
    return pruneTo(document, sequence, [&](Position position) { return isKept[position.value]; });
}

std::vector<NodeRun> coveringRuns(const Document& document, const TagPathSequence& sequence, Region region)
{
    const auto& nodes = sequence.nodes;
    const auto lastBefore = [&](NodeId bound) { return *(std::ranges::lower_bound(nodes, bound) - 1); };
    const auto childOf = [&](NodeId parent, NodeId inside) {
        while (document.parent(inside) != parent)
            inside = document.parent(inside);
        return inside;
    };
    // The first node after the region and its ancestors, in document order: runs end before them.
    std::vector<NodeId> after;
    if (region.end.value < nodes.size()) {
        for (NodeId node = nodes[region.end.value]; node != noNode; node = document.parent(node))
            after.push_back(node);
        std::ranges::reverse(after);
    }
    const auto reachesBeyond = [&](NodeId node) {
        return !after.empty() && document.subtreeEnd(node) > after.back();
    };
    std::vector<NodeRun> runs;
    for (auto at = nodes.begin() + region.begin.value; at < nodes.begin() + region.end.value;) {
        const NodeId first = *at;
        if (reachesBeyond(first)) {
            ++at;
            continue;
        }
        const NodeId parent = document.parent(first);
        const NodeId bound =
            reachesBeyond(parent) ? *std::ranges::lower_bound(after, first) : document.subtreeEnd(parent);
        const NodeId last = childOf(parent, lastBefore(bound));
        runs.push_back({first, last});
        at = std::ranges::lower_bound(nodes, document.subtreeEnd(last));
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
