// SPDX-License-Identifier: MIT
// `tagseam-cli corpus`: its commands and their options.
#include "app/cli/corpus/clicorpus.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "core/corpus/runs/bootstrap.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace tagseam {

namespace {

void addInputs(CLI::App& command, CorpusArguments& corpus)
{
    beginGroup(command, optiongroup::input);
    command.add_option("CORPUS", corpus.inputs,
                       "Folder of pages: all pages below it, or those that its manifest names; or WARC files "
                       "(.warc, .warc.gz). A WARC has a page for each HTML response with status 200");
    command
        .add_option("--manifest", corpus.manifest,
                    "CSV with the columns page, url, encoding, annotation, expected, or with file, url, "
                    "price, sku, brand (corpus.csv in the folder, or pages.csv if it has a column file)")
        ->option_text("FILE");
}

void addRun(CLI::App& group, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand(
        "run", "Runs methods on each page of a folder or a crawl and writes a line of JSON for each page and "
               "method.");
    setNotesAndExamples(
        *command,
        "A page that fails has lines with its error. If no line of the whole run has figures, the exit code "
        "is 3, but not with --shard or --stdin, which have a part of the pages. "
        "The same command continues a run that was interrupted. "
        "The same input and options give the same bytes, whatever the number of jobs.\nA page in a WARC is "
        "named "
        "crawl.warc.gz#entry=N, with N as `entries` counts. A damaged record is a line with its error: "
        "#entry=N+1 "
        "is the first one after entry N. A WARC is read once, in the memory of its largest record. For "
        "methods that "
        "learn, and for --shared-text, it is read once more, page by page, and the lines come in the order "
        "of the "
        "hosts; a list of its pages is kept in memory.\nGround truth: the "
        "annotation that the manifest names, one beside the page (see --annotator), or groundtruth.xml, .csv "
        "or .json or ground-truth.json (texts of articles) in a folder above it. Links to folders are not "
        "followed.\nTexts that must stay on a page: the column expected, separated by |, or each cell of "
        "price, "
        "sku and brand. A decimal number may be written otherwise on the page, as 1.759,99 for "
        "1759.99.\nMETHODS: names, separated by "
        "commas; a part with = belongs to the name before it. " +
            methodsWith(&MethodTraits::usesSite) +
            " learn from all pages of the corpus in the folder of the page, or of the host of the page in a "
            "WARC. " +
            methodsWith(&MethodTraits::wantsBoxes) +
            " need rendered trees, as tagseam --save-tree writes them.\n" + methodsHelp(false) +
            "A run is lines of JSON: a header, then a line for each page and method.\n" +
            schemaNote("run-1", "Each line is"),
        "tagseam-cli corpus run resources/samples --methods jidm-2013,separators --out run.jsonl",
        "ls resources/samples/*.html | tagseam-cli corpus run --stdin --methods jidm-2013 --diagnose");
    addInputs(*command, corpus);
    CLI::Option* isFromStdin = command->add_flag(
        "--stdin", corpus.isFromStdin,
        "Read the pages from standard input: a path or {\"page\": , \"url\": , ...} a line, with CORPUS as "
        "`corpus pages` prints them; or a WARC itself, gzip'd or not, whose pages are named by the ID of "
        "their "
        "record. Rows come in the same order, as soon as they can");
    command
        ->add_option("--shard", corpus.shard,
                     "Run on one of N parts of the pages, from 1; corpus merge joins the parts")
        ->option_text("I/N")
        ->excludes(isFromStdin);
    addGroundTruthChoice(*command, corpus.annotator, corpus.trees);
    addEncoding(*command, arguments);
    beginGroup(*command, optiongroup::analysis);
    command
        ->add_option("--methods", corpus.methods,
                     "Methods to run on each page (all methods that need no rendered tree)")
        ->option_text("METHODS");
    command
        ->add_option_function<std::string>(
            "--learn", [&corpus](const std::string& given) { corpus.learnsHalf = given == "half"; },
            fmt::format(
                "Pages of a folder that {} learn from; half: every second page, and no method has rows for "
                "these; half only without --stdin",
                methodsWith(&MethodTraits::usesSite)))
        ->check(oneOf({"all", "half"}))
        ->option_text("all|half (all)");
    command->add_flag("--shared-text", corpus.hasSharedTexts,
                      "Count the words of texts that all pages of the folder share, and how many of them are "
                      "removed; only with CORPUS");
    command->add_flag("--diagnose", corpus.hasDiagnosis,
                      "Add the class of each page, as `diagnose` finds it");
    command
        ->add_option("--least-found", corpus.leastFound,
                     "Smallest share of the marks that must be on a page for the page to be scored, 0 to 1")
        ->check(problemOfShare)
        ->option_text("SHARE (1)");
    const std::string condition = "; only if METHODS has a variant";
    addComplement(*command, arguments, condition);
    addSearchOptions(*command, arguments, condition);
    addSymbolOptions(*command, arguments, condition);
    beginGroup(*command, optiongroup::output);
    CLI::Option* out = command
                           ->add_option("--out", corpus.out,
                                        "Write the run into this file, or continue it (standard output)")
                           ->option_text("RUN")
                           ->excludes(isFromStdin);
    command
        ->add_flag("--refresh", corpus.isRefreshed,
                   "Run again on pages that failed, and on those that are newer than the run, or whose "
                   "annotation is")
        ->needs(out);
    command->add_flag("--header", corpus.hasHeader, "Print the first line of a run, too")->needs(isFromStdin);
    command->add_option("--times", corpus.times, "Write the milliseconds of each page and method as CSV")
        ->option_text("FILE");
    command
        ->add_option("--texts", corpus.texts,
                     "Write the text that each method keeps of each page, as FOLDER/METHOD/PAGE.txt")
        ->option_text("FOLDER");
    addProgress(*command, corpus.hasProgress);
    addJobs(*command, corpus.jobs, "Number of pages that run at once (the number of cores)");
    addLimits(*command, arguments);
}

void addTable(CLI::App& group, CorpusArguments& corpus)
{
    CLI::App* command =
        group.add_subcommand("table", "Prints the means of a run as a table, with a row for each method.");
    setNotesAndExamples(
        *command,
        "Means are over the pages that have the figure; scored counts the pages with ground truth. "
        "reduction: share of the nodes that is removed. records P, R, F1: found records against true ones "
        "(half of their nodes shared). all expected kept: share of the pages that keep all their expected "
        "texts. article P, R, F1: runs of four words of the kept text against those of a ground truth that "
        "is "
        "a text; the F1 of a method is that of its mean P and mean R, and so is its interval. words removed "
        "(wordsRemoved): share of the words of a page. confidence: of content. --csv has all figures of a "
        "score. oneToOnePrecision, "
        "oneToOneRecall, "
        "oneToOneF1 of --measures: records matched one to one by any shared node, wherever they end.",
        "tagseam-cli corpus run resources/samples --methods jidm-2013,separators --out run.jsonl",
        "tagseam-cli corpus table run.jsonl");
    beginGroup(*command, optiongroup::input);
    command->add_option("RUN", corpus.runs, "File that `corpus run` wrote")->required()->expected(1);
    beginGroup(*command, optiongroup::analysis);
    CLI::Option* measures =
        command
            ->add_option(
                "--measures", corpus.measures,
                "Figures to show instead of the usual ones, as --csv names them, separated by commas")
            ->delimiter(',')
            ->option_text("KEY,...");
    command->add_flag(
        "--intervals", corpus.hasIntervals,
        fmt::format("Add the 95 % interval of each mean, as 0.979 (0.963-0.992), in CSV as KEY_low and "
                    "KEY_high. It comes from {} bootstrap samples of the pages that have the figure "
                    "(percentiles; mt19937_64 with seed {}); a single page has none",
                    bootstrapSamples, bootstrapSeed));
    beginGroup(*command, optiongroup::output);
    CLI::Option* markdown = command->add_flag("--markdown", corpus.isMarkdown, "Print the table in Markdown");
    CLI::Option* csv = command->add_flag("--csv", corpus.isCsv, "Print all figures as CSV");
    CLI::Option* latex = command->add_flag("--latex", corpus.isLatex, "Print the table in LaTeX (booktabs)");
    markdown->excludes(csv)->excludes(latex);
    csv->excludes(latex)->excludes(measures);
}

void addCompareRuns(CLI::App& group, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand(
        "compare",
        "Prints how a figure differs between two runs, or between two methods of one run, in the mean "
        "and page by page.");
    setNotesAndExamples(
        *command,
        "The interval comes from 10,000 paired bootstrap samples of the pages (percentiles); it "
        "is the same each time.\n" +
            schemaNote("runcompare-1"),
        "tagseam-cli corpus run resources/samples --methods jidm-2013,separators --out run.jsonl",
        "tagseam-cli corpus compare run.jsonl --a jidm-2013 --b separators");
    beginGroup(*command, optiongroup::input);
    command->add_option("RUN", corpus.runs, "Two files that `corpus run` wrote, or one, with --a and --b")
        ->required()
        ->expected(1, 2);
    beginGroup(*command, optiongroup::analysis);
    command->add_option("--a", corpus.methodA, "Method of the first run (each method that both runs have)")
        ->option_text("METHOD");
    command->add_option("--b", corpus.methodB, "Method of the second run (the method of --a)")
        ->option_text("METHOD");
    command
        ->add_option(
            "--measure", corpus.measure,
            "Figure to compare, as --csv of `corpus table` names it (f1, or reduction where nothing is "
            "scored)")
        ->option_text("KEY");
    addJson(*command, arguments, "Print the means and the changed pages as JSON");
}

void addMerge(CLI::App& group, CorpusArguments& corpus)
{
    CLI::App* command = group.add_subcommand(
        "merge", "Joins the shards of a run and writes the file that one run would have written.");
    setNotesAndExamples(*command, {},
                        "tagseam-cli corpus run resources/samples --methods all --shard 1/1 --out run.1",
                        "tagseam-cli corpus merge run.1 --out whole.jsonl");
    beginGroup(*command, optiongroup::input);
    command->add_option("RUN", corpus.runs, "All files that `corpus run --shard` wrote")->required();
    beginGroup(*command, optiongroup::output);
    command->add_option("--out", corpus.out, "File of the whole run")->required()->option_text("RUN");
}

void addPages(CLI::App& group, CorpusArguments& corpus)
{
    CLI::App* command =
        group.add_subcommand("pages", "Lists the pages that `corpus run` would take, one on each line.");
    setNotesAndExamples(
        *command,
        "A page in a WARC is a line of JSON with its name and its address: page, url. A damaged record that "
        "may be a page is listed as #entry=N+1, and a line on standard error names each damaged WARC.",
        "tagseam-cli corpus pages resources/samples",
        "tagseam-cli corpus pages resources/samples | tagseam-cli corpus run resources/samples "
        "--stdin --methods all");
    addInputs(*command, corpus);
    command->get_option("CORPUS")->required();
}

} // namespace

CLI::App* addCorpus(CLI::App& app, Arguments& arguments, CorpusArguments& corpus)
{
    CLI::App* group = app.add_subcommand(
        "corpus", "Runs methods on a folder of pages or a crawl, and prints, compares and joins such runs.");
    setNotesAndExamples(
        *group, {}, "tagseam-cli corpus run resources/samples --methods jidm-2013,separators --out run.jsonl",
        "tagseam-cli corpus table run.jsonl");
    group->require_subcommand(1);
    addRun(*group, arguments, corpus);
    addPages(*group, corpus);
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
