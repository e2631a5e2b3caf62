// SPDX-License-Identifier: MIT
// The report of the experiments of Velloso and Dorneles.
#include "core/papers/vellosoreport.h"

#include "core/papers/signedrank.h"
#include "core/tps/searchregion.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

using Rows = std::span<const ExperimentRow>;

std::optional<double> yesNo(std::optional<bool> value)
{
    return value ? std::optional<double>(*value ? 1 : 0) : std::nullopt;
}

std::optional<double> share(std::optional<double> percent)
{
    return percent ? std::optional<double>(*percent / 100) : std::nullopt;
}

std::vector<std::string> settingsText(const RowSetup& setup)
{
    return {std::string(setup.variant), fmt::format("{:.2f}", setup.threshold)};
}

std::vector<ReportColumn> rowColumns()
{
    using enum FigureKind;
    return {{"raw_nodes", "nodes", Count},
            {"pruned_nodes", "pruned", Count},
            {"reduction", "red.", Percent},
            {"main_region", "main region", YesNo},
            {"mdr_raw_total", "MDR total", Count},
            {"mdr_raw_target", "target", Count},
            {"mdr_pruned_total", "pruned total", Count},
            {"mdr_pruned_target", "target", Count},
            {"noise_removed", "noise rem.", Percent}};
}

std::optional<double> targetsOf(const ExperimentRow& row, ExtractedRecords records)
{
    return row.isMarked ? std::optional<double>(records.target) : std::nullopt;
}

ReportRow pageRow(const ExperimentRow& row)
{
    const PublishedRow& as = *row.published;
    ReportRow line{{std::string(as.site)}, settingsText(row.setup), {}, row.error};
    const bool isMeasured = row.error.empty();
    const auto add = [&](std::optional<double> measured, std::optional<double> published) {
        line.figures.push_back({isMeasured ? measured : std::nullopt, published});
    };
    add(row.nodes.raw, as.raw);
    add(row.nodes.kept, as.pruned);
    add(-row.nodes.reduction(), -NodeCounts{as.raw, as.pruned}.reduction());
    add(yesNo(row.isMainRegionKept), yesNo(as.isMainRegionKept));
    add(row.original.total, as.original.total);
    add(targetsOf(row, row.original), as.original.target);
    add(row.filtered.total, as.filtered.total);
    add(targetsOf(row, row.filtered), as.filtered.target);
    add(row.noiseRemoved, share(as.noiseRemoved));
    return line;
}

// The columns whose means the papers give.
ReportRow meanRow(std::string name, const ExperimentMeans& measured, const ExperimentMeans& published)
{
    ReportRow line{{std::move(name)}, {"", ""}, std::vector<ReportFigure>(9)};
    if (measured.pages > 0) {
        line.figures[2] = {-measured.reduction, -published.reduction};
        line.figures[3] = {measured.mainRegionKept, published.mainRegionKept, FigureKind::Percent};
        line.figures[8] = {measured.noiseRemoved, published.noiseRemoved};
    }
    return line;
}

ReportRow printedMeanRow(const PublishedTable& table)
{
    ReportRow line{
        {fmt::format("mean of all {} pages", table.rows.size())}, {"", ""}, std::vector<ReportFigure>(9)};
    line.figures[2].published = table.reduction / 100 * -1;
    line.figures[3] = {{}, table.mainRegionKept / 100, FigureKind::Percent};
    line.figures[8].published = table.noiseRemoved / 100;
    return line;
}

ReportTable rowTable(const VellosoRun& run)
{
    ReportTable table{run.table->name == "velloso-2014" ? "tabela2" : "table1",
                      std::string(run.table->title),
                      {"site"},
                      {run.isVariantInferred ? "variant (inferred)" : "variant",
                       run.isThresholdInferred ? "MDR threshold (inferred)" : "MDR threshold"},
                      rowColumns(),
                      {}};
    for (const ExperimentRow& row : run.rows)
        table.rows.push_back(pageRow(row));
    table.rows.push_back(meanRow("mean", measuredMeans(run.rows), publishedMeans(run.rows)));
    table.rows.push_back(printedMeanRow(*run.table));
    return table;
}

std::optional<double> figureOf(const std::optional<Extraction>& quality, double Extraction::*figure)
{
    return quality ? std::optional<double>((*quality).*figure) : std::nullopt;
}

std::optional<double> difference(std::optional<double> of, std::optional<double> less)
{
    return of && less ? std::optional(*of - *less) : std::nullopt;
}

