// SPDX-License-Identifier: MIT
// `tagseam-cli experiment`.
#include "app/cli/experiment/cliexperiment.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clischemas.h"
#include "app/cli/experiment/climarked.h"
#include "core/archive/pageinput.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/papers/diasgadge.h"
#include "core/papers/experimenttable.h"
#include "core/papers/wintun.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

ExperimentRow failedRow(const PublishedRow& row, const Error& error)
{
    ExperimentRow failed;
    failed.published = &row;
    failed.error = failureOf(error, std::string(row.file)).what;
    return failed;
}

// The ground truth of --ground-truth for each page.
struct NamedGroundTruth {
    std::string path;
    GroundTruthFile file;
};

ExperimentRow measuredRow(const PublishedTable& table, const PublishedRow& row, const Arguments& arguments,
                          const ExperimentArguments& experiment, const std::optional<NamedGroundTruth>& named,
                          GroundTruthBook& groundTruths)
{
    Result<CorpusPage> page = pageBelow(experiment.folder, row.file);
    if (!page)
        return failedRow(row, page.error());
    if (named && pageIdIn(named->file, page->id))
        page->annotation = named->path;
    Result<Document> document = readPage(page->file, arguments.input.encoding, arguments.input.limits);
    if (!document)
        return failedRow(row, document.error());
    const Result<std::optional<PageGroundTruth>> truth =
        groundTruths.groundTruthOf(*page, *document, {arguments.input.encoding, arguments.input.limits});
    if (!truth)
        return failedRow(row, truth.error());
    if (*truth && !(*truth)->loaded.lost.empty()) {
        const LoadedGroundTruth& loaded = (*truth)->loaded;
        ExperimentRow failed;
        failed.published = &row;
        failed.error = fmt::format("not on the page: {} of {}; first {}", loaded.lost.size(),
                                   counted(loaded.marks, "mark"), loaded.lost.front());
        return failed;
    }
    return experimentRow(table, row, *document,
                         *truth ? std::span<const Labelled>((*truth)->loaded.labelled)
                                : std::span<const Labelled>());
}

} // namespace

CLI::App* addExperiment(CLI::App& app, Arguments& arguments, ExperimentArguments& experiment)
{
    CLI::App* command = app.add_subcommand(
        "experiment",
        "Repeats an experiment of a paper on a folder of pages and prints its tables beside the "
        "published figures.");
    setNotesAndExamples(
        *command,
        "velloso-2014: Tabela 2 and 3 of the dissertation; velloso-dorneles-2013: Table I of the JIDM paper. "
        "FOLDER holds the authors' pages (acm.html, ...); missing pages are skipped. The variants "
        "and thresholds are those of the tables, row by row; MDR is mined with velloso-2014, and counted as "
        "the authors counted: groups (generalized nodes) that hold targets count as the targets in them. "
        "Targets are the records that are marked on a page (--ground-truth, or as for corpus run), else the "
        "published counts, and the output says so.\nyi-2003: tables 1 to 4 and figure 9 of Yi, Liu and Li. "
        "FOLDER holds pages as SITE/CATEGORY/PAGE.html; the authors' pages are lost. Pages are clustered by "
        "k-means and classified by naive Bayes in three configurations: not cleaned (N), cleaned by pagelet "
        "templates (T), by site style trees (S).\nexperiment yi-2003 --generate FOLDER writes made-up pages "
        "of five sites and five categories.\n" +
            std::string(markedExperimentsHelp) + '\n' + std::string(experimentSchema) + '\n' +
            std::string(yiSchema),
        "tagseam-cli experiment yi-2003 --generate products --pages 3",
        "tagseam-cli experiment yi-2003 products --runs 20");
    std::vector<std::string> names;
    for (const PublishedTable& table : publishedTables())
        names.emplace_back(table.name);
    names.emplace_back(yiExperiment);
    names.insert(names.end(), {std::string(diasGadgeExperiment), std::string(winTunExperiment)});
    beginGroup(*command, optiongroup::input);
    command->add_option("NAME", experiment.name, fmt::format("The experiment: {}", fmt::join(names, ", ")))
        ->required()
        ->check(oneOf(names));
    command->add_option("FOLDER", experiment.folder, "Folder of the pages")->required();
    command
        ->add_option("--ground-truth", experiment.truth,
                     "File that names the target records of all pages; not with yi-2003")
        ->option_text("FILE");
    command
        ->add_option("--manifest", experiment.manifest,
                     "Manifest of the pages, with expected texts, as for corpus run; only with "
                     "dias-gadge-2013 and win-tun")
        ->option_text("FILE");
    addEncoding(*command, arguments);
    addYiOptions(*command, experiment.yi);
    beginGroup(*command, optiongroup::output);
    CLI::Option* markdown =
        command->add_flag("--markdown", experiment.isMarkdown, "Print the tables in Markdown");
    CLI::Option* csv = command->add_flag("--csv", experiment.isCsv, "Print the figures as CSV");
    CLI::Option* latex =
        command->add_flag("--latex", experiment.isLatex, "Print the tables in LaTeX (booktabs)");
    CLI::Option* json = addJson(*command, arguments, "Print the figures as JSON");
    markdown->excludes(csv)->excludes(latex)->excludes(json);
    csv->excludes(latex)->excludes(json);
    latex->excludes(json);
    addProgress(*command, experiment.yi.hasProgress);
    addJobs(*command, experiment.yi.jobs, "Number of workers; only with yi-2003 (the number of cores)");
    addLimits(*command, arguments);
    return command;
}

