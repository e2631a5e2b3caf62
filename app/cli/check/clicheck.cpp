// SPDX-License-Identifier: MIT
// `tagseam-cli check`.
#include "app/cli/check/clicheck.h"

#include "app/cli/check/clicheckpages.h"
#include "app/cli/check/clicheckreport.h"
#include "app/cli/check/clipagemethod.h"
#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "core/base/readbytes.h"
#include "core/corpus/pages/corpus.h"
#include "core/select/selector.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <span>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// A page, and the folder up to which files about many pages are searched for.
struct NamedPage {
    CorpusPage page;
    std::string folder;
};

// Returns the named pages, and the pages of the named folders; or the exit code.
std::variant<std::vector<NamedPage>, int> namedPages(const std::vector<std::string>& files)
{
    std::vector<NamedPage> pages;
    for (const std::string& file : files) {
        std::error_code status;
        if (!fs::is_directory(file, status)) {
            const fs::path path(file);
            pages.push_back(
                {{path.filename().string(), file, {}, {}, {}, {}, {}}, path.parent_path().string()});
            continue;
        }
        Result<Corpus> corpus = openCorpus(file);
        if (!corpus)
            return fail(corpus.error(), file);
        for (CorpusPage& page : corpus->pages)
            pages.push_back({std::move(page), file});
    }
    return pages;
}

// Returns Done, or the exit code when a selector can be evaluated on no page.
int checkSelectors(const CheckArguments& check)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.close();
    const Document empty = std::move(builder).finish();
    for (const auto& [option, selectors] :
         {std::pair("--keep", &check.kept), std::pair("--prune", &check.pruned)}) {
        for (const std::string& selector : *selectors) {
            const Result<std::vector<NodeId>> nodes = selectNodes(empty, selector);
            if (!nodes)
                return fail(WrongUsage, option,
                            fmt::format("'{}': {}", nodes.error().where, nodes.error().detail));
        }
    }
    return Done;
}

std::variant<std::optional<Baseline>, int> loadBaseline(const CheckArguments& check, const PageMethod& method,
                                                        Parser parser)
{
    if (check.baseline.empty())
        return std::nullopt;
    const Result<std::string> bytes = readBytes(check.baseline);
    if (!bytes)
        return fail(bytes.error(), check.baseline);
    std::variant<Baseline, std::string> read = readBaseline(*bytes);
    if (const auto* fault = std::get_if<std::string>(&read))
        return fail(BadInput, check.baseline, "is not a baseline: " + *fault);
    Baseline& baseline = std::get<Baseline>(read);
    if (baseline.method != methodTitle(method))
        warn(check.baseline, fmt::format("was written with another method: {}", baseline.method));
    if (baseline.parser != parser)
        warn(check.baseline,
             fmt::format("its answers are of trees that {} made; --parser {} makes the same trees",
                         name(baseline.parser), name(baseline.parser)));
    return std::optional(std::move(baseline));
}

// Writes the file; returns Done or the exit code.
int write(const std::string& file, const std::string& text)
{
    const Result<bool> written = writeFile(file, text);
    return written ? static_cast<int>(Done) : fail(written.error(), file);
}

std::string reportOf(const Arguments& arguments, const CheckArguments& check, const std::string& method,
                     std::span<const CheckedPage> pages)
{
    if (arguments.isJson)
        return checkJson(method, pages);
    return check.isMarkdown ? checkMarkdown(method, pages) : checkText(method, pages);
}

} // namespace

