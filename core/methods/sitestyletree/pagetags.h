// SPDX-License-Identifier: MIT
// Document -> the tag nodes of its page style tree: internal nodes, leaves, and their labels.
#pragma once

#include "core/methods/sitestyletree/sstoptions.h"
#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

enum class TagRole : std::uint8_t {
    Absent, ///< not a tag node: outside of the body, comments, scripts and the like, texts without a word
    Inner,  ///< an internal element node
    Leaf,   ///< a leaf element node, virtual or not
    Within, ///< content of a leaf
};

struct PageTags {
    NodeId body = noNode;       ///< the one child of the virtual root; noNode for a page without a body
    std::vector<TagRole> roles; ///< indexed by node
    std::vector<NodeId> links;  ///< indexed by node: the innermost link (a, area with href) around or at it,
                                ///< or noNode

    TagRole role(NodeId node) const { return roles[node.value]; }
    bool isThere(NodeId node) const { return role(node) != TagRole::Absent; }
};

/// Returns the tag nodes. O(nodes).
PageTags tagsOf(const Document& page, LeafNodes leaves);

/// Returns the children that are tag nodes, in order.
std::vector<NodeId> tagChildren(const Document& page, const PageTags& tags, NodeId node);

/// Returns "#text"; `td bgcolor="red" width="100"`: the tag, and its display attributes in a fixed order.
std::string labelOf(const Document& page, NodeId node, DisplayAttributes attributes);

} // namespace tagseam
