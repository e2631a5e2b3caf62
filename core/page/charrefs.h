// SPDX-License-Identifier: MIT
// Character references that HTML5 knows and libxml2 does not resolve, or resolves differently.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns the code point of a numeric character reference as HTML5 defines it (WHATWG HTML, 13.2.5.80): 128
/// to 159 are windows-1252 (`&#149;` is U+2022), all others themselves.
std::uint32_t referencedCodePoint(std::uint32_t number);

/// Returns the text with the named references resolved that HTML5 accepts without a semicolon (`&nbspX`,
/// `&reg`), the longest name first. libxml2 leaves them as they are. A name that ends with a semicolon stays:
/// libxml2 has resolved it, so that the page had `&amp;reg;`. O(bytes).
std::string withLegacyReferences(std::string_view text);

} // namespace tagseam
