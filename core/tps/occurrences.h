// SPDX-License-Identifier: MIT
// How often the symbols of a subsequence occur in it, and where first and last (Velloso and Dorneles 2013,
// Definitions 3.5 and 3.6).
#pragma once

#include "core/tps/tagpath.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// Of one symbol in a subsequence.
struct Occurrences {
    std::uint32_t frequency = 0;
    std::uint32_t first = 0; ///< positions, from the begin of the subsequence; 0 when there are none
    std::uint32_t last = 0;
    friend bool operator==(const Occurrences&, const Occurrences&) = default;
};

/// One more than the value of the largest symbol; 0 for none. A sequence's symbols need not be numbered
/// without holes. O(n).
std::size_t symbolLimit(std::span<const Symbol> symbols);

/// By symbol value. O(n + largest symbol) time, memory linear in the largest symbol.
std::vector<Occurrences> occurrencesIn(std::span<const Symbol> part);

/// The frequencies of the symbols in the region, ascending, each once (Definition 3.6). O(n log n + largest
/// symbol) for n positions.
std::vector<std::uint32_t> frequenciesOf(std::span<const Symbol> symbols, Region region);

/// In a loop over `symbols` that reads a table by symbol: asks for an entry a little before position i comes
/// to it. A page's symbols repeat nearby; where they do not, memory is far.
template <class Value>
void prefetch(std::span<const Symbol> symbols, std::size_t i, const std::vector<Value>& bySymbol)
{
    constexpr std::size_t ahead = 16; // positions
    if (i + ahead < symbols.size())
        __builtin_prefetch(&bySymbol[symbols[i + ahead].value]);
}

} // namespace tagseam
