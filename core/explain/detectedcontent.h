// SPDX-License-Identifier: MIT
// What content detection makes of a page where the search fails, held against what the search keeps.
#pragma once

#include "core/tps/regionshare.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The answer of content detection, which detectedContentOf() finds. Regions are at positions of the search's
/// sequence.
struct DetectedContent {
    /// By which its symbols were made, whatever that of the search: see detectionOptions().
    LabelAttributes style = LabelAttributes::None;
    std::uint32_t records = 0; ///< in all its regions; 0: the page has none, and stays whole
    double confidence = 0;     ///< that the main region is right, 0 to 1; see SeparatedPage
    /// The main region first; without records the whole sequence. Empty where the sequence has none of it.
    std::vector<Region> kept;
    std::vector<Region> published; ///< what the search keeps: the main region, or what is around it
    MaskShare share;               ///< of what the two pruned pages have, that of the search first
    double keptPositions = 0;      ///< share of the sequence's positions, 0 to 1
    double keptText = 0;           ///< of the letters of long texts (see longText)
    double keptContent = 0;        ///< of the positions of the marked content; 0 when none was marked
};

} // namespace tagseam
