// SPDX-License-Identifier: MIT
// The tree below a tag path sequence: parents, subtrees and common ancestors of positions.
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The tree of a sequence. A sequence is the pre-order of its tree, so that each subtree is a run of
/// positions. A node without a position is not in the tree: its children belong to the nearest ancestor with
/// one. Several positions may have no parent.
class SequenceTree {
  public:
    /// O(n log n) time, O(n) memory.
    SequenceTree(const Document& page, const std::vector<NodeId>& nodes);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_ends.size()); }
    /// The parent of a position; noPosition for none.
    Position parent(Position position) const { return m_parents[position.value]; }
    /// One past the subtree of a position.
    Position end(Position position) const { return m_ends[position.value]; }
    /// The number of ancestors of a position.
    std::uint32_t depth(Position position) const { return m_depths[position.value]; }

    // In both of the following `steps` grows by the steps made, for measuring cost without a clock.

    /// Returns the depth of the children of the lowest common ancestor of two positions, `a` left of `b`, on
    /// the way to them: the depth at which the two ways diverge. O(log n).
    std::uint32_t partingDepth(Position a, Position b, std::uint64_t& steps) const;
    /// Returns the ancestor of that depth, which may be the position itself; `depth` is at most its own.
    /// O(log n).
    Position ancestorAt(Position position, std::uint32_t depth, std::uint64_t& steps) const;

  private:
    std::vector<Position> m_parents;
    std::vector<Position> m_ends;
    std::vector<std::uint32_t> m_depths;
    std::vector<std::uint32_t> m_lowest;       // a segment tree: lowest depth of each stretch
    std::vector<std::uint32_t> m_firstOfDepth; // indexed by depth: index into m_byDepth, and one more
    std::vector<Position> m_byDepth;           // ordered by depth, then ascending
};

} // namespace tagseam
