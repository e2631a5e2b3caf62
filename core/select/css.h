// SPDX-License-Identifier: MIT
// The elements that a CSS selector selects.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam::css {

/// See selectNodes(), which calls this for what is no XPath.
Result<std::vector<NodeId>> select(const Document& document, std::string_view selector);

} // namespace tagseam::css
