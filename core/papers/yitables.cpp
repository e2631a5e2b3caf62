// SPDX-License-Identifier: MIT
// The experiment of Yi, Liu and Li (2003) in the form of its tables 1 to 4 and figure 9.
#include "core/papers/yitables.h"

#include "core/base/texttable.h"
#include "core/papers/yifigures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::size_t longestBar = 50; // characters

constexpr const char* pagesTitle = "Table 1. Number of Web pages and their classes";
constexpr const char* figureTitle = "Figure 9. The distribution of F scores of clustering";

std::array<YiTable, 3> tablesOf(const YiResult& result)
{
    return {clusteringTable(result), fTable(result), accuracyTable(result)};
}

TableCells pagesCells(const ProductSet& set)
{
    TableCells cells{{"Web sites"}};
    cells[0].insert(cells[0].end(), set.sites.begin(), set.sites.end());
    for (std::uint32_t category = 0; category < set.categories.size(); ++category) {
        auto& line = cells.emplace_back();
        line.push_back(set.categories[category]);
        for (std::uint32_t site = 0; site < set.sites.size(); ++site)
            line.push_back(fmt::format("{}", set.pagesOf(site, category)));
    }
    return cells;
}

std::string binName(std::size_t bin)
{
    return fmt::format("0.{}-{}", bin, bin == 9 ? "1.0" : fmt::format("0.{}", bin + 1));
}

TableCells figureCells(const YiResult& result)
{
    TableCells cells{{"F"}};
    for (const YiOutcome& outcome : result.cleanings)
        cells[0].push_back(fmt::format("F({})", outcome.letter));
    for (std::size_t bin = 0; bin < 10; ++bin) {
        auto& line = cells.emplace_back();
        line.push_back(binName(bin));
        for (const YiOutcome& outcome : result.cleanings)
            line.push_back(fmt::format("{}", distributionOf(outcome.f)[bin]));
    }
    return cells;
}

std::string figureBars(const YiResult& result)
{
    std::string out;
    for (const YiOutcome& outcome : result.cleanings) {
        const std::array<std::uint32_t, 10> bins = distributionOf(outcome.f);
        out += fmt::format("{}F({}): {}\n", out.empty() ? "" : "\n", outcome.letter, outcome.what);
        const std::size_t most = std::max<std::size_t>(*std::ranges::max_element(bins), 1);
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            const std::string bar((bins[bin] * longestBar + most - 1) / most, '#');
            out += fmt::format("  {}  {:>6}{}{}\n", binName(bin), bins[bin], bar.empty() ? "" : "  ", bar);
        }
    }
    return out;
}

bool hasPublished(const YiRow& row)
{
    return std::ranges::any_of(row.figures,
                               [](const YiFigure& figure) { return figure.published.has_value(); });
}

TableCells headOf(const YiTable& table)
{
    TableCells cells{table.names};
    cells[0].insert(cells[0].end(), table.columns.begin(), table.columns.end());
    return cells;
}

// Returns cells with published figures below the measured.
TableCells linedCells(const YiTable& table)
{
    TableCells cells = headOf(table);
    for (const YiRow& row : table.rows) {
        std::vector<std::string> measured = row.names;
        std::vector<std::string> published(row.names.size());
        published.back() = "published";
        for (std::size_t i = 0; i < row.figures.size(); ++i) {
            measured.push_back(table.text(row.figures[i].measured, i));
            published.push_back(table.text(row.figures[i].published, i));
        }
        if (row.names.size() == 1)
            published.front() = "  published";
        cells.push_back(std::move(measured));
        if (hasPublished(row))
            cells.push_back(std::move(published));
    }
    return cells;
}

// Returns cells with published figures after the measured.
TableCells pairedCells(const YiTable& table)
{
    TableCells cells = headOf(table);
    for (const YiRow& row : table.rows) {
        auto& line = cells.emplace_back(row.names);
        for (std::size_t i = 0; i < row.figures.size(); ++i) {
            const std::string published =
                row.figures[i].published ? fmt::format(" ({})", table.text(row.figures[i].published, i)) : "";
            line.push_back(table.text(row.figures[i].measured, i) + published);
        }
    }
    return cells;
}

std::string pgfPlot(const YiResult& result)
{
    std::string out = fmt::format("% \\usepackage{{pgfplots}}\n\\begin{{tikzpicture}}\n\\begin{{axis}}"
                                  "[xlabel={{F score}}, ylabel={{number of experiments}}]\n");
    for (const YiOutcome& outcome : result.cleanings) {
        out += "\\addplot coordinates {";
        const std::array<std::uint32_t, 10> bins = distributionOf(outcome.f);
        for (std::size_t bin = 0; bin < bins.size(); ++bin)
            out += fmt::format("{}({:.2f},{})", bin == 0 ? "" : " ", (static_cast<double>(bin) + 0.5) / 10,
                               bins[bin]);
        out += fmt::format("}};\n\\addlegendentry{{F({})}}\n", outcome.letter);
    }
    return out + "\\end{axis}\n\\end{tikzpicture}\n";
}

} // namespace

std::string yiText(const YiResult& result)
{
    std::string out = fmt::format("yi-2003 (Yi, Liu and Li 2003, section 4)\n\n{}\n{}", pagesTitle,
                                  alignedTable(pagesCells(result.set)));
    for (const YiTable& table : tablesOf(result)) {
        out += fmt::format("\n{}\n{}", table.title, alignedTable(linedCells(table)));
        if (table.key == "table2")
            out += fmt::format("\n{}\n{}", figureTitle, figureBars(result));
    }
    out += '\n';
    for (const std::string& note : yiNotes(result))
        out += withoutControls(note) + '\n';
    return out;
}

std::string yiMarkdown(const YiResult& result)
{
    std::string out = fmt::format("{}\n\n{}", pagesTitle, markdownTable(pagesCells(result.set)));
    for (const YiTable& table : tablesOf(result)) {
        out += fmt::format("\n{}\n\n{}", table.title, markdownTable(pairedCells(table)));
        if (table.key == "table2")
            out += fmt::format("\n{}\n\n{}", figureTitle, markdownTable(figureCells(result)));
    }
    out += '\n';
    for (const std::string& note : yiNotes(result))
        out += "- " + withoutControls(note) + '\n';
    return out;
}

std::string yiLatex(const YiResult& result)
{
    std::string out = fmt::format("% {}\n{}", pagesTitle, latexTable(pagesCells(result.set)));
    for (const YiTable& table : tablesOf(result)) {
        out += fmt::format("\n% {}\n{}", table.title, latexTable(pairedCells(table)));
        if (table.key == "table2")
            out += fmt::format("\n% {}\n{}", figureTitle, pgfPlot(result));
    }
    out += '\n';
    for (const std::string& note : yiNotes(result))
        out += "% " + withoutControls(note) + '\n';
    return out;
}

} // namespace tagseam
