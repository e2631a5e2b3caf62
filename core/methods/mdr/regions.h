// SPDX-License-Identifier: MIT
// The children of one tag node -> the data regions among them (MDR paper, section 3.2, figures 4 to 6).
#pragma once

#include "core/methods/mdr/comparer.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A data region among the children of a tag node.
struct RegionSpan {
    std::uint32_t first = 0;  ///< index of its first child
    std::uint32_t length = 1; ///< r: children of each generalized node
    std::uint32_t count = 0;  ///< children in all: a multiple of the length, at least twice of it
    friend bool operator==(const RegionSpan&, const RegionSpan&) = default;
};

/// Returns the regions, disjoint and ascending. Cost: K * children lookups of shapes, and the comparisons of
/// runs that differ.
std::vector<RegionSpan> findRegions(std::span<const TagNode> children, std::uint32_t longest,
                                    Comparer& comparer, const std::stop_token& stop);

} // namespace tagseam
