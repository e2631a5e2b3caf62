// SPDX-License-Identifier: MIT
// Document -> the tree of its meaningful tags and texts (Dias and Gadge, section 3.1).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// The tree in pre-order; [0] is the body, or the document of a page without one. An ignored node is absent,
/// and its children are children of its parent.
struct MeaningfulTree {
    std::vector<NodeId> nodes;
    std::vector<std::uint32_t> symbols;    ///< equal tags, equal symbols; texts have a symbol of their own
    std::vector<std::uint32_t> ends;       ///< one past the subtree
    std::vector<std::uint32_t> importance; ///< tags of the subtree, including itself; 0 for a text

    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
    std::vector<std::uint32_t> childrenOf(std::uint32_t node) const;
};

/// Makes the tree, without comments, blank texts, and nodes that `within` does not keep. `ignored`: tags; an
/// ignored script is absent with its code. O(nodes).
MeaningfulTree meaningfulTree(const Document& page, std::span<const std::string> ignored,
                              const KeepMask* within);

} // namespace tagseam
