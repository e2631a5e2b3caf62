// SPDX-License-Identifier: MIT
// The data of a page that every mark needs, prepared once: its text, its paths, its like nodes.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/domtext.h"
#include "core/truth/annotation/selectorspath.h"
#include "core/truth/annotation/selectorstext.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

/// The number of code points of Evidence::folded.exact in targetOf().
inline constexpr std::size_t exactLetters = 500;

/// Returns `img alt="x" src="y.png"`: the name of an element and its identifying attributes (id, class, name,
/// type, href, src, alt, role), in this order, each value folded and truncated to 200 bytes; "#text" and
/// "#comment".
std::string startTagOf(const Document& document, NodeId node);

/// Returns the name in a start tag.
std::string_view nameInStartTag(std::string_view startTag);

/// One page, prepared for targetOf() and anchor(). `document` must outlive it.
class PageSelectors {
  public:
    using Extent = PageText::Extent;

    /// The common features of like nodes.
    struct Likeness {
        std::string name;      ///< as in a start tag; empty: any
        std::string text;      ///< without white space: the whole text, or its start
        std::string wholeText; ///< as Evidence
        std::string startTag;  ///< for nodes without text: empty means any
    };

    /// Prepares a page. O(nodes log nodes + text): 0.1 s for 100,000 nodes and 2 MB.
    explicit PageSelectors(const Document& document);

    const Document& document() const { return m_document; }
    const PageText& text() const { return m_text; }
    const DomText& domText() const { return m_domText; }
    const ChildIndex& children() const { return m_children; }

    std::string nameOf(NodeId node) const;
    /// Returns Evidence::wholeText: bytes without white space, and 16 hex digits of their SHA-256.
    const std::string& wholeTextOf(Extent extent) const;
    /// Returns the nodes with these features, in document order; never the document node. Cost: the nodes
    /// with the same first text or whole text.
    std::vector<NodeId> alike(const Likeness& likeness) const;
    /// Returns the features of a node itself.
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
    DomText m_domText;
    ChildIndex m_children;
    std::vector<Keyed> m_whole;                         // nodes with text, ordered by the whole text
    std::vector<Keyed> m_starts;                        // nodes with long text, ordered by its start
    std::vector<Keyed> m_textless;                      // nodes without text, ordered by their start tag
    mutable std::map<Extent, std::string> m_wholeTexts; // cache
};

} // namespace tagseam
