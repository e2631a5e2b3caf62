// SPDX-License-Identifier: MIT
// Text of a page, a file name or a header -> text that a terminal shows and does not obey.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

namespace printabledetail {

// A character that a terminal obeys, at the beginning of a text.
struct Control {
    unsigned code = 0;
    std::size_t bytes = 0; // 0 if there is none
};

inline Control controlAt(std::string_view text)
{
    const auto byte = [text](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F)
        return {byte(0), 1};
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0)
        return {byte(1), 2};
    if (byte(0) != 0xE2)
        return {};
    const unsigned code = 0x2000U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
    const bool isEmbedding = byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE; // U+202A to U+202E
    const bool isIsolate = byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9;   // U+2066 to U+2069
    return isEmbedding || isIsolate ? Control{code, 3} : Control{};
}

inline std::string escapeOf(unsigned code)
{
    std::string escape = "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        escape += "0123456789abcdef"[code >> shift & 0xFU];
    return escape;
}

inline bool endsLine(std::string_view text)
{
    return text.starts_with('\n') || text.starts_with("\r\n");
}

inline std::string escaped(std::string_view text, bool hasLines)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Control control = controlAt(text);
        const bool isKept = control.bytes == 0 || (hasLines && (text.front() == '\t' || endsLine(text)));
        out += isKept ? std::string(1, text.front()) : escapeOf(control.code);
        text.remove_prefix(isKept ? 1 : control.bytes);
    }
    return out;
}

} // namespace printabledetail

/// Returns `text` (UTF-8) with the escape of JSON, such as \u001b, for each control character and each
/// character that changes the direction of the text after it. O(bytes).
inline std::string printable(std::string_view text)
{
    return printabledetail::escaped(text, false);
}

/// Returns such a text of several lines, or JSON, which keeps its meaning: tabs and line ends stay.
inline std::string printableLines(std::string_view text)
{
    return printabledetail::escaped(text, true);
}

} // namespace tagseam
