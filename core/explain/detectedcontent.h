// SPDX-License-Identifier: MIT
// The result of content detection on a page on which the search fails, compared with the nodes that the
// search keeps.
#pragma once

#include "core/page/contentkind.h"
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
    ContentKind kind = ContentKind::None;
    std::uint32_t records = 0; ///< records of a list; 0 for another kind
    double confidence = 0;     ///< expected F1 of the answer, 0 to 1
    /// Ascending; for ContentKind::None the whole sequence. Empty when the sequence has none of it.
    std::vector<Region> kept;
    /// The regions of the records that the blocks do not speak against, whatever the answer is; empty without
    /// any. With the confidence that they are the right records, 0 to 1.
    std::vector<Region> list;
    double listConfidence = 0;
    std::vector<Region> published; ///< regions that the search keeps: the main region, or the positions
                                   ///< around it
    MaskShare share;               ///< nodes of the two pruned pages, the search's first
    double keptPositions = 0;      ///< share of the sequence's positions, 0 to 1
    double keptText = 0;           ///< share of the letters of long texts (see longText)
    double keptContent = 0;        ///< share of the positions of the marked content; 0 when none was marked
};

} // namespace tagseam
