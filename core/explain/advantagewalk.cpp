// SPDX-License-Identifier: MIT
// From search to search along the advantages.
#include "core/explain/advantagewalk.h"

#include "core/explain/steady.h"

#include <cmath>

namespace tagseam {

namespace {

// Of the numbers of the interval, up to 1, the lowest (or the highest) with two decimals, or with as many
// more as it takes.
double shortest(const Steady& interval, bool isUp)
{
    double scale = 100;
    for (int decimals = 2; decimals <= 15; ++decimals, scale *= 10) {
        const double number = isUp ? std::ceil(interval.fromAdvantage * scale) / scale
                              : interval.belowAdvantage > 1
                                  ? 1.0
                                  : (std::ceil(interval.belowAdvantage * scale) - 1) / scale;
        if (interval.fromAdvantage <= number && number < interval.belowAdvantage && number <= 1)
            return number;
    }
    return interval.fromAdvantage;
}

} // namespace

void walkAdvantage(std::span<const Symbol> symbols, const SearchOptions& options, bool isUp,
                   const std::function<bool(const SearchTrace&)>& visit, const std::stop_token& stop)
{
    SearchTrace trace = searchRegion(symbols, options, stop);
    while (!trace.isStopped && visit(trace)) {
        const Steady interval = steadyOf(trace);
        SearchOptions next = options;
        next.advantage = isUp ? interval.belowAdvantage : std::nextafter(interval.fromAdvantage, -1.0);
        if (options.sizeRule == SizeRule::Off || next.advantage < 0 || next.advantage > 1)
            return;
        trace = searchRegion(symbols, next, stop);
        if (trace.isStopped)
            return;
        trace.options.advantage = shortest(steadyOf(trace), isUp);
    }
}

} // namespace tagseam
