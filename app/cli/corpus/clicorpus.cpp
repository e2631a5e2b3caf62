// SPDX-License-Identifier: MIT
// `tagseam-cli corpus`: its commands and their options.
#include "app/cli/corpus/clicorpus.h"

#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clischemas.h"
#include "core/corpus/runs/bootstrap.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace tagseam {

namespace {

void addFolder(CLI::App& command, CorpusArguments& corpus)
{
    command.add_option("DIR", corpus.folder, "Folder of pages: all below it, or those of its manifest");
    command
        .add_option("--manifest", corpus.manifest,
                    "CSV with the columns page, url, encoding, annotation, expected (corpus.csv in DIR)")
        ->option_text("FILE");
}

void addRun(CLI::App& group, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand("run", "Run methods on each page of a folder, a line each");
    command->footer(
        "A page that fails has lines with its error. A run that was interrupted goes on by the same command. "
        "The\n"
        "same input and options give the same bytes, whatever the number of jobs.\n"
        "Truth: the annotation that the manifest names, one beside the page (see --annotator), or\n"
        "groundtruth.xml, .csv or .json in a folder above it. Folders behind links are not looked into.\n"
        "METHODS: names parted by commas; what has a = goes with the name before it. sst and pagelets learn\n"
        "from all pages of the corpus in the folder of the page.\n" +
        methodsHelp(false) + std::string(runSchemaText));
    addFolder(*command, corpus);
    command->add_option("--methods", corpus.methods, "What to run on each page (all there are)")
        ->option_text("METHODS");
    command
        ->add_option("--out", corpus.out, "Write the run into this file, or go on with it (standard output)")
        ->option_text("RUN");
    command->add_option("--jobs", corpus.jobs, "Pages at once (as many as there are cores)")
        ->check(problemOfCount)
        ->option_text("N");
    command
        ->add_option("--shard", corpus.shard,
                     "Only one of N parts of the pages, from 1; corpus merge joins them")
        ->option_text("I/N");
    command->add_flag(
        "--refresh", corpus.isRefreshed,
        "Of a run that is there: do pages again that failed, or are newer than the run, or whose "
        "annotation is");
    command->add_flag(
        "--stdin", corpus.isFromStdin,
        "Read pages from standard input, a path or {\"page\": , \"url\": , ...} a line; with DIR as "
        "`corpus pages` prints them. Rows come in the same order, as soon as they can");
    command->add_flag("--header", corpus.hasHeader, "Print the first line of a run with --stdin, too");
    command
        ->add_option_function<std::string>(
            "--learn", [&corpus](const std::string& given) { corpus.learnsHalf = given == "half"; },
            "Which pages of a folder sst and pagelets learn from. half: every second, and no method has rows "
            "for "
            "these")
        ->check(CLI::IsMember({"all", "half"}))
        ->option_text("all|half (all)");
    command->add_flag("--shared-text", corpus.hasSharedTexts,
                      "Count the words of texts that all pages of the folder share, and those that go");
    command->add_flag("--diagnose", corpus.hasDiagnosis, "Say which class of page it is, as `diagnose` does");
    command
        ->add_option("--least-found", corpus.leastFound,
                     "Score pages on which this share of the marks is found, 0 to 1, too")
        ->check(CLI::Range(0.0, 1.0))
        ->option_text("SHARE (1)");
    addTruthChoice(*command, corpus.annotator, corpus.trees);
    command->add_option("--times", corpus.times, "Write the milliseconds of each page and method as CSV")
        ->option_text("FILE");
    command->add_flag("--progress", corpus.hasProgress, "Show how far it is, though it is no terminal");
    addComplement(*command, arguments);
    addCommonOptions(*command, arguments);
}

void addTable(CLI::App& group, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand("table", "The means of a run, a row a method");
    command->footer(
        "Means are over the pages that have the figure: scored counts those with truth. reduction: share of "
        "the nodes\n"
        "that is removed. records P, R, F1: records found against true ones (half of their nodes shared).\n"
        "--csv has all figures of a score. apartPrecision, apartRecall, apartF1 of --measures: records told\n"
        "apart, each with nodes of one of the other side alone, wherever it ends.");
    command->add_option("RUN", corpus.runs, "File of `corpus run`")->required()->expected(1);
    CLI::Option* markdown = command->add_flag("--markdown", corpus.isMarkdown, "Print a table of Markdown");
    CLI::Option* csv = command->add_flag("--csv", corpus.isCsv, "Print CSV");
    CLI::Option* latex = command->add_flag("--latex", corpus.isLatex, "Print a table of LaTeX (booktabs)");
    markdown->excludes(csv)->excludes(latex);
    csv->excludes(latex);
    command
        ->add_option("--measures", corpus.measures,
                     "Figures to show instead of the usual ones, as --csv names them, parted by commas")
        ->delimiter(',')
        ->option_text("KEY,...")
        ->excludes(csv);
    command->add_flag(
        "--intervals", corpus.hasIntervals,
        fmt::format(
            "Behind each mean its 95 % interval, as 0.979 (0.963-0.992); in CSV as KEY_low, KEY_high. "
            "Of {} bootstrap samples of the pages that have the figure (percentiles; mt19937_64 of "
            "seed {}, so it is the same each time); none of a single page",
            bootstrapSamples, bootstrapSeed));
}

void addCompareRuns(CLI::App& group, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand("compare", "What changed from one run to another, page by page");
    command->footer("The interval is that of 10,000 paired bootstrap samples of the pages (percentiles); it "
                    "is the same each "
                    "time.\n" +
                    std::string(compareRunsSchema));
    command->add_option("RUN", corpus.runs, "Two files of `corpus run`; or one, with --a and --b")
        ->required()
        ->expected(1, 2);
    command->add_option("--a", corpus.methodA, "Method of the first run (each that both have)")
        ->option_text("METHOD");
    command->add_option("--b", corpus.methodB, "Method of the second run (that of --a)")
        ->option_text("METHOD");
    command
        ->add_option(
            "--measure", corpus.measure,
            "Figure to compare, as --csv of `corpus table` names it (f1, or reduction where nothing is "
            "scored)")
        ->option_text("NAME");
    addJson(*command, arguments);
}

void addMerge(CLI::App& group, CorpusArguments& corpus)
{
    CLI::App* command =
        group.add_subcommand("merge", "Join the shards of a run to what one run would have written");
    command->add_option("RUN", corpus.runs, "Files of `corpus run --shard`, all of them")->required();
    command->add_option("--out", corpus.out, "File of the whole run")
        ->required()
        ->option_text("RUN REQUIRED");
}

} // namespace

CLI::App* addCorpus(CLI::App& app, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* group =
        app.add_subcommand("corpus", "Methods on a whole folder of pages: run, table, compare, merge");
    group->require_subcommand(1);
    addRun(*group, arguments, corpus);
    addFolder(*group->add_subcommand("pages", "List the pages that `corpus run` would take, a line each"),
              corpus);
    group->get_subcommand("pages")->get_option("DIR")->required();
    addTable(*group, corpus);
    addCompareRuns(*group, arguments, corpus);
    addMerge(*group, corpus);
    return group;
}

int runCorpus(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus)
{
    const CLI::App* run = command.get_subcommand("run");
    if (run->parsed())
        return runCorpusRun(*run, arguments, corpus);
    if (command.get_subcommand("pages")->parsed())
        return listCorpusPages(corpus);
    if (command.get_subcommand("table")->parsed())
        return printRunTable(corpus);
    if (command.get_subcommand("compare")->parsed())
        return compareRuns(arguments, corpus);
    return mergeRunFiles(corpus);
}

} // namespace tagseam
