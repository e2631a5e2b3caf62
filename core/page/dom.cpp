// SPDX-License-Identifier: MIT
// A page as one arena of nodes in document order.
#include "core/page/dom.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tagseam {

std::string_view name(Parser parser)
{
    return parser == Parser::Html5 ? "html5" : "libxml2";
}

std::optional<Parser> parserOf(std::string_view name)
{
    const auto* const found =
        std::ranges::find(parsers, name, [](Parser each) { return tagseam::name(each); });
    return found == parsers.end() ? std::nullopt : std::optional(*found);
}

NodeId Document::firstChild(NodeId node) const
{
    const NodeId next{node.value + 1};
    return next < subtreeEnd(node) ? next : noNode;
}

NodeId Document::nextSibling(NodeId node) const
{
    const NodeId up = parent(node);
    if (up == noNode)
        return noNode;
    const NodeId next = subtreeEnd(node);
    return next < subtreeEnd(up) ? next : noNode;
}

NameId Document::nameId(std::string_view name) const
{
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? noName : NameId{static_cast<std::uint32_t>(found - m_names.begin())};
}

std::string_view Document::rawContent(NodeId node) const
{
    return isElement(node) ? view(m_nodes[node.value].text) : std::string_view();
}

std::string_view Document::text(NodeId node) const
{
    return isElement(node) ? std::string_view() : view(m_nodes[node.value].text);
}

std::uint32_t Document::attributeCount(NodeId node) const
{
    const std::uint32_t first = m_nodes[node.value].firstAttribute;
    const std::uint32_t end = node.value + 1 < size() ? m_nodes[node.value + 1].firstAttribute
                                                      : static_cast<std::uint32_t>(m_attributes.size());
    return end - first;
}

AttributeView Document::attribute(NodeId node, std::uint32_t index) const
{
    const Attribute& attribute = m_attributes[m_nodes[node.value].firstAttribute + index];
    return {m_names[attribute.name], view(attribute.value)};
}

std::string_view Document::attribute(NodeId node, std::string_view name) const
{
    const std::uint32_t count = attributeCount(node);
    for (std::uint32_t i = 0; i < count; ++i) {
        const AttributeView candidate = attribute(node, i);
        if (candidate.name == name)
            return candidate.value;
    }
    return {};
}

std::string_view Document::attribute(NodeId node, NameId name) const
{
    const std::uint32_t first = m_nodes[node.value].firstAttribute;
    const std::uint32_t count = attributeCount(node);
    for (std::uint32_t i = first; i < first + count; ++i) {
        if (m_attributes[i].name == name.value)
            return view(m_attributes[i].value);
    }
    return {};
}

bool Document::hasAttribute(NodeId node, std::string_view name) const
{
    const std::uint32_t count = attributeCount(node);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (attribute(node, i).name == name)
            return true;
    }
    return false;
}

bool Document::hasAttribute(NodeId node, NameId name) const
{
    const std::uint32_t first = m_nodes[node.value].firstAttribute;
    const std::uint32_t count = attributeCount(node);
    for (std::uint32_t i = first; i < first + count; ++i) {
        if (m_attributes[i].name == name.value)
            return true;
    }
    return false;
}

void Document::setComputedStyles(ComputedStyles styles)
{
    assert(styles.numbers.size() == m_nodes.size());
    m_styles = std::move(styles);
}

NodeId Document::body() const
{
    const NameId head = nameId("head");
    const NameId noscript = nameId("noscript");
    const NameId iframe = nameId("iframe"); // a frame's content has bodies of its own
    const NameId frame = nameId("frame");
    const auto find = [&](std::string_view wanted, bool isAnywhere) {
        const NameId name = nameId(wanted);
        NodeId node{0};
        while (node.value < size() && nameId(node) != name) {
            const NameId at = nameId(node);
            const bool isPassedOver =
                !isAnywhere && (at == head || at == noscript || at == iframe || at == frame);
            node = isPassedOver ? subtreeEnd(node) : NodeId{node.value + 1};
        }
        return node.value < size() ? node : noNode;
    };
    NodeId body = find("body", false);
    if (body == noNode)
        body = find("frameset", false);
    return body != noNode ? body : find("body", true);
}

