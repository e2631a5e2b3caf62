// SPDX-License-Identifier: MIT
// For which minimum differences and lowest thresholds a search would be the very one that it is: what saves
// searching again.
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>

namespace tagseam {

inline constexpr std::uint32_t noLimit = 0xffffffffU;

/// Decision for decision the same search, with all other switches as they are.
struct StableRange {
    double fromDifference = 0;  ///< included
    double belowDifference = 2; ///< not included; above 1 when the search is the same up to 1
    /// Lowest thresholds from the search's own up to this one, included; noLimit when all above are the same.
    /// Some of those below its own may be as well.
    std::uint32_t upToThreshold = noLimit;

    bool holds(double minDifference) const
    {
        return fromDifference <= minDifference && minDifference < belowDifference;
    }
};

/// Exact for the minimum difference: at `belowDifference` and right below `fromDifference` (unless that is 0)
/// some candidate split gets another verdict. For the threshold: above `upToThreshold` the search is another
/// one, or is the same for all from there on. `trace` must not have been stopped. O(candidate splits +
/// levels).
StableRange stableRangeOf(const SearchTrace& trace);

/// Decision for decision, whatever the options. O(candidate splits + levels).
bool isSameSearch(const SearchTrace& a, const SearchTrace& b);

} // namespace tagseam
