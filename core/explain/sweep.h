// SPDX-License-Identifier: MIT
// One page under many settings: a matrix of variants and label attributes, a map of minimum difference and
// lowest threshold.
#pragma once

#include "core/explain/setup.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// What the nodes that should be kept make of an outcome; 0 when there are none to compare with.
struct Agreement {
    double precision = 0; ///< share of the kept positions that should be; 0 when none is kept
    double recall = 0;    ///< share of the positions that should be kept and are
    double f = 0;         ///< their harmonic mean
    friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// One run.
struct SweepCell {
    Setup setup;
    Region region;
    std::uint32_t positions = 0; ///< of its sequence
    std::uint32_t alphabetSize = 0;
    std::uint32_t splits = 0; ///< levels that were split
    NodeCounts counts;
    bool isMissing = false; ///< LabelAttributes::Computed without computed styles: not run
    Agreement agreement;    ///< with `truth`
};

/// The nodes that should be kept, with what is below them, in any order; empty when it is not known.
using TruthNodes = std::vector<NodeId>;

struct VariantMatrix {
    /// Label attributes by label attributes (in the order of LabelAttributes), in each the variants in
    /// theirs. When stopped those that were done.
    std::vector<SweepCell> cells;
    bool isStopped = false;
};

/// All variants by all label attributes; minimum difference, lowest threshold and the rest as in `base`.
/// `progress`: cells done of cells in all.
VariantMatrix sweepVariants(const Document& document, const Setup& base, const TruthNodes& truth = {},
                            const std::stop_token& stop = {},
                            const std::function<void(std::size_t, std::size_t)>& progress = {});

/// What each minimum difference (columns) makes of each lowest threshold (rows).
struct DifferenceMap {
    std::vector<double> minDifferences;    ///< ascending
    std::vector<std::uint32_t> thresholds; ///< ascending, from 1; when stopped those whose row is whole
    std::vector<SweepCell> cells;          ///< row by row
    std::uint32_t runs = 0; ///< searches made: one for all cells whose searches are known to be the same
    bool isStopped = false;
    const SweepCell& at(std::size_t row, std::size_t column) const
    {
        return cells[row * minDifferences.size() + column];
    }
};

/// Columns: `columns` (at least 2) minimum differences from 0 to 1, evenly spaced, and `base`'s own where it
/// is none of them. Rows: at most `rows` (at least 2) lowest thresholds, chosen by what they do at `base`'s
/// minimum difference, where the search changes from one lowest threshold to the next only at some:
/// 1. the threshold 1, and `base`'s own;
/// 2. those from which on the main region is another than just below, the lowest first: such a row stands for
///    all lowest thresholds up to the next row;
/// 3. if there is still room, those from which on the search is another though it ends in the same region,
///    the lowest first: with other minimum differences they may part.
/// A row costs at most as many searches as the minimum differences make different; choosing the rows as many
/// as the lowest thresholds make different, or until 2. has found enough. `progress`: cells done of cells in
/// all; while rows are chosen 0 of the most that there can be.
DifferenceMap sweepDifference(const Document& document, const Setup& base, std::size_t columns = 51,
                              std::size_t rows = 12, const TruthNodes& truth = {},
                              const std::stop_token& stop = {},
                              const std::function<void(std::size_t, std::size_t)>& progress = {});

/// Positions of the kept part against those at and below the truth's nodes. What is above a node of the truth
/// is left aside: pruning keeps it with any of them. O(nodes).
Agreement agreementOf(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                      const TruthNodes& truth);

} // namespace tagseam
