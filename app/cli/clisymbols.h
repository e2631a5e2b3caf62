// SPDX-License-Identifier: MIT
// A symbol list on the command line, in place of a page.
#pragma once

#include "core/base/result.h"
#include "core/tps/tagpath.h"

#include <string>
#include <vector>

namespace tagseam {

/// Reads whitespace-separated integers of 64 bits, numbered in their order. `path`: "-" is standard input.
/// Errors: CannotRead, BadSymbol (where: the token).
Result<std::vector<Symbol>> loadSymbols(const std::string& path);

} // namespace tagseam
