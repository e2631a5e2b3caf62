// SPDX-License-Identifier: MIT
// Document -> a copy in which one element is another.
#pragma once

#include "core/page/dom.h"

#include <string>
#include <utility>
#include <vector>

namespace tagseam {

/// What an element is in the copy.
struct EditedElement {
    NodeId element;
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< names and values
};

/// Returns the element as it is.
EditedElement elementOf(const Document& page, NodeId element);

/// Returns a copy of the page with the element changed. All nodes have the same numbers, boxes and computed
/// styles. O(nodes + bytes).
Document withElement(const Document& page, const EditedElement& edited);

} // namespace tagseam
