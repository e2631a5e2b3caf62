// SPDX-License-Identifier: MIT
// Says why a node was kept or pruned: the level, attempt and candidate split that decided, and the rule of
// pruning.
#pragma once

#include "core/explain/setup.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// The side on which a position lay when its level was split.
enum class PrunedSide : std::uint8_t {
    Left,        ///< on the left side, and the right one was longer
    Right,       ///< on the right side, and the left one was longer, or equally long
    SplitSymbol, ///< the last position of the left side, which is kept without it (SplitSymbol::Drop)
};

/// The accepted candidate split of one level that pruned a position.
struct Cut {
    std::uint32_t level = 0;          ///< index into SearchTrace::levels
    std::uint32_t attempt = 0;        ///< index into SearchTrace::attempts: the level's last
    std::uint32_t candidateSplit = 0; ///< index into SearchTrace::candidateSplits: the attempt's last
    PrunedSide side = PrunedSide::Left;
    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Returns the split that pruned a position; nothing for a position of the main region. O(log levels): the
/// regions of the levels are nested.
std::optional<Cut> cutOf(const SearchTrace& trace, Position position);

/// The number of a subtree's positions that one level pruned.
struct PrunedCount {
    std::uint32_t level = 0; ///< index into SearchTrace::levels
    std::uint32_t positions = 0;
    friend bool operator==(PrunedCount, PrunedCount) = default;
};

/// Returns the levels that pruned some of `positions`, from the first; all others are in the main region.
/// O(levels).
std::vector<PrunedCount> prunedCountsOf(const SearchTrace& trace, Region positions);

/// Returns the level that pruned most; the first of equal ones. `cuts` is not empty.
const PrunedCount& mostOf(const std::vector<PrunedCount>& cuts);

/// Returns the first of `positions` that the level pruned: `cut` is one of their prunedCountsOf().
Position firstPruned(const SearchTrace& trace, Region positions, const PrunedCount& cut);

/// The rule with which pruneDomTree() keeps or prunes a node.
enum class StatusRule : std::uint8_t {
    OwnPosition,   ///< its position is on the kept side, or not (Algorithm 5, line 2)
    KeptBelow,     ///< its own position is pruned, but a descendant is kept: `because`, the first such
    FollowsParent, ///< blank text without a position has the status of its parent, `because`
    FollowsOwnPositionOfParent, ///< other text without a position (elements only): kept when the position of
                                ///< its parent, `because`, is; a parent kept only for its descendants is not
                                ///< enough
    NoPosition,  ///< comment, or element that an edit ignores: pruned unless a descendant is kept
    Excluded,    ///< in a subtree excluded from the sequence: `because`, its root (script); pruned
    OutsideBody, ///< the body itself, or outside it: never pruned, wherever its position lies
};

struct NodeStatus {
    bool isKept = false;
    StatusRule rule = StatusRule::OwnPosition;
    NodeId because = noNode;
    Position position = noPosition;
    /// The split that pruned the position; nothing in the main region and without position. The pruned side
    /// is removed, or, with Keep::Complement, kept.
    std::optional<Cut> cut;
    KeptShare share; ///< share of the positions of the node and its descendants
};

/// Returns the status of a node in `mask` (of pruneDomTree()); sequence, trace and mask belong to `setup`.
/// O(depth * log n + nodes of the setup's edits).
NodeStatus statusOf(const Document& document, const TagPathSequence& sequence, const SearchTrace& trace,
                    const KeepMask& mask, const Setup& setup, NodeId node);

} // namespace tagseam
