// SPDX-License-Identifier: MIT
// Rows of cells -> a table for people to read or paste: aligned, Markdown, LaTeX.
#include "core/base/texttable.h"

#include "core/base/printable.h"

#include <fmt/format.h>

#include <algorithm>
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

} // namespace

std::string alignedTable(const TableCells& cells)
{
    std::vector<std::size_t> widths(cells.front().size());
    for (const auto& row : cells) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], printable(row[i]).size());
    }
    std::string out;
    for (const auto& row : cells) {
        out += fmt::format("{:<{}}", printable(row[0]), widths[0]);
        for (std::size_t i = 1; i < row.size(); ++i)
            out += fmt::format("  {:>{}}", printable(row[i]), widths[i]);
        out += '\n';
    }
    return out;
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
