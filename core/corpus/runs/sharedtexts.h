// SPDX-License-Identifier: MIT
// The texts that all pages of a site share, and how many words of them a mask removes.
#pragma once

#include "core/corpus/runs/row.h"
#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <unordered_set>

namespace tagseam {

/// Texts that are on each page so far: those of text nodes of the body with a word (not of scripts, styles
/// and the like), compared word for word.
class SharedTexts {
  public:
    /// One more page of the site. O(words).
    void add(const Document& page);

    std::uint32_t pages() const { return m_pages; }
    /// Whether a text node of a page of the site has a text that all pages have. O(words).
    bool isShared(const Document& page, NodeId text) const;
    /// The words of such texts on a page of the site, and those that are not kept. Nothing before two pages
    /// are there: of one page all texts are those of all its pages. O(words).
    std::optional<RowShared> removedBy(const Document& page, const KeepMask& kept) const;

  private:
    std::unordered_set<std::string> m_texts;
    std::uint32_t m_pages = 0;
};

} // namespace tagseam
