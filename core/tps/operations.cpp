// SPDX-License-Identifier: MIT
// SearchTrace -> the operations of the printed listing for the same decisions.
#include "core/tps/operations.h"

namespace tagseam {

ListingOperations listingOperations(const SearchTrace& trace)
{
    ListingOperations operations;
    for (const Level& level : trace.levels) {
        operations.counting += level.region.size();
        for (const Attempt& attempt : trace.attemptsOf(level)) {
            operations.filtering += level.alphabetSize;
            const CandidateSplit& last = trace.candidateSplitsOf(attempt).back();
            if (last.verdict != Verdict::OneSymbol) // L17: no scan
                operations.scanning += last.split.value - level.region.begin.value;
        }
    }
    return operations;
}

} // namespace tagseam
