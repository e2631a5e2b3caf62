// SPDX-License-Identifier: MIT
// The candidates of content detection as bands for the plot.
#pragma once

#include "ui/session/detectionquestion.h"
#include "ui/session/nestedband.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// Kept candidates are placed before the rest, then the candidates by score; the selected one replaces
/// another if there is no room. Candidates with the same positions are one band. In the present language.
std::vector<NestedBand> detectionBands(const ContentDetection& detection, std::optional<std::uint32_t> chosen,
                                       std::uint32_t mostLanes);

} // namespace tagseam
