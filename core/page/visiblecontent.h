// SPDX-License-Identifier: MIT
// Finds the nodes that hold something visible to a reader of the page.
#pragma once

#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam {

/// True if the element's content is not shown to a reader: script, style, noscript, template.
bool isUnread(std::string_view name);

/// True if the markup says that a reader sees nothing of the node and its descendants: isUnread(), except for
/// the root of a shadow tree; the attribute `hidden`; `display: none` in the attribute `style`; the content
/// of an iframe for browsers without frames. The elements html and body are never hidden: a page that hides
/// one of them does so until its scripts have run. Style sheets that hide a node are not considered.
/// O(attributes).
bool isHidden(const Document& document, NodeId node);

/// Returns for each node whether it is or holds a text of more than spaces (including no-break spaces and
/// zero-width characters), or an image, a drawing, a video or an embedded document. Images whose attributes
/// say that they are at most 2 pixels wide or high do not count, and neither do nodes that are isHidden().
/// O(nodes + bytes of the texts).
std::vector<bool> visibleContent(const Document& document);

} // namespace tagseam
