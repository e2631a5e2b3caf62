// SPDX-License-Identifier: MIT
// Rows of cells -> a table for people to read or paste: aligned, Markdown, LaTeX.
#include "core/base/texttable.h"

#include "core/base/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string_view>

namespace tagseam {

namespace {

std::string markdownCell(const std::string& cell)
{
    std::string out;
    for (const char c : printable(cell)) {
        if (c == '|')
            out += '\\';
        out += c;
    }
    return out;
}

std::string latexCell(const std::string& cell)
{
    return cell == "-" ? "--" : latexText(cell); // no value: a dash, not a hyphen
}

template <class Cell>
std::string joined(const std::vector<std::string>& row, std::string_view between, Cell cell)
{
    std::string out;
    for (const std::string& each : row)
        out += fmt::format("{}{}", &each == &row.front() ? std::string_view() : between, cell(each));
    return out;
}

// Returns the number of characters of valid UTF-8.
std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// `aligned`: the number of cells that have a column. The last cell of a row, and a note, are not padded.
void addRow(std::string& out, const std::vector<std::string>& row, const std::vector<TableColumn>& columns,
            const std::vector<std::size_t>& widths, std::size_t aligned)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool isLast = i + 1 == row.size();
        if (isLast && row[i].empty())
            break; // leaves no blanks at the end of a line
        const std::string cell = printable(row[i]);
        const std::size_t length = lengthOf(cell);
        const bool isFilled = i < aligned && widths[i] > length;
        const std::string fill(isFilled ? widths[i] - length : 0, ' ');
        out += i == 0 ? "" : "  ";
        const bool isLeft = i >= aligned || columns[i].isLeft;
        out += isLeft ? cell + (isLast ? "" : fill) : fill + cell;
    }
    out += '\n';
}

void addRows(std::string& out, const std::vector<std::vector<std::string>>& rows,
             const std::vector<std::size_t>& notes, const std::vector<TableColumn>& columns,
             const std::vector<std::size_t>& widths)
{
    auto note = notes.begin();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool isNote = note != notes.end() && *note == row;
        note += isNote ? 1 : 0;
        addRow(out, rows[row], columns, widths, isNote ? 1 : columns.size());
    }
}

} // namespace

void TextTable::add(std::vector<std::string> cells)
{
    assert(cells.size() <= m_columns.size());
    m_rows.push_back(std::move(cells));
}

void TextTable::addNote(std::string first, std::string text)
{
    m_notes.push_back(m_rows.size());
    m_rows.push_back({std::move(first), std::move(text)});
}

std::vector<std::size_t> TextTable::widths(bool hasTitles) const
{
    std::vector<std::size_t> widths;
    widths.reserve(m_columns.size());
    for (const TableColumn& each : m_columns)
        widths.push_back(std::max(each.width, hasTitles ? lengthOf(each.title) : 0));
    auto note = m_notes.begin();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const bool isNote = note != m_notes.end() && *note == row;
        note += isNote ? 1 : 0;
        for (std::size_t i = 0; i < (isNote ? 1 : m_rows[row].size()); ++i)
            widths[i] = std::max(widths[i], lengthOf(printable(m_rows[row][i])));
    }
    return widths;
}

std::string TextTable::text() const
{
    std::vector<std::string> titles;
    titles.reserve(m_columns.size());
    for (const TableColumn& each : m_columns)
        titles.push_back(each.title);
    const std::vector<std::size_t> all = widths(true);
    std::string out;
    addRow(out, titles, m_columns, all, m_columns.size());
    addRows(out, m_rows, m_notes, m_columns, all);
    return out;
}

std::string TextTable::rows() const
{
    std::string out;
    addRows(out, m_rows, m_notes, m_columns, widths(false));
    return out;
}

std::string alignedTable(const TableCells& cells)
{
    std::vector<TableColumn> columns;
    columns.reserve(cells.front().size());
    for (const std::string& title : cells.front())
        columns.push_back({.title = title, .isLeft = columns.empty()});
    TextTable table(std::move(columns));
    for (std::size_t row = 1; row < cells.size(); ++row)
        table.add(cells[row]);
    return table.text();
}

std::string markdownTable(const TableCells& cells)
{
    std::string out;
    for (const auto& row : cells) {
        out += "| " + joined(row, " | ", markdownCell) + " |\n";
        if (&row != &cells.front())
            continue;
        out += "| ---";
        for (std::size_t i = 1; i < row.size(); ++i)
            out += " | --:";
        out += " |\n";
    }
    return out;
}

std::string latexText(const std::string& text)
{
    std::string out;
    for (const char c : printable(text)) {
        switch (c) {
        case '\\':
            out += "\\textbackslash{}";
            break;
        case '~':
            out += "\\textasciitilde{}";
            break;
        case '^':
            out += "\\textasciicircum{}";
            break;
        case '<':
            out += "\\textless{}"; // in the old encoding of fonts "<" would be another character
            break;
        case '>':
            out += "\\textgreater{}";
            break;
        default:
            if (std::string_view("&%$#_{}").find(c) != std::string_view::npos)
                out += '\\';
            out += c;
        }
    }
    constexpr std::string_view theta = "Θ"; // no text font of LaTeX has it
    for (std::size_t at = out.find(theta); at != std::string::npos; at = out.find(theta, at + 1))
        out.replace(at, theta.size(), "$\\Theta$");
    return out;
}

std::string latexTable(const TableCells& cells)
{
    std::string out = fmt::format("% \\usepackage{{booktabs}}\n\\begin{{tabular}}{{l{}}}\n\\toprule\n",
                                  std::string(cells.front().size() - 1, 'r'));
    for (const auto& row : cells) {
        out += joined(row, " & ", latexCell) + " \\\\\n";
        if (&row == &cells.front())
            out += "\\midrule\n";
    }
    return out + "\\bottomrule\n\\end{tabular}\n";
}

} // namespace tagseam
