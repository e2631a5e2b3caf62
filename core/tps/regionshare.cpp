// SPDX-License-Identifier: MIT
// Compares the nodes that two results keep on one page.
#include "core/tps/regionshare.h"

#include <algorithm>
#include <cstdint>

namespace tagseam {

MaskShare shareMasks(const TagPathSequence& sequence, const KeepMask& first, const KeepMask& second)
{
    MaskShare share{sequence.outsideBody, 0, 0};
    for (const NodeId node : sequence.nodes) {
        const bool isInFirst = first[node.value];
        const bool isInSecond = second[node.value];
        share.both += isInFirst && isInSecond ? 1 : 0;
        share.firstAlone += isInFirst && !isInSecond ? 1 : 0;
        share.secondAlone += !isInFirst && isInSecond ? 1 : 0;
    }
    return share;
}

Region regionIn(const TagPathSequence& to, const Document& page, const TagPathSequence& from, Region region)
{
    if (region.size() == 0)
        return {};
    // A node without a position in `from`, such as a blank text, may have one in `to`: it belongs to the
    // subtree.
    const NodeId first = from.nodes[region.begin.value];
    const NodeId next = region.end.value < from.size() ? from.nodes[region.end.value] : noNode;
    const NodeId inner = from.nodes[region.end.value - 1];
    NodeId end = inner;
    for (NodeId up = inner; up != noNode && first <= up && page.subtreeEnd(up) <= next; up = page.parent(up))
        end = page.subtreeEnd(up);
    const auto placeOf = [&](NodeId node) {
        const auto found = std::ranges::lower_bound(to.nodes, node);
        return Position{static_cast<std::uint32_t>(found - to.nodes.begin())};
    };
    return {placeOf(first), placeOf(end)};
}

} // namespace tagseam
