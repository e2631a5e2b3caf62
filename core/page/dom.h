// SPDX-License-Identifier: MIT
// A page as one arena of nodes in document order (Velloso and Dorneles 2013, Definition 3.1).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// Pre-order index of a node in its Document; 0 is the document node itself.
struct NodeId {
    std::uint32_t value = 0;
    friend auto operator<=>(NodeId, NodeId) = default;
};

inline constexpr NodeId noNode{0xffffffffU};

/// Number of a tag or attribute name in its Document: two names are equal when their numbers are.
struct NameId {
    std::uint32_t value = 0;
    friend bool operator==(NameId, NameId) = default;
};

inline constexpr NameId noName{0xffffffffU};

/// CDATA (what libxml2 makes of script and style content) is Text.
enum class NodeKind : std::uint8_t { Document, Element, Text, Comment };

struct AttributeView {
    std::string_view name;
    std::string_view value;
};

/// Where a node was shown, in CSS pixels from the top left of the page.
struct Box {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
    friend bool operator==(const Box&, const Box&) = default;
};

/// What elements look like: values of the properties that inspect.js lists, as far as they are not initial.
struct ComputedStyles {
    std::vector<std::uint32_t> numbers; ///< by NodeId: index into `texts`; 0 for what is no element
    std::vector<std::string> texts;     ///< "display: block; color: rgb(0, 0, 0)"; [0] is empty
};

/// Bytes that a DocumentBuilder holds.
struct StoredText {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
    bool isBlank = false;
};

/// One page: immutable once built, but for the computed styles, which come later. Every node costs 28 bytes,
/// 16 more with boxes, 4 more with computed styles; every attribute 12; plus the strings.
class Document {
  public:
    /// Number of nodes, the document node included.
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }

    NodeKind kind(NodeId node) const { return m_nodes[node.value].kind; }
    bool isElement(NodeId node) const { return kind(node) == NodeKind::Element; }
    /// Parent, or noNode for the document node.
    NodeId parent(NodeId node) const { return m_nodes[node.value].parent; }
    /// One past the last node of the subtree: [node, subtreeEnd) is the whole subtree, in pre-order.
    NodeId subtreeEnd(NodeId node) const { return m_nodes[node.value].subtreeEnd; }
    /// First child, or noNode.
    NodeId firstChild(NodeId node) const;
    /// Next sibling, or noNode.
    NodeId nextSibling(NodeId node) const;

    /// Tag name of an element, as the parser gave it (lower case for HTML); empty for other kinds.
    std::string_view name(NodeId node) const { return m_names[m_nodes[node.value].name]; }
    NameId nameId(NodeId node) const { return {m_nodes[node.value].name}; }
    /// Number of a name; noName when no element and no attribute has it. Cost: the distinct names.
    NameId nameId(std::string_view name) const;
    /// Text of a text or comment node; empty for other kinds.
    std::string_view text(NodeId node) const;
    /// True for a text node of nothing but ASCII white space.
    bool isBlankText(NodeId node) const { return m_nodes[node.value].isBlankText; }

    std::uint32_t attributeCount(NodeId node) const;
    AttributeView attribute(NodeId node, std::uint32_t index) const;
    /// Value of the named attribute; empty when absent.
    std::string_view attribute(NodeId node, std::string_view name) const;
    std::string_view attribute(NodeId node, NameId name) const;
    bool hasAttribute(NodeId node, std::string_view name) const;

    /// First body element, else first frameset element (whose page has no body), else noNode. A body inside
    /// head or noscript, which a page without scripts may bring along, or inside a frame, is taken only when
    /// there is no other.
    NodeId body() const;

    /// Whether it is known where the nodes were shown: not for a page from bytes.
    bool hasBoxes() const { return !m_boxes.empty(); }
    /// All 0 for nodes that were not shown, for comments, for the texts of a page of more than 200,000 nodes
    /// (they cost a browser three times what elements do), and without boxes.
    Box box(NodeId node) const { return hasBoxes() ? m_boxes[node.value] : Box{}; }

    /// Whether setComputedStyles() was called: never for a page from HTML.
    bool hasComputedStyles() const { return !m_styles.numbers.empty(); }
    /// `styles.numbers` has size() entries. Another thread may read all but the styles meanwhile.
    void setComputedStyles(ComputedStyles styles);
    /// Equal numbers, equal styles; 0 for what is no element, and without computed styles.
    std::uint32_t computedStyleNumber(NodeId node) const
    {
        return hasComputedStyles() ? m_styles.numbers[node.value] : 0;
    }
    /// The text of a style; empty for number 0.
    std::string_view computedStyle(std::uint32_t number) const
    {
        return number < m_styles.texts.size() ? std::string_view(m_styles.texts[number]) : std::string_view();
    }

    /// What stands between "<!DOCTYPE " and ">"; empty when the page has none.
    const std::string& doctype() const { return m_doctype; }
    /// Name of the character encoding that the bytes were read in; empty for a rendered DOM.
    const std::string& encoding() const { return m_encoding; }

  private:
    friend class DocumentBuilder;

    struct Range {
        std::uint32_t offset = 0;
        std::uint32_t length = 0;
    };
    struct Node {
        NodeId parent;
        NodeId subtreeEnd;
        std::uint32_t name = 0; // index into m_names
        std::uint32_t firstAttribute = 0;
        Range text;
        NodeKind kind = NodeKind::Document;
        bool isBlankText = false;
    };
    struct Attribute {
        std::uint32_t name = 0; // index into m_names
        Range value;
    };
    std::string_view view(Range range) const { return {m_strings.data() + range.offset, range.length}; }

    std::vector<Node> m_nodes;
    std::vector<Attribute> m_attributes;
    std::vector<std::string> m_names; // [0] is the empty name
    std::string m_strings;
    std::string m_doctype;
    std::string m_encoding;
    std::vector<Box> m_boxes; // by NodeId, or none
    ComputedStyles m_styles;
};

