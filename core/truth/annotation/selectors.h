// SPDX-License-Identifier: MIT
// What is asked of a page for every mark, prepared once: its text, its paths, which nodes are alike.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/selectorspath.h"
#include "core/truth/annotation/selectorstext.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

/// Code points of TextQuote::exact as targetOf() writes it.
inline constexpr std::size_t exactLetters = 500;

/// `img alt="x" src="y.png"`: the name of an element and those of its attributes that say which it is (id,
/// class, name, type, href, src, alt, role), in this order, each value folded and cut after 200 bytes;
/// "#text" and "#comment".
std::string startTagOf(const Document& document, NodeId node);

/// The name in a start tag.
std::string_view nameInStartTag(std::string_view startTag);

/// One page, prepared for targetOf() and anchor(). `document` must outlive it.
class PageSelectors {
  public:
    using Extent = PageText::Extent;

    /// What alike nodes have in common.
    struct Likeness {
        std::string name;      ///< as in a start tag; empty: any
        std::string text;      ///< squeezed: all of it, or its start
        std::string wholeText; ///< as Evidence
        std::string startTag;  ///< for nodes without text: empty means any
    };

    /// O(nodes log nodes + text): 0.1 s for 100,000 nodes and 2 MB.
    explicit PageSelectors(const Document& document);

    const Document& document() const { return m_document; }
    const PageText& text() const { return m_text; }
    const ChildIndex& children() const { return m_children; }

    std::string nameOf(NodeId node) const;
    /// As Evidence::wholeText: bytes without white space, and 16 hex digits of their SHA-256.
    const std::string& wholeTextOf(Extent extent) const;
    /// The nodes that are so, in document order; the document node is none. Cost: those whose first text or
    /// whole text is the same.
    std::vector<NodeId> alike(const Likeness& likeness) const;
    /// The likeness of a node itself.
    Likeness likenessOf(NodeId node) const;

  private:
    struct Keyed {
        std::uint64_t key;
        NodeId node;
        friend auto operator<=>(const Keyed&, const Keyed&) = default;
    };
    bool isAlike(NodeId node, const Likeness& likeness) const;
    static std::uint64_t keyOf(std::string_view text);
    std::uint64_t keyOf(Extent extent) const;

    const Document& m_document;
    PageText m_text;
    ChildIndex m_children;
    std::vector<Keyed> m_whole;                         // nodes with text, by all of it
    std::vector<Keyed> m_starts;                        // nodes with long text, by its start
    std::vector<Keyed> m_textless;                      // by their start tag
    mutable std::map<Extent, std::string> m_wholeTexts; // asked so far
};

} // namespace tagseam
