// SPDX-License-Identifier: MIT
// Non-ASCII text in the headers of mail: "=?utf-8?B?w6k=?=".
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Decodes the encoded words of RFC 2047 into UTF-8, including a letter that two words share. Bytes beyond
/// ASCII outside encoded words are decoded as decodeText() decodes a page. Bytes that cannot be decoded stay
/// unchanged.
std::string decodeEncodedWords(std::string_view value);
/// Encodes UTF-8: plain ASCII stays, all else becomes words of at most 75 characters, folded.
std::string encodeWords(std::string_view utf8);

} // namespace tagseam
