// SPDX-License-Identifier: MIT
// One page under two setups, with what is said of it.
#pragma once

#include "core/explain/parting.h"

#include <stop_token>
#include <string>

namespace tagseam {

/// One of the two.
struct LockstepSide {
    Setup setup;
    SearchTrace trace;
    NodeCounts counts;
    Region shown; ///< its main region, in positions of the analysis that is shown
    // Of PartingKind::Sequence: what stands at the position.
    NodeId node = noNode; ///< noNode when it has no such position
    Symbol symbol;
    std::string path;
};

struct Lockstep {
    LockstepSide a;
    LockstepSide b;
    Comparison comparison;
};

/// `shown`: the sequence in whose positions the regions are wanted. Nothing of it holds when it was stopped.
Lockstep runLockstep(const Document& document, const TagPathSequence& shown, const Setup& a, const Setup& b,
                     const std::stop_token& stop);

/// The part of `shown` from the first to the last node that is in `region` of `sequence`; both of the same
/// tree. Empty when it has none of them. O(region).
Region regionIn(const TagPathSequence& shown, const TagPathSequence& sequence, Region region);

} // namespace tagseam
