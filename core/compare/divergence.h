// SPDX-License-Identifier: MIT
// Finds by experiment if the two trees of a page lead to different regions, and which differences cause it.
#pragma once

#include "core/compare/treediff.h"
#include "core/tps/searchregion.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The statuses of the counterparts: a node is kept when its position lies in the main region.
struct StatusesCompared {
    std::uint32_t keptInBoth = 0;
    std::uint32_t keptInSource = 0;   ///< and pruned in the other tree
    std::uint32_t keptInRendered = 0; ///< and pruned in the source
    std::uint32_t different() const { return keptInSource + keptInRendered; }
    friend bool operator==(const StatusesCompared&, const StatusesCompared&) = default;
};

/// The disagreement that remains when the differences of one cause alone are undone.
struct CauseEffect {
    DifferenceCause cause = DifferenceCause::Other;
    std::uint32_t nodes = 0; ///< number of nodes that the cause accounts for, TreeDiff::nodesByCause
    StatusesCompared left;
    friend bool operator==(const CauseEffect&, const CauseEffect&) = default;
};

struct Divergence {
    Region source;   ///< main region, positions of the source's sequence
    Region rendered; ///< main region, positions of the rendered tree's sequence
    StatusesCompared statuses;
    /// One for each cause that the trees have, in their order, except white space and comments, which are in
    /// no sequence. Empty when the regions agree.
    std::vector<CauseEffect> effects;
    /// The causes whose differences, undone together, make the regions agree, while without any one of them
    /// they would not: one cause if one is enough, else the set found by adding the most effective causes one
    /// by one and removing the needless ones. Empty when the regions agree, and when no set makes them agree.
    std::vector<DifferenceCause> responsible;
    /// The differences of the responsible causes that are enough: undone together they make the regions
    /// agree, and none of them can be omitted (unless the search for them ended early: then some may be
    /// needless). Indices into TreeDiff::differences, ascending; empty when `responsible` is, or when
    /// Spelling that no difference shows is enough.
    std::vector<std::uint32_t> culprits;
    bool isLeast = false;   ///< none of the culprits can be omitted
    bool isStopped = false; ///< the caller's stop token ended it early: the result is invalid

    bool isSame() const { return statuses.different() == 0; }
};

/// Finds the divergence. Both trees are searched with the same options, except LabelAttributes::Computed,
/// which only a rendered tree has: neither the source nor an undone tree could agree with it. Cost: a few
/// searches, see searchRegion(); when the regions differ, one more for each cause, at most the square of
/// their number when no single one explains it, and at most `mostTrials` to find the culprits (Zeller and
/// Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE Transactions on Software Engineering
/// 28(2), 2002: ddmin).
Divergence findDivergence(const Document& source, const Document& rendered, const TreeDiff& diff,
                          const TagPathOptions& path, const SearchOptions& search,
                          const std::stop_token& stop = {}, std::uint32_t mostTrials = 200);

} // namespace tagseam