// Tabela 3, and the same for Table I.
ReportTable extractionTable(const VellosoRun& run)
{
    ReportTable table{"tabela3",
                      run.table->alone ? "Tabela 3" : "MDR alone and after the filter, as in Tabela 3",
                      {"figure", "pages"},
                      {},
                      {{"mdr", "MDR (a)", FigureKind::Percent},
                       {"filtered", "MDR+filter (b)", FigureKind::Percent},
                       {"difference", "b - a", FigureKind::Percent}},
                      {}};
    const ExperimentMeans measured = measuredMeans(run.rows);
    const ExperimentMeans printed = publishedMeans(run.rows);
    const auto add = [&](const char* name, double Extraction::*figure) {
        const std::optional<double> before = figureOf(measured.alone, figure);
        const std::optional<double> after = figureOf(measured.filtered, figure);
        const std::optional<double> printedBefore = figureOf(printed.alone, figure);
        const std::optional<double> printedAfter = figureOf(printed.filtered, figure);
        table.rows.push_back({{name, "these"},
                              {},
                              {{before, printedBefore},
                               {after, printedAfter},
                               {difference(after, before), difference(printedAfter, printedBefore)}}});
        if (run.table->alone)
            table.rows.push_back({{name, "all"},
                                  {},
                                  {{{}, (*run.table->alone).*figure},
                                   {{}, (*run.table->filtered).*figure},
                                   {{}, (*run.table->filtered).*figure - (*run.table->alone).*figure}}});
    };
    add("precision", &Extraction::precision);
    add("recall", &Extraction::recall);
    add("F-measure", &Extraction::f1);
    return table;
}

// The quality of MDR's records of one page.
Extraction qualityOf(ExtractedRecords records, std::uint32_t targets)
{
    const double precision = records.total > 0 ? static_cast<double>(records.target) / records.total : 0;
    const double recall = targets > 0 ? static_cast<double>(records.target) / targets : 0;
    return extractionOf(precision, recall);
}

struct PairedQuality {
    std::vector<double> before;
    std::vector<double> after;

    std::optional<SignedRanks> ranks() const // nothing without pages
    {
        return before.empty() ? std::nullopt : std::optional(signedRanks(before, after));
    }
};

PairedQuality measuredQuality(Rows rows, double Extraction::*figure)
{
    PairedQuality pairs;
    for (const ExperimentRow& row : rows) {
        if (!row.isMarked)
            continue;
        pairs.before.push_back(qualityOf(row.original, row.targets).*figure);
        pairs.after.push_back(qualityOf(row.filtered, row.targets).*figure);
    }
    return pairs;
}

PairedQuality printedQuality(std::span<const PublishedRow* const> rows, double Extraction::*figure)
{
    PairedQuality pairs;
    for (const PublishedRow* row : rows) {
        pairs.before.push_back(qualityOf(row->original, row->original.target).*figure);
        pairs.after.push_back(qualityOf(row->filtered, row->original.target).*figure);
    }
    return pairs;
}

void addRanks(ReportRow& line, const std::optional<SignedRanks>& measured,
              const std::optional<SignedRanks>& printed)
{
    const auto figureOf = [](const std::optional<SignedRanks>& ranks, auto member) {
        return ranks ? std::optional<double>((*ranks).*member) : std::nullopt;
    };
    const auto add = [&](auto member) {
        line.figures.push_back({figureOf(measured, member), figureOf(printed, member)});
    };
    add(&SignedRanks::increased);
    add(&SignedRanks::decreased);
    add(&SignedRanks::equal);
    add(&SignedRanks::p);
}

// H0: "the filter does not increase the quality of the extraction" (dissertation, section 4.2).
ReportTable hypothesisTable(const VellosoRun& run)
{
    ReportTable table{
        "h0",
        "H0, the filter does not increase the quality of the extraction: Wilcoxon's signed-rank test "
        "over pages, one-sided",
        {"quality", "pages"},
        {},
        {{"increased", "increased", FigureKind::Count},
         {"decreased", "decreased", FigureKind::Count},
         {"equal", "equal", FigureKind::Count},
         {"p", "p", FigureKind::Probability}},
        {}};
    std::vector<const PublishedRow*> these;
    std::vector<const PublishedRow*> all;
    for (const ExperimentRow& row : run.rows) {
        if (row.error.empty())
            these.push_back(row.published);
    }
    for (const PublishedRow& row : run.table->rows)
        all.push_back(&row);
    for (const auto& [name, figure] :
         {std::pair{"precision", &Extraction::precision}, std::pair{"F-measure", &Extraction::f1}}) {
        ReportRow ofThese{{name, "these"}, {}, {}};
        addRanks(ofThese, measuredQuality(run.rows, figure).ranks(), printedQuality(these, figure).ranks());
        ReportRow ofAll{{name, "all"}, {}, {}};
        addRanks(ofAll, {}, printedQuality(all, figure).ranks());
        table.rows.push_back(std::move(ofThese));
        table.rows.push_back(std::move(ofAll));
    }
    return table;
}

