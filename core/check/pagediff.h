// SPDX-License-Identifier: MIT
// Two versions of a page: the nodes whose status changed, and the changes of the template that did it.
#pragma once

#include "core/check/methodanswer.h"
#include "core/check/templatechange.h"
#include "core/compare/treediff.h"
#include "core/explain/blocking.h"
#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

enum class StatusChange : std::uint8_t {
    Pruned,  ///< kept in the old page, pruned in the new one
    Kept,    ///< pruned in the old page, kept in the new one
    Removed, ///< only in the old page
    Added,   ///< only in the new page
};

/// pruned, kept, removed, added
std::string_view name(StatusChange change);

/// A subtree all of whose scored nodes changed in the same way or, with isAlone, one single node.
struct ChangedSubtree {
    StatusChange change = StatusChange::Pruned;
    NodeId oldNode = noNode; ///< its root in the old page; noNode for Added
    NodeId newNode = noNode; ///< its root in the new page; noNode for Removed
    std::uint32_t nodes = 0; ///< scored nodes (elements and texts that are not blank)
    bool isAlone = false;    ///< not all descendants changed in this way
    bool isKept = false;     ///< for Removed and Added: status of the root in the page that has it
};

/// The first level at which the searches of a variant keep different nodes.
struct LevelDifference {
    std::uint32_t level = 0; ///< index into the levels of both traces
    std::optional<Position>
        oldSplit; ///< first position right of the split; nothing when the level is not split
    std::optional<Position> newSplit;
    /// The blocking symbols, in the new page's level, of the gap at which the old page was split; nothing
    /// when the new level does not contain that gap.
    std::optional<BlockingSymbols> blocking;
};

/// Counts of scored nodes.
struct StatusCounts {
    std::uint32_t pruned = 0;
    std::uint32_t kept = 0;
    std::uint32_t removed = 0;
    std::uint32_t added = 0;
    std::uint32_t all() const { return pruned + kept + removed + added; }
    friend bool operator==(const StatusCounts&, const StatusCounts&) = default;
};

struct PageDiff {
    MethodAnswer before;
    MethodAnswer after;
    TreeDiff trees; ///< source: the old page; rendered: the new page
    StatusCounts counts;
    std::vector<ChangedSubtree> subtrees; ///< most nodes first
    std::vector<TemplateChange> changes;  ///< see templateChanges()
    /// Indices into `changes`: undone together, they give each node of both pages the status that it had in
    /// the old page, and none of them can be omitted (if isLeast). Found by experiment. Empty when no such
    /// status changed, and when undoing all changes does not restore the statuses.
    std::vector<std::uint32_t> responsible;
    bool isLeast = false;
    std::optional<LevelDifference> level; ///< for a variant, when a level differs

    /// True if no node changed its status, was added or removed.
    bool isSame() const { return counts.all() == 0; }
};

/// Compares two versions of a page. Nodes are aligned as diffTrees() aligns the two trees of one page: the
/// longest common subsequence of start tags and texts, then unique subtrees, then parents and children of
/// aligned nodes, whatever their attributes. Cost: diffTrees(), and at most `mostTrials` runs of the method.
PageDiff diffPages(const Document& before, const Document& after, const PageMethod& method,
                   const std::stop_token& stop = {}, std::uint32_t mostTrials = 200);

} // namespace tagseam
