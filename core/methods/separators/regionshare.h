// SPDX-License-Identifier: MIT
// Regions of two sequences of one page, held against each other.
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>

namespace tagseam {

/// Positions, by whose regions they are in.
struct RegionShare {
    std::uint32_t both = 0;
    std::uint32_t firstAlone = 0;
    std::uint32_t secondAlone = 0;
    friend bool operator==(const RegionShare&, const RegionShare&) = default;
};

/// The regions of each may overlap, and be empty. O(positions of the regions + `positions`), where all of
/// them lie below `positions`.
RegionShare shareRegions(std::span<const Region> first, std::span<const Region> second,
                         std::uint32_t positions);

/// A region that is made of whole subtrees, such as a record, at the positions that its nodes have in another
/// sequence of the same page: both are in pre-order. Empty when none of its nodes has one there, or when it
/// is empty itself. O(log n + depth of the region).
Region regionIn(const TagPathSequence& to, const Document& page, const TagPathSequence& from, Region region);

} // namespace tagseam
