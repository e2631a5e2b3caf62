// SPDX-License-Identifier: MIT
// Says which elements stand in a line of text, and which begin a line of their own.
#include "core/page/inlineelements.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 59> inlineNames{
    "a",      "abbr",   "acronym",  "area",   "audio",  "b",       "basefont", "bdi",    "bdo",    "big",
    "button", "canvas", "cite",     "code",   "data",   "del",     "dfn",      "em",     "embed",  "font",
    "i",      "iframe", "img",      "input",  "ins",    "kbd",     "label",    "link",   "map",    "mark",
    "meta",   "meter",  "nobr",     "object", "output", "picture", "progress", "q",      "rp",     "rt",
    "ruby",   "s",      "samp",     "select", "small",  "source",  "span",     "strike", "strong", "sub",
    "sup",    "svg",    "textarea", "time",   "tt",     "u",       "var",      "video",  "wbr"};
static_assert(std::ranges::is_sorted(inlineNames));

// The value of `display` of a computed style; "inline", the initial value, when it is not listed.
std::string_view displayOf(std::string_view style)
{
    constexpr std::string_view property = "display: ";
    std::size_t at = style.find(property);
    while (at != std::string_view::npos && at > 0 && style[at - 1] != ' ')
        at = style.find(property, at + 1);
    if (at == std::string_view::npos)
        return "inline";
    style.remove_prefix(at + property.size());
    return style.substr(0, style.find(';'));
}

} // namespace

bool isInlineName(std::string_view name)
{
    return std::ranges::binary_search(inlineNames, name);
}

bool isInline(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return false;
    if (!document.hasComputedStyles() || document.computedStyleNumber(node) == 0)
        return isInlineName(document.name(node));
    const std::string_view display = displayOf(document.computedStyle(document.computedStyleNumber(node)));
    return display.starts_with("inline") || display == "contents" || display.starts_with("ruby");
}

} // namespace tagseam
