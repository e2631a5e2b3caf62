// SPDX-License-Identifier: MIT
// Selects nodes with an XPath 1.0 expression.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <string_view>
#include <vector>

namespace tagseam::xpath {

/// See selectNodes(), which calls this for a selector that is not CSS.
Result<std::vector<NodeId>> select(const Document& document, std::string_view expression);

} // namespace tagseam::xpath
