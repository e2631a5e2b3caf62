// SPDX-License-Identifier: MIT
// Letters, digits and blanks of ASCII, whatever the locale: the characters of headers, addresses and
// encodings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isAlpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool isAlnum(char c)
{
    return isAlpha(c) || isDigit(c);
}

/// True for a space, tab, carriage return, line feed or form feed: the white space of HTML and CSS, and the
/// padding of headers.
constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f';
}

/// True for isBlank() or a vertical tab: the white space of C.
constexpr bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Returns the number of bytes of the white space between words at a place of a text: a blank, a vertical
/// tab, or a no-break space of UTF-8; 0 for none.
constexpr std::size_t spaceAt(std::string_view text, std::size_t at)
{
    if (isSpace(text[at]))
        return 1;
    return text.substr(at).starts_with("\xC2\xA0") ? 2 : 0;
}

constexpr char lowerCase(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = lowerCase(c);
    return lower;
}

constexpr bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lowerCase(a[i]) != lowerCase(b[i]))
            return false;
    }
    return true;
}

constexpr bool startsWithIgnoringCase(std::string_view text, std::string_view start)
{
    return equalsIgnoringCase(text.substr(0, start.size()), start);
}

constexpr std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Returns 0 to 15, or -1 when `c` is not a hexadecimal digit.
constexpr int hexValue(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = lowerCase(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace tagseam
