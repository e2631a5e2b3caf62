// SPDX-License-Identifier: MIT
// Finds the symbols that keep a gap closed: the blocking symbols, which occur on both sides of it (Velloso
// and Dorneles 2013, Definition 3.7: the alphabets of two regions do not intersect).
#pragma once

#include "core/tps/searchregion.h"
#include "core/tps/thresholdprofile.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// A symbol that occurs on both sides.
struct BlockingSymbol {
    Symbol symbol;
    std::uint32_t frequency = 0; ///< frequency in the level
    Position first;              ///< occurrences in the level, positions of the sequence
    Position last;
    std::uint32_t before = 0; ///< occurrences before the gap: at or before BlockingSymbols::range.begin
    /// The lowest threshold that would open one of the gaps if this symbol alone were ignored; neverOpens
    /// when none does, or when one side of the gaps would be empty.
    std::uint32_t opensWithout = neverOpens;
    friend bool operator==(const BlockingSymbol&, const BlockingSymbol&) = default;
};

/// Says why an open gap is not a candidate split: the search has one only right after the last occurrence of
/// the symbols left of it that pass the filter, and only if a symbol that passes follows. If a gap is barred
/// at the lowest threshold that opens it, it is barred at all others, because ever fewer symbols pass.
enum class SplitBar : std::uint8_t {
    None,         ///< the gap is a candidate split
    Filtered,     ///< the symbol left of it is filtered out
    NothingRight, ///< all symbols right of it are filtered out
};

/// The blocking symbols of a run of gaps in one level: the gaps between the positions of `range`.
struct BlockingSymbols {
    Region level; ///< region of the level
    Region range; ///< at least two positions of it; two for a single gap
    /// The symbols that occur on both sides of every gap between the positions of `range`: fewest occurrences
    /// first, then in order of first occurrence. A gap opens at a threshold when none of its blocking symbols
    /// passes.
    std::vector<BlockingSymbol> symbols;
    std::uint32_t opensAt = neverOpens;  ///< lowest threshold that opens a gap of the range
    Position split;                      ///< the first such gap: first position right of it
    SplitBar bar = SplitBar::None;       ///< reason why that gap is not a candidate split
    std::uint32_t splitsAt = neverOpens; ///< lowest threshold at which a gap of the range is a candidate
                                         ///< split
    Position splitsBefore;               ///< the first such gap
};

/// Finds the blocking symbols. `range`: at least two positions, all in `level`. O(n log n) for n positions of
/// the level, as thresholdProfile().
BlockingSymbols blockingSymbolsOf(std::span<const Symbol> symbols, Region level, Region range,
                                  FrequencyFilter filter);

/// Returns the two positions beside the gap before `split`. level.begin < split < level.end.
constexpr Region gapBefore(Position split)
{
    return {Position{split.value - 1}, Position{split.value + 1}};
}

} // namespace tagseam
