// SPDX-License-Identifier: MIT
// Two runs in lockstep: the first point at which they part.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>

namespace tagseam {

enum class PartingKind : std::uint8_t {
    None,     ///< the same decisions and the same region
    Sequence, ///< the sequences differ: at `position` two nodes that have one symbol in one of them, or stand
              ///< there, do not in the other
    Region,   ///< the levels search other parts: what was kept before differs though the opening did not
    Threshold, ///< other thresholds, or other alphabets pass them
    Opening,   ///< one of them finds an opening (or the end of its scan) elsewhere
    Verdict,   ///< the same opening, accepted by one and refused by the other
    Scan,      ///< after the same refused opening one goes on at this threshold, the other at the next
};

/// The place, in both: indices into the traces' levels, and within the level and attempt from 0.
struct Parting {
    PartingKind kind = PartingKind::None;
    std::uint32_t level = 0;   ///< the same in both
    std::uint32_t attempt = 0; ///< within the level, the same in both
    std::uint32_t opening = 0; ///< within the attempt, the same in both; one of them may not have it
    Position position;         ///< of Sequence: the first position where they differ
    friend bool operator==(const Parting&, const Parting&) = default;
};

/// Of one tree under two setups. What becomes of each node is counted, too.
struct Comparison {
    Parting parting;
    std::uint32_t keptInBoth = 0; ///< nodes, by mask
    std::uint32_t keptInA = 0;    ///< and dropped in b
    std::uint32_t keptInB = 0;
    std::uint32_t droppedInBoth = 0;
};

/// Sequences that differ only in the numbers of their symbols are the same. O(positions + decisions).
Parting firstParting(const TagPathSequence& a, const SearchTrace& ofA, const TagPathSequence& b,
                     const SearchTrace& ofB);
Comparison compareOutcomes(const Outcome& a, const Outcome& b);

} // namespace tagseam
