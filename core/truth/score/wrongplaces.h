// SPDX-License-Identifier: MIT
// Finds the places at which a KeepMask is wrong: kept noise and pruned content, as few subtrees as possible.
#pragma once

#include "core/page/dom.h"
#include "core/tps/prune.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

enum class Wrong : std::uint8_t {
    KeptNoise,  ///< false positive: kept, and not content
    LostContent ///< false negative: content, and not kept
};

/// A subtree all of whose scored nodes are wrong in the same way or, with isAlone, one single node.
struct WrongPlace {
    NodeId node; ///< root of the subtree
    Wrong wrong = Wrong::KeptNoise;
    std::uint32_t nodes = 0;      ///< scored nodes
    std::uint32_t characters = 0; ///< characters of their texts, as in ScoredNodes
    bool isAlone = false; ///< not all descendants are wrong in this way; they are listed separately where
                          ///< they are
    friend bool operator==(const WrongPlace&, const WrongPlace&) = default;
};

/// Returns the topmost subtrees that are completely wrong, in document order, disjoint: every false positive
/// and every false negative of scoreMask() is in exactly one, so that their nodes and characters add up to
/// its Hits. The content is contentMask(): without marked content, all kept nodes are noise. `kept` has
/// document.size() entries. O(nodes + roots).
std::vector<WrongPlace> wrongPlaces(const Document& document, const ScoredNodes& scored,
                                    std::span<const Labelled> truth, const KeepMask& kept);

/// Returns the indices of `places`: the places with the most nodes first, among equal ones those with the
/// most characters, then in document order. O(n log n).
std::vector<std::uint32_t> largestFirst(std::span<const WrongPlace> places);

/// Returns the index of the place that a node belongs to; nothing where the mask is right. `places`: from
/// wrongPlaces(). O(log n).
std::optional<std::size_t> placeOf(const Document& document, std::span<const WrongPlace> places, NodeId node);

} // namespace tagseam
