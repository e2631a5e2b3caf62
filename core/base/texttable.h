// SPDX-License-Identifier: MIT
// Rows of cells -> a table that people read, or paste: aligned, Markdown, LaTeX.
#pragma once

#include <string>
#include <vector>

namespace tagseam {

/// '?' stands for control characters.
std::string withoutControls(std::string text);

/// Rows of equal length; the first has the titles. The first column stands left, the others right. In what
/// follows '?' stands for control characters.
using TableCells = std::vector<std::vector<std::string>>;

std::string alignedTable(const TableCells& cells);
/// With "|" escaped.
std::string markdownTable(const TableCells& cells);
/// A tabular with the rules of booktabs; what LaTeX would read as a command is escaped.
std::string latexTable(const TableCells& cells);

} // namespace tagseam
