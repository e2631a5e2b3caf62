// SPDX-License-Identifier: MIT
// `tagseam-cli experiment`.
#include "app/cli/experiment/cliexperiment.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/experiment/clicomplexity.h"
#include "app/cli/experiment/climarked.h"
#include "app/cli/experiment/clivelloso.h"
#include "app/cli/experiment/cliyi.h"
#include "core/papers/vellosopages.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr const char* everyExperiment = "all";

// An experiment, its own options, and the pages that it needs.
struct Experiment {
    const char* name;
    const char* pages;
    Parser parser; // unless --parser names another
    std::span<const char* const> options;
    bool (*hasPages)(const std::string& folder);
    Result<Report> (*run)(const std::string& folder, const Arguments& arguments,
                          const ExperimentArguments& experiment);
};

template <std::size_t table>
bool hasPagesOfTable(const std::string& folder)
{
    return hasVellosoPages(publishedTables()[table], folder);
}

template <std::size_t table>
Result<Report> reportOfTable(const std::string& folder, const Arguments& arguments,
                             const ExperimentArguments& experiment)
{
    return vellosoReportOf(publishedTables()[table], folder, arguments, experiment);
}

Result<Report> reportOfYi(const std::string& folder, const Arguments& arguments,
                          const ExperimentArguments& experiment)
{
    return yiReportOf(folder, arguments, experiment.yi);
}

Result<Report> reportOfComplexity(const std::string& folder, const Arguments& arguments,
                                  const ExperimentArguments&)
{
    return complexityReportOf(folder, arguments);
}

constexpr std::array<const char*, 3> vellosoOptions{"--ground-truth", "--variant", "--mdr-threshold"};
constexpr std::array<const char*, 2> markedOptions{"--ground-truth", "--manifest"};
constexpr std::array<const char*, 8> yiOptions{"--also", "--generate", "--pages",     "--seed",
                                               "--runs", "--jobs",     "--threshold", "--progress"};

constexpr const char* authorsPages = "the authors' pages (acm.html, ...)";

constexpr const char* markedPages = "pages with ground truth or expected texts";

constexpr std::array<Experiment, 6> experiments{{
    {"velloso-2014", authorsPages, Parser::Libxml2, vellosoOptions, hasPagesOfTable<0>, reportOfTable<0>},
    {"velloso-dorneles-2013", authorsPages, Parser::Libxml2, vellosoOptions, hasPagesOfTable<1>,
     reportOfTable<1>},
    {"complexity", "pages", Parser::Libxml2, {}, hasPages, reportOfComplexity},
    {"yi-2003", "pages as SITE/CATEGORY/PAGE.html", Parser::Html5, yiOptions, hasYiPages, reportOfYi},
    {"dias-gadge-2013", markedPages, Parser::Html5, markedOptions, hasPages, diasGadgeReportOf},
    {"win-tun", markedPages, Parser::Html5, markedOptions, hasPages, winTunReportOf},
}};

const Experiment* findExperiment(std::string_view name)
{
    const auto* const found = std::ranges::find(experiments, name, &Experiment::name);
    return found == experiments.end() ? nullptr : found;
}

// Returns an option of other experiments that was given; nothing for none.
std::optional<std::string_view> foreignOption(const CLI::App& command, const Experiment& experiment)
{
    for (const Experiment& other : experiments) {
        for (const char* option : other.options) {
            if (std::ranges::find(experiment.options, std::string_view(option)) == experiment.options.end() &&
                command.count(option) > 0)
                return option;
        }
    }
    return std::nullopt;
}

// Returns the folder itself or the first folder in it that has the pages; empty for none.
std::string folderOf(const Experiment& experiment, const std::string& folder)
{
    if (experiment.hasPages(folder))
        return folder;
    std::vector<std::string> inside;
    std::error_code status;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, status)) {
        if (entry.is_directory(status))
            inside.push_back(entry.path().string());
    }
    std::ranges::sort(inside);
    const auto found = std::ranges::find_if(inside, experiment.hasPages);
    return found == inside.end() ? std::string() : *found;
}

// The report of an experiment that cannot be made.
Report missingReport(const Experiment& experiment, const std::string& reason)
{
    Report report;
    report.experiment = experiment.name;
    report.title = "not made";
    report.notes = {reason};
    return report;
}

Result<std::vector<Report>> reportsOf(Arguments arguments, const ExperimentArguments& given,
                                      bool isParserGiven)
{
    std::vector<Report> reports;
    reports.reserve(experiments.size());
    for (const Experiment& experiment : experiments) {
        const bool isOnly = given.name == experiment.name;
        if (!isOnly && given.name != everyExperiment)
            continue;
        const std::string folder = isOnly ? given.folder : folderOf(experiment, given.folder);
        if (folder.empty()) {
            reports.push_back(missingReport(
                experiment, fmt::format("The experiment needs {}, in the folder or in a folder within it.",
                                        experiment.pages)));
            continue;
        }
        if (!isParserGiven)
            arguments.input.reading.parser = experiment.parser;
        Result<Report> report = experiment.run(folder, arguments, given);
        if (!report && isOnly)
            return report.error();
        if (report)
            report->settings.emplace_back("parser", name(arguments.input.reading.parser));
        reports.push_back(report ? *std::move(report)
                                 : missingReport(experiment, failureOf(report.error(), folder).what));
    }
    return reports;
}

ReportFormat formatOf(const Arguments& arguments, const ExperimentArguments& experiment)
{
    return arguments.isJson        ? ReportFormat::Json
           : experiment.isCsv      ? ReportFormat::Csv
           : experiment.isMarkdown ? ReportFormat::Markdown
           : experiment.isLatex    ? ReportFormat::Latex
                                   : ReportFormat::Text;
}

