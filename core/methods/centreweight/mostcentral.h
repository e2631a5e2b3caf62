// SPDX-License-Identifier: MIT
// Data regions of a rendered page -> the page with the records of the most central one alone (ViPER: Simon
// and Lausen 2005, as the dissertation's section 2.3 describes it).
#pragma once

#include "core/methods/method.h"

#include <span>
#include <vector>

namespace tagseam {

/// A data region of any method that finds some.
struct PlacedRegion {
    std::vector<NodeId> nodes; ///< the weight is that of the box around them
    std::vector<DataRecord> records;
};

/// Keeps the records of the region with the greatest centreWeights(), of equal ones the first; none of a page
/// without regions, as MDR does. Decisions, one for each region, in their order: "most-central" and
/// "less-central" with the weight, "not-shown" for a region without one. The page has a pageBox(). O(nodes).
FilterResult keepMostCentral(const FilterInput& input, std::span<const PlacedRegion> regions);

/// "centre-weight": the most central of the data regions of a preset of MDR.
extern const MethodEntry centreWeightMethod;

} // namespace tagseam
