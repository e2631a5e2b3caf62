// SPDX-License-Identifier: MIT
// The operations of the search as the sequence grows, on generated sequences and on pages, and the number of
// splits (Velloso and Dorneles 2013, section 5.6; dissertation, section 3.5).
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/page/parsehtml.h"
#include "core/papers/report.h"
#include "core/tps/operations.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
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
SearchCost searchCost(std::span<const Symbol> symbols, const SearchOptions& options,
                      const std::stop_token& stop = {});

/// A page and the cost of its search with each of `variants`, in their order.
struct PageCost {
    std::string id;
    std::vector<SearchCost> costs;
};

/// The pages of a folder, and those that could not be read.
struct PageCosts {
    std::vector<PageCost> pages;
    std::vector<std::pair<std::string, Error>> unreadable; ///< ids and reasons
};

/// Searches each page of a folder with each of `variants`. `encoding`: of pages for which the manifest has
/// none. `tell`: called after each page. Errors: as openCorpus(); Stopped.
Result<PageCosts> pageCosts(const std::string& folder, const PageReading& reading,
                            const TellProgress& tell = {}, const std::stop_token& stop = {});

/// Makes the report. `pages` may be empty; `folder` names them. Cost: a search of each case with up to 32,000
/// positions.
Report costReport(const std::string& folder, std::span<const PageCost> pages);

} // namespace tagseam
