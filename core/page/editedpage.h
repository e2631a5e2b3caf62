// SPDX-License-Identifier: MIT
// Document -> a copy in which some elements are others.
#pragma once

#include "core/page/dom.h"

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

/// An element as it is in the copy.
struct EditedElement {
    NodeId element;
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< names and values
};

/// Returns the element as it is.
EditedElement elementOf(const Document& page, NodeId element);

/// Sets the class attribute, which may be new.
void setClass(EditedElement& edited, std::string classes);

/// Returns a copy of the page. `write` may write a node in its own way, without closing an element, and
/// returns true if it did. All nodes have the same numbers, boxes and computed styles. O(nodes + bytes).
Document copyOf(const Document& page, const std::function<bool(DocumentBuilder&, NodeId)>& write);
/// Returns a copy of the page with the elements changed, ascending. All nodes have the same numbers, boxes
/// and computed styles. O(nodes + bytes).
Document withElements(const Document& page, std::span<const EditedElement> edited);

} // namespace tagseam
