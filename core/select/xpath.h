// SPDX-License-Identifier: MIT
// The nodes that an XPath 1.0 expression selects.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam::xpath {

/// See selectNodes(), which calls this for what is no CSS.
Result<std::vector<NodeId>> select(const Document& document, std::string_view expression);

} // namespace tagseam::xpath
