// SPDX-License-Identifier: MIT
// Says which elements stand in a line of text, and which begin a line of their own.
#pragma once

#include "core/page/dom.h"

#include <string_view>

namespace tagseam {

/// True for elements that HTML's element table puts into a line of text (phrasing content, except `br`), and
/// for the obsolete ones that do so (`font`, `nobr`). Elements of no known name are none of them.
bool isInlineName(std::string_view name);

/// True if the element stands in a line of text: by its computed `display` where the page was captured with
/// computed styles, otherwise isInlineName(). False for a node that is no element.
bool isInline(const Document& document, NodeId node);

} // namespace tagseam
