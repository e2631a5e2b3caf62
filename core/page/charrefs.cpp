// SPDX-License-Identifier: MIT
// Character references that HTML5 knows and libxml2 does not resolve, or resolves differently.
#include "core/page/charrefs.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::uint32_t firstC1 = 0x80;
constexpr std::array<std::uint32_t, 32> windows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

struct LegacyReference {
    std::string_view name;
    std::uint32_t code;
};

// The names without semicolon of WHATWG HTML, 13.5, in order of their bytes.
constexpr std::array<LegacyReference, 106> legacyReferences{
    {{"AElig", 0xC6},  {"AMP", 0x26},    {"Aacute", 0xC1}, {"Acirc", 0xC2},  {"Agrave", 0xC0},
     {"Aring", 0xC5},  {"Atilde", 0xC3}, {"Auml", 0xC4},   {"COPY", 0xA9},   {"Ccedil", 0xC7},
     {"ETH", 0xD0},    {"Eacute", 0xC9}, {"Ecirc", 0xCA},  {"Egrave", 0xC8}, {"Euml", 0xCB},
     {"GT", 0x3E},     {"Iacute", 0xCD}, {"Icirc", 0xCE},  {"Igrave", 0xCC}, {"Iuml", 0xCF},
     {"LT", 0x3C},     {"Ntilde", 0xD1}, {"Oacute", 0xD3}, {"Ocirc", 0xD4},  {"Ograve", 0xD2},
     {"Oslash", 0xD8}, {"Otilde", 0xD5}, {"Ouml", 0xD6},   {"QUOT", 0x22},   {"REG", 0xAE},
     {"THORN", 0xDE},  {"Uacute", 0xDA}, {"Ucirc", 0xDB},  {"Ugrave", 0xD9}, {"Uuml", 0xDC},
     {"Yacute", 0xDD}, {"aacute", 0xE1}, {"acirc", 0xE2},  {"acute", 0xB4},  {"aelig", 0xE6},
     {"agrave", 0xE0}, {"amp", 0x26},    {"aring", 0xE5},  {"atilde", 0xE3}, {"auml", 0xE4},
     {"brvbar", 0xA6}, {"ccedil", 0xE7}, {"cedil", 0xB8},  {"cent", 0xA2},   {"copy", 0xA9},
     {"curren", 0xA4}, {"deg", 0xB0},    {"divide", 0xF7}, {"eacute", 0xE9}, {"ecirc", 0xEA},
     {"egrave", 0xE8}, {"eth", 0xF0},    {"euml", 0xEB},   {"frac12", 0xBD}, {"frac14", 0xBC},
     {"frac34", 0xBE}, {"gt", 0x3E},     {"iacute", 0xED}, {"icirc", 0xEE},  {"iexcl", 0xA1},
     {"igrave", 0xEC}, {"iquest", 0xBF}, {"iuml", 0xEF},   {"laquo", 0xAB},  {"lt", 0x3C},
     {"macr", 0xAF},   {"micro", 0xB5},  {"middot", 0xB7}, {"nbsp", 0xA0},   {"not", 0xAC},
     {"ntilde", 0xF1}, {"oacute", 0xF3}, {"ocirc", 0xF4},  {"ograve", 0xF2}, {"ordf", 0xAA},
     {"ordm", 0xBA},   {"oslash", 0xF8}, {"otilde", 0xF5}, {"ouml", 0xF6},   {"para", 0xB6},
     {"plusmn", 0xB1}, {"pound", 0xA3},  {"quot", 0x22},   {"raquo", 0xBB},  {"reg", 0xAE},
     {"sect", 0xA7},   {"shy", 0xAD},    {"sup1", 0xB9},   {"sup2", 0xB2},   {"sup3", 0xB3},
     {"szlig", 0xDF},  {"thorn", 0xFE},  {"times", 0xD7},  {"uacute", 0xFA}, {"ucirc", 0xFB},
     {"ugrave", 0xF9}, {"uml", 0xA8},    {"uuml", 0xFC},   {"yacute", 0xFD}, {"yen", 0xA5},
     {"yuml", 0xFF}}};
static_assert(std::ranges::is_sorted(legacyReferences, {}, &LegacyReference::name));

constexpr std::size_t longestName = 6;
constexpr std::size_t shortestName = 2;

// Returns the reference with the longest name at the front of a text, or nullptr.
const LegacyReference* legacyReferenceAt(std::string_view text)
{
    for (std::size_t length = std::min(longestName, text.size()); length >= shortestName; --length) {
        const std::string_view name = text.substr(0, length);
        const auto* const found =
            std::ranges::lower_bound(legacyReferences, name, {}, &LegacyReference::name);
        if (found != legacyReferences.end() && found->name == name)
            return found;
    }
    return nullptr;
}

bool endsWithSemicolon(std::string_view text)
{
    const auto* const end = std::ranges::find_if_not(text, isAlnum);
    return end != text.end() && *end == ';';
}

} // namespace

std::uint32_t referencedCodePoint(std::uint32_t number)
{
    return number - firstC1 < windows1252.size() ? windows1252.at(number - firstC1) : number;
}

std::string withLegacyReferences(std::string_view text)
{
    std::string resolved;
    resolved.reserve(text.size());
    for (;;) {
        const std::size_t ampersand = std::min(text.find('&'), text.size());
        resolved += text.substr(0, ampersand);
        text.remove_prefix(ampersand);
        if (text.empty())
            return resolved;
        const std::string_view after = text.substr(1);
        const LegacyReference* reference = endsWithSemicolon(after) ? nullptr : legacyReferenceAt(after);
        if (reference == nullptr)
            resolved += '&';
        else
            appendUtf8(resolved, reference->code);
        text.remove_prefix(1 + (reference != nullptr ? reference->name.size() : 0));
    }
}

} // namespace tagseam
