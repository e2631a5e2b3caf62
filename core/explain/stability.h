// SPDX-License-Identifier: MIT
// How sure is a region: which single changes leave it what it is.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// One position taken out of the sequence.
struct Deletion {
    Position position;
    Region region; ///< that the search finds then, in positions of the whole sequence: from the first node
                   ///< kept to the last; empty when none is
    std::uint32_t changed = 0; ///< positions, the deleted one left aside, that are in one region only
    friend bool operator==(const Deletion&, const Deletion&) = default;
};

struct Stability {
    Region region;               ///< the one in question: what the search of the whole sequence finds
    std::uint32_t tried = 0;     ///< single-node deletions
    std::uint32_t unchanged = 0; ///< of these, that leave all other nodes of the region and none else in it
    bool isSample = false;       ///< not all positions were tried
    std::vector<Deletion> changing; ///< the others, those that change most first, of equal ones the foremost
    double lowestDifference = 0;    ///< the region is the same from here,
    double highestDifference = 1;   ///< to below here (to 1 included when it is 1)
    bool isDifferenceKnown = false; ///< false: stopped before the two ends were found, which may lie further
    bool isStopped = false;         ///< the counts are those so far: of positions taken at random
};

/// Deletes each position of the sequence alone or, of more than `most`, so many at random but the same each
/// time; the nodes below keep their tag paths. A search for each, and one for each minimum difference between
/// the two ends at which the search becomes another one. The ends are exact: they are size differences (see
/// sizeDifference()) of candidate splits that the searches meet. `progress`: tried of those to try; 0 of them
/// while the ends are looked for.
Stability measureStability(const TagPathSequence& sequence, const SearchOptions& options, std::uint32_t most,
                           const std::stop_token& stop = {},
                           const std::function<void(std::uint32_t, std::uint32_t)>& progress = {});

} // namespace tagseam
