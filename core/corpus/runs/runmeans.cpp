// SPDX-License-Identifier: MIT
// A run -> the mean of each figure for each method, and its confidence interval.
#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/runtable.h"

#include <algorithm>

namespace tagseam {

namespace {

// The sums of one method.
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

std::optional<Interval> intervalOf(std::span<const RunRow> rows, const std::string& method,
                                   const RowMeasure& measure)
{
    std::vector<double> figures;
    for (const RunRow& row : rows) {
        if (row.error || row.method != method)
            continue;
        if (const std::optional<double> figure = measure.of(row))
            figures.push_back(*figure);
    }
    return figures.size() < 2 ? std::nullopt : std::optional(bootstrapInterval(figures));
}

} // namespace

std::vector<MethodMeans> meansOf(std::span<const RunRow> rows)
{
    std::vector<MethodMeans> means;
    std::vector<Sums> sums;
    for (const RunRow& row : rows) {
        auto found = std::ranges::find(means, row.method, &MethodMeans::method);
        if (found == means.end()) {
            means.push_back({row.method, 0, 0, 0, {}, {}});
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
