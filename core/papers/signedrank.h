// SPDX-License-Identifier: MIT
// Wilcoxon's signed-rank test: did a figure increase from one run to another over the same pages?
#pragma once

#include <cstdint>
#include <span>

namespace tagseam {

struct SignedRanks {
    std::uint32_t increased = 0; ///< pairs of which the second value is larger
    std::uint32_t decreased = 0;
    std::uint32_t equal = 0; ///< excluded from the ranks
    /// The probability, 0 to 1, of a sum of the ranks of increases at least as large as the observed one, if
    /// an increase and a decrease of each pair are equally probable. 1 without any difference.
    double p = 1;
};

/// Compares `after` with `before`, pair by pair; both of one length. Equal differences share the mean of
/// their ranks. The probability is exact, over all assignments of signs (F. Wilcoxon, "Individual comparisons
/// by ranking methods", 1945). O(n³) for n pairs.
SignedRanks signedRanks(std::span<const double> before, std::span<const double> after);

} // namespace tagseam
