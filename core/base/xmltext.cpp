// SPDX-License-Identifier: MIT
// Text -> the same text in XML and HTML.
#include "core/base/xmltext.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

// Returns the bytes of the XML character that the text starts with; 0 for none.
std::size_t xmlCharacter(std::string_view text)
{
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const unsigned first = byte(0);
    if (first < 0x80)
        return first >= 0x20 || first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return 0;
    }
    const unsigned second = byte(1);
    const bool isBad = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90) ||
                       (first == 0xEF && second == 0xBF && byte(2) >= 0xBE);
    return isBad ? 0 : length;
}

} // namespace

std::string xmlText(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t length = xmlCharacter(text);
        switch (length == 1 ? text.front() : 'x') {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\r': // these and the others would be folded in an attribute
            out += "&#13;";
            break;
        case '\n':
            out += "&#10;";
            break;
        case '\t':
            out += "&#9;";
            break;
        default:
            if (length == 0)
                out += "\xEF\xBF\xBD";
            else
                out += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

} // namespace tagseam
