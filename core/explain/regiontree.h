// SPDX-License-Identifier: MIT
// The whole segmentation: the search run again on what it cut off, as a tree of regions (dissertation,
// section 4.5: "a set of regions, and not only one").
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A part of the sequence that a search was run on, and what that search found in it.
struct SegmentedPart {
    static constexpr std::uint32_t none = 0xffffffffU;
    Region part;                 ///< what was searched
    Region main;                 ///< the main region of that search; the part itself when nothing was split
    std::uint32_t parent = none; ///< index of the part that it was cut off; none for the whole sequence
    std::uint32_t level = 0;     ///< of the parent's search: that cut it off, from 0
    std::uint32_t splits = 0;    ///< levels of its own search that were split
    std::uint32_t depth = 0;     ///< 0 for the whole sequence
    std::uint32_t alphabetSize = 0; ///< distinct symbols of the main region
    friend bool operator==(const SegmentedPart&, const SegmentedPart&) = default;
};

/// The main regions of all parts are disjoint; together with the positions that SplitSymbol::Drop loses, and
/// with parts that are too short to be searched, they are the whole sequence.
struct RegionTree {
    std::vector<SegmentedPart> parts; ///< [0] is the whole sequence; a part before those cut off it
    bool isStopped = false; ///< the caller's stop token ended it: the parts not searched yet are their own
                            ///< main regions, so that the rest above holds all the same
};

/// Parts of fewer than `shortest` positions are not searched: their main region is themselves. Cost: a
/// search for each part; a part is at most as long as what is left of its parent but for candidate splits
/// whose left length leaves a gap out: O(n log^2 n) for each depth.
RegionTree segmentWhole(std::span<const Symbol> symbols, const SearchOptions& options,
                        std::uint32_t shortest = 2, const std::stop_token& stop = {});

} // namespace tagseam
