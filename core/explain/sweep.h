// SPDX-License-Identifier: MIT
// One page under many settings: a matrix of readings and style keys, a map of advantage and lowest threshold.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// What the nodes that should be kept make of an outcome; 0 when there are none to compare with.
struct Agreement {
    double precision = 0; ///< share of the kept positions that should be
    double recall = 0;    ///< share of the positions that should be kept and are
    double f = 0;         ///< their harmonic mean
};

/// One run.
struct SweepCell {
    Setup setup;
    Region region;
    std::uint32_t positions = 0; ///< of its sequence
    std::uint32_t alphabetSize = 0;
    std::uint32_t splits = 0; ///< levels that were split
    NodeCounts counts;
    bool isMissing = false; ///< StyleKey::Computed without computed styles: not run
    Agreement agreement;    ///< with `truth`
};

/// The nodes that should be kept, with what is below them; empty when it is not known.
using TruthNodes = std::vector<NodeId>;

struct ReadingMatrix {
    std::vector<SweepCell> cells; ///< style key by style key (in the order of StyleKey), in each the readings
    bool isStopped = false;
};

/// All readings (their own advantage of 0.20 replaced by `base`'s) by all style keys; the rest as in `base`.
/// `progress`: cells done of cells in all.
ReadingMatrix sweepReadings(const Document& document, const Setup& base, const TruthNodes& truth = {},
                            const std::stop_token& stop = {},
                            const std::function<void(std::size_t, std::size_t)>& progress = {});

/// Kept share of the positions over advantage (columns) and lowest threshold (rows).
struct AdvantageMap {
    std::vector<double> advantages;        ///< ascending
    std::vector<std::uint32_t> thresholds; ///< ascending, from 1
    std::vector<SweepCell> cells;          ///< row by row
    std::uint32_t runs = 0;                ///< searches made: equal neighbours are run once
    bool isStopped = false;
    const SweepCell& at(std::size_t row, std::size_t column) const
    {
        return cells[row * advantages.size() + column];
    }
};

/// `columns` advantages from 0 to 1, evenly spaced, `base`'s own among them; rows for at most `rows` of the
/// frequencies of the sequence, from 1 on, those that change the outcome first. A row costs as many searches
/// as the advantages make different.
AdvantageMap sweepAdvantage(const Document& document, const Setup& base, std::size_t columns = 51,
                            std::size_t rows = 12, const TruthNodes& truth = {},
                            const std::stop_token& stop = {},
                            const std::function<void(std::size_t, std::size_t)>& progress = {});

/// Positions of the kept part against those below the truth's nodes. O(n).
Agreement agreementOf(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                      const TruthNodes& truth);

} // namespace tagseam
