// SPDX-License-Identifier: MIT
// Two runs, or two methods of one -> the changes, page by page, and whether the difference is more than
// chance; for people and for programs.
#include "core/corpus/runs/compareruns.h"

#include "core/base/printable.h"
#include "core/base/texttable.h"
#include "core/corpus/runs/pagefigures.h"
#include "core/corpus/runs/runtable.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
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

using Json = nlohmann::ordered_json;

std::string pagesText(std::size_t count)
{
    return count == 1 ? "1 page" : fmt::format("{} pages", count);
}

std::string signedText(double value, MeasureKind kind)
{
    switch (kind) {
    case MeasureKind::Percentage:
        return fmt::format("{:+.1f} points", 100 * value);
    case MeasureKind::Count:
        return fmt::format("{:+.1f}", value);
    case MeasureKind::Fraction:
        return fmt::format("{:+.3f}", value);
    }
    return {};
}

// Returns "0.512", or the reason why there is no figure.
std::string sideText(std::optional<double> figure, const std::optional<Error>& error, MeasureKind kind)
{
    return error ? std::string(name(error->code)) : figureText(figure, kind);
}

void addPages(std::string& out, std::string_view title, const std::vector<std::string>& pages)
{
    if (!pages.empty())
        out += fmt::format("\n{} {}:\n", pagesText(pages.size()), title);
    for (const std::string& page : pages)
        out += alignedTable({{"  " + page}}); // control characters are excluded
}

Json sideJson(std::optional<double> figure)
{
    return figure ? Json(*figure) : Json();
}

Json errorJson(const std::optional<Error>& error)
{
    return error ? Json(name(error->code)) : Json();
}

Json changeJson(const MethodChange& change)
{
    Json changed = Json::array();
    for (const PageChange& each : change.changed)
        changed.push_back({{"page", each.page},
                           {"a", sideJson(each.a)},
                           {"b", sideJson(each.b)},
                           {"errorA", errorJson(each.errorA)},
                           {"errorB", errorJson(each.errorB)}});
    return {
        {"methodA", change.methodA},
        {"methodB", change.methodB},
        {"pages", change.pages},
        {"unchanged", change.unchanged},
        {"without", change.without},
        {"meanA", change.pages > 0 ? Json(change.meanA) : Json()},
        {"meanB", change.pages > 0 ? Json(change.meanB) : Json()},
        {"difference", change.pages > 0 ? Json(change.difference) : Json()},
        {"interval", change.pages > 0 ? Json::array({change.interval.low, change.interval.high}) : Json()},
        {"changed", std::move(changed)},
        {"onlyInA", change.onlyInA},
        {"onlyInB", change.onlyInB}};
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

std::string changeText(const MethodChange& change, const RowMeasure& measure)
{
    const MeasureKind kind = measure.kind;
    std::string out = fmt::format("method     {}{}\n", printable(change.methodA),
                                  change.methodA == change.methodB ? "" : " -> " + printable(change.methodB));
    out += fmt::format("measure    {}\npages      {} with the figure in both, {} of them unchanged\n",
                       measure.title, change.pages, change.unchanged);
    if (change.pages > 0) {
        const auto& [low, high] = change.interval;
        out += fmt::format("mean       {} -> {}\n", figureText(change.meanA, kind),
                           figureText(change.meanB, kind));
        out += fmt::format("difference {}, 95 % interval {} to {}: {}\n", signedText(change.difference, kind),
                           signedText(low, kind), signedText(high, kind),
                           low > 0                  ? "higher"
                           : high < 0               ? "lower"
                           : change.changed.empty() ? "the same"
                                                    : "no more than chance may make");
    }
    TableCells cells{{"page", "before", "after", "change"}};
    for (const PageChange& each : change.changed)
        cells.push_back({each.page, sideText(each.a, each.errorA, kind), sideText(each.b, each.errorB, kind),
                         each.a && each.b ? signedText(*each.b - *each.a, kind) : "-"});
    if (cells.size() > 1)
        out += '\n' + alignedTable(cells);
    addPages(out, "only in the first", change.onlyInA);
    addPages(out, "only in the second", change.onlyInB);
    return out;
}

std::string changesJson(std::span<const MethodChange> changes, const RowMeasure& measure)
{
    Json methods = Json::array();
    for (const MethodChange& change : changes)
        methods.push_back(changeJson(change));
    const Json json{{"schema", "tagseam.runcompare/1"},
                    {"measure", measure.key},
                    {"samples", bootstrapSamples},
                    {"methods", std::move(methods)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tagseam
