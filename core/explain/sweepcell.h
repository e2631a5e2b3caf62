// SPDX-License-Identifier: MIT
// A region -> the cell of a sweep; a region is pruned once however many cells have it.
#pragma once

#include "core/explain/sweep.h"

#include <cstdint>
#include <map>
#include <utility>

namespace tagseam {

/// Makes the cells of one sequence.
class CellMaker {
  public:
    /// All arguments must outlive the object.
    CellMaker(const Document& document, const TagPathSequence& sequence, Keep keep,
              const GroundTruthNodes& truth);

    /// Makes a cell. `setup`: the setup of the sequence and of `keep`. O(nodes) for a region that is new,
    /// else O(log regions).
    SweepCell cell(const Setup& setup, Region region, std::uint32_t splits);

  private:
    struct Pruned {
        NodeCounts counts;
        Agreement agreement;
    };

    Pruned prune(Region region) const;

    const Document& m_document;
    const TagPathSequence& m_sequence;
    Keep m_keep;
    const GroundTruthNodes& m_truth;
    std::uint32_t m_alphabetSize = 0;                         // symbols that occur
    std::map<std::pair<Position, Position>, Pruned> m_pruned; // indexed by begin and end
};

} // namespace tagseam
