// SPDX-License-Identifier: MIT
// The threshold profile: for every gap of a level the lowest frequency threshold at which no symbol occurs on
// both sides.
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// The gap opens at no threshold: one of the most frequent symbols occurs on both sides of it.
inline constexpr std::uint32_t neverOpens = 0xffffffffU;

struct ThresholdProfile {
    Region region; ///< the region of the level
    /// The lowest threshold at which each gap is open. Gap [k] lies between the positions region.begin + k
    /// and region.begin + k + 1, so that a candidate split at it has the split region.begin + k + 1. One less
    /// than positions; empty for fewer than two. Each value is one of `thresholds`, or neverOpens.
    std::vector<std::uint32_t> opensAt;
    /// Frequencies of the symbols in the region, ascending, each once (Definition 3.6).
    std::vector<std::uint32_t> thresholds;
    FrequencyFilter filter = FrequencyFilter::Above;

    /// True if no symbol that passes the filter at `threshold`, one of `thresholds`, occurs on both sides of
    /// the gap that ends at `split` (the first position right of it, region.begin < split < region.end). When
    /// no symbol passes at all (Above, the highest threshold), the gaps that never open stay closed.
    bool isOpen(Position split, std::uint32_t threshold) const
    {
        return opensAt[split.value - region.begin.value - 1] <= threshold;
    }
};

/// Computes the threshold profile of the subsequence `region` of `symbols`. The candidate splits that
/// searchRegion lists at a threshold are the open gaps right after the last occurrence of a symbol that
/// passes. O(n log n) time, O(n + largest symbol) memory.
ThresholdProfile thresholdProfile(std::span<const Symbol> symbols, Region region, FrequencyFilter filter);

/// Returns for each gap, as in ThresholdProfile::opensAt, the number of symbols that occur on both sides of
/// it within the region. O(n + largest symbol) time and memory.
std::vector<std::uint32_t> symbolsOnBothSides(std::span<const Symbol> symbols, Region region);

/// Says if the scan of searchRegion can split at an open gap, and if not, why.
enum class GapUse : std::uint8_t {
    Split,        ///< a symbol that passes ends right before the gap, and others follow
    NoScan,       ///< fewer than two symbols pass
    NothingLeft,  ///< no symbol that passes occurs left of the gap
    NothingRight, ///< no symbol that passes occurs right of the gap
    AfterSplit,   ///< the scan can split at a gap further left, and no symbol that passes occurs between the
                  ///< two
};

/// Neighbouring gaps that are open at a threshold and have the same use.
struct OpenGaps {
    Region splits; ///< the first positions right of the gaps
    GapUse use = GapUse::Split;
    friend bool operator==(const OpenGaps&, const OpenGaps&) = default;
};

/// Returns the gaps that ThresholdProfile::isOpen() reports at `threshold`, one of the level's, ascending.
/// O(n + largest symbol) time.
std::vector<OpenGaps> openGaps(std::span<const Symbol> symbols, Region region, FrequencyFilter filter,
                               std::uint32_t threshold);

/// The effect of a threshold on a level, even if the search does not reach it.
struct Trial {
    std::uint32_t alphabetSize = 0; ///< symbols that pass the filter
    /// The candidate splits that searchRegion lists for an attempt at this threshold: at least one.
    std::vector<CandidateSplit> candidateSplits;
    /// All open gaps right after the last occurrence of a symbol that passes, with a symbol that passes right
    /// of them, ascending, including the gaps after the candidate split where the scan stops. None with fewer
    /// than two symbols.
    std::vector<Position> splits;
};

/// Runs the scan of searchRegion over the level of `waterline` at `threshold`, one of its thresholds.
/// `options` must have the profile's filter. O(n + largest symbol) time and memory.
Trial tryThreshold(std::span<const Symbol> symbols, const ThresholdProfile& profile, std::uint32_t threshold,
                   const SearchOptions& options);

} // namespace tagseam
