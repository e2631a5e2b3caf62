// SPDX-License-Identifier: MIT
// Finds the symbols of the two sides of a split, and the symbols that they share: the cause of the split in
// the page's terms.
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

/// The two sides of the split of one level, beside the gap; the split symbol belongs to the left. Among
/// symbols that occur equally often the first in the sequence is named.
struct Sides {
    Repeated left;  ///< the most frequent symbol left of the split, and its frequency on that side
    Repeated right; ///< the most frequent symbol right of the split, and its frequency on that side
    /// The most frequent of the symbols that occur on both sides, with its frequency in the level. It does
    /// not pass the threshold of the split: a symbol that passes and stands on both sides keeps the gap
    /// closed (Definition 3.7). Nothing when the two sides have no symbol in common.
    std::optional<Repeated> shared;
    /// If there is no shared symbol: the last level before this one in which a symbol stood on both sides of
    /// the gap, as an index into SearchTrace::levels, and the most frequent such symbol, with its frequency
    /// in that level.
    std::optional<std::uint32_t> sharedLevel;
    std::optional<Repeated> sharedThere;
    /// The symbol of the last position of the left side, with its frequency in the level: it passes, and the
    /// candidate split is right after its last occurrence.
    Repeated after;
    /// The other levels that were split right after the same symbol, from the first: indices into
    /// SearchTrace::levels. Similar wrappers that are pruned one by one give such levels.
    std::vector<std::uint32_t> alsoAfter;
    friend bool operator==(const Sides&, const Sides&) = default;
};

/// Returns the sides of a split. `level`: index into SearchTrace::levels of a level that was split. O(n +
/// largest symbol + symbols * log levels) for n positions of the sequence.
Sides sidesOf(std::span<const Symbol> symbols, const SearchTrace& trace, std::uint32_t level);

/// The effect on a level if its split were rejected.
struct NextSplit {
    double minDifference = 0;      ///< lowest minimum difference of two decimals that rejects the split
    std::optional<Position> split; ///< first position of the right side; nothing: the level is then not split
    friend bool operator==(const NextSplit&, const NextSplit&) = default;
};

/// Returns the next split of `level`, as for sidesOf(). Nothing when there is no size rule, or when no
/// minimum difference up to 1 rejects the split. Cost: one searchRegion() on the level.
std::optional<NextSplit> nextSplit(std::span<const Symbol> symbols, const SearchTrace& trace,
                                   std::uint32_t level);

} // namespace tagseam
