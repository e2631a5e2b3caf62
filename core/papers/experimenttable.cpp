// SPDX-License-Identifier: MIT
// Rows of an experiment -> the papers' tables, each figure beside the published one.
#include "core/papers/experimenttable.h"

#include "core/base/csvrows.h"
#include "core/base/texttable.h"
#include "core/papers/experimentfigures.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

std::string both(const PairedFigure& figure)
{
    if (!figure.measured && !figure.published)
        return "-";
    const std::string difference = figure.difference();
    return fmt::format("{} ({}{}{})", figure.text(figure.measured), figure.text(figure.published),
                       difference == "-" ? "" : ", ", difference == "-" ? "" : difference);
}

TableCells pairedCells(std::span<const ExperimentRow> rows)
{
    TableCells cells{{"site"}};
    for (const FigureColumn& column : figureColumns())
        cells[0].emplace_back(column.title);
    for (const ExperimentRow& row : rows) {
        auto& line = cells.emplace_back();
        line.emplace_back(row.published->site);
        for (const PairedFigure& figure : figuresOf(row))
            line.push_back(both(figure));
    }
    auto& means = cells.emplace_back();
    means.emplace_back("mean");
    for (const PairedFigure& figure : meanFigures(rows))
        means.push_back(both(figure));
    return cells;
}

TableCells extractionCells(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    const ExperimentMeans measured = measuredMeans(rows);
    const ExperimentMeans printed = publishedMeans(rows);
    TableCells cells{{table.alone ? "Tabela 3" : "MDR", "MDR (a)", "MDR+filter (b)", "b - a",
                      "published, these pages (a)", "(b)"}};
    if (table.alone)
        cells[0].insert(cells[0].end(), {"published, all pages (a)", "(b)"});
    const auto add = [&](const char* title, double Extraction::*figure) {
        const auto percent = [](double value) { return fmt::format("{:.2f} %", 100 * value); };
        auto& line = cells.emplace_back();
        line = {title,
                percent(measured.alone.*figure),
                percent(measured.filtered.*figure),
                fmt::format("{:+.2f}", 100 * (measured.filtered.*figure - measured.alone.*figure)),
                percent(printed.alone.*figure),
                percent(printed.filtered.*figure)};
        if (table.alone)
            line.insert(line.end(), {percent((*table.alone).*figure), percent((*table.filtered).*figure)});
    };
    add("precision", &Extraction::precision);
    add("recall", &Extraction::recall);
    add("F-measure", &Extraction::f1);
    return cells;
}

// Returns the notes that a reader needs to read the table.
std::string notes(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    std::string out = fmt::format("{} of {} pages: MDR's raw total within 15 % of the published one.\n",
                                  pagesWithin(rows, 0.15), measuredMeans(rows).pages);
    const ExperimentMeans measured = measuredMeans(rows);
    const ExperimentMeans printed = publishedMeans(rows);
    if (measured.noiseRemoved)
        out +=
            fmt::format("Noise removed, mean over the {} pages that have both: {:.2f} %, published {:.2f} %, "
                        "{:+.2f} points.\n",
                        measured.noisePages, 100 * *measured.noiseRemoved, 100 * *printed.noiseRemoved,
                        100 * (*measured.noiseRemoved - *printed.noiseRemoved));
    out += fmt::format("The last rows of {} itself, over its {} pages: reduction {:.2f} %, main region kept "
                       "{:.2f} %, noise removed {:.2f} %.\n",
                       table.title, table.rows.size(), -table.reduction, table.mainRegionKept,
                       table.noiseRemoved);
    std::string unmarked;
    for (const ExperimentRow& row : rows) {
        if (!row.error.empty())
            out += fmt::format("{}: {}\n", row.published->file, row.error);
        else if (row.source == TargetSource::Published)
            unmarked += fmt::format("{}{}", unmarked.empty() ? "" : ", ", row.published->file);
    }
    if (!unmarked.empty())
        out += "No records are marked on these, so that targets and whether the main region was kept are the "
               "published "
               "ones, and groups that hold targets are not told from others (--ground-truth names a file of "
               "marks): " +
               unmarked + ".\n";
    return out;
}

} // namespace

