// SPDX-License-Identifier: MIT
// SHA-256: what a archived page and its file are known by.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// SHA-256 (FIPS 180-4) as 64 hex digits, lower case.
std::string sha256(std::string_view bytes);

} // namespace tagseam
