// SPDX-License-Identifier: MIT
// Rows of cells -> a table for people to read or paste: aligned, Markdown, LaTeX.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

/// Rows of equal length; the first has the titles. The first column is aligned left, the others right. The
/// functions below print cells as printable() has them.
using TableCells = std::vector<std::vector<std::string>>;

/// A column of a TextTable.
struct TableColumn {
    std::string title;
    std::size_t width = 0; ///< least width, in characters
    bool isLeft = false;   ///< aligned left, not right
};

/// An aligned table whose columns keep a width of their own, so that tables of one kind look alike; longer
/// cells widen their column. Columns are two blanks apart, and no line ends in blanks. Cells are printed
/// as printable() has them.
class TextTable {
  public:
    explicit TextTable(std::vector<TableColumn> columns) : m_columns(std::move(columns)) {}
    /// Adds a row of at most as many cells as there are columns; those that are missing are left out.
    void add(std::vector<std::string> cells);
    /// Adds a first cell and a text that goes over the other columns.
    void addNote(std::string first, std::string text);
    bool isEmpty() const { return m_rows.empty(); }
    /// Returns the titles and the rows, each as a line. O(cells).
    std::string text() const;
    /// Returns the rows alone.
    std::string rows() const;

  private:
    std::vector<std::size_t> widths(bool hasTitles) const;

    std::vector<TableColumn> m_columns;
    std::vector<std::vector<std::string>> m_rows;
    std::vector<std::size_t> m_notes; // ascending indices of the rows that are notes
};

/// Returns the text of a TextTable with these cells.
std::string alignedTable(const TableCells& cells);
/// Returns a Markdown table in which "|" is escaped.
std::string markdownTable(const TableCells& cells);
/// Returns a tabular with the rules of booktabs; characters that LaTeX would read as a command are escaped.
std::string latexTable(const TableCells& cells);
/// Returns the text with the characters escaped that LaTeX would read as a command.
std::string latexText(const std::string& text);

} // namespace tagseam
