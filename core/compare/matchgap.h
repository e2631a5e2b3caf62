// SPDX-License-Identifier: MIT
// Two rows of nodes that stand at the same place of two trees -> which are counterparts, by what they look
// like.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace tagseam {

/// What is compared of a node, as numbers: a comparison costs the same however many attributes there are and
/// however long they are.
struct GapNode {
    std::uint64_t sort = 0;      ///< of kind and name, see TreeKeys
    std::uint64_t id = 0;        ///< 0: none
    std::uint64_t className = 0; ///< 0: none
    std::uint64_t subtree = 0;
    std::uint32_t attributes = 0; ///< how many
    bool isElement = false;
};

/// How much speaks for the two being counterparts; 0: nothing, as for those of another sort and for two ids.
int likeness(const GapNode& left, const GapNode& right);

struct GapPairs {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; ///< indices left and right, both ascending
    std::uint64_t work = 0;                                     ///< comparisons made
};

/// The pairs in order whose likeness is greatest in all; where that would take over 64 comparisons a node,
/// a longest common subsequence of the sorts. Once `stop` is requested, some pairs or all are missing.
/// Memory: at most 64 bytes a node.
GapPairs pairGap(std::span<const GapNode> left, std::span<const GapNode> right, const std::stop_token& stop);

} // namespace tagseam
