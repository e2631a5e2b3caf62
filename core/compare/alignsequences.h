// SPDX-License-Identifier: MIT
// Two sequences of keys -> which entries of one are those of the other, in order; bounded work on any input.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct Alignment {
    static constexpr std::uint32_t none = 0xffffffffU;
    std::vector<std::uint32_t> rightOf; ///< by index of the left sequence: its index in the right one, or
                                        ///< none; increasing where it is not none
    std::uint64_t work = 0;             ///< comparisons made, for those who count rather than time
    bool isStopped = false;
};

/// A longest common subsequence wherever one of few differences is found within bounds (for sequences of up
/// to 700 entries together always), by Myers, "An O(ND) difference algorithm and its variations",
/// Algorithmica 1 (1986); where there are too many, entries that are unique on both sides are taken for each
/// other first (the longest increasing run of them), and what lies between is aligned likewise. Cost: O(n log
/// n + n * bound) for n entries of both; `bound` is 64 for long sequences. Memory O(n).
Alignment alignSequences(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right,
                         const std::stop_token& stop = {});

/// By index: whether it belongs to a longest part of `numbers` (all different) that ascends. O(n log n).
std::vector<bool> longestAscending(std::span<const std::uint32_t> numbers);

} // namespace tagseam
