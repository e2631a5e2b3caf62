// SPDX-License-Identifier: MIT
// SHA-256: the identity of an archived page and its file.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Returns SHA-256 (FIPS 180-4) as 64 hex digits, lower case.
std::string sha256(std::string_view bytes);

} // namespace tagseam
