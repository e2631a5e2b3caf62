// SPDX-License-Identifier: MIT
// Walks from search to search along the minimum differences.
#include "core/explain/differencewalk.h"

#include "core/explain/stablerange.h"

#include <cmath>

namespace tagseam {

namespace {

// Returns the lowest (or the highest) number of the interval, up to 1, with two decimals, or with more if
// needed.
double shortest(const StableRange& interval, bool isUp)
{
    double scale = 100;
    for (int decimals = 2; decimals <= 15; ++decimals, scale *= 10) {
        const double number = isUp ? std::ceil(interval.fromDifference * scale) / scale
                              : interval.belowDifference > 1
                                  ? 1.0
                                  : (std::ceil(interval.belowDifference * scale) - 1) / scale;
        if (interval.fromDifference <= number && number < interval.belowDifference && number <= 1)
            return number;
    }
    return interval.fromDifference;
}

} // namespace

void walkDifference(std::span<const Symbol> symbols, const SearchOptions& options, bool isUp,
                    const std::function<bool(const SearchTrace&)>& visit, const std::stop_token& stop)
{
    SearchTrace trace = searchRegion(symbols, options, stop);
    while (!trace.isStopped && visit(trace)) {
        const StableRange interval = stableRangeOf(trace);
        SearchOptions next = options;
        next.minDifference = isUp ? interval.belowDifference : std::nextafter(interval.fromDifference, -1.0);
        if (options.sizeRule == SizeRule::Off || next.minDifference < 0 || next.minDifference > 1)
            return;
        trace = searchRegion(symbols, next, stop);
        if (trace.isStopped)
            return;
        trace.options.minDifference = shortest(stableRangeOf(trace), isUp);
    }
}

} // namespace tagseam