/// Writes a Document in document order: the only way to make one, so that pre-order always holds.
class DocumentBuilder {
  public:
    DocumentBuilder();

    /// Opens an element; what follows up to the matching close() is its content.
    NodeId open(std::string_view name) { return open(this->name(name)); }
    NodeId open(NameId name);
    /// Adds an attribute to the element just opened, before any content.
    void attribute(std::string_view name, std::string_view value)
    {
        attribute(this->name(name), store(value));
    }
    void attribute(NameId name, StoredText value);
    NodeId text(std::string_view text) { return this->text(store(text)); }
    NodeId text(StoredText text);
    NodeId comment(std::string_view text) { return comment(store(text)); }
    NodeId comment(StoredText text);
    void close();
    /// A node of another document as it is there, but for what it holds: an element is open then, to be
    /// closed. Not the document node.
    NodeId copy(const Document& from, NodeId node);

    /// For names and texts that come again: stored once, for any number of nodes.
    NameId name(std::string_view name);
    StoredText store(std::string_view text);
    /// Room for what will come, if the caller knows.
    void reserve(std::size_t nodes, std::size_t attributes, std::size_t bytes);
    /// One for each node but the document.
    void setBoxes(const std::vector<Box>& boxes);

    void setDoctype(std::string doctype) { m_document.m_doctype = std::move(doctype); }
    void setEncoding(std::string name) { m_document.m_encoding = std::move(name); }

    /// False once names, text and attribute values together exceed 4 GB: what came later has no text.
    bool fits() const { return m_fits; }
    std::uint32_t size() const { return m_document.size(); }
    /// Closes what is open and hands the page over.
    Document finish() &&;

  private:
    NodeId append(NodeKind kind);

    Document m_document;
    std::vector<NodeId> m_open;
    std::unordered_map<std::string, std::uint32_t> m_nameIndex;
    bool m_fits = true;
};

/// One bit per node of a Document: the answer of every noise filter.
using KeepMask = std::vector<bool>;

} // namespace tagseam
