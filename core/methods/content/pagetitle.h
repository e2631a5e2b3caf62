// SPDX-License-Identifier: MIT
// Finds the blocks of text that repeat the title of the page: the headline of an article, the name of a
// product.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/page/dom.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns the text of the element `title` in the page's head; empty when there is none.
std::string_view titleOf(const Document& page);

/// A block whose words are mostly words of the page's title.
struct TitleBlock {
    std::uint32_t block = 0; ///< index into PageTexts::blocks
    double share = 0;        ///< share of the title's words that it has, above 0 to 1
};

/// Returns the blocks of at least two words, mostly outside links, of which at least seven in ten are words
/// of the title; in document order. Letters of ASCII are compared without case. O(words log words).
std::vector<TitleBlock> titleBlocks(const Document& page, const PageTexts& texts);

/// True if the block has all words of the page's title, at least two, and at most as many others. Letters are
/// compared as by titleBlocks().
bool hasWholeTitle(const Document& page, const MeasuredBlock& block);

} // namespace tagseam
