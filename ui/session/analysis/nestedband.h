// SPDX-License-Identifier: MIT
// Regions that the plot shows under the levels, nested beneath one another.
#pragma once

#include "core/tps/tagpath.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace tagseam {

enum class BandLook : std::uint8_t {
    Main,  ///< looks like the main region
    Like,  ///< also kept
    Other, ///< muted colours
};

struct NestedBand {
    Region region;
    std::uint32_t lane = 0; ///< 0 is the topmost; no two bands in a lane share a position
    BandLook look = BandLook::Other;
    bool isChosen = false;
    int id = 0;                  ///< for Selection::pickBand()
    QString label;               ///< short: "1"
    QString tip;                 ///< the tool tip
    std::vector<Region> parts{}; ///< the regions that it is divided into; ascending, may be empty
    friend bool operator==(const NestedBand&, const NestedBand&) = default;
};

} // namespace tagseam
