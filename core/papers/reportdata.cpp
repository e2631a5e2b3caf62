// SPDX-License-Identifier: MIT
// The reports of experiments for programs: CSV and JSON.
#include "core/papers/reportdata.h"

#include "core/base/csvrows.h"
#include "core/base/dumpjson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 6> kindNames{"count",   "number",      "fraction",
                                                    "percent", "probability", "yes-no"};
constexpr std::array<std::string_view, 3> formNames{"table", "plot", "data"};

template <std::size_t count, class Value>
std::string_view nameOf(const std::array<std::string_view, count>& names, Value value)
{
    return names.at(static_cast<std::size_t>(value));
}

// Returns the value of that name; nothing for another text.
template <class Value, std::size_t count>
std::optional<Value> valueOf(const std::array<std::string_view, count>& names, const Json& json)
{
    if (!json.is_string())
        return std::nullopt;
    const auto found = std::ranges::find(names, json.get<std::string>());
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

std::string figureCell(std::optional<double> value)
{
    return value ? fmt::format("{:.6g}", *value) : std::string();
}

Json figureJson(std::optional<double> value)
{
    return value ? Json(*value) : Json();
}

// "notebook/camera"
std::string joined(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names) {
        if (!name.empty())
            all += (all.empty() ? "" : "/") + name;
    }
    return all;
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
    Json json{{"row", joined(row.names)}};
    for (std::size_t i = 0; i < row.settings.size(); ++i)
        json["settings"][table.settings[i]] = row.settings[i];
    if (!row.error.empty())
        json["error"] = row.error;
    Json& figures = json["figures"] = Json::object();
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
        const ReportFigure& figure = row.figures[i];
        Json& written = figures[table.columns[i].key] = {{"measured", figureJson(figure.measured)},
                                                         {"published", figureJson(figure.published)}};
        if (figure.kind)
            written["kind"] = nameOf(kindNames, *figure.kind);
    }
    return json;
}

