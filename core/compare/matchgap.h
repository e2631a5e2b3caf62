// SPDX-License-Identifier: MIT
// Two rows of nodes at the same place of two trees -> pairs of counterparts, from their similarity.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace tagseam {

/// The features of a node that are compared, as numbers: a comparison costs the same however many attributes
/// there are and however long they are.
struct GapNode {
    std::uint64_t sort = 0;      ///< key of kind and name, see TreeKeys
    std::uint64_t id = 0;        ///< 0: none
    std::uint64_t className = 0; ///< 0: none
    std::uint64_t subtree = 0;
    std::uint32_t attributes = 0; ///< number of attributes
    bool isElement = false;
};

/// Returns the evidence that the two are counterparts; 0: none, as for nodes of another sort and for two
/// different ids.
int likeness(const GapNode& left, const GapNode& right);

struct GapPairs {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; ///< indices left and right, both ascending
    std::uint64_t work = 0;                                     ///< comparisons made
};

/// Returns the pairs in order with the greatest total likeness; when that would take over 64 comparisons a
/// node, a longest common subsequence of the sorts. Once `stop` is requested, some pairs or all are missing.
/// Memory: at most 64 bytes a node.
GapPairs pairGap(std::span<const GapNode> left, std::span<const GapNode> right, const std::stop_token& stop);

} // namespace tagseam
