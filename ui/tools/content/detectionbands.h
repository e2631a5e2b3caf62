// SPDX-License-Identifier: MIT
// The candidates of content detection as bands for the plot.
#pragma once

#include "ui/session/analysis/keptregions.h"
#include "ui/session/analysis/nestedband.h"
#include "ui/session/questions/detectionquestion.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// The number of a band, for Selection::pickBand(): at least 0 for a list.
int bandNumber(ContentChoice choice);
ContentChoice choiceOfBand(int number);

/// Kept candidates are placed before the rest, then the blocks of text, then the lists by score; the selected
/// one replaces another if there is no room. Candidates with the same positions are one band. In
/// the present language.
std::vector<NestedBand> detectionBands(const ContentDetection& detection, std::optional<ContentChoice> chosen,
                                       std::uint32_t mostLanes);

} // namespace tagseam
