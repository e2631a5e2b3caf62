// SPDX-License-Identifier: MIT
// Regions of one sequence drawn as bands, each beneath the regions that contain it.
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace tagseam {

inline constexpr std::uint32_t noLane = std::numeric_limits<std::uint32_t>::max();

/// Returns the lane of each region, from 0. A region's lane is one beneath the lowest lane of the regions
/// that share positions with it and begin earlier, or begin at the same position and end later, so that no
/// two regions in a lane share a position. Equal regions share a lane. `regions`: not empty, the most
/// important first. A region that would need lane `mostLanes` or more, or push an earlier region that far,
/// has noLane. O(k^3) for k regions.
std::vector<std::uint32_t> nestingLanes(std::span<const Region> regions, std::uint32_t mostLanes);

} // namespace tagseam