const ExperimentRow* rowOf(Rows rows, std::string_view file)
{
    const auto found = std::ranges::find_if(
        rows, [&](const ExperimentRow& row) { return row.error.empty() && row.published->file == file; });
    return found == rows.end() ? nullptr : &*found;
}

// "If we had reported the complementary DOM tree": the records of the raw page less those of the pruned page.
ExtractedRecords differenceOf(ExtractedRecords original, ExtractedRecords filtered, std::uint32_t targets)
{
    return {original.total > filtered.total ? original.total - filtered.total : 0,
            targets > filtered.target ? targets - filtered.target : 0};
}

ReportTable complementTable(const VellosoRun& run)
{
    using enum FigureKind;
    ReportTable table{"complement",
                      "The complement of pages whose main region is lost",
                      {"site"},
                      {},
                      {{"difference_total", "raw - pruned", Count},
                       {"difference_target", "target", Count},
                       {"difference_noise_removed", "noise rem.", Percent},
                       {"text_noise_removed", "in the text", Percent},
                       {"complement_total", "MDR on it", Count},
                       {"complement_target", "target", Count},
                       {"complement_noise_removed", "noise rem.", Percent}},
                      {}};
    for (const PublishedRow& as : run.table->rows) {
        const ExperimentRow* row = rowOf(run.rows, as.file);
        if (as.isMainRegionKept && (row == nullptr || !row->complement))
            continue;
        ReportRow line{{std::string(as.site)}, {}, std::vector<ReportFigure>(7)};
        if (!as.isMainRegionKept) {
            const ExtractedRecords printed = differenceOf(as.original, as.filtered, as.original.target);
            line.figures[0].published = printed.total;
            line.figures[1].published = printed.target;
            line.figures[2].published = noiseRemoved(as.original, printed);
        }
        if (as.file == run.table->complement.file)
            line.figures[3].published = run.table->complement.noiseRemoved / 100;
        if (row != nullptr && row->complement) {
            const ExtractedRecords measured =
                differenceOf(row->original, row->filtered, row->original.target);
            line.figures[0].measured = measured.total;
            line.figures[1].measured = measured.target;
            line.figures[2].measured = noiseRemoved(row->original, measured);
            line.figures[4].measured = row->complement->total;
            line.figures[5].measured = row->complement->target;
            line.figures[6].measured = noiseRemoved(row->original, *row->complement);
        }
        table.rows.push_back(std::move(line));
    }
    return table;
}

std::uint32_t equalCounts(Rows rows)
{
    return static_cast<std::uint32_t>(std::ranges::count_if(rows, [](const ExperimentRow& row) {
        return row.error.empty() && row.nodes.kept == row.published->pruned;
    }));
}

std::uint32_t equalTotals(Rows rows)
{
    return static_cast<std::uint32_t>(std::ranges::count_if(rows, [](const ExperimentRow& row) {
        return row.error.empty() && row.filtered.total == row.published->filtered.total;
    }));
}

ReportRow sensitivityRow(std::vector<std::string> names, Rows rows)
{
    const ExperimentMeans means = measuredMeans(rows);
    return {std::move(names),
            {},
            {{-means.reduction, {}},
             {means.mainRegionKept, {}},
             {means.noiseRemoved, {}},
             {means.noisePages, {}},
             {figureOf(means.filtered, &Extraction::precision), {}},
             {figureOf(means.filtered, &Extraction::recall), {}},
             {figureOf(means.filtered, &Extraction::f1), {}},
             {equalCounts(rows), {}},
             {equalTotals(rows), {}}}};
}

ReportTable sensitivityTable(const VellosoRun& run)
{
    using enum FigureKind;
    ReportTable table{"sensitivity",
                      "The same pages with one variant and one MDR threshold for all rows",
                      {"variant", "MDR threshold"},
                      {},
                      {{"reduction", "red.", Percent},
                       {"main_region", "main region", Percent},
                       {"noise_removed", "noise rem.", Percent},
                       {"noise_pages", "on pages", Count},
                       {"precision", "precision", Percent},
                       {"recall", "recall", Percent},
                       {"f1", "F-measure", Percent},
                       {"equal_pruned_nodes", "pruned as printed", Count},
                       {"equal_mdr_pruned_total", "totals as printed", Count}},
                      {}};
    for (const UniformRows& each : run.uniform)
        table.rows.push_back(sensitivityRow(settingsText(each.setup), each.rows));
    if (run.isVariantInferred || run.isThresholdInferred)
        table.rows.push_back(sensitivityRow({"row by row", ""}, run.rows));
    const ExperimentMeans printed = publishedMeans(run.rows);
    table.rows.push_back({{"as published", ""},
                          {},
                          {{{}, -printed.reduction},
                           {{}, printed.mainRegionKept},
                           {{}, printed.noiseRemoved},
                           {{}, printed.noisePages},
                           {{}, figureOf(printed.filtered, &Extraction::precision)},
                           {{}, figureOf(printed.filtered, &Extraction::recall)},
                           {{}, figureOf(printed.filtered, &Extraction::f1)},
                           {},
                           {}}});
    return table;
}

