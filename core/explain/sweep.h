// SPDX-License-Identifier: MIT
// Runs one page under many settings: a matrix of variants and label attributes, a map of minimum difference
// and lowest threshold.
#pragma once

#include "core/explain/setup.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The agreement of an outcome with the nodes that should be kept; 0 when there are none to compare with.
struct Agreement {
    double precision = 0; ///< share of the kept positions that should be kept; 0 when none is kept
    double recall = 0;    ///< share of the positions that should be kept and are
    double f = 0;         ///< their harmonic mean
    friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// One run.
struct SweepCell {
    Setup setup;
    Region region;
    std::uint32_t positions = 0; ///< positions of its sequence
    std::uint32_t alphabetSize = 0;
    std::uint32_t splits = 0; ///< levels that were split
    NodeCounts counts;
    bool isMissing = false; ///< LabelAttributes::Computed without computed styles: not run
    Agreement agreement;    ///< only with ground truth
};

/// The roots of the subtrees that should be kept, in any order; empty when unknown.
using GroundTruthNodes = std::vector<NodeId>;

struct VariantMatrix {
    /// In the order of LabelAttributes, for each value the variants in their order. When stopped the cells
    /// done so far.
    std::vector<SweepCell> cells;
    bool isStopped = false;
};

/// Runs all variants with all label attributes; minimum difference, lowest threshold and the rest as in
/// `base`. `progress`: cells done of all cells.
VariantMatrix sweepVariants(const Document& document, const Setup& base, const GroundTruthNodes& truth = {},
                            const std::stop_token& stop = {},
                            const std::function<void(std::size_t, std::size_t)>& progress = {});

/// The outcome for each minimum difference (columns) and lowest threshold (rows).
struct DifferenceMap {
    std::vector<double> minDifferences;    ///< ascending
    std::vector<std::uint32_t> thresholds; ///< ascending, from 1; when stopped the thresholds whose row is
                                           ///< complete
    std::vector<SweepCell> cells;          ///< row by row
    std::uint32_t runs = 0; ///< searches made: one for all cells whose searches are known to be the same
    bool isStopped = false;
    const SweepCell& at(std::size_t row, std::size_t column) const
    {
        return cells[row * minDifferences.size() + column];
    }
};

/// Makes the map. Columns: `columns` (at least 2) minimum differences from 0 to 1, evenly spaced, plus
/// `base`'s own. Rows: at most `rows` (at least 2) lowest thresholds, chosen at `base`'s minimum difference,
/// where the search changes only at some lowest thresholds:
/// 1. the threshold 1, and `base`'s own;
/// 2. the thresholds at which the main region changes, the lowest first: such a row stands for all lowest
///    thresholds up to the next row;
/// 3. if there is still room, the thresholds at which the search changes though it ends in the same region,
///    the lowest first: with other minimum differences they may diverge.
/// A row costs at most as many searches as differ between its minimum differences; choosing the rows costs as
/// many as differ between the lowest thresholds, or fewer once 2. has found enough. `progress`: cells done of
/// all cells; while rows are chosen 0 of the highest possible number.
DifferenceMap sweepDifference(const Document& document, const Setup& base, std::size_t columns = 51,
                              std::size_t rows = 12, const GroundTruthNodes& truth = {},
                              const std::stop_token& stop = {},
                              const std::function<void(std::size_t, std::size_t)>& progress = {});

/// Compares the kept positions with the positions of the ground truth nodes and their descendants. Ancestors
/// of a ground truth node are excluded: pruning keeps them with any of the nodes. O(nodes).
Agreement agreementOf(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                      const GroundTruthNodes& truth);

} // namespace tagseam
