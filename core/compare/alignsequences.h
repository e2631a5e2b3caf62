// SPDX-License-Identifier: MIT
// Aligns two sequences of keys in order; bounded work on any input.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct Alignment {
    static constexpr std::uint32_t none = 0xffffffffU;
    std::vector<std::uint32_t> rightOf; ///< indexed by the left sequence: index in the right one, or none;
                                        ///< the indices increase
    std::uint64_t work = 0;             ///< comparisons made, for measuring cost without a clock
    bool isStopped = false;
};

/// Aligns two sequences. Finds a longest common subsequence wherever one with few differences is found within
/// bounds (always for sequences of up to 700 entries together), with Myers, "An O(ND) difference algorithm
/// and its variations", Algorithmica 1 (1986). When there are too many differences, entries that are unique
/// on both sides are aligned first (the longest increasing run of them), and then the entries between them in
/// the same way. Cost: O(n log n + n * bound) for n entries of both; `bound` is 64 for long sequences. Memory
/// O(n).
Alignment alignSequences(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right,
                         const std::stop_token& stop = {});

/// Returns for each index whether it belongs to a longest ascending subsequence of `numbers` (all different).
/// O(n log n).
std::vector<bool> longestAscending(std::span<const std::uint32_t> numbers);

} // namespace tagseam
