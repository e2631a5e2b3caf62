// SPDX-License-Identifier: MIT
// Symbol sequences of any length for the cases of Equations 1 to 3 (Velloso and Dorneles 2013, section 5.6).
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// A case of the analysis, and sequences that make the search run as it assumes.
struct CostFamily {
    std::string_view name;     ///< "worst"
    std::string_view equation; ///< "Equation 1: T(n) = T(n-1) + Θ(n), O(n²)"
    std::string_view variant;  ///< variant with which the search runs as assumed
    std::vector<Symbol> (*make)(std::uint32_t positions);
};

/// Returns the worst, the average and the best case.
/// Worst: each level scans nearly the whole sequence and prunes a constant number of positions at its end.
/// With the printed listing there is no such case: line 30 requires a longer right side. Average: each level
/// is split at 39 % of its length. The half of Equation 2 cannot be accepted by the size rule. Best: each
/// level is split at its first position.
std::span<const CostFamily> costFamilies();

} // namespace tagseam
