// SPDX-License-Identifier: MIT
// The children of one tag node -> the data regions among them (CombComp and IdentDRs of MDR).
#pragma once

#include "core/methods/mdr/comparer.h"

#include <cstdint>
#include <functional>
#include <optional>
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

/// The answers of CombComp for one length: the stretches of similar runs from each start on, in steps of that
/// length.
struct AlikeStretches {
    std::vector<std::uint32_t> firstAlike; ///< the first run from here on that is similar to the next, or
                                           ///< noRun
    std::vector<std::uint32_t> alikeRuns;  ///< number of consecutive similar neighbouring pairs from here on
};
inline constexpr std::uint32_t noRun = 0xffffffffU;

/// CombComp: compares every two neighbouring runs of one length, for each length once. Returns the
/// answers by length, from 1. Cost: K * children lookups of shapes, and the comparisons of runs that differ.
std::vector<AlikeStretches> compareRuns(std::span<const TagNode> children, std::uint32_t longest,
                                        Comparer& comparer, const std::stop_token& stop);

/// A length and an offset that IdentDRs tries.
struct TriedRun {
    std::uint32_t start = 0;         ///< index of the child that the call starts at
    std::uint32_t length = 0;        ///< from 1
    std::uint32_t offset = 0;        ///< index of a child
    std::optional<RegionSpan> found; ///< the first stretch of similar neighbours
    bool isBest = false;             ///< it becomes the best one
};
using TriedRunObserver = std::function<void(const TriedRun& tried)>;

/// IdentDRs: returns the regions among `size` children, disjoint and ascending. `observe`, if it
/// is set, is called for each length and offset in the order of the loops.
std::vector<RegionSpan> identifyRegions(std::uint32_t size, std::span<const AlikeStretches> byLength,
                                        const TriedRunObserver& observe = {});

} // namespace tagseam
