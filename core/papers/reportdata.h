// SPDX-License-Identifier: MIT
// The reports of experiments for programs: CSV and JSON.
#pragma once

#include "core/papers/report.h"

#include <span>
#include <string>

namespace tagseam {

/// Returns the columns experiment, table, row, settings, column, measured, published.
std::string reportsCsv(std::span<const Report> reports);
/// Returns `tagseam.experiment/2`.
std::string reportsJson(std::span<const Report> reports);

} // namespace tagseam
