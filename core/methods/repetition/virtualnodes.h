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
    std::uint32_t pattern = 0;            ///< index of the key pattern that it begins with, or is made of
    std::uint32_t parent = noVirtualNode; ///< index of the virtual node that it is within
    friend bool operator==(const VirtualNode&, const VirtualNode&) = default;
};

/// Each key pattern in turn, those of one symbol last, cuts the stretches that are there into smaller ones:
/// every match begins a virtual node, which reaches to the next match or to the end of the stretch, when
/// there are at least two in the stretch. What lies before the first match stays as it is. "In [the]
/// situation where all elements of a key pattern are the same, all subsequences matched with the key pattern
/// are grouped with a virtual node": the whole run of the symbol. In the order of their first positions,
/// outer before inner. O(n log n).
std::vector<VirtualNode> virtualNodes(std::span<const std::uint32_t> sequence,
                                      std::span<const KeyPattern> patterns);

} // namespace tagseam
