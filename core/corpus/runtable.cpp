// SPDX-License-Identifier: MIT
// A run -> the mean of each figure, a row a method.
#include "core/corpus/runtable.h"

#include "core/corpus/rowmeasures.h"
#include "core/corpus/texttable.h"
#include "core/truth/csvrows.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace tagseam {

namespace {

// Sums of one method.
struct Sums {
    std::vector<double> sums = std::vector<double>(rowMeasures().size(), 0);
    std::vector<std::size_t> counts = std::vector<std::size_t>(rowMeasures().size(), 0);
};

void add(const RunRow& row, MethodMeans& means, Sums& sums)
{
    if (row.error) {
        ++means.failed;
        return;
    }
    ++means.pages;
    means.scored += row.score ? 1U : 0U;
    for (std::size_t i = 0; i < rowMeasures().size(); ++i) {
        if (const std::optional<double> figure = rowMeasures()[i].of(row)) {
            sums.sums[i] += *figure;
            ++sums.counts[i];
        }
    }
}

// Indices of the figures that are shown, in order.
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

TableCells cellsOf(std::span<const MethodMeans> means, std::span<const std::string> keys)
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
    for (const std::size_t i : columnsOf(means, keys)) {
        const RowMeasure& measure = rowMeasures()[i];
        addColumn(measure.title,
                  [&](const MethodMeans& each) { return figureText(each.means[i], measure.isPercentage); });
    }
    return cells;
}

} // namespace

std::vector<MethodMeans> meansOf(std::span<const RunRow> rows)
{
    std::vector<MethodMeans> means;
    std::vector<Sums> sums;
    for (const RunRow& row : rows) {
        auto found = std::ranges::find(means, row.method, &MethodMeans::method);
        if (found == means.end()) {
            means.push_back({row.method, 0, 0, 0, {}});
            sums.emplace_back();
            found = means.end() - 1;
        }
        add(row, *found, sums[static_cast<std::size_t>(found - means.begin())]);
    }
    for (std::size_t method = 0; method < means.size(); ++method) {
        for (std::size_t i = 0; i < rowMeasures().size(); ++i) {
            const auto count = static_cast<double>(sums[method].counts[i]);
            means[method].means.push_back(count > 0 ? std::optional(sums[method].sums[i] / count)
                                                    : std::nullopt);
        }
    }
    return means;
}

std::string meansText(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return alignedTable(cellsOf(means, keys));
}

std::string meansMarkdown(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return markdownTable(cellsOf(means, keys));
}

std::string meansLatex(std::span<const MethodMeans> means, std::span<const std::string> keys)
{
    return latexTable(cellsOf(means, keys));
}

std::string meansCsv(std::span<const MethodMeans> means)
{
    std::string out = "method,pages,failed,scored";
    for (const RowMeasure& measure : rowMeasures())
        out += fmt::format(",{}", measure.key);
    out += "\r\n";
    for (const MethodMeans& each : means) {
        out += fmt::format("{},{},{},{}", csvField(each.method), each.pages, each.failed, each.scored);
        for (const std::optional<double> mean : each.means)
            out += mean ? fmt::format(",{:.6f}", *mean) : std::string(",");
        out += "\r\n";
    }
    return out;
}

std::string figureText(std::optional<double> figure, bool isPercentage)
{
    if (!figure)
        return "-";
    return isPercentage ? fmt::format("{:.1f} %", 100 * *figure) : fmt::format("{:.3f}", *figure);
}

} // namespace tagseam
