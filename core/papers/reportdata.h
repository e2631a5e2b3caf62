// SPDX-License-Identifier: MIT
// The reports of experiments for programs: CSV and JSON.
#pragma once

#include "core/base/result.h"
#include "core/papers/report.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns the columns experiment, table, row, settings, column, measured, published.
std::string reportsCsv(std::span<const Report> reports);
inline constexpr std::string_view reportSchema = "tagseam.experiment/2";

/// Returns `tagseam.experiment/2`.
std::string reportsJson(std::span<const Report> reports);
/// Reads what reportsJson() wrote: titles, columns, rows and notes; the names of a row are one, and settings
/// are not read. Errors: BadRun (where: the member; detail: its fault).
Result<std::vector<Report>> readReports(std::string_view text);

} // namespace tagseam
