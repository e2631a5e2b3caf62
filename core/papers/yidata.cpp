// SPDX-License-Identifier: MIT
// The experiment of Yi, Liu and Li (2003) for programs: CSV and JSON.
#include "core/base/csvrows.h"
#include "core/papers/yifigures.h"
#include "core/papers/yitables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

std::string cell(std::optional<double> value)
{
    return value ? fmt::format("{:.6g}", *value) : std::string();
}

std::string rowName(const YiRow& row)
{
    return row.names.size() > 1 && !row.names[1].empty() ? row.names[0] + '/' + row.names[1] : row.names[0];
}

Json optional(std::optional<double> value)
{
    return value ? Json(*value) : Json();
}

Json tableJson(const YiTable& table)
{
    Json rows = Json::array();
    for (const YiRow& row : table.rows) {
        Json figures = Json::object();
        for (std::size_t i = 0; i < row.figures.size(); ++i)
            figures[table.columns[i]] = {{"measured", optional(row.figures[i].measured)},
                                         {"published", optional(row.figures[i].published)}};
        rows.push_back({{"row", rowName(row)}, {"figures", std::move(figures)}});
    }
    return rows;
}

Json pagesJson(const ProductSet& set)
{
    Json pages = Json::object();
    for (std::uint32_t site = 0; site < set.sites.size(); ++site) {
        Json& of = pages[set.sites[site]] = Json::object();
        for (std::uint32_t category = 0; category < set.categories.size(); ++category)
            of[set.categories[category]] = set.pagesOf(site, category);
    }
    return pages;
}

} // namespace

std::string yiCsv(const YiResult& result)
{
    std::string out = "table,row,column,measured,published\r\n";
    const std::string_view origin = result.set.generated.empty() ? "own" : "generated";
    for (std::uint32_t site = 0; site < result.set.sites.size(); ++site) {
        for (std::uint32_t category = 0; category < result.set.categories.size(); ++category)
            out += fmt::format("table1-{},{},{},{},\r\n", origin, csvField(result.set.categories[category]),
                               csvField(result.set.sites[site]), result.set.pagesOf(site, category));
    }
    for (const YiTable& table : {clusteringTable(result), fTable(result), accuracyTable(result)}) {
        for (const YiRow& row : table.rows) {
            for (std::size_t i = 0; i < row.figures.size(); ++i)
                out += fmt::format("{},{},{},{},{}\r\n", table.key, csvField(rowName(row)),
                                   csvField(table.columns[i]), cell(row.figures[i].measured),
                                   cell(row.figures[i].published));
        }
    }
    for (const YiOutcome& outcome : result.cleanings) {
        const std::array<std::uint32_t, 10> bins = distributionOf(outcome.f);
        for (std::size_t bin = 0; bin < bins.size(); ++bin)
            out += fmt::format("figure9,0.{},{},{},\r\n", bin, csvField(fmt::format("F({})", outcome.letter)),
                               bins[bin]);
    }
    return out;
}

std::string yiJson(const YiResult& result)
{
    Json cleanings = Json::array();
    for (const YiOutcome& outcome : result.cleanings)
        cleanings.push_back({{"letter", outcome.letter},
                             {"what", outcome.what},
                             {"words", outcome.words},
                             {"pagesWithoutWord", outcome.wordless},
                             {"figure9", distributionOf(outcome.f)},
                             {"f", outcome.f}});
    Json excluded = Json::array();
    for (const ExcludedPage& page : result.excluded)
        excluded.push_back(page.id);
    const Json out{{"schema", "tagseam.yi2003/1"},
                   {"experiment", "yi-2003"},
                   {"folder", result.set.folder},
                   {"isGenerated", !result.set.generated.empty()},
                   {"runs", result.runs},
                   {"seed", result.seed},
                   {"table1", pagesJson(result.set)},
                   {"table2", tableJson(clusteringTable(result))},
                   {"table3", tableJson(fTable(result))},
                   {"table4", tableJson(accuracyTable(result))},
                   {"cleanings", std::move(cleanings)},
                   {"excluded", std::move(excluded)},
                   {"elsewhere", result.set.elsewhere},
                   {"notes", yiNotes(result)}};
    return out.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; // names of files may have any
                                                                            // bytes
}

} // namespace tagseam
