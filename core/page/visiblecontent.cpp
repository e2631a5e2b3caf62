// SPDX-License-Identifier: MIT
// Finds the nodes that hold something visible to a reader of the page.
#include "core/page/visiblecontent.h"

#include "core/base/spaces.h"
#include "core/page/readable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace tagseam {

namespace {

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

bool isPicture(const Document& document, NodeId node)
{
    static constexpr std::array<std::string_view, 8> names{"img",    "svg",   "canvas", "video",
                                                           "object", "embed", "iframe", "audio"};
    return document.isElement(node) && std::ranges::find(names, document.name(node)) != names.end() &&
           !isSpacer(document, node);
}

} // namespace

std::vector<bool> visibleContent(const Document& document)
{
    const ReadableNodes readable = readableNodes(document);
    std::vector<bool> isVisible(document.size(), false);
    for (NodeId node{document.size()}; node.value > 1;) {
        --node.value;
        if (!isDisplayed(readable.unseen[node.value]))
            isVisible[node.value] = false;
        else if ((document.kind(node) == NodeKind::Text && hasInk(document.text(node))) ||
                 isPicture(document, node))
            isVisible[node.value] = true;
        if (isVisible[node.value])
            isVisible[document.parent(node).value] = true;
    }
    return isVisible;
}

} // namespace tagseam
