// SPDX-License-Identifier: MIT
// Text edits: the words that a filter removes from within texts that it keeps.
#pragma once

#include "core/page/dom.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A range of a text, such as a word: bytes of its UTF-8, half-open.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// The ranges that are removed from a text node, ascending and disjoint; at least one.
struct TextEdit {
    NodeId text;
    std::vector<TextRange> removed;
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// Returns the text without the ranges. The white space around them stays.
std::string withoutRanges(std::string_view text, std::span<const TextRange> removed);

/// Returns the number of removed ranges of all edits.
std::size_t removedCount(std::span<const TextEdit> edits);

/// Returns the edits whose texts `kept` still has.
std::vector<TextEdit> editsWithin(std::span<const TextEdit> edits, const KeepMask& kept);

/// A page without the words that edits remove. Its nodes have the same numbers, boxes and computed styles, so
/// that masks and nodes of the page hold for it, too.
class EditedPage {
  public:
    /// `edits`: in document order, one for each text at most. `page` must outlive the object. O(page), and
    /// O(1) without edits.
    EditedPage(const Document& page, std::span<const TextEdit> edits);

    const Document& document() const { return m_edited ? *m_edited : m_page; }

  private:
    const Document& m_page;
    std::optional<Document> m_edited; // nothing without edits
};

} // namespace tagseam
