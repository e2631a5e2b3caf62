// SPDX-License-Identifier: MIT
// A run -> the mean of each figure for each method, its confidence interval, and tables of the means.
#include "core/corpus/runs/runtable.h"

#include "core/base/csvrows.h"
#include "core/base/texttable.h"
#include "core/corpus/runs/pagefigures.h"
#include "core/corpus/runs/rowmeasures.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace tagseam {

namespace {

// Returns the indices of the figures that are shown, in order.
std::vector<std::size_t> columnsOf(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    std::vector<std::size_t> columns;
    for (const std::string& key : keys) {
        const RowMeasure* measure = findRowMeasure(key);
        if (measure != nullptr)
            columns.push_back(static_cast<std::size_t>(measure - rowMeasures().data()));
    }
    for (std::size_t i = 0; keys.empty() && i < rowMeasures().size(); ++i) {
        const bool isThere =
            std::ranges::any_of(means, [i](const MethodMeans& each) { return each.means[i].has_value(); });
        if (rowMeasures()[i].isShown && isThere)
            columns.push_back(i);
    }
    return columns;
}

// The format of intervals in a table.
struct Look {
    std::string_view dash;  // between the bounds
    bool isAligned = false; // blanks for a missing interval, so that means are aligned
};
constexpr Look plain{"-"};
constexpr Look aligned{"-", true};
constexpr Look latex{"--"};

// Returns the interval with a blank before it; empty for none.
std::string intervalText(const MethodMeans& means, std::size_t figure, std::string_view dash)
{
    if (means.intervals.empty() || !means.intervals[figure])
        return {};
    const auto [low, high] = *means.intervals[figure];
    switch (rowMeasures()[figure].kind) {
    case MeasureKind::Percentage:
        return fmt::format(" ({:.1f}{}{:.1f})", 100 * low, dash, 100 * high);
    case MeasureKind::Count:
        return fmt::format(" ({:.1f}{}{:.1f})", low, dash, high);
    case MeasureKind::Fraction:
        return fmt::format(" ({:.3f}{}{:.3f})", low, dash, high);
    }
    return {};
}

std::vector<std::string> figureCells(std::span<const MethodMeans> means, std::size_t figure, Look look)
{
    std::vector<std::string> intervals;
    for (const MethodMeans& each : means)
        intervals.push_back(intervalText(each, figure, look.dash));
    std::size_t width = 0;
    for (const std::string& interval : intervals)
        width = look.isAligned ? std::max(width, interval.size()) : 0;
    std::vector<std::string> cells;
    cells.reserve(means.size());
    for (std::size_t i = 0; i < means.size(); ++i)
        cells.push_back(fmt::format(
            "{}{:<{}}", figureText(means[i].means[figure], rowMeasures()[figure].kind), intervals[i], width));
    return cells;
}

TableCells cellsOf(std::span<const MethodMeans> means, std::span<const std::string> keys, Look look)
{
    const bool hasFailed =
        std::ranges::any_of(means, [](const MethodMeans& each) { return each.failed > 0; });
    const bool hasScores =
        std::ranges::any_of(means, [](const MethodMeans& each) { return each.scored > 0; });
    TableCells cells{{"method", "pages"}};
    for (const MethodMeans& each : means)
        cells.push_back({each.method, std::to_string(each.pages)});
    const auto addColumn = [&](std::string_view title, auto textOf) {
        cells[0].emplace_back(title);
        for (std::size_t i = 0; i < means.size(); ++i)
            cells[i + 1].push_back(textOf(means[i]));
    };
    if (hasFailed)
        addColumn("failed", [](const MethodMeans& each) { return std::to_string(each.failed); });
    if (hasScores)
        addColumn("scored", [](const MethodMeans& each) { return std::to_string(each.scored); });
    for (const std::size_t figure : columnsOf(means, keys)) {
        const std::vector<std::string> column = figureCells(means, figure, look);
        addColumn(rowMeasures()[figure].title, [&](const MethodMeans& each) {
            return column[static_cast<std::size_t>(&each - means.data())];
        });
    }
    return cells;
}

// The figures of one method, in the order of rowMeasures().
using MethodFigures = std::vector<PageFigures>;

void add(const RunRow& row, MethodMeans& means, MethodFigures& figures)
{
    if (row.error) {
        ++means.failed;
        return;
    }
    ++means.pages;
    means.scored += row.score ? 1U : 0U;
    for (PageFigures& each : figures)
        each.add(row);
}

std::optional<Interval> intervalOf(std::span<const RunRow> rows, const std::string& method,
                                   const RowMeasure& measure)
{
    PageFigures figures(measure);
    for (const RunRow& row : rows) {
        if (!row.error && row.method == method)
            figures.add(row);
    }
    if (figures.pages() < 2)
        return std::nullopt;
    return bootstrapInterval(figures.pages(),
                             [&](std::span<const std::size_t> sample) { return figures.mean(sample); });
}

} // namespace

