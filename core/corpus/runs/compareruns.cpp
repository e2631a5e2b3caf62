// SPDX-License-Identifier: MIT
// Two runs, or two methods of one -> the changes, page by page, and whether the difference is more than
// chance.
#include "core/corpus/runs/compareruns.h"

#include "core/corpus/runs/pagefigures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace tagseam {

namespace {

using ByPage = std::map<std::string, const RunRow*>;

ByPage rowsOf(std::span<const RunRow> rows, const std::string& method)
{
    ByPage found;
    for (const RunRow& row : rows) {
        if (row.method == method)
            found.try_emplace(row.page, &row);
    }
    return found;
}

std::vector<std::string> missingIn(const ByPage& there, const ByPage& other)
{
    std::vector<std::string> missing;
    for (const auto& [page, row] : there) {
        if (!other.contains(page))
            missing.push_back(page);
    }
    return missing;
}

// The order of changes: lost figures, falls, rises, gained figures; within falls and rises the larger first.
std::tuple<int, double> changeRank(const PageChange& change)
{
    if (!change.b)
        return {0, 0};
    if (!change.a)
        return {3, 0};
    const double difference = *change.b - *change.a;
    return {difference < 0 ? 1 : 2, -std::abs(difference)};
}

} // namespace

MethodChange compareMethods(std::span<const RunRow> a, const std::string& methodA, std::span<const RunRow> b,
                            const std::string& methodB, const RowMeasure& measure,
                            const std::stop_token& stop)
{
    const ByPage inA = rowsOf(a, methodA);
    const ByPage inB = rowsOf(b, methodB);
    MethodChange change{methodA, methodB, 0, 0, 0, 0, 0, 0, {}, {}, missingIn(inA, inB), missingIn(inB, inA)};
    PageFigures figuresA(measure); // has the pages that have the figure in both, as figuresB
    PageFigures figuresB(measure);
    for (const auto& [page, rowA] : inA) {
        if (stop.stop_requested())
            return change;
        const auto found = inB.find(page);
        if (found == inB.end())
            continue;
        const PageChange each{page, measure.of(*rowA), measure.of(*found->second), rowA->error,
                              found->second->error};
        if (each.a && each.b) {
            figuresA.add(*rowA);
            figuresB.add(*found->second);
        }
        if (!each.a && !each.b)
            ++change.without;
        else if (each.a == each.b)
            ++change.unchanged;
        else
            change.changed.push_back(each);
    }
    std::ranges::stable_sort(change.changed, {}, changeRank);
    change.pages = figuresA.pages();
    if (change.pages > 0) {
        change.meanA = figuresA.mean();
        change.meanB = figuresB.mean();
        change.difference = change.meanB - change.meanA;
        change.interval = bootstrapInterval(
            change.pages,
            [&](std::span<const std::size_t> sample) {
                return figuresB.mean(sample) - figuresA.mean(sample);
            },
            bootstrapSamples, bootstrapSeed, stop);
    }
    return change;
}

std::vector<std::string> methodsOf(std::span<const RunRow> rows)
{
    std::vector<std::string> methods;
    for (const RunRow& row : rows) {
        if (std::ranges::find(methods, row.method) == methods.end())
            methods.push_back(row.method);
    }
    return methods;
}

} // namespace tagseam
