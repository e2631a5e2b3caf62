// SPDX-License-Identifier: MIT
// Why a node was kept or pruned: the level, attempt and opening that decided, and the rule of pruning.
#pragma once

#include "core/explain/setup.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <optional>

namespace tagseam {

/// Where a position lay when its level was split.
enum class CutSide : std::uint8_t {
    Left,        ///< in the left part, and the right one was longer
    Right,       ///< in the right part, and the left one was longer, or as long
    SplitSymbol, ///< the last position of the left part, which went on without it (SplitSymbol::Drop)
};

/// What cut a position off: the accepted opening of one level.
struct Cut {
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts: the level's last
    std::uint32_t opening = 0; ///< index into SearchTrace::openings: the attempt's last
    CutSide side = CutSide::Left;
    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Nothing for a position of the main region. O(log levels): the regions of the levels are nested.
std::optional<Cut> cutOf(const SearchTrace& trace, Position position);

/// The rule by which pruneDomTree() keeps or drops a node.
enum class FateRule : std::uint8_t {
    OwnPosition,   ///< its position is in the kept part, or not (Algorithm 5, line 2)
    KeptBelow,     ///< its own position is dropped, but something below it is kept: `because`, the first such
    FollowsParent, ///< text that stands at no position goes with its parent, `because`
    NoPosition,    ///< comment, or element that an edit ignores: dropped unless something below it is kept
    LeftOut,       ///< in a subtree that is no part of the sequence: `because`, its root (script); dropped
    OutsideBody,   ///< the body itself, or outside it: pruning never touches it
};

struct Fate {
    bool isKept = false;
    FateRule rule = FateRule::OwnPosition;
    NodeId because = noNode;
    Position position = noPosition;
    std::optional<Cut> cut; ///< of the position; nothing in the main region and without position
    KeptShare share;        ///< of the positions of the node and of what is below it
};

/// The fate of a node, as `mask` (of pruneDomTree() with the same arguments) has it. O(depth + log n), for
/// KeptBelow O(subtree).
Fate fateOf(const Document& document, const TagPathSequence& sequence, const SearchTrace& trace,
            const KeepMask& mask, Keep keep, NodeId node);

} // namespace tagseam
