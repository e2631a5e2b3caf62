// SPDX-License-Identifier: MIT
// The reports of experiments for programs: CSV and JSON.
#include "core/papers/reportdata.h"

#include "core/base/csvrows.h"
#include "core/base/dumpjson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstddef>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

std::string figureCell(std::optional<double> value)
{
    return value ? fmt::format("{:.6g}", *value) : std::string();
}

Json figureJson(std::optional<double> value)
{
    return value ? Json(*value) : Json();
}

// "notebook/camera"
std::string rowName(const ReportRow& row)
{
    std::string joined;
    for (const std::string& name : row.names) {
        if (!name.empty())
            joined += (joined.empty() ? "" : "/") + name;
    }
    return joined;
}

// "variant=jidm-2013, MDR threshold=0.80"
std::string rowSettings(const ReportTable& table, const ReportRow& row)
{
    std::string joined;
    for (std::size_t i = 0; i < row.settings.size(); ++i)
        joined += fmt::format("{}{}={}", i == 0 ? "" : ", ", table.settings[i], row.settings[i]);
    return joined;
}

Json rowJson(const ReportTable& table, const ReportRow& row)
{
    Json json{{"row", rowName(row)}};
    for (std::size_t i = 0; i < row.settings.size(); ++i)
        json["settings"][table.settings[i]] = row.settings[i];
    if (!row.error.empty())
        json["error"] = row.error;
    Json& figures = json["figures"] = Json::object();
    for (std::size_t i = 0; i < row.figures.size(); ++i)
        figures[table.columns[i].key] = {{"measured", figureJson(row.figures[i].measured)},
                                         {"published", figureJson(row.figures[i].published)}};
    return json;
}

Json reportJson(const Report& report)
{
    Json settings = Json::object();
    for (const auto& [name, value] : report.settings)
        settings[name] = value;
    Json tables = Json::array();
    for (const ReportTable& table : report.tables) {
        Json rows = Json::array();
        for (const ReportRow& row : table.rows)
            rows.push_back(rowJson(table, row));
        tables.push_back({{"key", table.key}, {"title", table.title}, {"rows", std::move(rows)}});
    }
    return {{"experiment", report.experiment},
            {"title", report.title},
            {"isOfAuthorsPages", report.isOfAuthorsPages},
            {"settings", std::move(settings)},
            {"tables", std::move(tables)},
            {"notes", report.notes}};
}

} // namespace

std::string reportsCsv(std::span<const Report> reports)
{
    std::string out = "experiment,table,row,settings,column,measured,published\r\n";
    for (const Report& report : reports) {
        for (const auto& [name, value] : report.settings)
            out += fmt::format("{},settings,{},{},,,\r\n", csvField(report.experiment), csvField(name),
                               csvField(value));
        for (const ReportTable& table : report.tables) {
            for (const ReportRow& row : table.rows) {
                for (std::size_t i = 0; i < row.figures.size(); ++i)
                    out += fmt::format("{},{},{},{},{},{},{}\r\n", csvField(report.experiment),
                                       csvField(table.key), csvField(rowName(row)),
                                       csvField(rowSettings(table, row)), csvField(table.columns[i].key),
                                       figureCell(row.figures[i].measured),
                                       figureCell(row.figures[i].published));
            }
        }
    }
    return out;
}

std::string reportsJson(std::span<const Report> reports)
{
    Json experiments = Json::array();
    for (const Report& report : reports)
        experiments.push_back(reportJson(report));
    return dumpJson({{"schema", "tagseam.experiment/2"}, {"experiments", std::move(experiments)}}) + '\n';
}

} // namespace tagseam
