// SPDX-License-Identifier: MIT
// Finds the nodes that hold something visible to a reader of the page.
#pragma once

#include "core/page/dom.h"

#include <vector>

namespace tagseam {

/// Returns for each node whether it is or holds a text that hasInk(), or an image, a drawing, a video or an
/// embedded document. Images whose attributes say that they are at most 2 pixels wide or high do not count,
/// and neither do nodes that are not displayed (isDisplayed()). Cost: of readableNodes(), and O(bytes).
std::vector<bool> visibleContent(const Document& document);

} // namespace tagseam
