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

/// Nodes raw and pruned, reduction, main region, MDR's records total and target, raw and pruned, noise
/// removed.
std::span<const FigureColumn> figureColumns();

struct PairedFigure {
    FigureKind kind = FigureKind::Count;
    std::optional<double> measured; ///< percent where the kind is: -50.18; 1 for yes
    std::optional<double> published;

    /// "61", "-43.43 %", "yes", "-".
    std::string text(std::optional<double> value) const;
    /// "+2", "-0.10"; "same" or "other" for yes and no; "-" where one of them is missing.
    std::string difference() const;
};

/// One for each column; nothing measured in a row with an error.
std::vector<PairedFigure> figuresOf(const ExperimentRow& row);
/// The means of those that the papers give means of, over the rows without error; the others are empty.
std::vector<PairedFigure> meanFigures(std::span<const ExperimentRow> rows);

/// "annotation", "published".
std::string_view name(TargetSource source);

} // namespace tagseam
