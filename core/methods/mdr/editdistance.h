// SPDX-License-Identifier: MIT
// Computes the edit distance of two strings up to a limit (Ukkonen, "Algorithms for Approximate String
// Matching", Information and Control 64, 1985, section 2).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Returns the number of insertions, deletions and substitutions that turn `b` into `a`, each at cost 1;
/// nothing when it exceeds `limit`. Follows only diagonals that can end within the limit, and each only as
/// far as so many edits can reach: O(limit * min(|a|, |b|)) at worst, O(|a| + distance^2) on average. Also
/// nothing after `stop`.
std::optional<std::uint32_t> editDistance(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                          std::uint32_t limit, const std::stop_token& stop = {});

/// One step of an alignment: indices into `a` and `b`, nothing for a gap.
struct EditStep {
    std::optional<std::uint32_t> a;
    std::optional<std::uint32_t> b;
};

/// Returns the alignment of the edit distance from the whole table: O(|a| * |b|) time and memory.
std::vector<EditStep> editAlignment(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

} // namespace tagseam
