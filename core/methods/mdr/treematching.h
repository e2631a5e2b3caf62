// SPDX-License-Identifier: MIT
// Simple tree matching: the most pairs of nodes of two ordered trees that keep order, level and tag (Yang,
// "Identifying syntactic differences between two programs", 1991; Zhai and Liu 2005, section 3).
#pragma once

#include "core/methods/tagtree.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagseam {

/// Pairs of differently built children of two nodes, beyond which children that differ match by their roots
/// alone: what is remembered of them would take gigabytes.
inline constexpr std::uint64_t differentPairsLimit = std::uint64_t{1} << 21U;

/// Matchings in one tag tree. What two shapes match is remembered: equal subtrees are matched once.
class TreeMatching {
  public:
    /// The tree must outlive it. After `stop` the answers are too small.
    explicit TreeMatching(const TagTree& tree, std::stop_token stop = {});

    /// Matched pairs of the subtrees; 0 when their tags differ. O(size * size) time at worst, memory by the
    /// pairs of shapes.
    std::uint32_t matches(TagNode a, TagNode b);
    /// Matched pairs of two runs of siblings under a common root, which is not counted.
    std::uint32_t matches(std::span<const TagNode> a, std::span<const TagNode> b);
    /// The matched pairs themselves, in document order. O(size * size) memory.
    std::vector<std::pair<TagNode, TagNode>> pairs(std::span<const TagNode> a, std::span<const TagNode> b);

  private:
    std::uint64_t keyOf(TagNode a, TagNode b) const;
    void solve(TagNode a, TagNode b);
    void addUnknown(std::span<const TagNode> a, std::span<const TagNode> b,
                    std::vector<std::pair<TagNode, TagNode>>& open);
    std::optional<std::uint32_t> lookUp(TagNode a, TagNode b);
    std::uint32_t known(TagNode a, TagNode b) { return lookUp(a, b).value_or(1); }
    std::uint32_t bestPairing(std::span<const TagNode> a, std::span<const TagNode> b);
    std::vector<std::uint32_t> table(std::span<const TagNode> a, std::span<const TagNode> b);

    const TagTree& m_tree;
    std::stop_token m_stop;
    std::unordered_map<std::uint64_t, std::uint32_t> m_known; // by two shapes
    // The same pairs of siblings come again in runs of all lengths: some of what was asked last, by key.
    std::vector<std::pair<std::uint64_t, std::uint32_t>> m_recent;
};

} // namespace tagseam
