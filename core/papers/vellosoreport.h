// SPDX-License-Identifier: MIT
// The report of the experiments of Velloso and Dorneles: the papers' tables, the settings of each row, and
// how much these settings explain.
#pragma once

#include "core/papers/report.h"
#include "core/papers/vellosoexperiment.h"

#include <vector>

namespace tagseam {

/// The rows of one setup for all pages.
struct UniformRows {
    RowSetup setup;
    std::vector<ExperimentRow> rows;
};

/// An experiment on the pages at hand.
struct VellosoRun {
    const PublishedTable* table = nullptr;
    std::vector<ExperimentRow> rows; ///< the rows of the table
    bool isVariantInferred = true; ///< true if each row has the variant of rowSetup(), false if all have one
    bool isThresholdInferred = true; ///< the same for the MDR threshold
    /// Each variant with each of matchingThresholds(); empty for no such table.
    std::vector<UniformRows> uniform;
};

/// Returns the setups of VellosoRun::uniform.
std::vector<RowSetup> uniformSetups();

/// Makes the report: the table; for `velloso-2014` Tabela 3; the test of H0 (dissertation, section 4.2); the
/// complements of lost pages (section 4.4); the same figures with one setup for all pages; the misprints.
Report vellosoReport(const VellosoRun& run);

} // namespace tagseam
