// SPDX-License-Identifier: MIT
// Document -> tag tree: the elements of the body alone, with the shape of each subtree numbered.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// Numbers for shapes: two subtrees, or two runs of siblings, have one number when they are equal in tags and
/// structure. Exact: a shape is the pair of the shape so far and the next child's.
class Shapes {
  public:
    /// Returns the number of `so far` with one more child.
    std::uint32_t with(std::uint32_t soFar, std::uint32_t child);
    /// Returns the number of the beginning of a node with this tag, or of a run of siblings (runTag).
    std::uint32_t begin(std::uint32_t tag) { return with(0xffffffffU, tag); }

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> m_numbers;
};

/// Tags of a tag tree: a NameId's value, or one of these.
inline constexpr std::uint32_t textTag = 0xfffffffeU;
inline constexpr std::uint32_t runTag = 0xfffffffdU;

/// A tag node: index into the arrays of its TagTree.
using TagNode = std::uint32_t;

/// The tag tree of the MDR paper (section 2): in pre-order, so that a subtree, and a run of siblings, is one
/// stretch of `tags`, which is its tag string.
struct TagTree {
    std::vector<NodeId> nodes;
    std::vector<std::uint32_t> tags;
    std::vector<TagNode> ends;         ///< one past the subtree
    std::vector<std::uint32_t> levels; ///< levels of the subtree, including itself: 1 for a leaf
    std::vector<std::uint32_t> shapes; ///< shape of the subtree
    Shapes numbers;

    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
    std::uint32_t sizeOf(TagNode node) const { return ends[node] - node; }
    std::vector<TagNode> childrenOf(TagNode node) const;
    /// Returns the tag string of the siblings from `first` to `last`.
    std::span<const std::uint32_t> tagString(TagNode first, TagNode last) const
    {
        return std::span(tags).subspan(first, ends[last] - first);
    }
    /// Returns the tag node of a node of the page; size() when it has none. O(log n).
    TagNode find(NodeId node) const;
};

/// Makes the tag tree: the body's elements, or those of the whole page when there is no body, without nodes
/// that `within` does not keep, scripts and noscript; with texts that are not blank if requested. O(nodes).
TagTree tagTree(const Document& page, bool hasTexts, const KeepMask* within);

} // namespace tagseam
