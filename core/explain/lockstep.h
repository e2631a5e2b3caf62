// SPDX-License-Identifier: MIT
// Runs one page under two setups, with the explanation.
#pragma once

#include "core/explain/firstdifference.h"

#include <stop_token>
#include <string>

namespace tagseam {

/// One of the two runs.
struct LockstepSide {
    Setup setup;
    SearchTrace trace;
    NodeCounts counts;
    Region shown; ///< main region of the run, in positions of the analysis that is shown
    // For FirstDifferenceKind::Sequence: the node at the position.
    NodeId node = noNode; ///< noNode when it has no such position
    Symbol symbol;
    std::string path;
};

struct Lockstep {
    LockstepSide a;
    LockstepSide b;
    Comparison comparison;
};

/// Runs both setups. `shown`: the sequence in whose positions the regions are wanted. The result is invalid
/// when it was stopped.
Lockstep runLockstep(const Document& document, const TagPathSequence& shown, const Setup& a, const Setup& b,
                     const std::stop_token& stop);

/// Returns the region of `shown` from the first to the last node that is in `region` of `sequence`; both of
/// the same tree. Empty when it has none of them. O(region).
Region regionIn(const TagPathSequence& shown, const TagPathSequence& sequence, Region region);

} // namespace tagseam
