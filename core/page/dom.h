// SPDX-License-Identifier: MIT
// A page as one arena of nodes in document order (Velloso and Dorneles 2013, Definition 3.1).
#pragma once

#include "core/base/result.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
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

/// The rectangle in which a node was shown, in CSS pixels from the top left of the page.
struct Box {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
    friend bool operator==(const Box&, const Box&) = default;
};

/// The looks of elements: values of the properties that inspect.js lists, except initial values.
struct ComputedStyles {
    std::vector<std::uint32_t> numbers; ///< index into `texts` for each NodeId; 0 for nodes that are not
                                        ///< elements
    std::vector<std::string> texts;     ///< "display: block; color: rgb(0, 0, 0)"; [0] is empty
};

/// The bytes of a text that a DocumentBuilder holds.
struct StoredText {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
    bool isBlank = false;
};

/// The programs that read the bytes of a page as a tree.
enum class Parser : std::uint8_t {
    Html5,  ///< the tree that HTML5 prescribes, which browsers build
    Libxml2 ///< the tree that the programs of the papers saw
};
inline constexpr std::array parsers{Parser::Html5, Parser::Libxml2};
/// Returns "html5", "libxml2".
std::string_view name(Parser parser);
/// Returns the parser of a name.
std::optional<Parser> parserOf(std::string_view name);

/// The way from a page's bytes to its tree, as far as the tree does not show it. Every place that shows the
/// page also shows the findings.
struct Reading {
    std::string encoding{};        ///< the character encoding of the bytes; empty for a rendered DOM
    Parser parser = Parser::Html5; ///< Html5 for a rendered DOM, whose parser was a browser's
    std::vector<Error> findings{}; ///< faults despite which the page could be read; without places
};

/// One page: immutable once built, except for the computed styles and findings, which are set later. Every
/// node costs 28 bytes, 16 more with boxes, 4 more with computed styles; every attribute 12; plus the
/// strings.
class Document {
  public:
    /// The number of nodes, including the document node.
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }

    NodeKind kind(NodeId node) const { return m_nodes[node.value].kind; }
    bool isElement(NodeId node) const { return kind(node) == NodeKind::Element; }
    /// The parent, or noNode for the document node.
    NodeId parent(NodeId node) const { return m_nodes[node.value].parent; }
    /// Returns one past the last node of the subtree: [node, subtreeEnd) is the whole subtree, in pre-order.
    NodeId subtreeEnd(NodeId node) const { return m_nodes[node.value].subtreeEnd; }
    /// Returns the first child, or noNode.
    NodeId firstChild(NodeId node) const;
    /// Returns the next sibling, or noNode.
    NodeId nextSibling(NodeId node) const;

    /// The tag name of an element, as the parser gave it (lower case for HTML); empty for other kinds.
    std::string_view name(NodeId node) const { return m_names[m_nodes[node.value].name]; }
    NameId nameId(NodeId node) const { return {m_nodes[node.value].name}; }
    /// Returns the number of a name; noName when no element and no attribute has it. Cost: the distinct
    /// names.
    NameId nameId(std::string_view name) const;
    /// The text of a text or comment node; empty for other kinds.
    std::string_view text(NodeId node) const;
    /// The source of the content of the elements that HTML5 reads as text and libxml2 as elements: iframe,
    /// noembed, noframes, xmp. Empty for all others, for those within one, and for a rendered or copied DOM.
    std::string_view rawContent(NodeId node) const;
    /// True for a text node that has only ASCII white space.
    bool isBlankText(NodeId node) const { return m_nodes[node.value].isBlankText; }

    std::uint32_t attributeCount(NodeId node) const;
    AttributeView attribute(NodeId node, std::uint32_t index) const;
    /// Returns the value of the named attribute; empty when absent.
    std::string_view attribute(NodeId node, std::string_view name) const;
    std::string_view attribute(NodeId node, NameId name) const;
    bool hasAttribute(NodeId node, std::string_view name) const;
    bool hasAttribute(NodeId node, NameId name) const;

    /// Returns the first body element, else the first frameset element (whose page has no body), else noNode.
    /// A body inside head or noscript, which a page without scripts may have, or inside a frame, is taken
    /// only when there is no other.
    NodeId body() const;

    /// True if the boxes of the nodes are known: not for a page from bytes.
    bool hasBoxes() const { return !m_boxes.empty(); }
    /// The box of a node. All 0 for nodes that were not shown, for comments, for the texts of a page of more
    /// than 200,000 nodes (they cost a browser three times as much as elements), and without boxes.
    Box box(NodeId node) const { return hasBoxes() ? m_boxes[node.value] : Box{}; }

    /// True if setComputedStyles() was called: never for a page from HTML.
    bool hasComputedStyles() const { return !m_styles.numbers.empty(); }
    /// Sets the computed styles. `styles.numbers` has size() entries. Another thread may read everything
    /// except the styles meanwhile.
    void setComputedStyles(ComputedStyles styles);
    /// The number of a node's computed style, equal for equal styles; 0 for nodes that are not elements, and
    /// without computed styles.
    std::uint32_t computedStyleNumber(NodeId node) const
    {
        return hasComputedStyles() ? m_styles.numbers[node.value] : 0;
    }
    /// The text of a style; empty for number 0.
    std::string_view computedStyle(std::uint32_t number) const
    {
        return number < m_styles.texts.size() ? std::string_view(m_styles.texts[number]) : std::string_view();
    }

    /// The text between "<!DOCTYPE " and ">"; empty when the page has none.
    const std::string& doctype() const { return m_doctype; }
    const Reading& reading() const { return m_reading; }
    const std::string& encoding() const { return m_reading.encoding; }
    Parser parser() const { return m_reading.parser; }
    /// Adds what the reader of the bytes found.
    void addFinding(Error finding) { m_reading.findings.push_back(std::move(finding)); }

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
        Range text; // rawContent(), if it is an element
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
    Reading m_reading;
    std::vector<Box> m_boxes; // boxes in order of NodeId, or none
    ComputedStyles m_styles;
};

