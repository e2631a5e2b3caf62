// SPDX-License-Identifier: MIT
// Addresses as archives need them: relative ones made absolute, and two spellings of one found equal.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Whether it begins with a scheme ("http:", "cid:", "C:").
bool isAbsoluteUrl(std::string_view url);

/// RFC 3986, section 5.2 (strict), on any text at all: what stands in no URL (spaces, any byte) is taken
/// along. Without an absolute `base` the reference itself.
std::string resolveUrl(std::string_view reference, std::string_view base);

/// A spelling that two addresses of one thing share: scheme and host in lower case, no default port, "/" for
/// an empty path, "%20" for a space and so on for every byte that no URL holds, dot segments gone, no
/// fragment.
std::string comparableUrl(std::string_view url);

/// resolveUrl(), or, where `base` is relative as well, the two as one relative reference: its dot segments
/// stay for whoever knows what it starts from.
std::string joinUrl(std::string_view reference, std::string_view base);

/// Bytes that may not stand in a URL (blanks, controls, quotes, beyond ASCII) as %XX.
std::string percentEncoded(std::string_view url);
/// All bytes as %XX but letters, digits and those in `stays`.
std::string percentEncoded(std::string_view bytes, std::string_view stays);
/// %XX as bytes; what is no %XX stays.
std::string percentDecoded(std::string_view text);

} // namespace tagseam
