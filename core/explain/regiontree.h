// SPDX-License-Identifier: MIT
// The whole segmentation: the search run again on the pruned regions, as a tree of regions (dissertation,
// section 4.5: "a set of regions, and not only one").
#pragma once

#include "core/tps/searchregion.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A region of the sequence that a search was run on, and the main region that the search found in it.
struct SegmentedPart {
    static constexpr std::uint32_t none = 0xffffffffU;
    Region part;                 ///< the region that was searched
    Region main;                 ///< the main region of that search; `part` itself when nothing was split
    std::uint32_t parent = none; ///< index of the part from which it was pruned; none for the whole sequence
    std::uint32_t level = 0;     ///< level of the parent's search that pruned it, from 0
    std::uint32_t splits = 0;    ///< levels of its own search that were split
    std::uint32_t depth = 0;     ///< 0 for the whole sequence
    std::uint32_t alphabetSize = 0; ///< distinct symbols of the main region
    friend bool operator==(const SegmentedPart&, const SegmentedPart&) = default;
};

/// The main regions of all parts are disjoint; together with the positions that SplitSymbol::Drop removes,
/// and with parts that are too short to be searched, they are the whole sequence.
struct RegionTree {
    std::vector<SegmentedPart> parts; ///< [0] is the whole sequence; a part comes before the parts pruned
                                      ///< from it
    bool isStopped = false; ///< the caller's stop token ended it: the parts not searched yet are their own
                            ///< main regions, so that the statement above still holds
};

/// Segments the whole sequence. Parts of fewer than `shortest` positions are not searched: they are their own
/// main regions. Cost: a search for each part; a part is at most as long as the rest of its parent except for
/// candidate splits whose left length excludes a gap: O(n log^2 n) for each depth.
RegionTree segmentWhole(std::span<const Symbol> symbols, const SearchOptions& options,
                        std::uint32_t shortest = 2, const std::stop_token& stop = {});

} // namespace tagseam