void addFormats(CLI::App& command, Arguments& arguments, ExperimentArguments& experiment)
{
    CLI::Option* markdown =
        command.add_flag("--markdown", experiment.isMarkdown, "Print the tables in Markdown");
    CLI::Option* csv = command.add_flag("--csv", experiment.isCsv, "Print the figures as CSV");
    CLI::Option* latex =
        command.add_flag("--latex", experiment.isLatex, "Print the tables in LaTeX (booktabs, pgfplots)");
    CLI::Option* json = addJson(command, arguments, "Print the figures as JSON");
    markdown->excludes(csv)->excludes(latex)->excludes(json);
    csv->excludes(latex)->excludes(json);
    latex->excludes(json);
}

} // namespace

CLI::App* addExperiment(CLI::App& app, Arguments& arguments, ExperimentArguments& experiment)
{
    CLI::App* command = app.add_subcommand(
        "experiment", "Repeats an experiment of a paper on a folder of pages and prints its tables "
                      "beside the published figures.");
    setNotesAndExamples(
        *command,
        "velloso-2014: Tabela 2 and 3 of the dissertation; velloso-dorneles-2013: Table I of the "
        "JIDM paper. FOLDER holds the authors' pages (acm.html, ...); missing pages are skipped. The "
        "papers do not print the variant of the search and the MDR threshold of a row: they are "
        "inferred from its figures, and each row shows them. --variant and --mdr-threshold set one "
        "for all rows, and a table shows the means for each of them. MDR is mined with velloso-2014, "
        "and counted as the authors counted: groups (generalized nodes) that hold targets count as "
        "the targets in them. Targets are the records that are marked on a page (--ground-truth, or "
        "as for corpus run), else the published counts, and the output says so.\n"
        "complexity: the operations of the search (section 5.6 of the JIDM paper) on generated "
        "sequences and on the pages of FOLDER.\n"
        "yi-2003: tables 1 to 4 and figure 9 of Yi, Liu and Li. FOLDER holds pages as "
        "SITE/CATEGORY/PAGE.html; the authors' pages are lost. Pages are clustered by k-means and "
        "classified by naive Bayes in three configurations: not cleaned (N), cleaned by pagelet "
        "templates (T), by site style trees (S).\n"
        "experiment yi-2003 --generate FOLDER writes made-up pages of five sites and five "
        "categories.\n"
        "The three experiments of Velloso and Dorneles read pages by libxml2, whose trees meet more of "
        "the published counts, the others by HTML5's rules, unless --parser says otherwise.\n"
        "all: every experiment whose pages are in FOLDER or in a folder within it.\n" +
            std::string(markedExperimentsHelp) +
            "\n--csv prints the columns experiment, table, row, settings, column, measured, published, "
            "text.\n" +
            schemaNote("experiment-2"),
        "tagseam-cli experiment yi-2003 --generate products --pages 3",
        "tagseam-cli experiment yi-2003 products --runs 20");
    std::vector<std::string> names;
    names.reserve(experiments.size() + 1);
    for (const Experiment& each : experiments)
        names.emplace_back(each.name);
    names.emplace_back(everyExperiment);
    beginGroup(*command, optiongroup::input);
    command->add_option("NAME", experiment.name, fmt::format("The experiment: {}", fmt::join(names, ", ")))
        ->required()
        ->check(oneOf(names));
    command->add_option("FOLDER", experiment.folder, "Folder of the pages")->required();
    command
        ->add_option("--ground-truth", experiment.truth,
                     "File of ground truth for all pages: the target records, or the content; not with "
                     "yi-2003 and complexity")
        ->option_text("FILE");
    command
        ->add_option("--manifest", experiment.manifest,
                     "Manifest of the pages, with expected texts, as for corpus run; only with "
                     "dias-gadge-2013 and win-tun")
        ->option_text("FILE");
    addEncoding(*command, arguments);
    addVellosoOptions(*command, experiment.velloso);
    addYiOptions(*command, experiment.yi);
    beginGroup(*command, optiongroup::output);
    addFormats(*command, arguments, experiment);
    addProgress(*command, experiment.yi.hasProgress);
    addJobs(*command, experiment.yi.jobs, "Number of workers; only with yi-2003 (the number of cores)");
    addLimits(*command, arguments);
    return command;
}

int runExperiment(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment)
{
    if (const Experiment* chosen = findExperiment(experiment.name)) {
        if (const std::optional<std::string_view> option = foreignOption(command, *chosen))
            return fail(WrongUsage, *option, fmt::format("is not an option of {}", chosen->name));
    } else if (experiment.yi.generates) {
        return fail(WrongUsage, "--generate", fmt::format("is not an option of {}", experiment.name));
    }
    if (const int code = checkYiOptions(experiment.yi); code != Done)
        return code;
    if (experiment.yi.generates)
        return generateYiPages(experiment.folder, experiment.yi);
    std::error_code status;
    if (!fs::is_directory(experiment.folder, status))
        return fail(BadInput, experiment.folder, "is not a folder");
    const Result<std::vector<Report>> reports =
        reportsOf(arguments, experiment, command.count("--parser") > 0);
    if (!reports)
        return fail(reports.error(), experiment.folder);
    const bool isMade =
        std::ranges::any_of(*reports, [](const Report& report) { return !report.tables.empty(); });
    if (!isMade)
        return fail(BadInput, experiment.folder, "has no pages of any experiment");
    const std::string written = writeReports(*reports, formatOf(arguments, experiment));
    return experiment.isCsv ? answerFile(written) : answer(written);
}

} // namespace tagseam
