// SPDX-License-Identifier: MIT
// A sequence of values -> the contiguous run with the largest sum.
#include "core/methods/subsequence/maximumrun.h"

namespace tagseam {

MaximumRun maximumRun(std::span<const double> values)
{
    MaximumRun best;
    MaximumRun run; // the run with the largest sum of those that end before the next value
    for (std::size_t at = 0; at < values.size(); ++at) {
        if (run.sum <= 0)
            run = {at, at, 0};
        run.sum += values[at];
        run.end = at + 1;
        if (run.sum > best.sum)
            best = run;
    }
    return best;
}

} // namespace tagseam
