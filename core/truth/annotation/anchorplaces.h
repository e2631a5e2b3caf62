// SPDX-License-Identifier: MIT
// Finds the places of like nodes on a page, and the places whose surrounding text matches a quote.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/selectors.h"

#include <span>
#include <vector>

namespace tagseam {

/// A stretch of text, and the like nodes with that text, one in the other; or a point between two letters,
/// and the like nodes without text at it.
struct Place {
    PageText::Extent extent;
    std::span<const NodeId> nodes; ///< in document order; from the list that placesOf() was given
    bool hasPrefix = false;        ///< the quote's prefix stands before it
    bool hasSuffix = false;
};

/// Returns the places of `nodes`, which must outlive them, in the order of the text. `isOurs`: the quote is
/// one of targetOf(), which is shorter than its bound only at an end of the page; otherwise an empty prefix
/// or suffix means nothing, and counts as present.
std::vector<Place> placesOf(const PageSelectors& page, const std::vector<NodeId>& nodes,
                            const TextQuote& quote, bool isOurs);

/// Gives `quote` the shortest prefix and suffix, among those that targetOf() may write, that distinguish the
/// place at `extent` from the others, if any does.
void giveContext(const PageSelectors& page, const std::vector<Place>& places, PageText::Extent extent,
                 TextQuote& quote);

} // namespace tagseam
