// SPDX-License-Identifier: MIT
// Two runs in lockstep: the first point at which they part.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>

namespace tagseam {

enum class PartingKind : std::uint8_t {
    None,     ///< the same decisions and the same region
    Sequence, ///< the sequences differ: at `position` stand other nodes, or nodes whose symbol came before at
              ///< other positions, or only one of them has such a position
    Region,   ///< the levels search other parts: what was kept before differs though the candidate split did
              ///< not
    Threshold,      ///< other thresholds, or other alphabets pass them
    CandidateSplit, ///< one of them finds a candidate split (or the end of its scan) elsewhere
    Verdict,        ///< the same candidate split, accepted by one and refused by the other
    Scan, ///< after the same refused candidate split one goes on at this threshold, the other at the next
};

/// The place, in both: indices into the traces' levels, and within the level and attempt from 0. What the
/// kind does not need is 0.
struct Parting {
    PartingKind kind = PartingKind::None;
    std::uint32_t level = 0;   ///< the same in both
    std::uint32_t attempt = 0; ///< within the level, the same in both
    std::uint32_t candidateSplit =
        0;             ///< within the attempt, the same in both; of Scan one of them does not have it
    Position position; ///< of Sequence: the first position where they differ
    friend bool operator==(const Parting&, const Parting&) = default;
};

/// Of one tree under two setups. What becomes of each node is counted, too: nodes with a position in either
/// sequence, kept as the masks say.
struct Comparison {
    Parting parting;
    /// How many levels, from the first on, were split and kept the same nodes in both, though the way there
    /// may differ; 0 when the sequences do not have the same nodes.
    std::uint32_t sharedLevels = 0;
    std::uint32_t keptInBoth = 0;
    std::uint32_t keptInA = 0; ///< and dropped in b
    std::uint32_t keptInB = 0;
    std::uint32_t prunedInBoth = 0;
};

/// The first difference in what the searches decided, in the order of their decisions, whatever the options
/// say. Sequences that differ only in the numbers of their symbols are the same. Neither search may have been
/// stopped. O(positions + decisions).
Parting firstParting(const TagPathSequence& a, const SearchTrace& ofA, const TagPathSequence& b,
                     const SearchTrace& ofB);
/// Both of the same tree. O(nodes + decisions).
Comparison compareOutcomes(const Outcome& a, const Outcome& b);

} // namespace tagseam