Json columnsJson(const ReportTable& table)
{
    Json columns = Json::array();
    for (const ReportColumn& column : table.columns)
        columns.push_back(
            {{"key", column.key}, {"title", column.title}, {"kind", nameOf(kindNames, column.kind)}});
    return columns;
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
        tables.push_back({{"key", table.key},
                          {"title", table.title},
                          {"form", nameOf(formNames, table.form)},
                          {"names", joined(table.names)},
                          {"settings", table.settings},
                          {"columns", columnsJson(table)},
                          {"rows", std::move(rows)}});
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
    std::string out = "experiment,table,row,settings,column,measured,published,text\r\n";
    for (const Report& report : reports) {
        const std::string experiment = spreadsheetField(report.experiment);
        for (const auto& [name, value] : report.settings)
            out += fmt::format("{},settings,{},,,,,{}\r\n", experiment, spreadsheetField(name),
                               spreadsheetField(value));
        for (const std::string& note : report.notes)
            out += fmt::format("{},notes,,,,,,{}\r\n", experiment, spreadsheetField(note));
        for (const ReportTable& table : report.tables) {
            for (const ReportRow& row : table.rows) {
                for (std::size_t i = 0; i < row.figures.size(); ++i)
                    out += fmt::format(
                        "{},{},{},{},{},{},{},{}\r\n", experiment, spreadsheetField(table.key),
                        spreadsheetField(joined(row.names)), spreadsheetField(rowSettings(table, row)),
                        spreadsheetField(table.columns[i].key), figureCell(row.figures[i].measured),
                        figureCell(row.figures[i].published), spreadsheetField(row.error));
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
    return dumpJson({{"schema", reportSchema}, {"experiments", std::move(experiments)}}) + '\n';
}

namespace {

// Reads the members of the JSON; the first fault is the error.
class ReportReader {
  public:
    const std::optional<Error>& error() const { return m_error; }

    Report report(const Json& json)
    {
        Report report;
        report.experiment = text(json, "experiment");
        report.title = text(json, "title");
        const auto isOfAuthorsPages = json.find("isOfAuthorsPages");
        report.isOfAuthorsPages = isOfAuthorsPages != json.end() && *isOfAuthorsPages == true;
        if (const auto settings = json.find("settings"); settings != json.end()) {
            for (const auto& [name, value] : settings->items())
                report.settings.emplace_back(name, string(value, "settings"));
        }
        for (const Json& table : list(json, "tables"))
            report.tables.push_back(this->table(table));
        for (const Json& note : list(json, "notes"))
            report.notes.push_back(string(note, "notes"));
        return report;
    }

    // An array, or an empty one and an error.
    const Json& list(const Json& json, const char* key)
    {
        static const Json none = Json::array();
        const auto found = json.find(key);
        if (found != json.end() && found->is_array())
            return *found;
        refuse<int>(key);
        return none;
    }

  private:
    template <class Value>
    Value refuse(const char* key)
    {
        if (!m_error)
            m_error = Error{ErrorCode::BadRun, key, "is not as an experiment has it"};
        return {};
    }

    std::string string(const Json& json, const char* key)
    {
        return json.is_string() ? json.get<std::string>() : refuse<std::string>(key);
    }

    std::string text(const Json& json, const char* key)
    {
        const auto found = json.find(key);
        return found != json.end() ? string(*found, key) : refuse<std::string>(key);
    }

    template <class Value, std::size_t count>
    Value named(const Json& json, const char* key, const std::array<std::string_view, count>& names)
    {
        const auto found = json.find(key);
        const std::optional<Value> value = found == json.end() ? std::nullopt : valueOf<Value>(names, *found);
        return value ? *value : refuse<Value>(key);
    }

    ReportTable table(const Json& json)
    {
        ReportTable table;
        table.key = text(json, "key");
        table.title = text(json, "title");
        table.names = {text(json, "names")};
        for (const Json& setting : list(json, "settings"))
            table.settings.push_back(string(setting, "settings"));
        table.form = named<ReportForm>(json, "form", formNames);
        for (const Json& column : list(json, "columns"))
            table.columns.push_back(
                {text(column, "key"), text(column, "title"), named<FigureKind>(column, "kind", kindNames)});
        for (const Json& row : list(json, "rows"))
            table.rows.push_back(this->row(row, table));
        return table;
    }

    ReportRow row(const Json& json, const ReportTable& table)
    {
        ReportRow row;
        row.names = {text(json, "row")};
        for (const std::string& setting : table.settings)
            row.settings.push_back(text(object(json, "settings"), setting.c_str()));
        if (json.contains("error"))
            row.error = text(json, "error");
        const Json figures = object(json, "figures");
        for (const ReportColumn& column : table.columns) {
            const Json figure = object(figures, column.key.c_str());
            row.figures.push_back({number(figure, "measured"), number(figure, "published")});
            if (figure.contains("kind"))
                row.figures.back().kind = named<FigureKind>(figure, "kind", kindNames);
        }
        return row;
    }

    // The object of a member; an empty one for none.
    static Json object(const Json& json, const char* key)
    {
        const auto found = json.find(key);
        return found != json.end() && found->is_object() ? *found : Json::object();
    }

    static std::optional<double> number(const Json& json, const char* key)
    {
        const auto found = json.find(key);
        return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
    }

    std::optional<Error> m_error;
};

} // namespace

Result<std::vector<Report>> readReports(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("schema") || json["schema"] != reportSchema)
        return Error{
            ErrorCode::BadRun, {}, fmt::format("not the JSON of tagseam-cli experiment ({})", reportSchema)};
    ReportReader reader;
    std::vector<Report> reports;
    for (const Json& report : reader.list(json, "experiments"))
        reports.push_back(reader.report(report));
    if (reader.error())
        return *reader.error();
    return reports;
}

} // namespace tagseam
