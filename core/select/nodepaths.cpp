// SPDX-License-Identifier: MIT
// The absolute XPath of a node, and those of many.
#include "core/select/nodepaths.h"

#include "core/base/ascii.h"
#include "core/select/selector.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

bool isXPathName(std::string_view name)
{
    const auto isInName = [](char c) { return isAlnum(c) || c == '_' || c == '-' || c == '.'; };
    return !name.empty() && (isAlpha(name.front()) || name.front() == '_') &&
           std::ranges::all_of(name, isInName);
}

namespace {

// Returns a step without its index.
std::string_view stepOf(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return document.kind(node) == NodeKind::Text ? "text()" : "comment()";
    return isXPathName(document.name(node)) ? document.name(node) : "*";
}

std::string stepTo(const Document& document, NodeId node)
{
    const std::string_view step = stepOf(document, node);
    std::uint32_t count = 0; // number of siblings that the step selects
    std::uint32_t place = 0; // place of this one
    for (NodeId sibling = document.firstChild(document.parent(node)); sibling != noNode;
         sibling = document.nextSibling(sibling)) {
        const bool isAny = step == "*" && document.isElement(sibling);
        if (!isAny && stepOf(document, sibling) != step)
            continue;
        ++count;
        if (sibling == node)
            place = count;
    }
    return count > 1 ? fmt::format("{}[{}]", step, place) : std::string(step);
}

// Slots of NodePaths' counts, before those of the names.
constexpr std::size_t textCounts = 0;
constexpr std::size_t commentCounts = 1;
constexpr std::size_t elementCounts = 2; // all of them: what "*" selects
constexpr std::size_t nameCounts = 3;

std::size_t slotOf(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return document.kind(node) == NodeKind::Text ? textCounts : commentCounts;
    return isXPathName(document.name(node)) ? nameCounts + document.nameId(node).value : elementCounts;
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

NodePaths::NodePaths(const Document& document) : m_document(document), m_places(document.size(), 0)
{
    for (NodeId node{0}; node.value < document.size(); ++node.value)
        numberChildren(node);
}

void NodePaths::numberChildren(NodeId parent)
{
    const auto forEach = [&](auto visit) {
        for (NodeId child = m_document.firstChild(parent); child != noNode;
             child = m_document.nextSibling(child)) {
            const std::size_t slot = slotOf(m_document, child);
            if (slot >= m_counts.size())
                m_counts.resize(slot + 1, 0);
            visit(child, slot);
        }
    };
    forEach([&](NodeId child, std::size_t slot) {
        if (m_document.isElement(child) && slot != elementCounts)
            ++m_counts[elementCounts];
        m_places[child.value] = ++m_counts[slot];
    });
    forEach([&](NodeId child, std::size_t slot) {
        if (m_counts[slot] == 1)
            m_places[child.value] = 0;
    });
    forEach([&](NodeId, std::size_t slot) { m_counts[slot] = 0; });
    if (m_counts.size() > elementCounts)
        m_counts[elementCounts] = 0;
}

std::optional<std::string> NodePaths::of(NodeId node) const
{
    std::vector<NodeId> way;
    for (; m_document.parent(node) != noNode; node = m_document.parent(node)) {
        if (way.size() == mostSteps)
            return std::nullopt;
        way.push_back(node);
    }
    std::string path;
    for (; !way.empty(); way.pop_back()) {
        const std::uint32_t place = m_places[way.back().value];
        path.append("/").append(stepOf(m_document, way.back()));
        if (place > 0)
            path.append("[").append(std::to_string(place)).append("]");
    }
    return path.empty() ? "/" : path;
}

} // namespace tagseam
