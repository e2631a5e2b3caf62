// SPDX-License-Identifier: MIT
// A Document as pugixml's tree, for evaluating an XPath.
#pragma once

#include "core/page/dom.h"

#include <pugixml.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace tagseam::xpath {

/// Points into itself: made where it stays.
struct Tree {
    std::string buffer;              ///< all names, texts and values, in document order
    std::vector<std::size_t> places; ///< indexed by NodeId: begin of its name or text in `buffer`; ascending
    pugi::xml_document document;
};

/// Copies each element, text and comment unchanged, including neighbouring and empty texts; but NUL, which
/// ends a text for pugixml, becomes U+001A. `tree` must be empty. Throws std::bad_alloc. Cost: linear; 80
/// bytes a node, 40 an attribute, and twice the strings.
void makeTree(Tree& tree, const Document& document);

/// Returns the node's id. `node` is one of the tree's, not an attribute. Cost: logarithmic.
NodeId idOf(const Tree& tree, const pugi::xml_node& node);

} // namespace tagseam::xpath
