// SPDX-License-Identifier: MIT
// Converts text of a page, which may contain anything, to text for a replay. Used by replay.cpp alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns the first `limit` characters (code points), runs of white space as one space, none at the ends,
/// with an ellipsis when there are more. No character takes more than four bytes, whatever the bytes are.
/// O(bytes).
std::string snippet(std::string_view text, std::size_t limit);

/// Returns JSON in which no `<` can end a script element or open a comment: in JSON it stands in texts only.
std::string scriptSafe(std::string_view json);

/// Returns a JSON string, including its quotes, that can stand in a script element: no `<` in it can end the
/// element or open a comment. Bytes that are not UTF-8 become U+FFFD.
std::string jsonText(std::string_view text);

} // namespace tagseam
