// SPDX-License-Identifier: MIT
// Regions of one sequence drawn as bands, each beneath those that it lies in.
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace tagseam {

inline constexpr std::uint32_t noLane = std::numeric_limits<std::uint32_t>::max();

/// By region its lane, from 0: one beneath the lowest of those that it shares positions with and that begin
/// before it, or where it does and end later, so that no two in a lane touch the same position. Equal regions
/// share one. `regions`: not empty, the most important first; one that would need a lane of `mostLanes` or
/// more, or push one before it so far, has noLane. O(k^3) for k regions.
std::vector<std::uint32_t> nestingLanes(std::span<const Region> regions, std::uint32_t mostLanes);

} // namespace tagseam
