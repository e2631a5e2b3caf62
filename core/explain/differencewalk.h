// SPDX-License-Identifier: MIT
// Visits all searches between one minimum difference and the next.
#pragma once

#include "core/tps/searchregion.h"

#include <functional>
#include <span>
#include <stop_token>

namespace tagseam {

/// Walks the minimum differences from the present one up (or down), at which the search of `symbols` becomes
/// another one. Calls `visit(trace)` with the trace of each interval from the present one on, until it
/// returns false; the trace's options hold a minimum difference of the interval, a short decimal. Ends at 1
/// and at 0, and when stopped.
void walkDifference(std::span<const Symbol> symbols, const SearchOptions& options, bool isUp,
                    const std::function<bool(const SearchTrace&)>& visit, const std::stop_token& stop = {});

} // namespace tagseam
