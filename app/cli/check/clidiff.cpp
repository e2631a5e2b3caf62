// SPDX-License-Identifier: MIT
// `tagseam-cli diff`.
#include "app/cli/check/clidiff.h"

#include "app/cli/check/clidiffreport.h"
#include "app/cli/check/clipagemethod.h"
#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "app/cli/clisetup.h"
#include "core/archive/pageinput.h"
#include "core/check/pagediff.h"
#include "core/corpus/pages/corpus.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// Returns the sentence for an error, with the file.
std::string errorOf(const Error& error, const std::string& file)
{
    const Failure failure = failureOf(error, file);
    return failure.where.empty() ? failure.what : fmt::format("{}: {}", failure.where, failure.what);
}

ReportedDiff diffOf(const std::string& before, const std::string& after, const Arguments& arguments,
                    const PageMethod& method)
{
    const PageArguments& input = arguments.input;
    const auto failed = [&](const Error& error, const std::string& file) {
        return ReportedDiff{before, after, errorOf(error, file), false, {}, {}, {}, {}};
    };
    const Result<Document> old = readPage(before, input.reading);
    if (!old)
        return failed(old.error(), before);
    const Result<Document> now = readPage(after, input.reading);
    if (!now)
        return failed(now.error(), after);
    for (const auto& [page, file] : {std::pair(&*old, before), std::pair(&*now, after)}) {
        if (const std::optional<ErrorCode> lack = lackOf(method, *page))
            return failed({*lack, file, {}}, file);
    }
    return reportedDiff(before, *old, after, *now, method, diffPages(*old, *now, method));
}

// Compares the pages of the same path below the folders; returns Done or the exit code.
int addFolders(DiffReport& report, const DiffArguments& diff, const Arguments& arguments,
               const PageMethod& method)
{
    const Result<Corpus> before = openCorpus(diff.before);
    if (!before)
        return fail(before.error(), diff.before);
    const Result<Corpus> after = openCorpus(diff.after);
    if (!after)
        return fail(after.error(), diff.after);
    std::map<std::string, std::pair<std::string, std::string>> files; // indexed by path below the folder
    for (const CorpusPage& page : before->pages)
        files[page.id].first = page.file;
    for (const CorpusPage& page : after->pages)
        files[page.id].second = page.file;
    for (const auto& [id, pair] : files) {
        if (pair.second.empty())
            report.onlyBefore.push_back(id);
        else if (pair.first.empty())
            report.onlyAfter.push_back(id);
        else
            report.pages.push_back(diffOf(pair.first, pair.second, arguments, method));
    }
    return Done;
}

} // namespace

CLI::App* addDiff(CLI::App& app, Arguments& arguments, DiffArguments& diff)
{
    CLI::App* command = app.add_subcommand(
        "diff",
        "Compares what a method keeps of two versions of a page: the main regions, the nodes whose status "
        "changed, and the change of the template that did it.");
    setNotesAndExamples(*command,
                        "The nodes of both pages are aligned by start tags and texts in their order, then by "
                        "unique subtrees, then "
                        "by the parents and children of aligned nodes whatever their attributes. The change "
                        "of the template is "
                        "found by experiment: undone, it gives each aligned node the status that it has in "
                        "OLD. METHOD is as for "
                        "check.\nExit codes: 0 no node changed its status, was added or removed; 1 the pages "
                        "differ; 3 a page could "
                        "not be compared.\n" +
                            schemaNote("diff-1"),
                        "tagseam-cli diff resources/samples/shop.html resources/samples/shop.html",
                        "tagseam-cli diff resources/samples resources/samples --method content --markdown");
    beginGroup(*command, optiongroup::input);
    command->add_option("OLD", diff.before, "The old page, or a folder of pages")->required();
    command
        ->add_option("NEW", diff.after,
                     "The new page, or the folder with the new pages, which have the same paths")
        ->required();
    addEncoding(*command, arguments);
    beginGroup(*command, optiongroup::analysis);
    addPageMethod(*command, arguments, diff.method);
    beginGroup(*command, optiongroup::output);
    CLI::Option* markdown = command->add_flag("--markdown", diff.isMarkdown,
                                              "Print the difference in Markdown, for a comment of a review");
    addJson(*command, arguments, "Print the difference as JSON")->excludes(markdown);
    addLimits(*command, arguments);
    return command;
}

int runDiff(const CLI::App& command, const Arguments& arguments, const DiffArguments& diff)
{
    const auto chosen = pageMethodOf(command, diff.method, setupOf(command, arguments));
    if (const int* code = std::get_if<int>(&chosen))
        return *code;
    const auto& method = std::get<PageMethod>(chosen);
    DiffReport report{methodTitle(method), {}, {}, {}};
    std::error_code status;
    const bool isFolder = fs::is_directory(diff.before, status);
    if (isFolder != fs::is_directory(diff.after, status))
        return fail(WrongUsage, isFolder ? diff.after : diff.before,
                    "is not a folder, but the other one is: name two pages or two folders");
    if (isFolder) {
        if (const int code = addFolders(report, diff, arguments, method); code != Done)
            return code;
    } else {
        report.pages.push_back(diffOf(diff.before, diff.after, arguments, method));
        if (const std::string& error = report.pages.front().error; !error.empty())
            return fail(BadInput, {}, error);
    }
    const int code = answer(arguments.isJson  ? diffJson(report)
                            : diff.isMarkdown ? diffMarkdown(report)
                                              : diffText(report));
    if (code != Done)
        return code;
    const auto hasError = [](const ReportedDiff& page) { return !page.error.empty(); };
    if (std::ranges::any_of(report.pages, hasError))
        return BadInput;
    const bool isSame = report.onlyBefore.empty() && report.onlyAfter.empty() &&
                        std::ranges::all_of(report.pages, &ReportedDiff::isSame);
    return isSame ? Done : NotAll;
}

} // namespace tagseam
