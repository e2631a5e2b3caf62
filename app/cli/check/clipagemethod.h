// SPDX-License-Identifier: MIT
// --method of the commands that run one method on each page by itself.
#pragma once

#include "core/check/methodanswer.h"

#include <string>
#include <variant>

namespace CLI {
class App;
}

namespace tagseam {

/// Returns the method of --method, or the variant of the other options for an empty name; or the exit code
/// after one line on standard error.
std::variant<PageMethod, int> pageMethodOf(const CLI::App& command, const std::string& name,
                                           const Setup& base);

/// Returns "dissertation-2014, minimum difference 0.20, ...", or the name of another method.
std::string methodTitle(const PageMethod& method);

} // namespace tagseam