CLI::App* addCheck(CLI::App& app, Arguments& arguments, CheckArguments& check)
{
    CLI::App* command = app.add_subcommand(
        "check",
        "Template tests: checks what a method keeps of pages, and says for each failure why the node was "
        "kept or pruned and what would change that. The exit code is 1 when an expectation fails.");
    setNotesAndExamples(
        *command,
        "The expectations of a page are its annotation (PAGE.annotation.json beside it: main content and "
        "records "
        "must be kept, noise must be pruned), and the options --keep, --prune, --min-f1 and --same-as. A "
        "mark or "
        "node counts as kept if more than half of its nodes (elements and texts that are not blank) are "
        "kept, and "
        "as pruned otherwise. A selector that matches no node fails, and so does a mark that is not on the "
        "page. A "
        "page without an expectation is an error. METHOD is as for clean, except methods that learn from a "
        "site.\nExit codes: 0 all expectations are met; 1 an expectation failed; 3 no expectation failed, "
        "but a "
        "page could not be checked.\n" +
            schemaNote("check-1") + '\n' + schemaNote("baseline-1", "--write-baseline writes"),
        "tagseam-cli check resources/template-tests/pages --keep main --prune footer",
        "tagseam-cli check resources/samples/shop.html resources/samples/article.html --method content "
        "--junit report.xml");
    beginGroup(*command, optiongroup::input);
    command
        ->add_option(
            "FILE", check.files,
            "Pages (HTML, MHTML or WARC files, which may be gzipped, or trees that tagseam --save-tree "
            "wrote; a page of a crawl as crawl.warc.gz#entry=3), and folders of pages")
        ->required();
    addEncoding(*command, arguments);
    addGroundTruthChoice(*command, check.annotator, check.trees);
    beginGroup(*command, optiongroup::analysis);
    const auto addSelector = [&](const char* option, std::vector<std::string>& selectors, const char* help) {
        command->add_option(option, selectors, help)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->option_text("XPATH|CSS");
    };
    addSelector("--keep", check.kept,
                "Each node that this selects must be kept, on each page; may be repeated");
    addSelector("--prune", check.pruned,
                "Each node that this selects must be pruned, on each page; may be repeated");
    addEdits(*command, arguments, "; made on each page before it is checked");
    command
        ->add_option("--min-f1", check.leastF1,
                     "Smallest F1 of the kept text (characters) against the marked content, 0 to 1; needs an "
                     "annotation")
        ->check(problemOfShare)
        ->option_text("SHARE");
    CLI::Option* baseline =
        command
            ->add_option(
                "--same-as", check.baseline,
                "The pages must keep the texts and pictures that they kept when --write-baseline wrote this "
                "file")
            ->option_text("FILE");
    addPageMethod(*command, arguments, check.method);
    beginGroup(*command, optiongroup::output);
    command
        ->add_option("--write-baseline", check.baselineToWrite,
                     "Write what the pages keep now into this file, one line for each text: for --same-as")
        ->option_text("FILE")
        ->excludes(baseline);
    command->add_option("--junit", check.junit, "Also write the results into this file as JUnit XML")
        ->option_text("FILE");
    CLI::Option* markdown = command->add_flag("--markdown", check.isMarkdown,
                                              "Print the failures in Markdown, for a comment of a review");
    addJson(*command, arguments, "Print the results as JSON")->excludes(markdown);
    addLimits(*command, arguments);
    return command;
}

int runCheck(const CLI::App& command, const Arguments& arguments, const CheckArguments& check)
{
    const auto chosen = pageMethodOf(command, check.method, setupOf(command, arguments));
    if (const int* code = std::get_if<int>(&chosen))
        return *code;
    const auto& method = std::get<PageMethod>(chosen);
    if (const int code = checkSelectors(check); code != Done)
        return code;
    auto baseline = loadBaseline(check, method, arguments.input.reading.parser);
    if (const int* code = std::get_if<int>(&baseline))
        return *code;
    const auto named = namedPages(check.files);
    if (const int* code = std::get_if<int>(&named))
        return *code;

    PageChecker checker(arguments, check, method, std::get<std::optional<Baseline>>(std::move(baseline)));
    const auto& pages = std::get<std::vector<NamedPage>>(named);
    std::vector<CheckedPage> checked;
    checked.reserve(pages.size());
    for (const NamedPage& each : pages)
        checked.push_back(checker.check(each.page, each.folder));

    const std::string title = methodTitle(method);
    int code = answer(reportOf(arguments, check, title, checked));
    if (code == Done && !check.junit.empty())
        code = write(check.junit, checkJunit(title, checked));
    if (code == Done && !check.baselineToWrite.empty())
        code = write(check.baselineToWrite, baselineJson(checker.written()));
    if (code == Done && !check.baselineToWrite.empty() && !arguments.isJson && !check.isMarkdown)
        code = answer(fmt::format("written    {}\n", printable(check.baselineToWrite)));
    if (code != Done)
        return code;
    const CheckCounts counts = countsOf(checked);
    return counts.failed > 0 ? NotAll : counts.errors > 0 ? BadInput : Done;
}

} // namespace tagseam