DocumentBuilder::DocumentBuilder()
{
    m_document.m_names.emplace_back();
    m_open.push_back(append(NodeKind::Document));
}

NodeId DocumentBuilder::open(NameId name)
{
    const NodeId node = append(NodeKind::Element);
    m_document.m_nodes.back().name = name.value;
    m_open.push_back(node);
    return node;
}

void DocumentBuilder::attribute(NameId name, StoredText value)
{
    assert(m_document.m_nodes.back().kind == NodeKind::Element);
    m_document.m_attributes.push_back({name.value, {value.offset, value.length}});
}

void DocumentBuilder::rawContent(std::string_view source)
{
    const StoredText stored = store(source);
    m_document.m_nodes.back().text = {stored.offset, stored.length};
}

NodeId DocumentBuilder::text(StoredText text)
{
    const NodeId node = append(NodeKind::Text);
    m_document.m_nodes.back().isBlankText = text.isBlank;
    m_document.m_nodes.back().text = {text.offset, text.length};
    return node;
}

NodeId DocumentBuilder::comment(StoredText text)
{
    const NodeId node = append(NodeKind::Comment);
    m_document.m_nodes.back().text = {text.offset, text.length};
    return node;
}

void DocumentBuilder::close()
{
    assert(m_open.size() > 1);
    m_document.m_nodes[m_open.back().value].subtreeEnd = NodeId{m_document.size()};
    m_open.pop_back();
}

NodeId DocumentBuilder::copy(const Document& from, NodeId node)
{
    assert(node.value != 0);
    if (from.kind(node) == NodeKind::Text)
        return text(from.text(node));
    if (from.kind(node) == NodeKind::Comment)
        return comment(from.text(node));
    const NodeId opened = open(from.name(node));
    const std::uint32_t count = from.attributeCount(node);
    for (std::uint32_t i = 0; i < count; ++i)
        attribute(from.attribute(node, i).name, from.attribute(node, i).value);
    return opened;
}

Document DocumentBuilder::finish() &&
{
    while (m_open.size() > 1)
        close();
    m_document.m_nodes.front().subtreeEnd = NodeId{m_document.size()};
    return std::move(m_document);
}

NodeId DocumentBuilder::append(NodeKind kind)
{
    const NodeId node{m_document.size()};
    Document::Node record;
    record.kind = kind;
    record.parent = m_open.empty() ? noNode : m_open.back();
    record.subtreeEnd = NodeId{node.value + 1};
    record.firstAttribute = static_cast<std::uint32_t>(m_document.m_attributes.size());
    m_document.m_nodes.push_back(record);
    return node;
}

NameId DocumentBuilder::name(std::string_view name)
{
    const auto [found, isNew] =
        m_nameIndex.try_emplace(std::string(name), static_cast<std::uint32_t>(m_document.m_names.size()));
    if (isNew)
        m_document.m_names.emplace_back(name);
    return {found->second};
}

StoredText DocumentBuilder::store(std::string_view text)
{
    constexpr std::size_t limit = std::numeric_limits<std::uint32_t>::max(); // bytes, width of Range
    if (text.size() > limit - m_document.m_strings.size()) {
        m_fits = false;
        return {};
    }
    const bool isBlank =
        std::ranges::all_of(text, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
    const StoredText stored{static_cast<std::uint32_t>(m_document.m_strings.size()),
                            static_cast<std::uint32_t>(text.size()), isBlank};
    m_document.m_strings.append(text);
    return stored;
}

void DocumentBuilder::reserve(std::size_t nodes, std::size_t attributes, std::size_t bytes)
{
    m_document.m_nodes.reserve(nodes + 1);
    m_document.m_attributes.reserve(attributes);
    m_document.m_strings.reserve(bytes);
}

void DocumentBuilder::setBoxes(const std::vector<Box>& boxes)
{
    assert(boxes.size() + 1 == m_document.m_nodes.size());
    m_document.m_boxes.clear();
    m_document.m_boxes.reserve(boxes.size() + 1);
    m_document.m_boxes.emplace_back();
    m_document.m_boxes.insert(m_document.m_boxes.end(), boxes.begin(), boxes.end());
}

} // namespace tagseam