// True if another setup, one that `isOther` accepts, gives the row the same figure.
template <class IsOther, class Figure>
bool isTied(const VellosoRun& run, std::size_t row, IsOther isOther, Figure figure)
{
    return std::ranges::any_of(run.uniform, [&](const UniformRows& uniform) {
        return isOther(uniform.setup, run.rows[row].setup) &&
               figure(uniform.rows[row]) == figure(run.rows[row]);
    });
}

// The notes on how the settings of the rows were chosen, and how many rows they leave open.
void addSettingsNotes(Report& report, const VellosoRun& run)
{
    if (!run.isVariantInferred || !run.isThresholdInferred)
        return;
    report.notes.emplace_back(run.table->criterion);
    if (run.uniform.empty())
        return;
    std::uint32_t variant = 0;
    std::uint32_t threshold = 0;
    for (std::size_t i = 0; i < run.rows.size(); ++i) {
        if (!run.rows[i].error.empty())
            continue;
        variant += isTied(
            run, i,
            [](const RowSetup& other, const RowSetup& row) {
                return other.threshold == row.threshold && other.variant != row.variant;
            },
            [](const ExperimentRow& row) { return row.nodes.kept; });
        threshold += isTied(
            run, i,
            [](const RowSetup& other, const RowSetup& row) {
                return other.variant == row.variant && other.threshold != row.threshold;
            },
            [](const ExperimentRow& row) { return row.filtered.total; });
    }
    report.notes.push_back(
        fmt::format("On {} of {} pages another variant leaves the same number of nodes, and on "
                    "{} another MDR threshold gives the same total on the pruned page: these "
                    "rows do not tell the settings apart.",
                    variant, measuredMeans(run.rows).pages, threshold));
}

void addTargetNotes(Report& report, Rows rows)
{
    std::string unmarked;
    for (const ExperimentRow& row : rows) {
        if (row.error.empty() && !row.isMarked)
            unmarked += fmt::format("{}{}", unmarked.empty() ? "" : ", ", row.published->file);
    }
    if (!unmarked.empty())
        report.notes.push_back("No records are marked on these pages, so that what depends on marks is not "
                               "measured for them, and groups that hold targets are not distinguished from "
                               "others (--ground-truth names a file of marks): " +
                               unmarked + ".");
}

} // namespace

std::vector<RowSetup> uniformSetups()
{
    std::vector<RowSetup> setups;
    setups.reserve(variants.size() * matchingThresholds().size());
    for (const Variant& variant : variants) {
        for (const double threshold : matchingThresholds())
            setups.push_back({variant.name, threshold});
    }
    return setups;
}

Report vellosoReport(const VellosoRun& run)
{
    Report report;
    report.experiment = run.table->name;
    report.title = run.table->name == "velloso-2014" ? "Velloso, dissertation, 2014: Tabela 2 and Tabela 3"
                                                     : "Velloso and Dorneles, JIDM 2013: Table I";
    report.isOfAuthorsPages = true;
    const auto provenance = [](bool isInferred, std::string_view option) {
        return isInferred ? fmt::format("inferred, row by row; no paper prints it ({} sets one for all rows)",
                                        option)
                          : std::string("the same for all rows");
    };
    report.settings = {
        {"pages", fmt::format("{} of {}", measuredMeans(run.rows).pages, run.table->rows.size())},
        {"variant", provenance(run.isVariantInferred, "--variant")},
        {"MDR threshold", provenance(run.isThresholdInferred, "--mdr-threshold")}};
    report.tables = {rowTable(run), extractionTable(run), hypothesisTable(run), complementTable(run)};
    if (!run.uniform.empty())
        report.tables.push_back(sensitivityTable(run));
    report.notes.push_back(
        fmt::format("MDR's raw total is within 15 % of the published one on {} of {} pages.",
                    pagesWithin(run.rows, 0.15), measuredMeans(run.rows).pages));
    report.notes.push_back(fmt::format("Noise removed is the mean over the {} pages that have both figures.",
                                       measuredMeans(run.rows).noisePages));
    report.notes.emplace_back(
        "Precision is the mean over the pages whose main region is kept. Recall is the share of the target "
        "records "
        "of all pages that MDR finds alone, and after the filter the share of the pages whose main region is "
        "kept. "
        "F is their harmonic mean. The printed figures of Tabela 3 follow from Tabela 2 in this way.");
    addSettingsNotes(report, run);
    addTargetNotes(report, run.rows);
    for (const std::string_view misprint : run.table->misprints)
        report.notes.emplace_back(misprint);
    return report;
}

} // namespace tagseam
