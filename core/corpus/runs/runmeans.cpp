// SPDX-License-Identifier: MIT
// A run -> the mean of each figure for each method, and its confidence interval.
#include "core/corpus/runs/pagefigures.h"
#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/runtable.h"

#include <algorithm>

namespace tagseam {

namespace {

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
