// SPDX-License-Identifier: MIT
// Rows of cells -> a table for people to read or paste: aligned, Markdown, LaTeX.
#pragma once

#include <string>
#include <vector>

namespace tagseam {

/// Rows of equal length; the first has the titles. The first column is aligned left, the others right. The
/// functions below print cells as printable() has them.
using TableCells = std::vector<std::vector<std::string>>;

std::string alignedTable(const TableCells& cells);
/// Returns a Markdown table in which "|" is escaped.
std::string markdownTable(const TableCells& cells);
/// Returns a tabular with the rules of booktabs; characters that LaTeX would read as a command are escaped.
std::string latexTable(const TableCells& cells);
/// Returns the text with the characters escaped that LaTeX would read as a command.
std::string latexText(const std::string& text);

} // namespace tagseam
