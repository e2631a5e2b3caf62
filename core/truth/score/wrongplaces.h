// SPDX-License-Identifier: MIT
// Where a KeepMask is wrong: noise that it keeps, and content that it loses, as few subtrees as can be.
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

/// A subtree all of whose scored nodes are wrong in the same way or, with isAlone, one node by itself.
struct WrongPlace {
    NodeId node; ///< root of the subtree
    Wrong wrong = Wrong::KeptNoise;
    std::uint32_t nodes = 0;      ///< scored nodes
    std::uint32_t characters = 0; ///< of their texts, as in ScoredNodes
    bool isAlone = false; ///< what is below it is not all so, and is listed by itself where it is wrong
    friend bool operator==(const WrongPlace&, const WrongPlace&) = default;
};

/// The topmost subtrees that are wholly wrong, in document order, apart: every false positive and every false
/// negative of scoreMask() is in exactly one, so that their nodes and characters add up to its Hits. Content
/// is that of contentMask(): where none is marked, all that is kept is noise. `kept` has document.size()
/// entries. O(nodes + roots).
std::vector<WrongPlace> wrongPlaces(const Document& document, const ScoredNodes& scored,
                                    std::span<const Labelled> truth, const KeepMask& kept);

/// Indices of `places`: those with the most nodes first, of equals those with the most characters, then in
/// document order. O(n log n).
std::vector<std::uint32_t> largestFirst(std::span<const WrongPlace> places);

/// The index of the place that a node belongs to; nothing where it is right. `places` as of wrongPlaces().
/// O(log n).
std::optional<std::size_t> placeOf(const Document& document, std::span<const WrongPlace> places, NodeId node);

} // namespace tagseam
