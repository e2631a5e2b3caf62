// SPDX-License-Identifier: MIT
// The labels of character encodings that browsers know (WHATWG Encoding, section 4.2).
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Returns the encoding that a label means, in lower case: "windows-1252" for " Latin1 "; empty for a label
/// that browsers do not know, such as "utf-7". `replacement` is the encoding of labels that are refused
/// because attacks use them.
std::string_view encodingOfLabel(std::string_view label);

/// Returns the name by which iconv knows an encoding of encodingOfLabel(); empty for `replacement` and
/// `x-user-defined`.
std::string iconvName(std::string_view encoding);

} // namespace tagseam
