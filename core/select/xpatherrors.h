// SPDX-License-Identifier: MIT
// Explains the fault of an XPath in one sentence.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tagseam::xpath {

/// Returns the error for pugixml's `message` about this byte of the expression.
Error syntaxError(std::string_view expression, std::string_view message, std::size_t at);

/// Returns the first construct of a valid expression that pugixml silently evaluates differently from the
/// standard.
std::optional<Error> misunderstanding(std::string_view expression);

} // namespace tagseam::xpath
