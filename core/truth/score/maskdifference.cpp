// SPDX-License-Identifier: MIT
// Finds the differences of two KeepMasks of one page, and the places where one is wrong.
#include "core/truth/score/maskdifference.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>

namespace tagseam {

namespace {

enum class State : std::uint8_t { Same, FirstAlone, SecondAlone };

State stateOf(bool isInFirst, bool isInSecond)
{
    if (isInFirst == isInSecond)
        return State::Same;
    return isInFirst ? State::FirstAlone : State::SecondAlone;
}

// Returns for each scored node one past the last scored node of its subtree. Pre-order: the end of a subtree
// is the first scored node at or after subtreeEnd(), found for all in one pass from the end.
std::vector<std::uint32_t> subtreeEnds(const Document& document, const ScoredNodes& scored)
{
    const auto count = static_cast<std::uint32_t>(scored.nodes.size());
    std::vector<std::uint32_t> firstFrom(document.size() + 1,
                                         count); // indexed by node: the first scored node from it on
    std::uint32_t next = count;
    for (std::uint32_t node = document.size(); node-- > 0;) {
        if (next > 0 && scored.nodes[next - 1].value == node)
            --next;
        firstFrom[node] = next;
    }
    std::vector<std::uint32_t> ends;
    ends.reserve(count);
    for (const NodeId node : scored.nodes)
        ends.push_back(firstFrom[document.subtreeEnd(node).value]);
    return ends;
}

} // namespace

std::vector<MaskDifference> maskDifferences(const Document& document, const ScoredNodes& scored,
                                            const KeepMask& first, const KeepMask& second)
{
    const auto count = static_cast<std::uint32_t>(scored.nodes.size());
    std::vector<State> states;
    states.reserve(count);
    for (const NodeId node : scored.nodes)
        states.push_back(stateOf(first[node.value], second[node.value]));
    std::vector<std::uint32_t> sameUpTo(count, count); // end of the run of equal states that begins at each
                                                       // index
    for (std::uint32_t i = count; i-- > 0;) {
        if (i + 1 < count)
            sameUpTo[i] = states[i] == states[i + 1] ? sameUpTo[i + 1] : i + 1;
    }
    const std::vector<std::uint32_t> ends = subtreeEnds(document, scored);
    std::vector<MaskDifference> places;
    for (std::uint32_t i = 0; i < count;) {
        const bool isUniform = sameUpTo[i] >= ends[i];
        const std::uint32_t end = isUniform ? ends[i] : i + 1;
        if (states[i] != State::Same) {
            MaskDifference place{scored.nodes[i],
                                 states[i] == State::FirstAlone ? KeptBy::FirstAlone : KeptBy::SecondAlone,
                                 end - i, 0, !isUniform};
            for (std::uint32_t each = i; each < end; ++each)
                place.characters += scored.characters[each];
            places.push_back(place);
        }
        i = end;
    }
    return places;
}

std::vector<MaskDifference> wrongPlaces(const Document& document, const ScoredNodes& scored,
                                        std::span<const Labelled> truth, const KeepMask& kept)
{
    return maskDifferences(document, scored, kept, contentMask(document, truth));
}

std::vector<std::uint32_t> largestFirst(std::span<const MaskDifference> places)
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
std::optional<std::size_t> placeOf(const Document& document, std::span<const MaskDifference> places,
                                   NodeId node)
{
    const auto next = std::ranges::upper_bound(places, node, {}, &MaskDifference::node);
    if (next == places.begin())
        return std::nullopt;
    const MaskDifference& place = *std::prev(next);
    const bool isIn = place.isAlone ? node == place.node : node < document.subtreeEnd(place.node);
    return isIn ? std::optional(static_cast<std::size_t>(next - places.begin()) - 1) : std::nullopt;
}

std::optional<double> maskAgreement(const ScoredNodes& scored, const KeepMask& first, const KeepMask& second)
{
    std::uint32_t both = 0;
    std::uint32_t either = 0;
    for (const NodeId node : scored.nodes) {
        both += first[node.value] && second[node.value] ? 1 : 0;
        either += first[node.value] || second[node.value] ? 1 : 0;
    }
    return either == 0 ? std::nullopt : std::optional(static_cast<double>(both) / either);
}

} // namespace tagseam
