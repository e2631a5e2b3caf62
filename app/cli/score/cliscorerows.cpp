// SPDX-License-Identifier: MIT
// Scores of methods on pages as table, CSV and JSON.
#include "app/cli/score/cliscorerows.h"

#include "app/cli/clioutput.h"
#include "core/base/csvrows.h"
#include "core/base/dumpjson.h"
#include "core/base/texttable.h"
#include "core/corpus/runs/runtable.h"
#include "core/truth/score/scorejson.h"
#include "core/truth/score/scoremeasures.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;
using Figure = std::optional<double>;

// The means of one method over all pages.
struct MethodMean {
    std::uint32_t pages = 0;
    std::array<Figure, scoreMeasures.size()> figures;
};

MethodMean methodMean(const ScoreTable& table, std::size_t method)
{
    MethodMean mean;
    std::array<double, scoreMeasures.size()> sums{};
    std::array<double, scoreMeasures.size()> counts{};
    for (const ScoreRow& row : table.rows) {
        if (!row.error.empty())
            continue;
        ++mean.pages;
        for (std::size_t i = 0; i < scoreMeasures.size(); ++i) {
            if (const Figure figure = scoreMeasures[i].of(row.scores[method])) {
                sums[i] += *figure;
                ++counts[i];
            }
        }
    }
    for (std::size_t i = 0; i < scoreMeasures.size(); ++i)
        mean.figures[i] = counts[i] > 0 ? Figure(sums[i] / counts[i]) : Figure();
    return mean;
}

// Returns the measures of which some method has a mean: a collection without labelled noise has no column for
// it.
std::vector<std::size_t> shownMeasures(const std::vector<MethodMean>& means)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < scoreMeasures.size(); ++i) {
        if (std::ranges::any_of(means, [i](const MethodMean& mean) { return mean.figures[i].has_value(); }))
            shown.push_back(i);
    }
    return shown;
}

std::vector<MethodMean> methodMeans(const ScoreTable& table)
{
    std::vector<MethodMean> means;
    means.reserve(table.methods.size());
    for (std::size_t method = 0; method < table.methods.size(); ++method)
        means.push_back(methodMean(table, method));
    return means;
}

using Cells = TableCells;

Cells meanCells(const ScoreTable& table)
{
    const std::vector<MethodMean> means = methodMeans(table);
    const std::vector<std::size_t> shown = shownMeasures(means);
    Cells cells{{"method", "pages"}};
    for (const std::size_t i : shown)
        cells[0].emplace_back(scoreMeasures[i].title);
    for (std::size_t method = 0; method < means.size(); ++method) {
        auto& row = cells.emplace_back();
        row = {table.methods[method], std::to_string(means[method].pages)};
        for (const std::size_t i : shown)
            row.push_back(figureText(means[method].figures[i], scoreMeasures[i].kind));
    }
    return cells;
}

std::string csvFigure(Figure figure)
{
    return figure ? fmt::format("{:.6f}", *figure) : std::string();
}

Json rowJson(const ScoreTable& table, const ScoreRow& row)
{
    Json json;
    json["page"] = row.page;
    json["error"] = row.error.empty() ? Json() : Json(row.error);
    json["annotator"] = row.annotator;
    json["tree"] = name(row.tree);
    json["marks"] = row.truth.marks;
    json["lost"] = row.truth.lost;
    json["foundShare"] = figureJson(row.truth.foundShare);
    Json scores = Json::array();
    for (std::size_t i = 0; i < row.scores.size(); ++i) {
        Json score{{"method", table.methods[i]}};
        score.update(scoreJson(row.scores[i]));
        scores.push_back(std::move(score));
    }
    json["scores"] = std::move(scores);
    return json;
}

} // namespace

