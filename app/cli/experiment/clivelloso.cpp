// SPDX-License-Identifier: MIT
// `tagseam-cli experiment` velloso-2014 and velloso-dorneles-2013.
#include "app/cli/experiment/clivelloso.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/archive/pageinput.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/papers/vellosoreport.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// The ground truth of --ground-truth for each page.
struct NamedGroundTruth {
    std::string path;
    GroundTruthFile file;
};

// The pages of a folder and their marks.
class VellosoPages {
  public:
    VellosoPages(const std::string& folder, const Arguments& arguments, std::optional<NamedGroundTruth> named)
        : m_folder(folder), m_arguments(arguments), m_named(std::move(named)), m_groundTruths(folder)
    {
    }

    // Returns a row for each setup; rows with the same error when the page cannot be measured.
    std::vector<ExperimentRow> rowsOf(const PublishedRow& row, std::span<const RowSetup> setups)
    {
        Result<CorpusPage> page = pageBelow(m_folder, row.file);
        if (!page)
            return failed(row, setups, page.error());
        if (m_named && pageIdIn(m_named->file, page->id))
            page->annotation = m_named->path;
        Result<Document> document =
            readPage(page->file, m_arguments.input.encoding, m_arguments.input.limits);
        if (!document)
            return failed(row, setups, document.error());
        const Result<std::optional<PageGroundTruth>> truth = m_groundTruths.groundTruthOf(
            *page, *document, {m_arguments.input.encoding, m_arguments.input.limits});
        if (!truth)
            return failed(row, setups, truth.error());
        if (*truth && !(*truth)->loaded.lost.empty()) {
            const LoadedGroundTruth& loaded = (*truth)->loaded;
            return failed(row, setups,
                          fmt::format("not on the page: {} of {}; first {}", loaded.lost.size(),
                                      counted(loaded.marks, "mark"), loaded.lost.front()));
        }
        return experimentRows(row, *document,
                              *truth ? std::span<const Labelled>((*truth)->loaded.labelled)
                                     : std::span<const Labelled>(),
                              setups);
    }

  private:
    static std::vector<ExperimentRow> failed(const PublishedRow& row, std::span<const RowSetup> setups,
                                             const std::string& reason)
    {
        std::vector<ExperimentRow> rows(setups.size());
        for (std::size_t i = 0; i < setups.size(); ++i) {
            rows[i].published = &row;
            rows[i].setup = setups[i];
            rows[i].error = reason;
        }
        return rows;
    }

    static std::vector<ExperimentRow> failed(const PublishedRow& row, std::span<const RowSetup> setups,
                                             const Error& error)
    {
        return failed(row, setups, failureOf(error, std::string(row.file)).what);
    }

    const std::string& m_folder;
    const Arguments& m_arguments;
    std::optional<NamedGroundTruth> m_named;
    GroundTruthBook m_groundTruths;
};

bool hasPage(const std::string& folder, const PublishedRow& row)
{
    std::error_code status;
    return fs::exists(fs::path(folder) / row.file, status);
}

// Returns the setup of the row: the inferred one, but for what was given.
RowSetup setupOf(const PublishedTable& table, const PublishedRow& row, const VellosoArguments& given)
{
    RowSetup setup = rowSetup(table, row);
    if (!given.variant.empty())
        setup.variant = findVariant(given.variant)->name;
    setup.threshold = given.threshold.value_or(setup.threshold);
    return setup;
}

Result<std::optional<NamedGroundTruth>> namedGroundTruth(const std::string& path)
{
    if (path.empty())
        return std::optional<NamedGroundTruth>();
    Result<GroundTruthFile> file = loadGroundTruth(path);
    if (!file)
        return file.error().at(path);
    if (std::ranges::all_of(pageIds(*file), &std::string::empty))
        return Error{ErrorCode::BadGroundTruth, path,
                     "names no page: the experiment needs ground truth that does"};
    return std::optional<NamedGroundTruth>({path, *std::move(file)});
}

} // namespace

void addVellosoOptions(CLI::App& command, VellosoArguments& velloso)
{
    std::vector<std::string> names;
    names.reserve(variants.size());
    for (const Variant& variant : variants)
        names.emplace_back(variant.name);
    beginGroup(command, optiongroup::analysis);
    command.add_option("--variant", velloso.variant, "One variant for all rows; only with velloso-...")
        ->check(oneOf(names))
        ->option_text(fmt::format("{} (inferred, row by row)", fmt::join(names, "|")));
    command
        .add_option("--mdr-threshold", velloso.threshold,
                    "One threshold of simple tree matching for all rows, 0 to 1; only with velloso-...")
        ->check(problemOfShare)
        ->option_text("T (inferred, row by row)");
}

bool hasVellosoPages(const PublishedTable& table, const std::string& folder)
{
    return std::ranges::any_of(table.rows, [&](const PublishedRow& row) { return hasPage(folder, row); });
}

Result<Report> vellosoReportOf(const PublishedTable& table, const std::string& folder,
                               const Arguments& arguments, const ExperimentArguments& experiment)
{
    Result<std::optional<NamedGroundTruth>> named = namedGroundTruth(experiment.truth);
    if (!named)
        return named.error();
    if (!hasVellosoPages(table, folder))
        return Error{
            ErrorCode::BadCorpus, folder,
            fmt::format("holds none of the pages of {} ({}, ...)", table.title, table.rows.front().file)};
    VellosoPages pages(folder, arguments, *std::move(named));
    VellosoRun run;
    run.table = &table;
    run.isVariantInferred = experiment.velloso.variant.empty();
    run.isThresholdInferred = !experiment.velloso.threshold;
    for (const RowSetup& setup : uniformSetups())
        run.uniform.push_back({setup, {}});
    for (const PublishedRow& row : table.rows) {
        if (!hasPage(folder, row))
            continue;
        std::vector<RowSetup> setups = uniformSetups();
        setups.push_back(setupOf(table, row, experiment.velloso));
        std::vector<ExperimentRow> rows = pages.rowsOf(row, setups);
        run.rows.push_back(std::move(rows.back()));
        for (std::size_t i = 0; i < run.uniform.size(); ++i)
            run.uniform[i].rows.push_back(std::move(rows[i]));
    }
    return vellosoReport(run);
}

} // namespace tagseam
