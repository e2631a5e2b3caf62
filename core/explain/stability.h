// SPDX-License-Identifier: MIT
// Measures the stability of a region: the single changes that do not change it.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The effect of deleting one position of the sequence.
struct Deletion {
    Position position;
    Region region; ///< region that the search then finds, in positions of the whole sequence: from the first
                   ///< kept node to the last; empty when none is kept
    std::uint32_t changed = 0; ///< positions, without the deleted one, that are in one region only
    friend bool operator==(const Deletion&, const Deletion&) = default;
};

struct Stability {
    Region region;               ///< the region in question: the result of the search of the whole sequence
    std::uint32_t tried = 0;     ///< single-node deletions
    std::uint32_t unchanged = 0; ///< deletions that change no other node of the region
    bool isSample = false;       ///< not all positions were tried
    std::vector<Deletion> changing; ///< the other deletions, those that change most first, of equal ones the
                                    ///< foremost
    double lowestDifference = 0;    ///< the region is the same from this minimum difference,
    double highestDifference = 1;   ///< to below this one (to 1 included when it is 1)
    bool isDifferenceKnown = false; ///< false: stopped before the two ends were found, which may lie further
                                    ///< apart
    bool isStopped = false;         ///< the counts so far: of positions taken at random
};

/// Deletes each position of the sequence alone or, with more than `most`, so many at random but the same each
/// time; the descendants keep their tag paths. Costs a search for each, and one for each minimum difference
/// between the two ends at which the search changes. The ends are exact: they are size differences (see
/// sizeDifference()) of candidate splits that the searches meet. `progress`: tried of the positions to try; 0
/// of them while the ends are searched for.
Stability measureStability(const TagPathSequence& sequence, const SearchOptions& options, std::uint32_t most,
                           const std::stop_token& stop = {},
                           const std::function<void(std::uint32_t, std::uint32_t)>& progress = {});

} // namespace tagseam