std::string pageScoresText(const ScoreTable& table)
{
    const ScoreRow& row = table.rows.front();
    std::string out =
        fmt::format("page       {}\nagainst    {}\nmarks      {}, {} not on the page\n", printable(row.page),
                    printable(table.truth), row.truth.marks, row.truth.lost.size());
    for (const std::string& lost : row.truth.lost)
        out += fmt::format("missing    {}\n", printable(lost));
    if (row.truth.foundShare)
        out += fmt::format("found      {:.1f} % of the text\n", 100 * *row.truth.foundShare);
    if (!row.scores.empty()) {
        const Score& first = row.scores.front();
        out += fmt::format("content    {}, {}, {}\n",
                           counted(first.nodes.both + first.nodes.groundTruthOnly, "node"),
                           counted(first.characters.both + first.characters.groundTruthOnly, "character"),
                           counted(first.targets.all, "target"));
    }
    Cells cells = meanCells(table);
    for (auto& each : cells)
        each.erase(each.begin() + 1); // there is one page
    return out + '\n' + alignedTable(cells);
}

std::string pageScoresJson(const ScoreTable& table)
{
    Json json{{"schema", "tagseam.score/1"}, {"groundTruth", table.truth}};
    json.update(rowJson(table, table.rows.front()));
    return dumpJson(json) + '\n';
}

std::string meanScoresText(const ScoreTable& table)
{
    std::vector<RowGroundTruth> used;
    for (const ScoreRow& row : table.rows) {
        if (row.error.empty())
            used.push_back({row.truth.marks, 0, row.tree, row.annotator});
    }
    std::string out = fmt::format("against    {}\n{}pages      {}, mean per page\n\n", printable(table.truth),
                                  usedGroundTruthText(used), table.rows.size()) +
                      alignedTable(meanCells(table));
    const auto left =
        std::ranges::count_if(table.rows, [](const ScoreRow& row) { return !row.error.empty(); });
    if (left > 0)
        out += fmt::format("\n{} excluded:\n", counted(static_cast<std::size_t>(left), "page"));
    for (const ScoreRow& row : table.rows) {
        if (!row.error.empty())
            out += fmt::format("  {}: {}\n", printable(row.page), printable(row.error));
    }
    return out;
}

std::string meanScoresMarkdown(const ScoreTable& table)
{
    Cells cells = meanCells(table);
    const std::size_t columns = cells[0].size();
    for (const ScoreRow& row : table.rows) {
        if (row.error.empty())
            continue;
        auto& line = cells.emplace_back(columns);
        line[0] = fmt::format("{}: {}", row.page, row.error);
        line[1] = "excluded";
    }
    return markdownTable(cells);
}

std::string scoresCsv(const ScoreTable& table)
{
    std::string out = "page,method";
    for (const ScoreMeasure& measure : scoreMeasures)
        out += fmt::format(",{}", measure.key);
    out += ",error\r\n";
    for (const ScoreRow& row : table.rows) {
        if (!row.error.empty())
            out += fmt::format("{},{},{}\r\n", spreadsheetField(row.page),
                               std::string(scoreMeasures.size(), ','), spreadsheetField(row.error));
        for (std::size_t method = 0; method < row.scores.size(); ++method) {
            out += fmt::format("{},{}", spreadsheetField(row.page), spreadsheetField(table.methods[method]));
            for (const ScoreMeasure& measure : scoreMeasures)
                out += fmt::format(",{}", csvFigure(measure.of(row.scores[method])));
            out += ",\r\n";
        }
    }
    const std::vector<MethodMean> means = methodMeans(table);
    for (std::size_t method = 0; method < means.size(); ++method) {
        out += fmt::format("mean,{}", spreadsheetField(table.methods[method]));
        for (const Figure figure : means[method].figures)
            out += fmt::format(",{}", csvFigure(figure));
        out += ",\r\n";
    }
    return out;
}

std::string scoresJson(const ScoreTable& table)
{
    Json methods = Json::array();
    const std::vector<MethodMean> means = methodMeans(table);
    for (std::size_t method = 0; method < means.size(); ++method) {
        Json mean;
        for (std::size_t i = 0; i < scoreMeasures.size(); ++i)
            mean[std::string(scoreMeasures[i].key)] = figureJson(means[method].figures[i]);
        methods.push_back(
            {{"method", table.methods[method]}, {"pages", means[method].pages}, {"mean", std::move(mean)}});
    }
    Json rows = Json::array();
    for (const ScoreRow& row : table.rows)
        rows.push_back(rowJson(table, row));
    return dumpJson({{"schema", "tagseam.scores/1"},
                     {"groundTruth", table.truth},
                     {"methods", std::move(methods)},
                     {"rows", std::move(rows)}}) +
           '\n';
}

} // namespace tagseam