namespace {

int answerReport(const Report& report, const Arguments& arguments, const ExperimentArguments& experiment)
{
    const ReportFormat format = arguments.isJson        ? ReportFormat::Json
                                : experiment.isCsv      ? ReportFormat::Csv
                                : experiment.isMarkdown ? ReportFormat::Markdown
                                : experiment.isLatex    ? ReportFormat::Latex
                                                        : ReportFormat::Text;
    return answer(writeReports({&report, 1}, format));
}

} // namespace

int runExperiment(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment)
{
    const bool isDiasGadge = experiment.name == diasGadgeExperiment;
    const bool isMarked = isDiasGadge || experiment.name == winTunExperiment;
    if (!isMarked && command.count("--manifest") > 0)
        return fail(WrongUsage, "--manifest", "is an option of dias-gadge-2013 and win-tun only");
    if (experiment.name == yiExperiment)
        return runYi(command, arguments, experiment);
    if (const std::string_view option = yiOptionGiven(command); !option.empty())
        return fail(WrongUsage, option, "is an option of yi-2003 only");
    if (isMarked) {
        const Result<Report> report = isDiasGadge
                                          ? diasGadgeReportOf(experiment.folder, arguments, experiment)
                                          : winTunReportOf(experiment.folder, arguments, experiment);
        return report ? answerReport(*report, arguments, experiment)
                      : fail(report.error(), experiment.folder);
    }
    const PublishedTable& table = *findPublishedTable(experiment.name);
    std::error_code status;
    if (!fs::is_directory(experiment.folder, status))
        return fail(BadInput, experiment.folder, "is not a folder");
    std::optional<NamedGroundTruth> named;
    if (!experiment.truth.empty()) {
        Result<GroundTruthFile> file = loadGroundTruth(experiment.truth);
        if (!file)
            return fail(file.error(), experiment.truth);
        if (std::ranges::all_of(pageIds(*file), &std::string::empty))
            return fail(BadInput, experiment.truth,
                        "names no page: the experiment needs ground truth that does");
        named = NamedGroundTruth{experiment.truth, *std::move(file)};
    }
    GroundTruthBook groundTruths(experiment.folder);
    std::vector<ExperimentRow> rows;
    for (const PublishedRow& row : table.rows) {
        if (fs::exists(fs::path(experiment.folder) / row.file, status))
            rows.push_back(measuredRow(table, row, arguments, experiment, named, groundTruths));
    }
    if (rows.empty())
        return fail(
            BadInput, experiment.folder,
            fmt::format("holds none of the pages of {} ({}, ...)", table.title, table.rows.front().file));
    if (arguments.isJson)
        return answer(experimentJson(table, rows));
    if (experiment.isCsv)
        return answer(experimentCsv(rows));
    if (experiment.isMarkdown)
        return answer(experimentMarkdown(table, rows));
    return answer(experiment.isLatex ? experimentLatex(table, rows) : experimentText(table, rows));
}

} // namespace tagseam
