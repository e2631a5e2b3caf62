// SPDX-License-Identifier: MIT
// Finds the minimum differences and lowest thresholds for which a search is the same: saves searching again.
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>

namespace tagseam {

inline constexpr std::uint32_t noLimit = 0xffffffffU;

/// The options with the same search, decision for decision, when all other options stay.
struct StableRange {
    double fromDifference = 0;  ///< included
    double belowDifference = 2; ///< not included; above 1 when the search is the same up to 1
    /// Lowest thresholds from the search's own up to this one, included; noLimit when the search is the same
    /// for all above. Some thresholds below its own may give the same search as well.
    std::uint32_t upToThreshold = noLimit;

    bool holds(double minDifference) const
    {
        return fromDifference <= minDifference && minDifference < belowDifference;
    }
};

/// Returns the range of options. Exact for the minimum difference: at `belowDifference` and right below
/// `fromDifference` (unless that is 0) some candidate split gets another verdict. For the threshold: above
/// `upToThreshold` the search differs, or is the same for all from that threshold on. `trace` must not have
/// been stopped. O(candidate splits + levels).
StableRange stableRangeOf(const SearchTrace& trace);

/// True if the searches are the same, decision for decision, whatever the options. O(candidate splits +
/// levels).
bool isSameSearch(const SearchTrace& a, const SearchTrace& b);

} // namespace tagseam
