// SPDX-License-Identifier: MIT
// Document -> the tag nodes of its page style tree.
#include "core/methods/sitestyletree/pagetags.h"

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/vocabulary.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// Tags that no tree of the paper has.
constexpr std::array<std::string_view, 6> invisibleTags{"script",   "style", "noscript",
                                                        "template", "link",  "meta"};

// Presentational attributes of HTML 4 and of the browsers of its time, ascending.
constexpr std::array<std::string_view, 35> displayAttributes{
    "align",       "alink",     "background", "bgcolor",    "border",    "bordercolor",  "cellpadding",
    "cellspacing", "class",     "clear",      "color",      "colspan",   "face",         "frame",
    "frameborder", "height",    "hspace",     "leftmargin", "link",      "marginheight", "marginwidth",
    "noshade",     "nowrap",    "rowspan",    "rules",      "scrolling", "size",         "style",
    "text",        "topmargin", "valign",     "vlink",      "vspace",    "width",        "wrap"};
static_assert(std::ranges::is_sorted(displayAttributes));

// The properties of a node's descendants that decide if the node is a leaf.
struct Below {
    bool hasChildren = false;
    bool hasElements = false;
    bool hasParents = false;        // children with children
    bool hasElementParents = false; // child elements with elements
};

bool isLeaf(const Below& below, LeafNodes leaves)
{
    switch (leaves) {
    case LeafNodes::Texts:
        return !below.hasChildren;
    case LeafNodes::TextParents:
        return !below.hasParents;
    case LeafNodes::TagParents:
        return !below.hasElementParents;
    }
    return false;
}

class Roles {
  public:
    Roles(const Document& page, PageTags& tags)
        : m_page(page), m_tags(tags), m_end(page.subtreeEnd(tags.body))
    {
        for (std::size_t i = 0; i < invisibleTags.size(); ++i)
            m_invisible[i] = page.nameId(invisibleTags[i]);
    }

    void assign(LeafNodes leaves)
    {
        markThere();
        const std::vector<Below> below = lookBelow();
        for (NodeId node = m_tags.body; node < m_end; ++node.value) {
            TagRole& role = m_tags.roles[node.value];
            if (role == TagRole::Absent)
                continue;
            const TagRole above = node == m_tags.body ? TagRole::Inner : m_tags.role(m_page.parent(node));
            role = above != TagRole::Inner                                 ? TagRole::Within
                   : isLeaf(below[node.value - m_tags.body.value], leaves) ? TagRole::Leaf
                                                                           : TagRole::Inner;
        }
    }

  private:
    bool isVisible(NodeId node) const
    {
        if (m_page.kind(node) == NodeKind::Text)
            return !m_page.isBlankText(node) && hasWords(m_page.text(node));
        return m_page.isElement(node) &&
               std::ranges::find(m_invisible, m_page.nameId(node)) == m_invisible.end();
    }

    void markThere()
    {
        const NameId a = m_page.nameId("a");
        const NameId area = m_page.nameId("area");
        const NameId href = m_page.nameId("href");
        for (NodeId node = m_tags.body; node < m_end;) {
            if (node != m_tags.body && !isVisible(node)) {
                node = m_page.subtreeEnd(node);
                continue;
            }
            m_tags.roles[node.value] = TagRole::Inner;
            const NameId name = m_page.nameId(node);
            const bool isLink = m_page.isElement(node) && (name == a || name == area) && href != noName &&
                                !m_page.attribute(node, href).empty();
            m_tags.links[node.value] = isLink                ? node
                                       : node == m_tags.body ? noNode
                                                             : m_tags.links[m_page.parent(node).value];
            ++node.value;
        }
    }

    std::vector<Below> lookBelow() const
    {
        std::vector<Below> below(m_end.value - m_tags.body.value);
        for (NodeId node{m_end.value - 1}; node > m_tags.body; --node.value) {
            if (!m_tags.isThere(node))
                continue;
            const Below& own = below[node.value - m_tags.body.value];
            Below& above = below[m_page.parent(node).value - m_tags.body.value];
            above.hasChildren = true;
            above.hasElements = above.hasElements || m_page.isElement(node);
            above.hasParents = above.hasParents || own.hasChildren;
            above.hasElementParents = above.hasElementParents || own.hasElements;
        }
        return below;
    }

    const Document& m_page;
    PageTags& m_tags;
    NodeId m_end;
    std::array<NameId, invisibleTags.size()> m_invisible{};
};

} // namespace

PageTags tagsOf(const Document& page, LeafNodes leaves)
{
    PageTags tags;
    tags.body = page.body();
    tags.roles.assign(page.size(), TagRole::Absent);
    tags.links.assign(page.size(), noNode);
    if (tags.body != noNode)
        Roles(page, tags).assign(leaves);
    return tags;
}

std::vector<NodeId> tagChildren(const Document& page, const PageTags& tags, NodeId node)
{
    std::vector<NodeId> children;
    for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
        if (tags.isThere(child))
            children.push_back(child);
    }
    return children;
}

std::string labelOf(const Document& page, NodeId node, DisplayAttributes attributes)
{
    if (!page.isElement(node))
        return "#text";
    std::vector<std::pair<std::size_t, std::string_view>> display; // index, value
    const std::uint32_t count = attributes == DisplayAttributes::None ? 0 : page.attributeCount(node);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto [name, value] = page.attribute(node, i);
        const auto* found = std::ranges::lower_bound(displayAttributes, name);
        if (found == displayAttributes.end() || *found != name ||
            (name == "class" && attributes != DisplayAttributes::WithClasses))
            continue;
        display.emplace_back(static_cast<std::size_t>(found - displayAttributes.begin()), value);
    }
    std::ranges::sort(display);
    std::string label = pooledText(page.name(node));
    for (const auto& [index, value] : display) {
        label.append(" ").append(displayAttributes[index]).append("=\"");
        for (const char c : pooledText(value)) {
            if (c == '"' || c == '&')
                label += c == '"' ? "&quot;" : "&amp;";
            else
                label += c;
        }
        label += '"';
    }
    return label;
}

} // namespace tagseam
