// SPDX-License-Identifier: MIT
// A file, a pipe or standard input -> all of its bytes.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>

namespace tagseam {

/// Reads a whole file (`path`: raw bytes of its name), or standard input for "-". Errors: CannotRead,
/// TooLarge (over `limit`).
Result<std::string> readBytes(const std::string& path, std::size_t limit = pageSizeLimit);

} // namespace tagseam
