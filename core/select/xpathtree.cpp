// SPDX-License-Identifier: MIT
// A Document as pugixml's tree.
#include "core/select/xpathtree.h"

#include <algorithm>
#include <cassert>
#include <new>
#include <string_view>

namespace tagseam::xpath {

namespace {

// pugixml compares the order of two nodes fast only when both were parsed from one buffer; else it climbs and
// counts. So a page of the same shape is parsed: each name, text and value is as many letters x. The true
// bytes are filled in afterwards, because XML could not hold them: a name may have quotation marks, a comment
// "-->", and two texts may be neighbours.
void appendBlank(std::string& buffer, std::size_t bytes)
{
    buffer.append(bytes, 'x');
}

// XML allows no empty name; its NUL makes it empty here.
std::size_t room(std::string_view name)
{
    return std::max<std::size_t>(name.size(), 1);
}

constexpr std::string_view attributeStart = " ";
constexpr std::string_view valueStart = "=\"";
constexpr std::string_view valueEnd = "\"";

class Shape {
  public:
    Shape(Tree& tree, const Document& document) : m_tree(tree), m_document(document) {}

    void write()
    {
        m_tree.places.resize(m_document.size());
        m_tree.buffer = "<?xml?>"; // without it the first text might be taken for a byte order mark
        for (NodeId node{1}; node.value < m_document.size(); ++node.value) {
            closeUpTo(node);
            open(node);
        }
        closeUpTo({m_document.size()});
        m_tree.buffer += '\0';
    }

  private:
    void open(NodeId node)
    {
        std::string& buffer = m_tree.buffer;
        const NodeKind kind = m_document.kind(node);
        buffer += kind == NodeKind::Element ? "<" : kind == NodeKind::Text ? "<![CDATA[" : "<!--";
        m_tree.places[node.value] = buffer.size();
        if (kind != NodeKind::Element) {
            appendBlank(buffer, m_document.text(node).size());
            buffer += kind == NodeKind::Text ? "]]>" : "-->";
            return;
        }
        appendBlank(buffer, room(m_document.name(node)));
        for (std::uint32_t i = 0; i < m_document.attributeCount(node); ++i) {
            const AttributeView attribute = m_document.attribute(node, i);
            appendBlank(buffer += attributeStart, room(attribute.name));
            appendBlank(buffer += valueStart, attribute.value.size());
            buffer += valueEnd;
        }
        buffer += ">";
        m_open.push_back(node);
    }
    void closeUpTo(NodeId node)
    {
        for (; !m_open.empty() && m_document.subtreeEnd(m_open.back()) <= node; m_open.pop_back()) {
            appendBlank(m_tree.buffer += "</", room(m_document.name(m_open.back())));
            m_tree.buffer += ">";
        }
    }

    Tree& m_tree;
    const Document& m_document;
    std::vector<NodeId> m_open;
};

void put(std::string& buffer, std::size_t place, std::string_view bytes)
{
    constexpr char substitute = '\x1A';
    std::ranges::replace_copy(bytes, buffer.begin() + static_cast<std::ptrdiff_t>(place), '\0', substitute);
}

void putName(std::string& buffer, std::size_t place, std::string_view name)
{
    if (name.empty())
        buffer[place] = '\0';
    put(buffer, place, name);
}

void fill(Tree& tree, const Document& document)
{
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        std::size_t place = tree.places[node.value];
        if (!document.isElement(node)) {
            put(tree.buffer, place, document.text(node));
            continue;
        }
        putName(tree.buffer, place, document.name(node));
        place += room(document.name(node));
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            const AttributeView attribute = document.attribute(node, i);
            place += attributeStart.size();
            putName(tree.buffer, place, attribute.name);
            place += room(attribute.name) + valueStart.size();
            put(tree.buffer, place, attribute.value);
            place += attribute.value.size() + valueEnd.size();
        }
    }
}

} // namespace

void makeTree(Tree& tree, const Document& document)
{
    Shape(tree, document).write();
    constexpr unsigned flags = pugi::parse_cdata | pugi::parse_comments | pugi::parse_fragment;
    const pugi::xml_parse_result result =
        tree.document.load_buffer_inplace(tree.buffer.data(), tree.buffer.size(), flags, pugi::encoding_utf8);
    if (result.status == pugi::status_out_of_memory)
        throw std::bad_alloc();
    assert(result);
    fill(tree, document);
}

NodeId idOf(const Tree& tree, const pugi::xml_node& node)
{
    if (node.type() == pugi::node_document)
        return {0};
    const char* bytes = node.type() == pugi::node_element ? node.name() : node.value();
    const auto place = static_cast<std::size_t>(bytes - tree.buffer.data());
    return {static_cast<std::uint32_t>(std::ranges::lower_bound(tree.places, place) - tree.places.begin())};
}

} // namespace tagseam::xpath