std::string meansText(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return alignedTable(cellsOf(means, keys, aligned));
}

std::string meansMarkdown(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return markdownTable(cellsOf(means, keys, plain));
}

std::string meansLatex(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return latexTable(cellsOf(means, keys, latex));
}

std::string meansCsv(std::span<const MethodMeans> means)
{
    const bool hasIntervals = !means.empty() && !means.front().intervals.empty();
    const auto cell = [](std::optional<double> figure) {
        return figure ? fmt::format(",{:.6f}", *figure) : std::string(",");
    };
    std::string out = "method,pages,failed,scored";
    for (const RowMeasure& measure : rowMeasures()) {
        out += fmt::format(",{}", measure.key);
        if (hasIntervals)
            out += fmt::format(",{0}_low,{0}_high", measure.key);
    }
    out += "\r\n";
    for (const MethodMeans& each : means) {
        out +=
            fmt::format("{},{},{},{}", spreadsheetField(each.method), each.pages, each.failed, each.scored);
        for (std::size_t i = 0; i < each.means.size(); ++i) {
            out += cell(each.means[i]);
            if (hasIntervals) {
                const auto& interval = each.intervals[i];
                out += interval ? cell(interval->low) + cell(interval->high) : ",,";
            }
        }
        out += "\r\n";
    }
    return out;
}

std::string figureText(std::optional<double> figure, MeasureKind kind)
{
    if (!figure)
        return "-";
    switch (kind) {
    case MeasureKind::Percentage:
        return fmt::format("{:.1f} %", 100 * *figure);
    case MeasureKind::Count:
        return fmt::format("{:.1f}", *figure);
    case MeasureKind::Fraction:
        return fmt::format("{:.3f}", *figure);
    }
    return {};
}

std::vector<MethodMeans> meansOf(std::span<const RunRow> rows)
{
    std::vector<MethodMeans> means;
    std::vector<MethodFigures> figures;
    for (const RunRow& row : rows) {
        auto found = std::ranges::find(means, row.method, &MethodMeans::method);
        if (found == means.end()) {
            means.push_back({row.method, 0, 0, 0, {}, {}});
            figures.emplace_back(rowMeasures().begin(), rowMeasures().end());
            found = means.end() - 1;
        }
        add(row, *found, figures[static_cast<std::size_t>(found - means.begin())]);
    }
    for (std::size_t method = 0; method < means.size(); ++method) {
        for (const PageFigures& each : figures[method])
            means[method].means.push_back(each.pages() > 0 ? std::optional(each.mean()) : std::nullopt);
    }
    return means;
}

void addIntervals(std::span<MethodMeans> means, std::span<const RunRow> rows,
                  std::span<const std::string> keys)
{
    for (MethodMeans& each : means) {
        each.intervals.assign(rowMeasures().size(), std::nullopt);
        for (std::size_t i = 0; i < rowMeasures().size(); ++i) {
            const RowMeasure& measure = rowMeasures()[i];
            if (keys.empty() || std::ranges::find(keys, measure.key) != keys.end())
                each.intervals[i] = intervalOf(rows, each.method, measure);
        }
    }
}

} // namespace tagseam
