// SPDX-License-Identifier: MIT
// Text beyond ASCII in the headers of mail: "=?utf-8?B?w6k=?=".
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// RFC 2047: encoded words as UTF-8, a letter that two words share included. Bytes beyond ASCII that no
/// encoded word says are read as decodeText() reads a page. What cannot be decoded stays as it is.
std::string decodeEncodedWords(std::string_view value);
/// The reverse, for UTF-8: plain ASCII stays, all else becomes words of at most 75 characters, folded.
std::string encodeWords(std::string_view utf8);

} // namespace tagseam
