// SPDX-License-Identifier: MIT
// The seed of a partial tree alignment, which grows by the additional nodes of other records (Zhai and Liu,
// "Web Data Extraction Based on Partial Tree Alignment", WWW 2005, section 4).
#pragma once

#include "core/methods/mdr/treematching.h"
#include "core/methods/tagtree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A record's subtrees one after another, in pre-order: children of a common root that is not in it.
struct RecordTree {
    std::vector<NodeId> nodes;
    std::vector<std::uint32_t> tags;
    std::vector<std::uint32_t> ends; ///< one past the subtree: an index of these arrays
    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
};

/// A node of the seed. Number 0 is the common root.
struct SeedNode {
    std::uint32_t parent = 0;
    std::vector<std::uint32_t> children;
    NodeId node = noNode; ///< the node of a page from which it was made
    std::uint32_t tag = 0;
    bool hasUniquePlace = true; ///< false: it could have stood elsewhere among its siblings
};

/// The places of a record in the seed.
struct Placement {
    std::vector<std::uint32_t> seedNodes; ///< seed node of each of the record's nodes, or `unplaced`
    bool isComplete = true;               ///< all nodes are placed
    bool hasGrown = false;                ///< the seed has grown
};

inline constexpr std::uint32_t unplaced = 0xffffffffU;

/// The number of pairs of nodes that all matchings together may visit: some seconds.
inline constexpr std::uint64_t alignmentLimit = std::uint64_t{1} << 28U;

class SeedTree {
  public:
    /// Makes a seed. After `stop` placements are invalid.
    explicit SeedTree(const RecordTree& largest, std::stop_token stop = {});
    SeedTree(const SeedTree&) = delete;
    SeedTree& operator=(const SeedTree&) = delete;

    /// Matches the record, and inserts each run of unmatched siblings whose place is unique: the siblings on
    /// both of its sides are neighbours in the seed, or the ends. `placesAll`: also inserts the other runs,
    /// right after the sibling before them. Nothing when cellLimit or alignmentLimit would be exceeded. Cost:
    /// see TreeMatching.
    std::optional<Placement> place(const RecordTree& record, bool placesAll);

    const SeedNode& node(std::uint32_t number) const { return m_nodes[number]; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    /// Returns all numbers except the common root's, in pre-order.
    std::vector<std::uint32_t> preOrder() const;

  private:
    void flatten();
    void append(const RecordTree& record);
    void measure(std::uint32_t begin);
    void placeChildren(const RecordTree& record, const std::vector<std::uint32_t>& children,
                       std::uint32_t parent, bool placesAll, Placement& placement);
    std::size_t indexAmong(std::uint32_t parent, std::uint32_t child) const;
    void insert(const RecordTree& record, std::uint32_t root, std::uint32_t parent, std::size_t at,
                bool hasUniquePlace, Placement& placement);

    std::vector<SeedNode> m_nodes;
    std::vector<std::uint32_t> m_order; // m_tree's first nodes: the seed's, flat
    bool m_isFlat = false;
    std::uint64_t m_pairs = 0; // upper bound of the pairs of nodes visited so far
    TagTree m_tree;            // the seed, and after it the record that is matched
    TreeMatching m_matching;   // caches by shape, so that results stay valid while the tree changes
};

} // namespace tagseam
