// SPDX-License-Identifier: MIT
// Compares two runs in lockstep and finds the first point at which they diverge.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>

namespace tagseam {

enum class FirstDifferenceKind : std::uint8_t {
    None,      ///< the same decisions and the same region
    Sequence,  ///< the sequences differ: the nodes at `position` differ, or their symbols occurred earlier at
               ///< different positions, or only one sequence has such a position
    Region,    ///< the levels search different regions: the region kept before differs although the candidate
               ///< split is the same
    Threshold, ///< different thresholds, or different alphabets pass them
    CandidateSplit, ///< one of them finds a candidate split (or the end of its scan) elsewhere
    Verdict,        ///< the same candidate split, accepted by one and rejected by the other
    Scan, ///< after the same rejected candidate split one continues at this threshold, the other at the next
};

/// The place, in both runs: indices into the traces' levels, and within the level and attempt from 0. Members
/// that the kind does not need are 0.
struct FirstDifference {
    FirstDifferenceKind kind = FirstDifferenceKind::None;
    std::uint32_t level = 0;   ///< the same in both
    std::uint32_t attempt = 0; ///< within the level, the same in both
    std::uint32_t candidateSplit =
        0;             ///< within the attempt, the same in both; for Scan one of them does not have it
    Position position; ///< for Sequence: the first position where they differ
    friend bool operator==(const FirstDifference&, const FirstDifference&) = default;
};

/// The comparison of one tree under two setups, with a count of the statuses: nodes with a position in either
/// sequence, kept as the masks say.
struct Comparison {
    FirstDifference firstDifference;
    /// The number of levels, from the first on, that were split and kept the same nodes in both, though the
    /// attempts may differ; 0 when the sequences do not have the same nodes.
    std::uint32_t sharedLevels = 0;
    std::uint32_t keptInBoth = 0;
    std::uint32_t keptInA = 0; ///< and pruned in b
    std::uint32_t keptInB = 0;
    std::uint32_t prunedInBoth = 0;
};

/// Finds the first difference in the decisions of the searches, in their order, whatever the options.
/// Sequences that differ only in the numbers of their symbols are the same. Neither search may have been
/// stopped. O(positions + decisions).
FirstDifference findFirstDifference(const TagPathSequence& a, const SearchTrace& ofA,
                                    const TagPathSequence& b, const SearchTrace& ofB);
/// Compares two outcomes of the same tree. O(nodes + decisions).
Comparison compareOutcomes(const Outcome& a, const Outcome& b);

} // namespace tagseam
