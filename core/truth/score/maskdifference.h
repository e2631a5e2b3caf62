// SPDX-License-Identifier: MIT
// Where two KeepMasks of one page differ, as few subtrees as can be.
#pragma once

#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// Which of two masks keeps a place.
enum class KeptBy : std::uint8_t { FirstAlone, SecondAlone };

/// A subtree all of whose scored nodes are kept by the same one alone or, with isAlone, one node by itself.
struct MaskDifference {
    NodeId node; ///< root of the subtree
    KeptBy keptBy = KeptBy::FirstAlone;
    std::uint32_t nodes = 0;      ///< scored nodes
    std::uint32_t characters = 0; ///< of their texts, as in ScoredNodes
    bool isAlone = false; ///< what is below it does not all differ so, and is listed by itself where it does
    friend bool operator==(const MaskDifference&, const MaskDifference&) = default;
};

/// The topmost subtrees that wholly differ, in document order, apart: every scored node that one mask keeps
/// and the other does not is in exactly one. Both have document.size() entries. O(nodes).
std::vector<MaskDifference> maskDifferences(const Document& document, const ScoredNodes& scored,
                                            const KeepMask& first, const KeepMask& second);

/// Indices of `places`: those with the most nodes first, of equals those with the most characters, then in
/// document order. O(n log n).
std::vector<std::uint32_t> largestFirst(std::span<const MaskDifference> places);

/// The index of the place that a node belongs to; nothing where the masks agree. `places` as of
/// maskDifferences(). O(log n).
std::optional<std::size_t> placeOf(const Document& document, std::span<const MaskDifference> places,
                                   NodeId node);

/// How far two masks agree: the Jaccard index of the scored nodes that they keep, those of both / those of
/// either, 0 to 1. Nothing where neither keeps one. O(nodes).
std::optional<double> maskAgreement(const ScoredNodes& scored, const KeepMask& first, const KeepMask& second);

} // namespace tagseam
