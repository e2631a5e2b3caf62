// SPDX-License-Identifier: MIT
// Regions of one sequence drawn as bands, each beneath the regions that contain it.
#include "core/tps/nestinglanes.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

struct Band {
    Region region;
    std::uint32_t lane = 0;
};

bool isOuter(Region a, Region b)
{
    return a.begin != b.begin ? a.begin < b.begin : b.end < a.end;
}

// Lays out `bands` (outer ones first, none twice) and returns the number of lanes.
std::uint32_t layOut(std::vector<Band>& bands)
{
    std::uint32_t lanes = 0;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        bands[i].lane = 0;
        for (std::size_t outer = 0; outer < i; ++outer) {
            if (bands[i].region.begin < bands[outer].region.end)
                bands[i].lane = std::max(bands[i].lane, bands[outer].lane + 1);
        }
        lanes = std::max(lanes, bands[i].lane + 1);
    }
    return lanes;
}

std::vector<Band>::const_iterator bandOf(const std::vector<Band>& bands, Region region)
{
    return std::ranges::find(bands, region, &Band::region);
}

} // namespace

std::vector<std::uint32_t> nestingLanes(std::span<const Region> regions, std::uint32_t mostLanes)
{
    std::vector<Band> bands;
    for (const Region region : regions) {
        if (bandOf(bands, region) != bands.end())
            continue;
        std::vector<Band> more = bands;
        more.insert(std::ranges::upper_bound(more, region, isOuter, &Band::region), {region});
        if (layOut(more) <= mostLanes)
            bands = std::move(more);
    }
    std::vector<std::uint32_t> lanes;
    lanes.reserve(regions.size());
    for (const Region region : regions) {
        const auto band = bandOf(bands, region);
        lanes.push_back(band == bands.end() ? noLane : band->lane);
    }
    return lanes;
}

} // namespace tagseam
