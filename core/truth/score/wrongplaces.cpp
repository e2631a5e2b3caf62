// SPDX-License-Identifier: MIT
// Finds the places at which a KeepMask is wrong.
#include "core/truth/score/wrongplaces.h"

#include "core/truth/score/maskdifference.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>

namespace tagseam {

std::vector<WrongPlace> wrongPlaces(const Document& document, const ScoredNodes& scored,
                                    std::span<const Labelled> truth, const KeepMask& kept)
{
    std::vector<WrongPlace> places;
    for (const MaskDifference& each : maskDifferences(document, scored, kept, contentMask(document, truth)))
        places.push_back({each.node,
                          each.keptBy == KeptBy::FirstAlone ? Wrong::KeptNoise : Wrong::LostContent,
                          each.nodes, each.characters, each.isAlone});
    return places;
}

std::vector<std::uint32_t> largestFirst(std::span<const WrongPlace> places)
{
    std::vector<std::uint32_t> order(places.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::uint32_t index) {
        return std::tuple(places[index].nodes, places[index].characters);
    });
    return order;
}

// A place that contains the node contains all nodes between its own root and it: only the last root before it
// can.
std::optional<std::size_t> placeOf(const Document& document, std::span<const WrongPlace> places, NodeId node)
{
    const auto next = std::ranges::upper_bound(places, node, {}, &WrongPlace::node);
    if (next == places.begin())
        return std::nullopt;
    const WrongPlace& place = *std::prev(next);
    const bool isIn = place.isAlone ? node == place.node : node < document.subtreeEnd(place.node);
    return isIn ? std::optional(static_cast<std::size_t>(next - places.begin()) - 1) : std::nullopt;
}

} // namespace tagseam
