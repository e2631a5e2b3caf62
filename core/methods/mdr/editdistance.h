// SPDX-License-Identifier: MIT
// The edit distance of two strings, as far as a limit (Ukkonen, "Algorithms for Approximate String Matching",
// Information and Control 64, 1985, section 2).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Insertions, deletions and substitutions that make `a` of `b`, each at cost 1; nothing when it takes more
/// than `limit`. Only diagonals that can end within the limit are followed, and each only as far as it is the
/// furthest that so many edits reach: O(limit * min(|a|, |b|)) at worst, O(|a| + distance^2) on average.
/// Nothing after `stop`, too.
std::optional<std::uint32_t> editDistance(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                          std::uint32_t limit, const std::stop_token& stop = {});

/// One step of an alignment: indices into `a` and `b`, nothing for a gap.
struct EditStep {
    std::optional<std::uint32_t> a;
    std::optional<std::uint32_t> b;
};

/// The alignment behind the edit distance, from the whole table: O(|a| * |b|) time and memory.
std::vector<EditStep> editAlignment(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

} // namespace tagseam
