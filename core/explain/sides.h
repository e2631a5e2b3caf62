// SPDX-License-Identifier: MIT
// What the two sides of a split are made of, and what they share: the cause of the split in the page's terms.
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// A symbol with its occurrences in some positions.
struct Repeated {
    Symbol symbol;
    std::uint32_t frequency = 0;
    friend bool operator==(const Repeated&, const Repeated&) = default;
};

/// Of the split of one level; the parts are those beside the gap, the split symbol being one of the left. Of
/// symbols that occur equally often the first in the sequence is named.
struct Sides {
    Repeated left;  ///< the symbol that occurs most often left of the split, and how often there
    Repeated right; ///< the same right of it
    /// The most frequent of the symbols that occur on both sides, with its frequency in the level. It does
    /// not pass the threshold of the split: one that does, and stands on both sides, keeps the gap closed
    /// (Definition 3.7). Nothing when the two sides have no symbol in common.
    std::optional<Repeated> shared;
    /// When there is none: the last level before this one in which a symbol stood on both sides of the gap,
    /// as an index into SearchTrace::levels, and the most frequent such symbol, with its frequency there.
    std::optional<std::uint32_t> sharedLevel;
    std::optional<Repeated> sharedThere;
    /// The symbol of the last position of the left part, with its frequency in the level: it passes, and the
    /// search opens the gap right behind its last occurrence.
    Repeated behind;
    /// The other levels that were split right behind the same symbol, from the first: indices into
    /// SearchTrace::levels. Alike wrappers that are peeled off one by one are such.
    std::vector<std::uint32_t> alsoBehind;
    friend bool operator==(const Sides&, const Sides&) = default;
};

/// `level`: index of one that was split, into SearchTrace::levels. O(n + largest symbol + symbols * log
/// levels) for n positions of the sequence.
Sides sidesOf(std::span<const Symbol> symbols, const SearchTrace& trace, std::uint32_t level);

/// What would become of a level, were its split refused.
struct NextSplit {
    double minDifference = 0;      ///< of two decimals, as people try them: the lowest that refuses the split
    std::optional<Position> split; ///< first position of the right part; nothing: the level is not split then
    friend bool operator==(const NextSplit&, const NextSplit&) = default;
};

/// `level` as for sidesOf(). Nothing when there is no size rule, or when no minimum difference up to 1
/// refuses it. Cost: that of searchRegion() on the level.
std::optional<NextSplit> nextSplit(std::span<const Symbol> symbols, const SearchTrace& trace,
                                   std::uint32_t level);

} // namespace tagseam
