// SPDX-License-Identifier: MIT
// For every gap of a level, the lowest frequency threshold that opens it: the landscape that searchRegion
// floods threshold by threshold.
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// No threshold opens the gap: one of the most frequent symbols crosses it.
inline constexpr std::uint32_t neverOpens = 0xffffffffU;

struct Waterline {
    Region region; ///< the level's
    /// By gap: [k] lies between the positions region.begin + k and region.begin + k + 1, so that the split of
    /// an opening there is region.begin + k + 1. One less than positions; empty for fewer than two. Each is
    /// one of `thresholds`, or neverOpens.
    std::vector<std::uint32_t> opensAt;
    /// Frequencies of the symbols in the region, ascending, each once (Definition 3.6).
    std::vector<std::uint32_t> thresholds;
    FrequencyFilter filter = FrequencyFilter::Above;

    /// Whether the gap that ends at `split` (the first position right of it, region.begin < split <
    /// region.end) is under water at `threshold`, one of `thresholds`: no symbol that passes the filter
    /// straddles it. Where none passes at all (Above, the highest threshold) the gaps that never open stay
    /// dry.
    bool isOpen(Position split, std::uint32_t threshold) const
    {
        return opensAt[split.value - region.begin.value - 1] <= threshold;
    }
};

/// Which gaps open at which threshold, for the subsequence `region` of `symbols`. The openings that
/// searchRegion lists at a threshold are, among the gaps under water, those right behind the last occurrence
/// of a symbol that passes. O(n log n) time, O(n + largest symbol) memory.
Waterline waterline(std::span<const Symbol> symbols, Region region, FrequencyFilter filter);

/// By gap, as in Waterline::opensAt: how many symbols occur on both sides of it within the region. O(n +
/// largest symbol) time and memory.
std::vector<std::uint32_t> straddlingSymbols(std::span<const Symbol> symbols, Region region);

/// What a threshold would do to a level, whether or not the search gets to it.
struct Trial {
    std::uint32_t alphabetSize = 0; ///< symbols that pass the filter
    /// As searchRegion lists them for an attempt at this threshold: at least one.
    std::vector<Opening> openings;
    /// All gaps under water right behind the last occurrence of a symbol that passes, with a symbol that
    /// passes right of them, ascending: also those behind the opening where the scan stops. None with fewer
    /// than two symbols.
    std::vector<Position> splits;
};

/// Runs the scan of searchRegion over the level of `waterline` at `threshold`, one of its thresholds.
/// `options` must have the waterline's filter. O(n + largest symbol) time and memory.
Trial tryThreshold(std::span<const Symbol> symbols, const Waterline& waterline, std::uint32_t threshold,
                   const SearchOptions& options);

} // namespace tagseam
