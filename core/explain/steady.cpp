// SPDX-License-Identifier: MIT
// An advantage matters only where it passes a size difference that the search judged, a lowest threshold only
// where it passes the first one that a level tried.
#include "core/explain/steady.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

Steady steadyOf(const SearchTrace& trace)
{
    assert(!trace.isStopped);
    Steady steady;
    if (trace.options.sizeRule != SizeRule::Off) {
        for (const Opening& opening : trace.openings) {
            if (opening.verdict != Verdict::Accepted && opening.verdict != Verdict::TooBalanced)
                continue;
            const double difference = sizeDifference(trace.options, opening.left, opening.right);
            if (opening.verdict == Verdict::Accepted)
                steady.belowAdvantage = std::min(steady.belowAdvantage, difference);
            else
                steady.fromAdvantage = std::max(steady.fromAdvantage, difference);
        }
    }
    for (const Level& level : trace.levels) {
        if (level.attemptCount == 0)
            continue; // no positions
        const std::uint32_t first = trace.attempts[level.firstAttempt].threshold;
        if (first >= trace.options.lowestThreshold) // else the highest of its level, which is always tried
            steady.upToThreshold = std::min(steady.upToThreshold, first);
    }
    return steady;
}

} // namespace tagseam
