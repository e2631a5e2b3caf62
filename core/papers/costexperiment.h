// SPDX-License-Identifier: MIT
// The operations of the search as the sequence grows, on generated sequences and on pages, and the number of
// splits (Velloso and Dorneles 2013, section 5.6; dissertation, section 3.5).
#pragma once

#include "core/papers/report.h"
#include "core/tps/operations.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// The cost of a search.
struct SearchCost {
    std::uint32_t positions = 0;
    std::uint32_t levels = 0;
    std::uint32_t splits = 0;
    ListingOperations operations; ///< operations of the printed listing
    std::uint64_t indexSteps = 0; ///< SearchTrace::indexSteps
};

/// Returns the cost. Cost: that of searchRegion().
SearchCost searchCost(std::span<const Symbol> symbols, const SearchOptions& options);

/// A page and the cost of its search with each of `variants`, in their order.
struct PageCost {
    std::string id;
    std::vector<SearchCost> costs;
};

/// Makes the report. `pages` may be empty; `folder` names them. Cost: a search of each case with up to 32,000
/// positions.
Report costReport(const std::string& folder, std::span<const PageCost> pages);

} // namespace tagseam
