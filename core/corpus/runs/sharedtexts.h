// SPDX-License-Identifier: MIT
// Finds the texts that all pages of a site share, and counts the words of them that a mask removes.
#pragma once

#include "core/corpus/runs/row.h"
#include "core/page/dom.h"
#include "core/page/textedits.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>

namespace tagseam {

/// The texts that are on each page so far: text nodes of the body with a word (not of scripts, styles and the
/// like), compared word for word.
class SharedTexts {
  public:
    /// Adds one more page of the site. O(words).
    void add(const Document& page);

    std::uint32_t pages() const { return m_pages; }
    /// True if a text node of a page of the site has a text that all pages have. O(words).
    bool isShared(const Document& page, NodeId text) const;
    /// Returns the words of such texts on a page of the site, and the number that is not kept; `edits`: words
    /// removed from kept texts. Nothing before two pages were added: a single page shares all its texts.
    /// O(words).
    std::optional<RowShared> removedBy(const Document& page, const KeepMask& kept,
                                       std::span<const TextEdit> edits = {}) const;

  private:
    std::unordered_set<std::string> m_texts;
    std::uint32_t m_pages = 0;
};

} // namespace tagseam
