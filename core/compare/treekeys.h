// SPDX-License-Identifier: MIT
// What a node and its subtree say of themselves, as numbers that can be compared across two trees.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// By node. Two nodes whose numbers are equal are alike unless 64 bits of hash collide: whoever relies on the
/// name compares that, too.
struct TreeKeys {
    std::vector<std::uint64_t> own; ///< kind, name and attributes in any order, or text; white space counts
                                    ///< as one space, none at the ends; names of attributes as the two
                                    ///< parsers have them in common
    std::vector<std::uint64_t>
        subtree;                     ///< own, and those below in order; tbody and colgroup count as if their
                                     ///< children stood in their place, blank text and comments as nothing
    std::vector<std::uint64_t> sort; ///< kind and name
    std::vector<std::uint64_t> id;   ///< the attribute's value as it is; 0 when empty or absent
    std::vector<std::uint64_t> className; ///< likewise, of `class`
    std::vector<bool> hasContent;         ///< text or an attribute in the subtree: it can be told from others
    std::vector<std::uint32_t> depth;     ///< 0 for the document node
};

/// O(nodes + bytes).
TreeKeys keysOf(const Document& document);

/// The letters and digits of ASCII alone, in text and values of attributes: equal for two nodes that just
/// read an entity, a character number or a mark in two ways.
std::uint64_t looseKey(const Document& document, NodeId node);

/// Same kind and name: what counterparts must have in common.
bool isSameSort(const Document& a, NodeId nodeOfA, const Document& b, NodeId nodeOfB);

} // namespace tagseam
