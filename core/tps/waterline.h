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
    /// a candidate split there is region.begin + k + 1. One less than positions; empty for fewer than two.
    /// Each is one of `thresholds`, or neverOpens.
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

/// Which gaps open at which threshold, for the subsequence `region` of `symbols`. The candidate splits that
/// searchRegion lists at a threshold are, among the gaps under water, those right behind the last occurrence
/// of a symbol that passes. O(n log n) time, O(n + largest symbol) memory.
Waterline waterline(std::span<const Symbol> symbols, Region region, FrequencyFilter filter);

/// By gap, as in Waterline::opensAt: how many symbols occur on both sides of it within the region. O(n +
/// largest symbol) time and memory.
std::vector<std::uint32_t> symbolsOnBothSides(std::span<const Symbol> symbols, Region region);

/// Tells whether the scan of searchRegion can split at an open gap, and if not, why.
enum class GapUse : std::uint8_t {
    Split,        ///< it can: a symbol that passes ends right before the gap, and others follow
    NoScan,       ///< fewer than two symbols pass
    NothingLeft,  ///< no symbol that passes occurs left of the gap
    NothingRight, ///< no symbol that passes occurs right of the gap
    AfterSplit,   ///< it can split at a gap further left, and no symbol that passes occurs between the two
};

/// Neighbouring gaps that are open at a threshold and have the same use.
struct OpenGaps {
    Region splits; ///< the first positions right of the gaps
    GapUse use = GapUse::Split;
    friend bool operator==(const OpenGaps&, const OpenGaps&) = default;
};

/// The gaps under water at `threshold`, one of the level's: those of Waterline::isOpen(), ascending. O(n +
/// largest symbol) time.
std::vector<OpenGaps> openGaps(std::span<const Symbol> symbols, Region region, FrequencyFilter filter,
                               std::uint32_t threshold);

/// What a threshold would do to a level, whether or not the search gets to it.
struct Trial {
    std::uint32_t alphabetSize = 0; ///< symbols that pass the filter
    /// As searchRegion lists them for an attempt at this threshold: at least one.
    std::vector<CandidateSplit> candidateSplits;
    /// All gaps under water right behind the last occurrence of a symbol that passes, with a symbol that
    /// passes right of them, ascending: also those behind the candidate split where the scan stops. None with
    /// fewer than two symbols.
    std::vector<Position> splits;
};

/// Runs the scan of searchRegion over the level of `waterline` at `threshold`, one of its thresholds.
/// `options` must have the waterline's filter. O(n + largest symbol) time and memory.
Trial tryThreshold(std::span<const Symbol> symbols, const Waterline& waterline, std::uint32_t threshold,
                   const SearchOptions& options);

} // namespace tagseam
