// SPDX-License-Identifier: MIT
// The text of a page's DOM, which the quotes and positions of W3C's Web Annotation model refer to.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The most code points of a quote, and of its prefix and suffix together. A longer text has a position and
/// no quote: a page may have hundreds of marks around its whole text.
inline constexpr std::size_t quoteLetters = 100'000;

/// The data of all text nodes in document order, including those of script and style. A page that a browser
/// rendered or the HTML5 parser read has it as it is. The tree that libxml2 builds of the source differs from
/// the DOM of an HTML5 parser (WHATWG HTML, 13.2), so its texts are changed:
/// - CR LF and CR are LF;
/// - white space between html and its first element is dropped;
/// - the first LF in pre, textarea and listing is dropped;
/// - named references without semicolon are resolved, except in script and style: withLegacyReferences();
/// - what libxml2 leaves of "<![endif]>" and the like is a comment;
/// - the content of iframe, noembed, noframes and xmp is its source: Document::rawContent();
/// - the content of template belongs to no text.
/// Nodes that an HTML5 parser moves, such as text directly in a table, stay where libxml2 has them.
class DomText {
  public:
    /// Bytes of the text, half-open.
    struct Stretch {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        bool isEmpty() const { return begin == end; }
        friend auto operator<=>(const Stretch&, const Stretch&) = default;
    };

    /// Prepares the text; `document` must outlive it. O(nodes + text): 4 bytes a node.
    explicit DomText(const Document& document);

    std::string_view all() const { return m_text; }
    std::string_view bytes(Stretch stretch) const
    {
        return std::string_view(m_text).substr(stretch.begin, stretch.end - stretch.begin);
    }
    Stretch stretchOf(NodeId node) const;
    /// Returns the stretch without the white space of ASCII at its ends; empty, at its begin, if it has no
    /// other.
    Stretch trimmed(Stretch stretch) const;
    /// Returns the text node that has this byte; at the end of the text, the last node. O(log nodes).
    NodeId nodeAt(std::uint32_t byte) const;
    /// Returns the nodes that have exactly this text, in document order, without the document node: each
    /// contains the next.
    std::vector<NodeId> nodesOf(Stretch stretch) const;

    /// Returns the code points of a stretch: W3C's TextPositionSelector.
    TextSpan spanOf(Stretch stretch) const;
    /// Returns the bytes of code points; nothing when the text ends before.
    std::optional<Stretch> stretchOf(TextSpan span) const;
    /// Returns the bytes of a span that counts units of UTF-16, as programs in JavaScript do; nothing when
    /// the text ends before, or the span begins or ends within a character. O(text).
    std::optional<Stretch> stretchOfUtf16(TextSpan span) const;

    /// Returns W3C's TextQuoteSelector of a stretch. Prefix and suffix have 32 code points, or 64, 128 and so
    /// on, the first number with which the quote occurs once; fewer at the ends of the page. Empty for an
    /// empty stretch, and when the quote would have more than quoteLetters. Cost: searches the text, mostly
    /// in steps of the quote's length.
    TextQuote quoteOf(Stretch stretch) const;
    /// Returns the first `most` stretches with this quote, which is not empty. O(text).
    std::vector<Stretch> find(const TextQuote& quote, std::size_t most) const;

  private:
    std::uint32_t lettersBefore(std::uint32_t byte) const;
    std::uint32_t byteOf(std::uint32_t letter) const;
    // Return the byte that is this number of letters before or after another.
    std::uint32_t back(std::uint32_t byte, std::size_t letters) const;
    std::uint32_t forth(std::uint32_t byte, std::size_t letters) const;

    const Document& m_document;
    std::string m_text;
    std::vector<std::uint32_t> m_begins;  // indexed by node, and one after the last: bytes before it
    std::vector<std::uint32_t> m_letters; // code points before every block, and in all
};

} // namespace tagseam
