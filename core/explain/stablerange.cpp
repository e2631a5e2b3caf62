// SPDX-License-Identifier: MIT
// Finds the options with the same search. A minimum difference matters only where it passes a size difference
// that the search judged, a lowest threshold only where it passes the first one that a level tried.
#include "core/explain/stablerange.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

StableRange stableRangeOf(const SearchTrace& trace)
{
    assert(!trace.isStopped);
    StableRange stable;
    if (trace.options.sizeRule != SizeRule::Off) {
        for (const CandidateSplit& candidateSplit : trace.candidateSplits) {
            if (candidateSplit.verdict != Verdict::Accepted &&
                candidateSplit.verdict != Verdict::RejectedBySize)
                continue;
            const double difference =
                sizeDifference(trace.options, candidateSplit.left, candidateSplit.right);
            if (candidateSplit.verdict == Verdict::Accepted)
                stable.belowDifference = std::min(stable.belowDifference, difference);
            else
                stable.fromDifference = std::max(stable.fromDifference, difference);
        }
    }
    for (const Level& level : trace.levels) {
        if (level.attemptCount == 0)
            continue; // no positions
        const Attempt& first = trace.attempts[level.firstAttempt];
        // The highest frequency of a level is tried whatever the lowest threshold is.
        const bool isHighest =
            first.threshold < trace.options.lowestThreshold ||
            (trace.options.frequencyFilter == FrequencyFilter::Above && first.alphabetSize == 0);
        if (!isHighest)
            stable.upToThreshold = std::min(stable.upToThreshold, first.threshold);
    }
    return stable;
}

bool isSameSearch(const SearchTrace& a, const SearchTrace& b)
{
    return a.levels == b.levels && a.attempts == b.attempts && a.candidateSplits == b.candidateSplits &&
           a.region == b.region;
}

} // namespace tagseam
