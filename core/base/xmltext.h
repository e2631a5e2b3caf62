// SPDX-License-Identifier: MIT
// Text -> the same text in XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Returns XML that a parser reads as `text`, between two tags and as the value of an attribute in double
/// quotes; HTML reads it in the same way, but not in a script or style. Bytes that are not UTF-8, and
/// characters that XML cannot have, become U+FFFD. O(bytes).
std::string xmlText(std::string_view text);

} // namespace tagseam
