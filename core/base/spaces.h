// SPDX-License-Identifier: MIT
// The characters of a text that leave no ink: white space of ASCII and Unicode, and characters without width.
#pragma once

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <cstddef>
#include <string_view>

namespace tagseam {

/// Returns the number of bytes of the character without ink at a place of a text in UTF-8; 0 for any other.
constexpr std::size_t anySpaceAt(std::string_view text, std::size_t at)
{
    if (static_cast<unsigned char>(text[at]) < 0x80)
        return isSpace(text[at]) ? 1 : 0;
    const std::string_view here = text.substr(at, 3);
    if (here.starts_with("\xC2\xA0")) // U+00A0
        return 2;
    if (here == "\xE3\x80\x80" || here == "\xEF\xBB\xBF") // U+3000, U+FEFF
        return 3;
    if (here.size() < 3 || here[0] != '\xE2')
        return 0;
    const auto last = static_cast<unsigned char>(here[2]);
    const bool isIn2000 = here[1] == '\x80' && (last <= 0x8F || last == 0xA8 || last == 0xA9 || last == 0xAF);
    const bool isIn2040 = here[1] == '\x81' && (last == 0x9F || last == 0xA0);
    return isIn2000 || isIn2040 ? 3 : 0;
}

/// True if the text has a character other than those of anySpaceAt(). O(bytes).
constexpr bool hasInk(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t space = anySpaceAt(text, at);
        if (space == 0)
            return true;
        at += space;
    }
    return false;
}

/// Returns the text without the characters of anySpaceAt() at its end.
constexpr std::string_view withoutSpaceAtEnd(std::string_view text)
{
    while (!text.empty()) {
        std::size_t last = text.size() - 1; // the first byte of the last character
        while (last > 0 && text.size() - last < 3 && isUtf8Continuation(text[last]))
            --last;
        if (anySpaceAt(text, last) != text.size() - last)
            break;
        text = text.substr(0, last);
    }
    return text;
}

} // namespace tagseam
