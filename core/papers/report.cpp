// SPDX-License-Identifier: MIT
// The report of an experiment -> text, Markdown and LaTeX for people.
#include "core/papers/report.h"

#include "core/base/printable.h"
#include "core/base/texttable.h"
#include "core/papers/reportdata.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tagseam {

namespace {

constexpr double longestBar = 50; // characters

FigureKind kindOf(const ReportFigure& figure, const ReportColumn& column)
{
    return figure.kind.value_or(column.kind);
}

std::string differenceText(FigureKind kind, const ReportFigure& figure)
{
    if (!figure.measured || !figure.published)
        return "-";
    const double difference = *figure.measured - *figure.published;
    switch (kind) {
    case FigureKind::Count:
        return fmt::format("{:+.0f}", difference);
    case FigureKind::Number:
        return fmt::format("{:+.2f}", difference);
    case FigureKind::Fraction:
        return fmt::format("{:+.3f}", difference);
    case FigureKind::Percent:
        return fmt::format("{:+.2f}", 100 * difference);
    case FigureKind::Probability:
        return "-";
    case FigureKind::YesNo:
        return difference == 0 ? "same" : "other";
    }
    return {};
}

bool hasPublished(const ReportRow& row)
{
    return std::ranges::any_of(row.figures,
                               [](const ReportFigure& figure) { return figure.published.has_value(); });
}

bool hasMeasured(const ReportRow& row)
{
    return std::ranges::any_of(row.figures,
                               [](const ReportFigure& figure) { return figure.measured.has_value(); });
}

std::vector<std::string> head(const ReportTable& table)
{
    std::vector<std::string> titles = table.names;
    titles.insert(titles.end(), table.settings.begin(), table.settings.end());
    return titles;
}

void addTitles(std::vector<std::string>& titles, const ReportTable& table)
{
    for (const ReportColumn& column : table.columns)
        titles.push_back(column.title);
}

std::vector<std::string> headOf(const ReportRow& row)
{
    std::vector<std::string> cells = row.names;
    cells.insert(cells.end(), row.settings.begin(), row.settings.end());
    return cells;
}

// A line of figures, after the names or below them.
using FigureText = std::string (*)(FigureKind kind, const ReportFigure& figure);

std::vector<std::string> lineOf(const ReportTable& table, const ReportRow& row,
                                const std::vector<std::string>& names, FigureText text)
{
    std::vector<std::string> line = names;
    for (std::size_t i = 0; i < row.figures.size(); ++i)
        line.push_back(text(kindOf(row.figures[i], table.columns[i]), row.figures[i]));
    return line;
}

// Returns cells with the measured figures, the published ones and the differences in lines of their own.
TableCells linedCells(const ReportTable& table, bool hasDifferences)
{
    const bool hasLines = std::ranges::any_of(table.rows, hasPublished);
    TableCells cells{head(table)};
    if (hasLines)
        cells[0].emplace_back();
    addTitles(cells[0], table);
    for (const ReportRow& row : table.rows) {
        if (!row.error.empty() && !hasPublished(row))
            continue;
        std::vector<std::string> names = headOf(row);
        const auto add = [&](const char* source, FigureText text) {
            if (hasLines)
                names.emplace_back(source);
            cells.push_back(lineOf(table, row, names, text));
            names.assign(headOf(row).size(), {}); // only the first line of a row has them
        };
        if (hasMeasured(row) || !hasPublished(row))
            add("measured", [](FigureKind kind, const ReportFigure& figure) {
                return figureText(kind, figure.measured);
            });
        if (hasPublished(row))
            add("published", [](FigureKind kind, const ReportFigure& figure) {
                return figureText(kind, figure.published);
            });
        if (hasDifferences && hasMeasured(row) && hasPublished(row))
            add("difference", differenceText);
    }
    return cells;
}

// Returns cells with "measured (published)" or "measured (published, difference)".
TableCells pairedCells(const ReportTable& table, bool hasDifferences)
{
    TableCells cells{head(table)};
    addTitles(cells[0], table);
    for (const ReportRow& row : table.rows) {
        std::vector<std::string>& line = cells.emplace_back(headOf(row));
        for (std::size_t i = 0; i < row.figures.size(); ++i) {
            const ReportFigure& figure = row.figures[i];
            const FigureKind kind = kindOf(figure, table.columns[i]);
            std::string cell = figureText(kind, figure.measured);
            if (figure.published) {
                cell += " (" + figureText(kind, figure.published);
                if (hasDifferences && figure.measured)
                    cell += ", " + differenceText(kind, figure);
                cell += ')';
            }
            line.push_back(std::move(cell));
        }
    }
    return cells;
}

// The largest figure of a column: the length of its bars is in proportion to it. At least 1 for shares.
double greatest(const ReportTable& table, std::size_t column)
{
    double most = table.columns[column].kind == FigureKind::Count ? 0 : 1;
    for (const ReportRow& row : table.rows)
        most = std::max(most, row.figures[column].measured.value_or(0));
    return most;
}

std::string bars(const ReportTable& table)
{
    std::string out;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const double most = greatest(table, column);
        TableCells cells;
        std::vector<std::string> drawn;
        for (const ReportRow& row : table.rows) {
            const std::optional<double> value = row.figures[column].measured;
            cells.push_back({"  " + row.names[0], figureText(table.columns[column].kind, value)});
            drawn.emplace_back(
                most > 0 ? static_cast<std::size_t>(std::ceil(value.value_or(0) / most * longestBar)) : 0,
                '#');
        }
        out += fmt::format("{}{}\n", out.empty() ? "" : "\n", printable(table.columns[column].title));
        if (cells.empty())
            continue;
        const std::string lines = alignedTable(cells);
        std::size_t at = 0;
        for (const std::string& bar : drawn) {
            const std::size_t end = lines.find('\n', at);
            out += lines.substr(at, end - at) + (bar.empty() ? "" : "  " + bar) + '\n';
            at = end + 1;
        }
    }
    return out;
}

