// SPDX-License-Identifier: MIT
// Addresses for archives: makes relative ones absolute, and finds two spellings of one address equal.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// True if the URL begins with a scheme ("http:", "cid:", "C:").
bool isAbsoluteUrl(std::string_view url);

/// Returns the host of an absolute URL: lower case, without user and port; empty when it has none.
std::string hostOf(std::string_view url);

/// Resolves a reference as RFC 3986, section 5.2 (strict), on any text: characters that no URL may have
/// (spaces, any byte) are kept. Without an absolute `base` returns the reference itself.
std::string resolveUrl(std::string_view reference, std::string_view base);

/// Returns a spelling that all addresses of one resource share: scheme and host in lower case, no default
/// port, "/" for an empty path, "%20" for a space and the like for every byte that no URL may have, no dot
/// segments, no fragment.
std::string comparableUrl(std::string_view url);

/// Returns resolveUrl(), or, where `base` is relative too, the two as one relative reference, with its dot
/// segments, which only an absolute base can resolve.
std::string joinUrl(std::string_view reference, std::string_view base);

/// Returns the URL with bytes that may not stand in one (blanks, controls, quotes, beyond ASCII) as %XX.
std::string percentEncoded(std::string_view url);
/// Returns all bytes as %XX except letters, digits and the characters in `stays`.
std::string percentEncoded(std::string_view bytes, std::string_view stays);
/// Returns the file: URI of an absolute path of any bytes: "file:///a%23b.html".
std::string fileUri(std::string_view path);
/// Returns the text with each %XX as a byte; a "%" without two hex digits stays.
std::string percentDecoded(std::string_view text);

} // namespace tagseam
