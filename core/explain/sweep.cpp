// SPDX-License-Identifier: MIT
// Runs one page under all variants and label attributes: a sequence for each value of the label attributes, a
// search for each cell.
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

VariantMatrix sweepVariants(const Document& document, const Setup& base, const GroundTruthNodes& truth,
                            const std::stop_token& stop,
                            const std::function<void(std::size_t, std::size_t)>& progress)
{
    constexpr std::array keys{LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
                              LabelAttributes::Presentation, LabelAttributes::Computed};
    VariantMatrix matrix;
    for (const LabelAttributes key : keys) {
        Setup setup = base;
        setup.path.style = key;
        const bool isMissing = key == LabelAttributes::Computed && !document.hasComputedStyles();
        const TagPathSequence sequence =
            isMissing ? TagPathSequence{} : convertTreeToSequence(document, setup.path);
        CellMaker cells(document, sequence, base.keep, truth);
        for (const Variant& variant : variants) {
            setup.search = variant.with(base.search);
            SearchTrace trace;
            if (!isMissing)
                trace = searchRegion(sequence.symbols, setup.search, stop);
            matrix.isStopped = trace.isStopped || stop.stop_requested();
            if (matrix.isStopped)
                return matrix;
            matrix.cells.push_back(isMissing ? missingCell(setup)
                                             : cells.cell(setup, trace.region, trace.splitCount()));
            if (progress)
                progress(matrix.cells.size(), keys.size() * variants.size());
        }
    }
    return matrix;
}

} // namespace tagseam
