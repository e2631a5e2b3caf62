// SPDX-License-Identifier: MIT
// Do the two trees of a page lead to different regions, and which differences make it so: found by
// experiment.
#pragma once

#include "core/compare/treediff.h"
#include "core/tps/searchregion.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

/// What becomes of the counterparts: a node is kept when its position lies in the main region.
struct StatusesCompared {
    std::uint32_t keptInBoth = 0;
    std::uint32_t keptInSource = 0;   ///< and dropped in the other tree
    std::uint32_t keptInRendered = 0; ///< and dropped in the source
    std::uint32_t different() const { return keptInSource + keptInRendered; }
    friend bool operator==(const StatusesCompared&, const StatusesCompared&) = default;
};

/// What is left of the disagreement when the differences of one cause are undone, and no others.
struct CauseEffect {
    DifferenceCause cause = DifferenceCause::Other;
    std::uint32_t nodes = 0; ///< that the cause accounts for, TreeDiff::nodesByCause
    StatusesCompared left;
    friend bool operator==(const CauseEffect&, const CauseEffect&) = default;
};

struct Divergence {
    Region source;   ///< main region, positions of the source's sequence
    Region rendered; ///< likewise of the rendered tree's
    StatusesCompared statuses;
    /// One for each cause that the trees have, in their order, but for white space and comments, which are no
    /// part of a sequence. Empty when the regions agree.
    std::vector<CauseEffect> effects;
    /// The causes whose differences, undone together, make the regions agree, while without any one of them
    /// they would not: one cause if one is enough, else what adding the most effective one by one and taking
    /// out the needless ones finds. Empty when the regions agree, and when no set makes them agree.
    std::vector<DifferenceCause> responsible;
    /// Of the blamed causes the differences that are enough: undone together they make the regions agree, and
    /// none can be excluded (unless the search for them ended early: then some of them may). Indices into
    /// TreeDiff::differences, ascending; empty when `blamed` is, or when Spelling that no difference shows is
    /// enough.
    std::vector<std::uint32_t> culprits;
    bool isLeast = false;   ///< none of the culprits can be excluded
    bool isStopped = false; ///< the caller's stop token ended it early: nothing of it holds

    bool isSame() const { return statuses.different() == 0; }
};

/// Both trees are searched with the same options; not by LabelAttributes::Computed, which only a rendered
/// tree has: neither the source nor what undoing makes could agree with it. Cost: a few searches, see
/// searchRegion(); when the regions differ, one more for each cause, at most the square of their number when
/// no single one explains it, and at most `mostTrials` to find the culprits (Zeller and Hildebrandt,
/// "Simplifying and isolating failure-inducing input", IEEE Transactions on Software Engineering 28(2), 2002:
/// ddmin).
Divergence findDivergence(const Document& source, const Document& rendered, const TreeDiff& diff,
                          const TagPathOptions& path, const SearchOptions& search,
                          const std::stop_token& stop = {}, std::uint32_t mostTrials = 200);

} // namespace tagseam
