// SPDX-License-Identifier: MIT
// Document -> the single item that a page is about: a product, a profile, a recipe.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/methods/separators/separators.h"
#include "core/page/dom.h"

namespace tagseam {

/// The item that a page has, if it is one of these pages.
struct ItemContent {
    NodeId root = noNode; ///< subtree with the largest sum of values; noNode without an item
    double sum = 0;       ///< its sum, in words
    KeepMask nodes;       ///< nodes of the item, without the ancestors of the root
};

/// Finds the item: the page without its navigation and without the lists of other things, as reviews and
/// similar products. The value of a text is its words; a word in a link counts as minus three, a word in a
/// strong list of records as nothing, and an element without a text of its own costs a quarter. The item is
/// the bestSubtree() of these values, without any subtree whose sum is below -1. O(nodes + records).
ItemContent findItem(const Document& page, const PageTexts& texts, const SeparatedPage& lists);

} // namespace tagseam
