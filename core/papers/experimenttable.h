// SPDX-License-Identifier: MIT
// Rows of an experiment -> the papers' tables, each figure beside the published one.
#pragma once

#include "core/papers/experiment.h"

#include <span>
#include <string>

namespace tagseam {

/// Returns the table for a terminal: three lines for each page (measured, published, difference), the means,
/// for `velloso-2014` Tabela 3, and the sources.
std::string experimentText(const PublishedTable& table, std::span<const ExperimentRow> rows);
/// Returns the columns of the paper; a figure is "61 (61, +0)": measured, published, difference.
std::string experimentMarkdown(const PublishedTable& table, std::span<const ExperimentRow> rows);
std::string experimentLatex(const PublishedTable& table, std::span<const ExperimentRow> rows);
/// Returns one row for each page and one of means, three columns for each figure: X, X_published,
/// X_difference; RFC 4180. Missing figures are empty.
std::string experimentCsv(std::span<const ExperimentRow> rows);
/// Returns `tagseam.experiment/1`.
std::string experimentJson(const PublishedTable& table, std::span<const ExperimentRow> rows);

} // namespace tagseam
