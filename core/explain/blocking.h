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
struct BlockingSymbol {
    Symbol symbol;
    std::uint32_t frequency = 0; ///< in the level
    Position first;              ///< occurrences in the level, positions of the sequence
    Position last;
    std::uint32_t before = 0; ///< occurrences before the gap: at or before BlockingSymbols::range.begin
    /// The lowest threshold that would open one of the gaps if this symbol alone were ignored; neverOpens
    /// when none does, or nothing would be left on one side of them.
    std::uint32_t opensWithout = neverOpens;
    friend bool operator==(const BlockingSymbol&, const BlockingSymbol&) = default;
};

/// Why a gap can be open and yet be no split: the search opens a gap only where it reads the last of the
/// symbols left of it that pass the filter, right behind that, and when one that passes is left to be read.
/// What bars a gap at the lowest threshold that opens it does so at all others, as ever fewer symbols pass.
enum class SplitBar : std::uint8_t {
    None,         ///< it is a split
    Filtered,     ///< the symbol left of it is filtered out
    NothingRight, ///< all symbols right of it are
};

/// Of a run of gaps in one level: those between the positions of `range`.
struct BlockingSymbols {
    Region level; ///< region of the level
    Region range; ///< at least two positions of it; two for a single gap
    /// The symbols that straddle every gap between the positions of `range`: fewest occurrences first, then
    /// by first occurrence. A gap opens at a threshold when none of those that straddle it passes.
    std::vector<BlockingSymbol> symbols;
    std::uint32_t opensAt = neverOpens;  ///< lowest threshold that opens a gap of the range
    Position split;                      ///< the first such gap: first position right of it
    SplitBar bar = SplitBar::None;       ///< of that gap
    std::uint32_t splitsAt = neverOpens; ///< lowest threshold that opens a gap of the range which is a split
    Position splitsBefore;               ///< the first such gap
};

/// `range`: at least two positions, all in `level`. O(n log n) for n positions of the level, as waterline().
BlockingSymbols blockingSymbolsOf(std::span<const Symbol> symbols, Region level, Region range,
                                  FrequencyFilter filter);

/// The gap before `split`: the two positions beside it. level.begin < split < level.end.
constexpr Region gapBefore(Position split)
{
    return {Position{split.value - 1}, Position{split.value + 1}};
}

} // namespace tagseam
