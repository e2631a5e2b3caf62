// SPDX-License-Identifier: MIT
// Finds the differences of two KeepMasks of one page, and the places where one is wrong, as few subtrees as
// possible.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// Says which of two masks keeps a place.
enum class KeptBy : std::uint8_t { FirstAlone, SecondAlone };

/// A subtree all of whose scored nodes are kept by the same mask alone or, with isAlone, one single node.
struct MaskDifference {
    NodeId node; ///< root of the subtree
    KeptBy keptBy = KeptBy::FirstAlone;
    std::uint32_t nodes = 0;      ///< scored nodes
    std::uint32_t characters = 0; ///< characters of their texts, as in ScoredNodes
    bool isAlone = false; ///< not all descendants differ in this way; they are listed separately where they
                          ///< do
    friend bool operator==(const MaskDifference&, const MaskDifference&) = default;
};

/// Returns the topmost subtrees that differ completely, in document order, disjoint: every scored node that
/// only one mask keeps is in exactly one. Both masks have document.size() entries. O(nodes).
std::vector<MaskDifference> maskDifferences(const Document& document, const ScoredNodes& scored,
                                            const KeepMask& first, const KeepMask& second);

/// Returns the places where `kept` is wrong, its differences from contentMask(): FirstAlone is kept noise, a
/// false positive, and SecondAlone pruned content, a false negative. Their nodes and characters add up to the
/// Hits of scoreMask(). Without marked content, all kept nodes are noise. O(nodes + roots).
std::vector<MaskDifference> wrongPlaces(const Document& document, const ScoredNodes& scored,
                                        std::span<const Labelled> truth, const KeepMask& kept);

/// Returns the indices of `places`: the places with the most nodes first, among equal ones those with the
/// most characters, then in document order. O(n log n).
std::vector<std::uint32_t> largestFirst(std::span<const MaskDifference> places);

/// Returns the index of the place that a node belongs to; nothing where the masks agree. `places`: from
/// maskDifferences(). O(log n).
std::optional<std::size_t> placeOf(const Document& document, std::span<const MaskDifference> places,
                                   NodeId node);

/// Returns the agreement of two masks: the Jaccard index of the scored nodes that they keep, kept by both /
/// kept by either, 0 to 1. Nothing when neither keeps one. O(nodes).
std::optional<double> maskAgreement(const ScoredNodes& scored, const KeepMask& first, const KeepMask& second);

} // namespace tagseam
