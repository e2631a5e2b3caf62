// SPDX-License-Identifier: MIT
// The figures of a row of an experiment: measured and published, in the order of the papers' columns.
#pragma once

#include "core/papers/experiment.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class FigureKind : std::uint8_t { Count, Percent, YesNo };

struct FigureColumn {
    std::string_view key;   ///< in CSV and JSON
    std::string_view title; ///< in tables, in English
    FigureKind kind;
};

/// Returns the columns: nodes raw and pruned, reduction, main region, MDR's records total and target, raw and
/// pruned, noise removed.
std::span<const FigureColumn> figureColumns();

struct PairedFigure {
    FigureKind kind = FigureKind::Count;
    std::optional<double> measured; ///< percent for percentages: -50.18; 1 for yes
    std::optional<double> published;

    /// Returns "61", "-43.43 %", "yes", "-".
    std::string text(std::optional<double> value) const;
    /// Returns "+2", "-0.10"; "same" or "other" for yes and no; "-" if one value is missing.
    std::string difference() const;
};

/// Returns one figure for each column; nothing measured in a row with an error.
std::vector<PairedFigure> figuresOf(const ExperimentRow& row);
/// Returns the means for the columns whose means the papers give, over the rows without error; the others are
/// empty.
std::vector<PairedFigure> meanFigures(std::span<const ExperimentRow> rows);

/// Returns "annotation" or "published".
std::string_view name(TargetSource source);

} // namespace tagseam
