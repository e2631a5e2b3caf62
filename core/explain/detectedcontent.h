// SPDX-License-Identifier: MIT
// The result of content detection on a page on which the search fails, compared with the nodes that the
// search keeps.
#pragma once

#include "core/tps/regionshare.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The result of content detection, which detectedContentOf() finds. Regions are at positions of the search's
/// sequence.
struct DetectedContent {
    /// Label attributes of its symbols, independent of the search's: see detectionOptions().
    LabelAttributes style = LabelAttributes::None;
    std::uint32_t records = 0; ///< records in all its regions; 0: the page has none, and all of it is kept
    double confidence = 0;     ///< confidence that the main region is right, 0 to 1; see SeparatedPage
    /// The main region first; without records the whole sequence. Empty when the sequence has none of it.
    std::vector<Region> kept;
    std::vector<Region> published; ///< regions that the search keeps: the main region, or the positions
                                   ///< around it
    MaskShare share;               ///< nodes of the two pruned pages, the search's first
    double keptPositions = 0;      ///< share of the sequence's positions, 0 to 1
    double keptText = 0;           ///< share of the letters of long texts (see longText)
    double keptContent = 0;        ///< share of the positions of the marked content; 0 when none was marked
};

} // namespace tagseam
