// SPDX-License-Identifier: MIT
// Selects elements with a CSS selector.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam::css {

/// See selectNodes(), which calls this for a selector that is not an XPath.
Result<std::vector<NodeId>> select(const Document& document, std::string_view selector);

} // namespace tagseam::css
