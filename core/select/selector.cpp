// SPDX-License-Identifier: MIT
// Nodes by address: recognises the language of a selector. Several nodes -> a short XPath, from the names and
// classes on the way to them.
#include "core/select/selector.h"

#include "core/base/ascii.h"
#include "core/select/css.h"
#include "core/select/nodepaths.h"
#include "core/select/selectorwork.h"
#include "core/select/xpath.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 13> axes{
    "ancestor",  "ancestor-or-self",  "attribute", "child",  "descendant", "descendant-or-self",
    "following", "following-sibling", "namespace", "parent", "preceding",  "preceding-sibling",
    "self"};

bool isNameStart(char c)
{
    return isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNameByte(char c)
{
    return isNameStart(c) || isDigit(c) || c == '-' || c == '.';
}

// See selectNodes().
bool isXPath(std::string_view selector)
{
    while (!selector.empty() && isBlank(selector.front()))
        selector.remove_prefix(1);
    if (selector.empty())
        return false;
    if (selector.front() == '/' || selector.front() == '(' || selector.front() == '@')
        return true;
    if (selector.front() == '.') {
        const std::string_view rest = selector.substr(selector.starts_with("..") ? 2 : 1);
        return rest.empty() || rest.front() == '/' || rest.front() == '|' || isBlank(rest.front());
    }
    if (!isNameStart(selector.front()))
        return false;
    const auto* const end = std::ranges::find_if_not(selector, isNameByte);
    const std::string_view name(selector.begin(), end);
    std::string_view rest(end, selector.end());
    while (!rest.empty() && isBlank(rest.front()))
        rest.remove_prefix(1);
    return rest.starts_with('(') || (rest.starts_with("::") && std::ranges::find(axes, name) != axes.end());
}

constexpr std::uint32_t none = 0xffffffffU;

// The ways from the document down to its elements and texts, each distinct one numbered.
class Ways {
  public:
    struct Way {
        std::uint32_t parent = none;
        std::string step; // "li[@class='result']", "text()"; empty where an XPath cannot spell it
        std::uint32_t nodes = 0;
    };

    explicit Ways(const Document& document)
        : m_document(document), m_class(document.nameId("class")), m_wayOf(document.size(), none)
    {
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            if (!document.attribute(node, m_class).empty())
                m_withClass.insert(document.name(node));
        }
        for (NodeId node{1}; node.value < document.size(); ++node.value)
            add(node);
    }

    /// The node's way; none for comments and blank texts.
    std::uint32_t of(NodeId node) const { return m_wayOf[node.value]; }
    std::uint32_t nodesOf(std::uint32_t way) const { return m_ways[way].nodes; }

    /// Returns the last steps of a way, the fewest that no other way has. Empty where a step cannot be spelt.
    std::string shortest(std::uint32_t way) const
    {
        std::string path = m_ways[way].step;
        std::uint32_t top = way;
        for (std::uint32_t steps = 1; m_ways[top].parent != none; ++steps) {
            if (m_ways[top].step.empty())
                return {};
            if (isUnique(way, steps))
                return "//" + path;
            top = m_ways[top].parent;
            path.insert(0, m_ways[top].step + '/');
        }
        return m_ways[top].step.empty() ? std::string() : '/' + path;
    }

  private:
    void add(NodeId node)
    {
        std::string step = stepTo(node);
        if (step.empty() && !m_document.isElement(node))
            return;
        const NodeId parent = m_document.parent(node);
        const std::uint32_t above = m_document.parent(parent) == noNode ? none : of(parent);
        const auto next = static_cast<std::uint32_t>(m_ways.size());
        const auto [known, isNew] = m_numbers.try_emplace({above, step}, next);
        if (isNew)
            m_ways.push_back({above, std::move(step), 0});
        m_wayOf[node.value] = known->second;
        ++m_ways[known->second].nodes;
    }

    // Returns the step to a node; empty for comments, blank texts, and elements that an XPath cannot spell.
    std::string stepTo(NodeId node) const
    {
        if (m_document.kind(node) == NodeKind::Text)
            return m_document.isBlankText(node) ? "" : "text()";
        const std::string name(m_document.name(node));
        if (!m_document.isElement(node) || !isXPathName(name))
            return {};
        const std::string_view classes = m_document.attribute(node, m_class);
        if (classes.empty())
            return m_withClass.contains(name) ? name + "[not(string(@class))]" : name;
        const bool hasQuote = classes.find('\'') != std::string_view::npos;
        if (hasQuote && classes.find('"') != std::string_view::npos)
            return {};
        const char quote = hasQuote ? '"' : '\'';
        return name + "[@class=" + quote + std::string(classes) + quote + ']';
    }

    bool isUnique(std::uint32_t way, std::uint32_t steps) const
    {
        const auto endsAlike = [&](std::uint32_t other) {
            std::uint32_t at = way;
            for (std::uint32_t step = 0; step < steps; ++step) {
                if (other == none || m_ways[other].step != m_ways[at].step)
                    return false;
                at = m_ways[at].parent;
                other = m_ways[other].parent;
            }
            return true;
        };
        for (std::uint32_t other = 0; other < m_ways.size(); ++other) {
            if (other != way && endsAlike(other))
                return false;
        }
        return true;
    }

    const Document& m_document;
    NameId m_class;
    std::set<std::string_view> m_withClass; // names of elements of which some have a class
    std::vector<Way> m_ways;
    std::vector<std::uint32_t> m_wayOf; // indexed by NodeId
    std::map<std::pair<std::uint32_t, std::string>, std::uint32_t> m_numbers;
};

// True if `nodes` are all elements within `root`.
bool isAllWithin(const Document& document, NodeId root, const std::vector<NodeId>& nodes)
{
    auto next = nodes.begin();
    for (NodeId node{root.value + 1}; node < document.subtreeEnd(root); ++node.value) {
        if (!document.isElement(node))
            continue;
        if (next == nodes.end() || *next != node)
            return false;
        ++next;
    }
    return next == nodes.end();
}

} // namespace

Result<std::vector<NodeId>> selectNodes(const Document& document, std::string_view selector)
{
    if (selector.size() > selectorSizeLimit)
        return selectorError(selector, "it is longer than 16 MB");
    return isXPath(selector) ? xpath::select(document, selector) : css::select(document, selector);
}

std::string xpathOf(const Document& document, const std::vector<NodeId>& nodes)
{
    if (nodes.size() == 1)
        return xpathOf(document, nodes.front());
    if (const NodeId parent = document.parent(nodes.front()); isAllWithin(document, parent, nodes))
        return (document.parent(parent) == noNode ? "" : xpathOf(document, parent)) + "//*";
    const Ways ways(document);
    std::map<std::uint32_t, std::vector<NodeId>> groups;
    for (const NodeId node : nodes)
        groups[ways.of(node)].push_back(node);
    std::string all;
    const auto add = [&all](const std::string& path) { all.append(all.empty() ? "" : "|").append(path); };
    for (const auto& [way, members] : groups) {
        const bool isComplete = way != none && ways.nodesOf(way) == members.size();
        if (const std::string path = isComplete ? ways.shortest(way) : std::string(); !path.empty()) {
            add(path);
            continue;
        }
        for (const NodeId node : members)
            add(xpathOf(document, node));
    }
    return all;
}

} // namespace tagseam
