// SPDX-License-Identifier: MIT
// The differences of two versions of a page, grouped into the changes of a template that make them.
#pragma once

#include "core/compare/treediff.h"
#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class TemplateChangeKind : std::uint8_t {
    Added,     ///< elements or texts that only the new page has
    Wrapped,   ///< elements that only the new page has, around nodes that both have
    Removed,   ///< elements or texts that only the old page has
    Unwrapped, ///< elements that only the old page has, around nodes that both have
    Moved,     ///< nodes with another parent or another order
    Attribute, ///< elements with another value of an attribute
    Text,      ///< texts with other words
};

/// added, wrapped, removed, unwrapped, moved, attribute, text
std::string_view name(TemplateChangeKind kind);

/// One change, at all places where it was made.
struct TemplateChange {
    TemplateChangeKind kind = TemplateChangeKind::Added;
    std::string element;   ///< name and classes, "li.item"; the name alone for Attribute; "#text"
    std::string attribute; ///< for Attribute
    std::string
        before; ///< value of the attribute; empty for none, and for other attributes than class and style
    std::string after;
    std::uint32_t places = 0;               ///< number of differences
    std::uint32_t nodes = 0;                ///< nodes that they account for
    NodeId oldNode = noNode;                ///< the first of them in the old page, or noNode
    NodeId newNode = noNode;                ///< the first of them in the new page, or noNode
    std::vector<std::uint32_t> differences; ///< indices into TreeDiff::differences, ascending
};

/// Groups the differences of diffTrees(), those with most nodes first, among equal ones in the order of the
/// page. White space and comments are ignored. O(differences log differences + bytes of their attributes).
std::vector<TemplateChange> templateChanges(const Document& before, const Document& after,
                                            const TreeDiff& diff);

} // namespace tagseam
