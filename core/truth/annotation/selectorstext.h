// SPDX-License-Identifier: MIT
// The text of a page as marks quote it, and the stretch of it that each node holds.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The text is that of the text nodes in document order, but for those in script, style and noscript (whose
/// content is text or elements, by who parsed it). It is kept without white space (that of ASCII): which of
/// it is there differs by parser, by tool, and by whoever indents the page, so comparisons do without. The
/// folded text has one space where the page has white space between two letters, and none at its ends.
class PageText {
  public:
    /// Bytes of the text without white space, half-open.
    struct Extent {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        bool isEmpty() const { return begin == end; }
        friend auto operator<=>(const Extent&, const Extent&) = default;
    };

    /// O(nodes + text): 8 bytes a node.
    explicit PageText(const Document& document);

    Extent extentOf(NodeId node) const;
    std::string_view all() const { return m_bytes; }
    std::string_view bytes(Extent extent) const
    {
        return std::string_view(m_bytes).substr(extent.begin, extent.end - extent.begin);
    }
    std::string_view before(Extent extent) const { return bytes({0, extent.begin}); }
    std::string_view after(Extent extent) const { return std::string_view(m_bytes).substr(extent.end); }

    /// The folded text of an extent, without space at its ends, or its first so many code points.
    std::string folded(Extent extent, std::size_t mostLetters) const;
    /// So many code points of folded text before and behind, or what there is.
    std::string foldedBefore(Extent extent, std::size_t letters) const;
    std::string foldedAfter(Extent extent, std::size_t letters) const;

    /// Code points of the folded text; O(log text).
    TextSpan spanOf(Extent extent) const;
    /// The nodes that hold just this span, in document order; none when it lies across nodes.
    std::vector<NodeId> nodesOf(TextSpan span) const;

    /// Equal bytes, equal hashes; unequal bytes mostly not. O(log text).
    std::uint64_t hash(Extent extent) const;
    static std::uint64_t hash(std::string_view bytes);

  private:
    void append(std::string_view text);
    void finish();
    std::uint32_t lettersBefore(std::uint32_t byte) const;
    // Code points of folded text before this byte, the space right before it included.
    std::uint32_t positionOf(std::uint32_t byte) const;
    std::uint64_t hashBefore(std::uint32_t byte) const;
    bool hasSpaceBefore(std::uint32_t byte) const;

    const Document& m_document;
    std::string m_bytes;
    std::vector<std::uint32_t> m_begins;  // by node, and one behind the last: bytes before it
    std::vector<std::uint32_t> m_spaces;  // bytes before which the folded text has a space
    std::vector<std::uint32_t> m_letters; // before every block
    std::vector<std::uint64_t> m_hashes;  // of all before every block
    bool m_isAfterSpace = false;
};

/// Without the white space of ASCII.
std::string squeezed(std::string_view text);

} // namespace tagseam