/// Writes a Document in document order. A Document is made in no other way, so pre-order always holds.
class DocumentBuilder {
  public:
    DocumentBuilder();

    /// Opens an element; nodes added before the matching close() are its content.
    NodeId open(std::string_view name) { return open(this->name(name)); }
    NodeId open(NameId name);
    /// Adds an attribute to the element just opened, before any content.
    void attribute(std::string_view name, std::string_view value)
    {
        attribute(this->name(name), store(value));
    }
    void attribute(NameId name, StoredText value);
    /// Sets Document::rawContent() of the element just opened.
    void rawContent(std::string_view source);
    NodeId text(std::string_view text) { return this->text(store(text)); }
    NodeId text(StoredText text);
    NodeId comment(std::string_view text) { return comment(store(text)); }
    NodeId comment(StoredText text);
    void close();
    /// Copies a node of another document without its content; an element must then be closed. Not the
    /// document node.
    NodeId copy(const Document& from, NodeId node);

    /// Stores a name or text that recurs: once for any number of nodes.
    NameId name(std::string_view name);
    StoredText store(std::string_view text);
    /// Reserves memory for the given sizes.
    void reserve(std::size_t nodes, std::size_t attributes, std::size_t bytes);
    /// Sets one box for each node except the document.
    void setBoxes(const std::vector<Box>& boxes);

    void setDoctype(std::string doctype) { m_document.m_doctype = std::move(doctype); }
    void setEncoding(std::string name) { m_document.m_reading.encoding = std::move(name); }
    void setParser(Parser parser) { m_document.m_reading.parser = parser; }

    /// False once names, text and attribute values together exceed 4 GB: later nodes have no text.
    bool fits() const { return m_fits; }
    std::uint32_t size() const { return m_document.size(); }
    /// Closes the open elements and returns the page.
    Document finish() &&;

  private:
    NodeId append(NodeKind kind);

    Document m_document;
    std::vector<NodeId> m_open;
    std::unordered_map<std::string, std::uint32_t> m_nameIndex;
    bool m_fits = true;
};

/// One bit per node of a Document: the result of every noise filter.
using KeepMask = std::vector<bool>;

} // namespace tagseam
