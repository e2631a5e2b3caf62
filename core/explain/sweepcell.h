// SPDX-License-Identifier: MIT
// A region -> what the cell of a sweep says of it, pruned once however many cells have it.
#pragma once

#include "core/explain/sweep.h"

#include <cstdint>
#include <map>
#include <tuple>

namespace tagseam {

/// Cells of one sequence.
class CellMaker {
  public:
    /// All must outlive it.
    CellMaker(const Document& document, const TagPathSequence& sequence, const TruthNodes& truth);

    /// `setup`: that of the sequence. O(nodes) for a region that is new, else O(log regions).
    SweepCell cell(const Setup& setup, Region region, std::uint32_t splits);

  private:
    using Key = std::tuple<Position, Position, Keep>;
    struct Pruned {
        NodeCounts counts;
        Agreement agreement;
    };

    Pruned prune(Region region, Keep keep) const;

    const Document& m_document;
    const TagPathSequence& m_sequence;
    const TruthNodes& m_truth;
    std::uint32_t m_alphabetSize = 0; // symbols that occur
    std::map<Key, Pruned> m_pruned;
};

} // namespace tagseam
