// SPDX-License-Identifier: MIT
// Text -> XPath 1.0 expression.
#pragma once

#include "core/page/xpathtree.h"
#include "core/result.h"

#include <string_view>

namespace tagseam::xpath {

/// The answer's texts are those of `text`, which must live as long. Types are checked here, since without
/// variables they are known: what is to be a node set is one.
/// Errors: BadSelector, also for more than selectorPartLimit operands or selectorNestingLimit open brackets.
/// Cost: linear in the text.
Result<Expression> parse(std::string_view text);

} // namespace tagseam::xpath
