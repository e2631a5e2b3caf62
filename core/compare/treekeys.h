// SPDX-License-Identifier: MIT
// The content of a node and of its subtree as numbers that can be compared across two trees.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// Keys indexed by node. Two nodes with equal keys are equal unless 64 bits of hash collide: code that relies
/// on the name must compare the name, too.
struct TreeKeys {
    std::vector<std::uint64_t> own; ///< kind, name and attributes in any order, or text; white space counts
                                    ///< as one space, none at the ends; names of attributes as far as the two
                                    ///< parsers agree
    std::vector<std::uint64_t> subtree; ///< own, and the keys of the descendants in order; tbody and colgroup
                                        ///< count as if their children stood in their place, blank text and
                                        ///< comments as nothing
    std::vector<std::uint64_t> sort;    ///< kind and name
    std::vector<std::uint64_t> id;      ///< the attribute's value unchanged; 0 when empty or absent
    std::vector<std::uint64_t> className; ///< value of `class` unchanged; 0 when empty or absent
    std::vector<bool> hasContent;         ///< true if the subtree has text or an attribute, which
                                          ///< distinguishes it from others
    std::vector<std::uint32_t> depth;     ///< 0 for the document node
};

/// Returns the keys of a document. O(nodes + bytes).
TreeKeys keysOf(const Document& document);

/// Returns a key of the letters and digits of ASCII alone, in text and values of attributes: equal for two
/// nodes in which only an entity, a character number or a mark was read in two ways.
std::uint64_t looseKey(const Document& document, NodeId node);

/// True for nodes of the same kind and name, as counterparts must be.
bool isSameSort(const Document& a, NodeId nodeOfA, const Document& b, NodeId nodeOfB);

} // namespace tagseam
