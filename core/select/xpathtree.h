// SPDX-License-Identifier: MIT
// A Document as pugixml's tree, so that its XPath can be asked.
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
    std::vector<std::size_t> places; ///< by NodeId: where in `buffer` its name or text begins; ascending
    pugi::xml_document document;
};

/// Element for element, text for text, comment for comment, as they are, texts beside texts and empty ones
/// too; but NUL, which ends a text to pugixml, is U+001A. `tree` is empty before. Throws std::bad_alloc.
/// Cost: linear; 80 bytes a node, 40 an attribute, and twice the strings.
void makeTree(Tree& tree, const Document& document);

/// `node` is one of the tree's, not an attribute. Cost: logarithmic.
NodeId idOf(const Tree& tree, const pugi::xml_node& node);

} // namespace tagseam::xpath
