// SPDX-License-Identifier: MIT
// SearchTrace -> the operations of the printed listing for the same decisions (Velloso and Dorneles 2013,
// section 5.6; dissertation, section 3.5).
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>

namespace tagseam {

/// The iterations of the loops of the listing, over all levels.
struct ListingOperations {
    std::uint64_t counting = 0;  ///< Algorithm 3, line 4: positions counted
    std::uint64_t filtering = 0; ///< Algorithm 4, line 3: symbols compared with a threshold
    std::uint64_t scanning = 0;  ///< Algorithm 3, line 22: positions scanned; T(n) of Equations 1 to 3

    std::uint64_t all() const { return counting + filtering + scanning; }
    friend bool operator==(const ListingOperations&, const ListingOperations&) = default;
};

/// Returns the operations. O(levels + attempts).
ListingOperations listingOperations(const SearchTrace& trace);

} // namespace tagseam
