// SPDX-License-Identifier: MIT
// Why a node was kept or pruned: the level, attempt and candidate split that decided, and the rule of
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

/// Where a position lay when its level was split.
enum class CutSide : std::uint8_t {
    Left,        ///< in the left part, and the right one was longer
    Right,       ///< in the right part, and the left one was longer, or as long
    SplitSymbol, ///< the last position of the left part, which went on without it (SplitSymbol::Drop)
};

/// The accepted candidate split of one level that pruned a position.
struct Cut {
    std::uint32_t level = 0;          ///< index into SearchTrace::levels
    std::uint32_t attempt = 0;        ///< index into SearchTrace::attempts: the level's last
    std::uint32_t candidateSplit = 0; ///< index into SearchTrace::candidateSplits: the attempt's last
    CutSide side = CutSide::Left;
    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Nothing for a position of the main region. O(log levels): the regions of the levels are nested.
std::optional<Cut> cutOf(const SearchTrace& trace, Position position);

/// How many of a subtree's positions one level cut off.
struct CutCount {
    std::uint32_t level = 0; ///< index into SearchTrace::levels
    std::uint32_t positions = 0;
    friend bool operator==(CutCount, CutCount) = default;
};

/// The levels that cut off some of `positions`, from the first; all others are in the main region. O(levels).
std::vector<CutCount> cutsOf(const SearchTrace& trace, Region positions);

/// The level that cut off most; the first of several. `cuts` is not empty.
const CutCount& mostOf(const std::vector<CutCount>& cuts);

/// The first of `positions` that the level cut off: `cut` is one of cutsOf() them.
Position firstCut(const SearchTrace& trace, Region positions, const CutCount& cut);

/// The rule by which pruneDomTree() keeps or drops a node.
enum class StatusRule : std::uint8_t {
    OwnPosition,   ///< its position is in the kept part, or not (Algorithm 5, line 2)
    KeptBelow,     ///< its own position is dropped, but something below it is kept: `because`, the first such
    FollowsParent, ///< blank text, at no position, goes with its parent, `because`
    FollowsOwnPositionOfParent, ///< other text at no position (elements only): kept when the position of its
                                ///< parent, `because`, is; that the parent is kept for what is below it is
                                ///< not enough
    NoPosition,  ///< comment, or element that an edit ignores: dropped unless something below it is kept
    Excluded,    ///< in a subtree that is no part of the sequence: `because`, its root (script); dropped
    OutsideBody, ///< the body itself, or outside it: pruning never touches it, wherever its position lies
};

struct NodeStatus {
    bool isKept = false;
    StatusRule rule = StatusRule::OwnPosition;
    NodeId because = noNode;
    Position position = noPosition;
    /// Of the position; nothing in the main region and without position. What it cut off is dropped, or, with
    /// Keep::Complement, kept.
    std::optional<Cut> cut;
    KeptShare share; ///< of the positions of the node and of what is below it
};

/// The status of a node, as `mask` (of pruneDomTree()) has it; sequence, trace and mask are those of `setup`.
/// O(depth * log n + nodes of the setup's edits).
NodeStatus statusOf(const Document& document, const TagPathSequence& sequence, const SearchTrace& trace,
                    const KeepMask& mask, const Setup& setup, NodeId node);

} // namespace tagseam
