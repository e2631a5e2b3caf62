// SPDX-License-Identifier: MIT
// Marks as stretches of the DOM's text, which is all that tools for labelling text can hold.
#pragma once

#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/selectors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

struct TextRegion {
    std::size_t mark = 0; ///< index of the mark
    DomText::Stretch stretch;
    friend bool operator==(const TextRegion&, const TextRegion&) = default;
};

struct TextRegions {
    std::vector<TextRegion> regions; ///< in the order of the marks
    std::uint32_t orphans = 0;       ///< marks that are not wholly on the page, and have no region
    std::uint32_t textless = 0;      ///< subtrees without text, such as images, which have no region
    std::uint32_t severed = 0;       ///< marks with several regions
};

/// Returns the regions of the marks: the texts of their subtrees without white space at the ends. Subtrees
/// with nothing but white space between them are one region. O(targets * log targets).
TextRegions textRegionsOf(const PageSelectors& page, std::span<const AnchoredMark> anchored);

/// Returns the number of UTF-16 code units of a text, in which other tools count.
std::uint32_t utf16Length(std::string_view text);

} // namespace tagseam