constexpr std::size_t textWidth = 60; // letters of a line

// A tabular; one that is wider than a text is scaled to its width.
std::string tabular(const TableCells& cells)
{
    std::size_t width = 0;
    for (std::size_t column = 0; column < cells.front().size(); ++column) {
        std::size_t widest = 0;
        for (const std::vector<std::string>& row : cells)
            widest = std::max(widest, row[column].size());
        width += widest + 2;
    }
    if (width <= textWidth)
        return latexTable(cells);
    return "% \\usepackage{graphicx}\n\\noindent\\resizebox{\\textwidth}{!}{%\n" + latexTable(cells) + "}\n";
}

std::string plot(const ReportTable& table)
{
    std::string names;
    for (const ReportRow& row : table.rows)
        names += fmt::format("{}{{{}}}", names.empty() ? "" : ",", latexText(row.names[0]));
    const std::string label = table.columns.size() == 1 ? latexText(table.columns[0].title) : std::string();
    std::string out = fmt::format(
        "% \\usepackage{{pgfplots}}\n\\begin{{tikzpicture}}\n\\begin{{axis}}[xlabel={{{}}}, ylabel={{{}}}, "
        "symbolic x coords={{{}}}, xtick=data, x tick label style={{rotate=90, anchor=east, "
        "font=\\scriptsize}}, legend pos=outer north east]\n",
        latexText(table.names[0]), label, names);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        out += "\\addplot coordinates {";
        for (const ReportRow& row : table.rows) {
            if (row.figures[column].measured)
                out +=
                    fmt::format(" ({{{}}},{:.6g})", latexText(row.names[0]), *row.figures[column].measured);
        }
        out += "};\n";
        if (label.empty())
            out += fmt::format("\\addlegendentry{{{}}}\n", latexText(table.columns[column].title));
    }
    return out + "\\end{axis}\n\\end{tikzpicture}\n";
}

// The settings and notes: a line each, with `begin` before it.
std::string lines(const Report& report, std::string_view begin)
{
    std::string out;
    for (const auto& [name, value] : report.settings)
        out += fmt::format("{}{}: {}\n", begin, printable(name), printable(value));
    for (const ReportTable& table : report.tables) {
        for (const ReportRow& row : table.rows) {
            if (!row.error.empty())
                out += fmt::format("{}{}: {}\n", begin, printable(row.names[0]), printable(row.error));
        }
    }
    for (const std::string& note : report.notes)
        out += fmt::format("{}{}\n", begin, printable(note));
    return out;
}

std::string text(const Report& report)
{
    std::string out = fmt::format("{} ({})\n", report.experiment, report.title);
    for (const ReportTable& table : report.tables) {
        if (table.form != ReportForm::Data)
            out += fmt::format("\n{}\n{}", table.title,
                               table.form == ReportForm::Plot
                                   ? bars(table)
                                   : alignedTable(linedCells(table, report.isOfAuthorsPages)));
    }
    return out + '\n' + lines(report, "");
}

// The title with what a cell of pairedCells() has.
std::string pairedTitle(const ReportTable& table, bool hasDifferences)
{
    if (std::ranges::none_of(table.rows, hasPublished))
        return table.title;
    return table.title + (hasDifferences ? "; measured (published, difference)" : "; measured (published)");
}

std::string markdown(const Report& report)
{
    std::string out = fmt::format("## {} ({})\n", report.experiment, report.title);
    for (const ReportTable& table : report.tables) {
        if (table.form != ReportForm::Data)
            out += fmt::format("\n{}\n\n{}", pairedTitle(table, report.isOfAuthorsPages),
                               markdownTable(pairedCells(table, report.isOfAuthorsPages)));
    }
    return out + '\n' + lines(report, "- ");
}

std::string latex(const Report& report)
{
    std::string out = fmt::format("% {} ({})\n", report.experiment, report.title);
    for (const ReportTable& table : report.tables) {
        if (table.form != ReportForm::Data)
            out += fmt::format("\n% {}\n{}", pairedTitle(table, report.isOfAuthorsPages),
                               table.form == ReportForm::Plot
                                   ? plot(table)
                                   : tabular(pairedCells(table, report.isOfAuthorsPages)));
    }
    return out + '\n' + lines(report, "% ");
}

} // namespace

std::string figureText(FigureKind kind, std::optional<double> value)
{
    if (!value)
        return "-";
    switch (kind) {
    case FigureKind::Count:
        return fmt::format("{:.0f}", *value);
    case FigureKind::Number:
        return fmt::format("{:.2f}", *value);
    case FigureKind::Fraction:
        return fmt::format("{:.3f}", *value);
    case FigureKind::Percent:
        return fmt::format("{:.2f} %", 100 * *value);
    case FigureKind::Probability:
        return fmt::format("{:.2g}", *value);
    case FigureKind::YesNo:
        return *value > 0 ? "yes" : "no";
    }
    return {};
}

std::string writeReports(std::span<const Report> reports, ReportFormat format)
{
    if (format == ReportFormat::Csv)
        return reportsCsv(reports);
    if (format == ReportFormat::Json)
        return reportsJson(reports);
    std::string out;
    for (const Report& report : reports) {
        out += out.empty() ? "" : "\n";
        out += format == ReportFormat::Text       ? text(report)
               : format == ReportFormat::Markdown ? markdown(report)
                                                  : latex(report);
    }
    return out;
}

} // namespace tagseam
