// SPDX-License-Identifier: MIT
// The candidates of content detection as bands for the plot.
#pragma once

#include "ui/session/detectionquestion.h"
#include "ui/session/nestedband.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// What is kept has a place before the rest, then the strongest; that of the chosen one is made where there
/// is none. Candidates of the same positions are one band. In the present language.
std::vector<NestedBand> detectionBands(const ContentDetection& detection, std::optional<std::uint32_t> chosen,
                                       std::uint32_t mostLanes);

} // namespace tagseam