std::string experimentText(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    TableCells cells{{"site", ""}};
    for (const FigureColumn& column : figureColumns())
        cells[0].emplace_back(column.title);
    const auto add = [&](std::string_view site, const std::vector<PairedFigure>& figures) {
        std::vector<std::string> measured{std::string(site), "measured"};
        std::vector<std::string> published{"", "published"};
        std::vector<std::string> difference{"", "difference"};
        for (const PairedFigure& figure : figures) {
            measured.push_back(figure.text(figure.measured));
            published.push_back(figure.text(figure.published));
            difference.push_back(figure.difference());
        }
        cells.insert(cells.end(), {measured, published, difference});
    };
    for (const ExperimentRow& row : rows) {
        if (row.error.empty())
            add(row.published->site, figuresOf(row));
    }
    add("mean", meanFigures(rows));
    return fmt::format("{} ({})\n\n{}\n{}\n{}", table.name, table.title, alignedTable(cells),
                       alignedTable(extractionCells(table, rows)), notes(table, rows));
}

std::string experimentMarkdown(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    return markdownTable(pairedCells(rows)) + '\n' + markdownTable(extractionCells(table, rows)) + '\n' +
           notes(table, rows);
}

std::string experimentLatex(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    return latexTable(pairedCells(rows)) + '\n' + latexTable(extractionCells(table, rows));
}

std::string experimentCsv(std::span<const ExperimentRow> rows)
{
    std::string out = "site,file,targets_from,error";
    for (const FigureColumn& column : figureColumns())
        out += fmt::format(",{0},{0}_published,{0}_difference", column.key);
    out += "\r\n";
    const auto cell = [](std::optional<double> value) {
        return value ? fmt::format("{:.6g}", *value) : std::string();
    };
    const auto add = [&](std::string_view head, const std::vector<PairedFigure>& figures) {
        out += head;
        for (const PairedFigure& figure : figures) {
            const std::optional<double> difference =
                figure.measured && figure.published
                    ? std::optional<double>(*figure.measured - *figure.published)
                    : std::nullopt;
            out += fmt::format(",{},{},{}", cell(figure.measured), cell(figure.published), cell(difference));
        }
        out += "\r\n";
    };
    for (const ExperimentRow& row : rows)
        add(fmt::format("{},{},{},{}", csvField(row.published->site), csvField(row.published->file),
                        name(row.source), csvField(row.error)),
            figuresOf(row));
    add("mean,,,", meanFigures(rows));
    return out;
}

std::string experimentJson(const PublishedTable& table, std::span<const ExperimentRow> rows)
{
    const auto json = [](std::optional<double> value) { return value ? Json(*value) : Json(); };
    const auto figures = [&](const std::vector<PairedFigure>& all) {
        Json object = Json::object();
        for (std::size_t i = 0; i < all.size(); ++i)
            object[std::string(figureColumns()[i].key)] = {{"measured", json(all[i].measured)},
                                                           {"published", json(all[i].published)}};
        return object;
    };
    Json pages = Json::array();
    for (const ExperimentRow& row : rows) {
        Json page{{"site", row.published->site}, {"file", row.published->file}};
        if (!row.error.empty()) {
            page["error"] = row.error;
        } else {
            page["variant"] = row.setup.variant;
            page["threshold"] = row.setup.threshold;
            page["targetsFrom"] = name(row.source);
            page["targets"] = row.targets;
            page["figures"] = figures(figuresOf(row));
        }
        pages.push_back(std::move(page));
    }
    const auto extraction = [](const Extraction& of) {
        return Json{{"precision", of.precision}, {"recall", of.recall}, {"f1", of.f1}};
    };
    const auto extractions = [&](const ExperimentMeans& means) {
        return Json{{"mdr", extraction(means.alone)}, {"filtered", extraction(means.filtered)}};
    };
    const Json out{
        {"schema", "tagseam.experiment/1"},
        {"experiment", table.name},
        {"pages", std::move(pages)},
        {"means", figures(meanFigures(rows))},
        {"extraction",
         {{"measured", extractions(measuredMeans(rows))}, {"published", extractions(publishedMeans(rows))}}},
        {"within15Percent", pagesWithin(rows, 0.15)}};
    return out.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; // an error may quote any byte
}

} // namespace tagseam
