// SPDX-License-Identifier: MIT
// Which symbols keep a gap closed: those that occur on both sides of it (Velloso and Dorneles 2013,
// Definition 3.7: the alphabets of two regions do not intersect).
#pragma once

#include "core/tps/searchregion.h"
#include "core/tps/waterline.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// A symbol that occurs on both sides.
struct Straddler {
    Symbol symbol;
    std::uint32_t frequency = 0; ///< in the level
    Position first;              ///< occurrences in the level, positions of the sequence
    Position last;
    std::uint32_t before = 0; ///< occurrences before the gap: at or before Blame::range.begin
    /// The lowest threshold that would open one of the gaps if this symbol alone were ignored, or neverOpens.
    std::uint32_t opensWithout = neverOpens;
    friend bool operator==(const Straddler&, const Straddler&) = default;
};

/// Of a run of gaps in one level: those between the positions of `range`.
struct Blame {
    Region level; ///< region of the level
    Region range; ///< at least two positions of it; two for a single gap
    /// The symbols that straddle every gap between the positions of `range`: fewest occurrences first, then
    /// by first occurrence. A gap opens at a threshold when none of those that straddle it passes.
    std::vector<Straddler> straddlers;
    std::uint32_t opensAt = neverOpens; ///< lowest threshold that opens a gap of the range
    Position split;                     ///< the first such gap: first position right of it
};

/// `range`: at least two positions, all in `level`. O(n log n) for n positions of the level, as waterline(),
/// and for each of the straddlers O(range).
Blame blameGaps(std::span<const Symbol> symbols, Region level, Region range, FrequencyFilter filter);

/// The gap before `split`: the two positions beside it. level.begin < split < level.end.
constexpr Region gapBefore(Position split)
{
    return {Position{split.value - 1}, Position{split.value + 1}};
}

} // namespace tagseam
