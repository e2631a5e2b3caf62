// SPDX-License-Identifier: MIT
// Which nodes hold something that a reader of the page sees.
#pragma once

#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam {

/// The element's content is not shown to a reader: script, style, noscript, template.
bool isUnread(std::string_view name);

/// The markup says that a reader sees nothing of the node and of what is in it: isUnread(), but for the root
/// of a shadow tree; the attribute `hidden`; `display: none` in the attribute `style`; what an iframe has for
/// browsers that show none. The elements html and body are never hidden: a page that hides one of them does
/// so until its scripts have run. Style sheets that hide a node are not taken into account. O(attributes).
bool isHidden(const Document& document, NodeId node);

/// By node: it is or holds a text of more than spaces (no-break spaces and zero-width characters included),
/// or an image, a drawing, a video or an embedded document. Images whose attributes say that they are at most
/// 2 pixels wide or high do not count, nor does what is isHidden(). O(nodes + bytes of the texts).
std::vector<bool> visibleContent(const Document& document);

} // namespace tagseam
