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

/// The number of pairs of different children of two nodes beyond which different children match by their
/// roots alone: the cache would take gigabytes.
inline constexpr std::uint64_t differentPairsLimit = std::uint64_t{1} << 21U;

/// Matchings in one tag tree. The result for two shapes is cached: equal subtrees are matched once.
class TreeMatching {
  public:
    /// The tree must outlive the object. After `stop` the results are too small.
    explicit TreeMatching(const TagTree& tree, std::stop_token stop = {});

    /// Returns the number of matched pairs of the subtrees; 0 when their tags differ. O(size * size) time at
    /// worst, memory linear in the pairs of shapes.
    std::uint32_t matches(TagNode a, TagNode b);
    /// Returns the number of matched pairs of two runs of siblings under a common root, which is not counted.
    std::uint32_t matches(std::span<const TagNode> a, std::span<const TagNode> b);
    /// Returns the matched pairs themselves, in document order. O(size * size) memory.
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
    std::unordered_map<std::uint64_t, std::uint32_t> m_known; // indexed by two shapes
    // The same pairs of siblings recur in runs of all lengths: a cache of recent queries, indexed by key.
    std::vector<std::pair<std::uint64_t, std::uint32_t>> m_recent;
};

} // namespace tagseam
