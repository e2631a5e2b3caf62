// SPDX-License-Identifier: MIT
// Counts the occurrences of the symbols of a subsequence and finds the first and last of each (Velloso and
// Dorneles 2013, Definitions 3.5 and 3.6).
#pragma once

#include "core/tps/tagpath.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// The occurrences of one symbol in a subsequence.
struct Occurrences {
    std::uint32_t frequency = 0;
    std::uint32_t first = 0; ///< positions, from the begin of the subsequence; 0 when the symbol does not
                             ///< occur
    std::uint32_t last = 0;
    friend bool operator==(const Occurrences&, const Occurrences&) = default;
};

/// Returns one more than the value of the largest symbol; 0 for none. A sequence's symbols may be numbered
/// with holes. O(n).
std::size_t symbolLimit(std::span<const Symbol> symbols);

/// Returns the occurrences of each symbol value. O(n + largest symbol) time, memory linear in the largest
/// symbol.
std::vector<Occurrences> occurrencesIn(std::span<const Symbol> part);

/// Returns the frequencies of the symbols in the region, ascending, each once (Definition 3.6). O(n log n +
/// largest symbol) for n positions.
std::vector<std::uint32_t> frequenciesOf(std::span<const Symbol> symbols, Region region);

/// Prefetches a table entry a little before a loop over `symbols` reads it at position i. A page's symbols
/// mostly repeat nearby; an entry that was not read recently is far in memory.
template <class Value>
void prefetch(std::span<const Symbol> symbols, std::size_t i, const std::vector<Value>& bySymbol)
{
    constexpr std::size_t ahead = 16; // positions
    if (i + ahead < symbols.size())
        __builtin_prefetch(&bySymbol[symbols[i + ahead].value]);
}

} // namespace tagseam
