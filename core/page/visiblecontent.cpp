// SPDX-License-Identifier: MIT
// Finds the nodes that hold something visible to a reader of the page.
#include "core/page/visiblecontent.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace tagseam {

namespace {

bool hasInk(std::string_view text)
{
    // U+00A0, U+200B to U+200D, U+FEFF: spaces that isBlank() does not know.
    static constexpr std::array<std::string_view, 5> spaces{"\xc2\xa0", "\xe2\x80\x8b", "\xe2\x80\x8c",
                                                            "\xe2\x80\x8d", "\xef\xbb\xbf"};
    while (!text.empty()) {
        const auto space = std::ranges::find_if(spaces, [&](auto each) { return text.starts_with(each); });
        if (space == spaces.end() && !isBlank(text.front()))
            return true;
        text.remove_prefix(space == spaces.end() ? 1 : space->size());
    }
    return false;
}

// True for a picture that only keeps a distance, or counts visits.
bool isSpacer(const Document& document, NodeId node)
{
    return std::ranges::any_of(std::array{"width", "height"}, [&](const char* name) {
        const std::string_view value = document.attribute(node, name);
        int pixels = 0;
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), pixels);
        return problem == std::errc() && end == value.data() + value.size() && pixels <= 2;
    });
}

// True if the last `display` of a style attribute is `none`.
bool hasNoDisplay(std::string_view style)
{
    std::string css = ";";
    for (const char c : style) {
        if (!isBlank(c))
            css += lowerCase(c);
    }
    constexpr std::string_view property = ";display:";
    const std::size_t last = css.rfind(property);
    return last != std::string::npos &&
           std::string_view(css).substr(last + property.size()).starts_with("none");
}

// True for the content of an iframe for browsers without frames. A captured document of a frame begins with
// `html`.
bool isFallback(const Document& document, NodeId node)
{
    const NodeId parent = document.parent(node);
    return parent != noNode && document.name(parent) == "iframe" && document.name(node) != "html";
}

bool isPicture(const Document& document, NodeId node)
{
    static constexpr std::array<std::string_view, 8> names{"img",    "svg",   "canvas", "video",
                                                           "object", "embed", "iframe", "audio"};
    return document.isElement(node) && std::ranges::find(names, document.name(node)) != names.end() &&
           !isSpacer(document, node);
}

} // namespace

bool isUnread(std::string_view name)
{
    return name == "script" || name == "style" || name == "noscript" || name == "template";
}

bool isHidden(const Document& document, NodeId node)
{
    const std::string_view name = document.name(node);
    if ((isUnread(name) && !document.hasAttribute(node, "shadowrootmode")) || isFallback(document, node))
        return true;
    return name != "html" && name != "body" &&
           (document.hasAttribute(node, "hidden") || hasNoDisplay(document.attribute(node, "style")));
}

std::vector<bool> visibleContent(const Document& document)
{
    std::vector<bool> isVisible(document.size(), false);
    for (NodeId node{document.size()}; node.value > 1;) {
        --node.value;
        const bool isText = document.kind(node) == NodeKind::Text && hasInk(document.text(node));
        if (isHidden(document, node))
            isVisible[node.value] = false;
        else if (isText || isPicture(document, node))
            isVisible[node.value] = true;
        if (isVisible[node.value])
            isVisible[document.parent(node).value] = true;
    }
    return isVisible;
}

} // namespace tagseam
