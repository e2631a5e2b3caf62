// SPDX-License-Identifier: MIT
// The absolute XPath of a node.
#include "core/page/ascii.h"
#include "core/page/selector.h"

#include <algorithm>
#include <cstdint>

namespace tagseam {

namespace {

bool isPlainName(std::string_view name)
{
    const auto isInName = [](char c) { return isAlnum(c) || c == '_' || c == '-' || c == '.'; };
    return !name.empty() && (isAlpha(name.front()) || name.front() == '_') &&
           std::ranges::all_of(name, isInName);
}

std::string stepTo(const Document& document, NodeId node)
{
    const NodeKind kind = document.kind(node);
    const bool isNamed = kind == NodeKind::Element && isPlainName(document.name(node));
    std::string step;
    if (kind == NodeKind::Element)
        step = isNamed ? document.name(node) : "*";
    else
        step = kind == NodeKind::Text ? "text()" : "comment()";

    std::uint32_t count = 0; // of siblings that the step selects
    std::uint32_t place = 0; // of this one
    for (NodeId sibling = document.firstChild(document.parent(node)); sibling != noNode;
         sibling = document.nextSibling(sibling)) {
        if (document.kind(sibling) != kind || (isNamed && document.nameId(sibling) != document.nameId(node)))
            continue;
        ++count;
        if (sibling == node)
            place = count;
    }
    return count > 1 ? step + "[" + std::to_string(place) + "]" : step;
}

} // namespace

std::string xpathOf(const Document& document, NodeId node)
{
    std::vector<std::string> steps;
    for (; document.parent(node) != noNode; node = document.parent(node))
        steps.push_back(stepTo(document, node));
    std::string path;
    for (; !steps.empty(); steps.pop_back())
        path.append("/").append(steps.back());
    return path.empty() ? "/" : path;
}

} // namespace tagseam
