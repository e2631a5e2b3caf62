// SPDX-License-Identifier: MIT
// What is wrong with an XPath, in one sentence.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tagseam::xpath {

/// `message` is pugixml's, about this byte of the expression.
Error syntaxError(std::string_view expression, std::string_view message, std::size_t at);

/// Of an expression that pugixml understands: what it would answer otherwise than the standard, and silently.
std::optional<Error> misunderstanding(std::string_view expression);

} // namespace tagseam::xpath
