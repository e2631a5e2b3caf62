// SPDX-License-Identifier: MIT
// UTF-8, one letter at a time. Broken bytes are accepted: each step takes at least one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

constexpr bool isUtf8Continuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Returns the number of letters (code points) of a text. Cost: its bytes.
constexpr std::size_t letterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !isUtf8Continuation(c); }));
}

/// Returns the bytes of the first letter: at least one if the text is not empty, at most four.
constexpr std::string_view firstLetter(std::string_view text)
{
    std::size_t end = 1;
    while (end < 4 && end < text.size() && isUtf8Continuation(text[end]))
        ++end;
    return text.substr(0, end);
}

/// Appends a code point. An invalid code point is written as U+FFFD, and so is 0, as HTML and CSS require.
inline void appendUtf8(std::string& text, std::uint32_t code)
{
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        code = 0xFFFD;
    const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0U | code >> 6U);
        byte(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        byte(0xE0U | code >> 12U);
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    } else {
        byte(0xF0U | code >> 18U);
        byte(0x80U | (code >> 12U & 0x3FU));
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    }
}

} // namespace tagseam
