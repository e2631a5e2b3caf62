// SPDX-License-Identifier: MIT
// Regions of two sequences of one page, held against each other.
#include "core/methods/separators/regionshare.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tagseam {

RegionShare shareRegions(std::span<const Region> first, std::span<const Region> second,
                         std::uint32_t positions)
{
    std::vector<std::uint8_t> in(positions, 0); // a bit for each of the two
    const auto add = [&](std::span<const Region> regions, std::uint8_t bit) {
        for (const Region region : regions) {
            for (std::uint32_t at = region.begin.value; at < region.end.value; ++at)
                in[at] |= bit;
        }
    };
    add(first, 1);
    add(second, 2);
    RegionShare share;
    for (const std::uint8_t bits : in) {
        share.firstAlone += bits == 1 ? 1 : 0;
        share.secondAlone += bits == 2 ? 1 : 0;
        share.both += bits == 3 ? 1 : 0;
    }
    return share;
}

Region regionIn(const TagPathSequence& to, const Document& page, const TagPathSequence& from, Region region)
{
    if (region.size() == 0)
        return {};
    // What has no position in `from`, such as a blank text, may have one in `to`: it goes with the subtree.
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
