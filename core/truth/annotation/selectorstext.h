// SPDX-License-Identifier: MIT
// The text of a page by which marks are found again after the page changed, and the stretch of it that each
// node has.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The text of the text nodes in document order, except those in script, style and noscript (whose content is
/// text or elements, depending on the parser). It is stored without the white space of ASCII, which differs
/// between parsers, tools and indentations, so comparisons ignore it. The folded text has one space where the
/// page has white space between two letters, and none at its ends.
class PageText {
  public:
    /// Bytes of the text without white space, half-open.
    struct Extent {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        bool isEmpty() const { return begin == end; }
        friend auto operator<=>(const Extent&, const Extent&) = default;
    };

    /// Prepares the text. O(nodes + text): 8 bytes a node.
    explicit PageText(const Document& document);

    Extent extentOf(NodeId node) const;
    std::string_view all() const { return m_bytes; }
    std::string_view bytes(Extent extent) const
    {
        return std::string_view(m_bytes).substr(extent.begin, extent.end - extent.begin);
    }
    std::string_view before(Extent extent) const { return bytes({0, extent.begin}); }
    std::string_view after(Extent extent) const { return std::string_view(m_bytes).substr(extent.end); }

    /// Returns the folded text of an extent, without space at its ends, or its first `mostLetters` code
    /// points.
    std::string folded(Extent extent, std::size_t mostLetters) const;
    /// Returns `letters` code points of folded text before or after the extent, or fewer at the ends.
    std::string foldedBefore(Extent extent, std::size_t letters) const;
    std::string foldedAfter(Extent extent, std::size_t letters) const;

    /// Returns a hash. Equal bytes have equal hashes; unequal bytes mostly not. O(log text).
    std::uint64_t hash(Extent extent) const;
    static std::uint64_t hash(std::string_view bytes);

  private:
    void append(std::string_view text);
    void finish();
    std::uint64_t hashBefore(std::uint32_t byte) const;
    bool hasSpaceBefore(std::uint32_t byte) const;

    const Document& m_document;
    std::string m_bytes;
    std::vector<std::uint32_t> m_begins; // indexed by node, and one after the last: bytes before it
    std::vector<std::uint32_t> m_spaces; // bytes before which the folded text has a space
    std::vector<std::uint64_t> m_hashes; // hash of all bytes before every block
    bool m_isAfterSpace = false;
};

/// Returns the text without the white space of ASCII.
std::string squeezed(std::string_view text);

} // namespace tagseam
