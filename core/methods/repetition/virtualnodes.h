// SPDX-License-Identifier: MIT
// A sequence and its key patterns -> virtual nodes (Dias and Gadge, section 3.5).
#pragma once

#include "core/methods/repetition/keypatterns.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

inline constexpr std::uint32_t noVirtualNode = 0xffffffffU;

/// A stretch of the sequence that becomes one node.
struct VirtualNode {
    std::uint32_t first = 0;              ///< position, from 0
    std::uint32_t count = 0;              ///< symbols
    std::uint32_t pattern = 0;            ///< index of the key pattern that it begins with, or consists of
    std::uint32_t parent = noVirtualNode; ///< index of the virtual node that contains it
    friend bool operator==(const VirtualNode&, const VirtualNode&) = default;
};

/// Makes the virtual nodes. Each key pattern in turn, patterns of one symbol last, splits the existing
/// stretches into smaller ones: every match begins a virtual node, which reaches to the next match or to the
/// end of the stretch, when there are at least two matches in the stretch. The symbols before the first match
/// stay unchanged. "In [the] situation where all elements of a key pattern are the same, all subsequences
/// matched with the key pattern are grouped with a virtual node": the whole run of the symbol. In the order
/// of their first positions, outer before inner. O(n log n).
std::vector<VirtualNode> virtualNodes(std::span<const std::uint32_t> sequence,
                                      std::span<const KeyPattern> patterns);

} // namespace tagseam
