// SPDX-License-Identifier: MIT
// A sequence of values -> the contiguous run with the largest sum.
#pragma once

#include <cstddef>
#include <span>

namespace tagseam {

/// The values [begin, end) of a sequence, and their sum.
struct MaximumRun {
    std::size_t begin = 0;
    std::size_t end = 0;
    double sum = 0; ///< above 0, or 0 for an empty run
    friend bool operator==(const MaximumRun&, const MaximumRun&) = default;
};

/// Returns the run with the largest sum, of equal ones the first to end, and of these the shortest. Empty
/// when no sum is above 0. The values are finite. O(n).
MaximumRun maximumRun(std::span<const double> values);

} // namespace tagseam
