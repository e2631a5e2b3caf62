// SPDX-License-Identifier: MIT
// Where on a page nodes alike are, and which of these places have the text around them that a quote says.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/selectors.h"

#include <span>
#include <vector>

namespace tagseam {

/// A stretch of text, and the nodes alike that hold it, one in the other; or a point between two letters, and
/// the nodes alike without text there.
struct Place {
    PageText::Extent extent;
    std::span<const NodeId> nodes; ///< in document order; of the list that placesOf() was given
    bool hasPrefix = false;        ///< what the quote says stands before it
    bool hasSuffix = false;
};

/// Places of `nodes`, which must outlive them, in the order of the text. `isOurs`: the quote is one of
/// targetOf(), which is shorter than its bound only at an end of the page; else an empty prefix or suffix
/// says nothing, and is had.
std::vector<Place> placesOf(const PageSelectors& page, const std::vector<NodeId>& nodes,
                            const TextQuote& quote, bool isOurs);

/// Gives `quote` the shortest prefix and suffix, of those that targetOf() may write, that tell the place at
/// `extent` from the others, as far as any does.
void giveContext(const PageSelectors& page, const std::vector<Place>& places, PageText::Extent extent,
                 TextQuote& quote);

} // namespace tagseam
