// SPDX-License-Identifier: MIT
// Counts the occurrences of the symbols of a subsequence and finds the first and last of each.
#include "core/tps/occurrences.h"

#include <algorithm>

namespace tagseam {

std::size_t symbolLimit(std::span<const Symbol> symbols)
{
    return symbols.empty() ? 0 : std::size_t{std::ranges::max(symbols).value} + 1;
}

std::vector<Occurrences> occurrencesIn(std::span<const Symbol> part)
{
    std::vector<Occurrences> bySymbol(symbolLimit(part));
    for (std::uint32_t i = 0; i < part.size(); ++i) {
        prefetch(part, i, bySymbol);
        Occurrences& of = bySymbol[part[i].value];
        if (of.frequency++ == 0)
            of.first = i;
        of.last = i;
    }
    return bySymbol;
}

std::vector<std::uint32_t> frequenciesOf(std::span<const Symbol> symbols, Region region)
{
    std::vector<std::uint32_t> frequencies;
    for (const Occurrences& of : occurrencesIn(symbols.subspan(region.begin.value, region.size()))) {
        if (of.frequency > 0)
            frequencies.push_back(of.frequency);
    }
    std::ranges::sort(frequencies);
    const auto repeated = std::ranges::unique(frequencies);
    frequencies.erase(repeated.begin(), repeated.end());
    return frequencies;
}

} // namespace tagseam
