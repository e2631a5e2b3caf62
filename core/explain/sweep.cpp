// SPDX-License-Identifier: MIT
// One page under all readings and style keys: a sequence for each key, a search for each cell.
#include "core/explain/sweep.h"

#include "core/explain/sweepcell.h"
#include "core/tps/searchregion.h"

#include <array>

namespace tagseam {

namespace {

SweepCell missingCell(const Setup& setup)
{
    SweepCell cell;
    cell.setup = setup;
    cell.isMissing = true;
    return cell;
}

} // namespace

ReadingMatrix sweepReadings(const Document& document, const Setup& base, const TruthNodes& truth,
                            const std::stop_token& stop,
                            const std::function<void(std::size_t, std::size_t)>& progress)
{
    constexpr std::array keys{StyleKey::None, StyleKey::Class, StyleKey::ClassAndStyle,
                              StyleKey::Presentation, StyleKey::Computed};
    ReadingMatrix matrix;
    for (const StyleKey key : keys) {
        Setup setup = base;
        setup.path.style = key;
        const bool isMissing = key == StyleKey::Computed && !document.hasComputedStyles();
        const TagPathSequence sequence =
            isMissing ? TagPathSequence{} : convertTreeToSequence(document, setup.path);
        CellMaker cells(document, sequence, base.keep, truth);
        for (const Reading& reading : readings) {
            setup.search = reading.with(base.search);
            SearchTrace trace;
            if (!isMissing)
                trace = searchRegion(sequence.symbols, setup.search, stop);
            matrix.isStopped = trace.isStopped || stop.stop_requested();
            if (matrix.isStopped)
                return matrix;
            matrix.cells.push_back(isMissing ? missingCell(setup)
                                             : cells.cell(setup, trace.region, trace.splitCount()));
            if (progress)
                progress(matrix.cells.size(), keys.size() * readings.size());
        }
    }
    return matrix;
}

} // namespace tagseam
