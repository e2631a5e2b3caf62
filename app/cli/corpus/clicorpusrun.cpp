// SPDX-License-Identifier: MIT
// `tagseam-cli corpus run`.
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/cliprogress.h"
#include "app/cli/clisetup.h"
#include "app/cli/corpus/clicorpus.h"
#include "app/cli/corpus/clipagelines.h"
#include "app/cli/corpus/clirefresh.h"
#include "app/cli/corpus/clitimes.h"
#include "core/corpus/runs/run.h"
#include "core/corpus/runs/runfile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

volatile std::sig_atomic_t isInterrupted = 0; // the only variable that a signal handler may write

// The first Ctrl+C ends the run after whole pages; the second ends the program.
void watchInterrupts()
{
    struct sigaction action {};
    action.sa_handler = [](int) { isInterrupted = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

// Returns the names of the methods that need no boxes, which pages as served never have. `areSites`: also of
// methods that learn from a folder of pages.
std::string methodNames(bool areSites)
{
    std::string names;
    for (const MethodEntry& entry : methodEntries()) {
        const Result<Method> method = methodNamed(entry.name);
        if (!method->wantsBoxes && (areSites || !method->usesSite()))
            names += fmt::format("{}{}", names.empty() ? "" : ",", entry.name);
    }
    return names;
}

// Checks that the pages to learn from exist; returns the exit code.
int checkSites(const RunPlan& plan, const CorpusArguments& corpus)
{
    if (corpus.isFromStdin && plan.learning == Learning::Half)
        return fail(WrongUsage, "--learn",
                    "half is not available with --stdin, which names the pages itself");
    if (!corpus.folder.empty())
        return Done;
    if (plan.hasSharedTexts)
        return fail(WrongUsage, "--shared-text", "needs FOLDER, whose pages share the texts");
    const auto found = std::ranges::find_if(plan.methods, &Method::usesSite);
    return found == plan.methods.end()
               ? static_cast<int>(Done)
               : fail(WrongUsage, "--methods",
                      fmt::format("'{}' learns from the pages of a folder: add FOLDER", found->name));
}

std::variant<RunPlan, int> planOf(const CLI::App& command, const Arguments& arguments,
                                  const CorpusArguments& corpus)
{
    RunPlan plan;
    plan.base = setupOf(command, arguments);
    plan.encoding = arguments.input.encoding;
    plan.limits = arguments.input.limits;
    plan.annotator = corpus.annotator;
    plan.trees = corpus.trees;
    plan.leastFound = corpus.leastFound;
    plan.hasDiagnosis = corpus.hasDiagnosis;
    plan.learning = corpus.learnsHalf ? Learning::Half : Learning::All;
    plan.hasSharedTexts = corpus.hasSharedTexts;
    const std::string names = corpus.methods.empty() ? methodNames(!corpus.folder.empty()) : corpus.methods;
    Result<std::vector<Method>> methods = methodsNamed(names, plan.base);
    if (!methods)
        return fail(WrongUsage, "--methods", problemOfMethod(methods.error()));
    plan.methods = *std::move(methods);
    if (const int code = checkSequenceOptions(command, plan.methods); code != Done)
        return code;
    if (const int code = checkSites(plan, corpus); code != Done)
        return code;
    return plan;
}

std::variant<std::optional<Shard>, int> shardOf(const std::string& text)
{
    if (text.empty())
        return std::optional<Shard>();
    Shard shard{0, 0};
    const char* end = text.data() + text.size();
    const auto [slash, first] = std::from_chars(text.data(), end, shard.index);
    if (first == std::errc() && slash != end && *slash == '/') {
        const auto [last, second] = std::from_chars(slash + 1, end, shard.of);
        if (second == std::errc() && last == end && shard.index >= 1 && shard.index <= shard.of)
            return std::optional(shard);
    }
    return fail(
        WrongUsage, "--shard",
        fmt::format("'{}' is not a shard: give its number, from 1, and the number of shards, as 3/16", text));
}

// The destination of rows, and the numbers for the final report.
struct Output {
    std::unique_ptr<RunFile> file; ///< nullptr: standard output
    TimesFile times;
    std::size_t pages = 0;
    std::size_t failed = 0;     ///< pages with a row that is an error, including earlier ones
    std::string firstFailure{}; ///< first failure of this run: the page, the method and the reason; empty for
                                ///< none
    TreeCapture capture{};      ///< command that captures the missing trees
    int code = Done;

    bool add(const PageRun& run)
    {
        if (!times.add(run)) {
            code = fail({ErrorCode::CannotWrite, times.path(), std::strerror(errno)},
                        {}); // NOLINT(concurrency-mt-unsafe)
            return false;
        }
        ++pages;
        const auto failure =
            std::ranges::find_if(run.rows, [](const RunRow& row) { return row.error.has_value(); });
        if (failure != run.rows.end()) {
            ++failed;
            if (firstFailure.empty())
                firstFailure = fmt::format("{}, {}: {}", printable(failure->page), failure->method,
                                           failureOf(*failure->error, failure->page, capture).what);
        }
        if (file) {
            const Result<bool> written = file->append(run.rows);
            code = written ? Done : fail(written.error(), {});
            return code == Done;
        }
        std::string lines;
        for (const RunRow& row : run.rows)
            lines += rowLine(row);
        code = answer(lines);
        return code == Done;
    }
};

// Runs the pages. `pages`: nullptr for paths of standard input, used unchanged.
int runTo(Output& output, const PageFeed& source, const RunPlan& plan, const Corpus* pages,
          const CorpusArguments& corpus, std::optional<std::size_t> total, std::stop_source& stop)
{
    const std::size_t before = output.file ? output.file->pagesDone() : 0;
    const Corpus none{".", {}};
    GroundTruthBook groundTruths = groundTruthBookOf(corpus, (pages != nullptr ? *pages : none).folder);
    SiteBook sites(pages != nullptr ? *pages : none, plan);
    ProgressLine progress(total, before, corpus.hasProgress);
    const auto look = [&] {
        if (isInterrupted != 0)
            stop.request_stop();
        progress.draw();
    };
    RunListener listener{[&](const PageRun& run) {
                             progress.advance();
                             look();
                             return output.add(run);
                         },
                         look};
    const Result<bool> isComplete =
        runPages(source, plan, groundTruths, jobsOf(corpus), listener, stop.get_token(), &sites);
    if (!isComplete)
        return fail(isComplete.error(), pages != nullptr ? pages->folder : "-");
    return *isComplete ? Done : output.code != Done ? output.code : NotAll;
}

int runFromStdin(const RunPlan& plan, const Corpus* pages, const CorpusArguments& corpus)
{
    Result<TimesFile> times = TimesFile::open(corpus.times, false);
    if (!times)
        return fail(times.error(), corpus.times);
    if (corpus.hasHeader) {
        if (const int code = answer(headerLine(headerOf(plan, pages))); code != Done)
            return code;
    }
    Output output{nullptr, *std::move(times)};
    std::stop_source stop;
    LineReader lines;
    const PageFeed source = [&]() -> std::optional<CorpusPage> {
        std::optional<std::string> line = lines.next(stop.get_token());
        while (line && (line->empty() || *line == "\r"))
            line = lines.next(stop.get_token());
        if (!line)
            return std::nullopt;
        if (line->ends_with('\r'))
            line->pop_back();
        return pageOfLine(*line, pages);
    };
    const int code = runTo(output, source, plan, pages, corpus, std::nullopt, stop);
    if (output.failed > 0)
        warn("corpus run", fmt::format("{} of {} failed: their rows have the reasons", output.failed,
                                       counted(output.pages, "page")));
    return code == NotAll ? fail(NotAll, "corpus run", "was interrupted") : code;
}

int runFolder(const RunPlan& plan, const Corpus& pages, const CorpusArguments& corpus)
{
    const auto chosen = shardOf(corpus.shard);
    if (const int* code = std::get_if<int>(&chosen))
        return *code;
    const auto shard = std::get<std::optional<Shard>>(chosen);
    const Shard part = shard.value_or(Shard{});
    const RunHeader header = headerOf(plan, &pages, shard);
    const Corpus withRows = pagesWithRows(pages, plan.learning);
    if (withRows.pages.empty())
        return fail(WrongUsage, "--learn",
                    fmt::format("half leaves no page of {} to run on: each folder below it has only one page",
                                corpus.folder));
    std::vector<CorpusPage> own;
    std::vector<std::string> ids;
    for (std::size_t i = part.index - 1; i < withRows.pages.size(); i += part.of) {
        own.push_back(withRows.pages[i]);
        ids.push_back(withRows.pages[i].id);
    }
    Output output;
    output.capture = {corpus.folder, corpus.trees};
    if (corpus.out.empty()) {
        if (const int code = answer(headerLine(header)); code != Done)
            return code;
    } else {
        if (const int code = refreshRun(plan, pages, header, own, corpus, [] { return isInterrupted != 0; });
            code != Done)
            return code;
        Result<std::unique_ptr<RunFile>> file = RunFile::open(corpus.out, header, ids);
        if (!file)
            return fail(file.error(), corpus.out);
        output.file = *std::move(file);
        output.failed = output.file->pagesFailed();
    }
    const std::size_t before = output.file ? output.file->pagesDone() : 0;
    Result<TimesFile> times = TimesFile::open(corpus.times, before > 0);
    if (!times)
        return fail(times.error(), corpus.times);
    output.times = *std::move(times);
    std::stop_source stop;
    const int code = runTo(output, pagesOf(withRows, part.index - 1 + before * part.of, part.of), plan,
                           &pages, corpus, ids.size(), stop);
    if (code == NotAll)
        return fail(NotAll, corpus.out.empty() ? "corpus run" : corpus.out,
                    fmt::format("was interrupted after {} of {}{}", before + output.pages,
                                counted(ids.size(), "page"),
                                corpus.out.empty() ? "" : ": run the same command to continue"));
    if (code != Done || corpus.out.empty())
        return code;
    std::string methods;
    for (const std::string& method : header.methods)
        methods += fmt::format("{}{}", methods.empty() ? "" : ", ", method);
    const bool wereThere = output.file->pagesFailed() > 0;
    const std::string_view again = wereThere ? " (--refresh runs on them again)" : "";
    const std::string first =
        output.firstFailure.empty() ? "" : fmt::format("first      {}\n", output.firstFailure);
    return answer(fmt::format("pages      {}{}\nmethods    {}\nfailed     {}{}\n{}written    {}\n",
                              ids.size(), before == 0 ? "" : fmt::format(" ({} from before)", before),
                              methods, counted(output.failed, "page"), again, first, corpus.out));
}

// Checks that each page's annotation can be chosen; returns the exit code.
int checkAnnotator(const Corpus& pages, const CorpusArguments& corpus)
{
    const std::vector<std::string> annotators = annotatorsOf(pages);
    if (!corpus.annotator.empty() && std::ranges::find(annotators, corpus.annotator) == annotators.end())
        return failOfAnnotator(corpus.annotator, annotators);
    const std::optional<Error> unclear = GroundTruthBook(pages.folder, corpus.annotator).firstUnclear(pages);
    return unclear ? fail(*unclear, {}) : static_cast<int>(Done);
}

// Returns the pages of the folder, or the exit code after one line with the fault.
std::variant<Corpus, int> corpusOf(const CorpusArguments& corpus)
{
    std::error_code status;
    if (std::filesystem::is_regular_file(corpus.folder, status))
        return fail(
            BadInput, corpus.folder,
            "is a file, and a folder of pages is expected; --manifest names a list of the pages of a folder, "
            "and `tagseam-cli clean PAGE --method METHOD` runs a method on one page");
    Result<Corpus> pages = openCorpus(corpus.folder, corpus.manifest);
    if (!pages)
        return fail(pages.error(), corpus.folder);
    return *std::move(pages);
}

} // namespace

int runCorpusRun(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus)
{
    watchInterrupts();
    std::error_code status;
    if (!corpus.times.empty() &&
        (corpus.times == corpus.out || std::filesystem::equivalent(corpus.times, corpus.out, status)))
        return fail(WrongUsage, "--times", "is the file of --out, " + corpus.times + ": choose another file");
    const auto plan = planOf(command, arguments, corpus);
    if (const int* code = std::get_if<int>(&plan))
        return *code;
    if (corpus.folder.empty() && !corpus.isFromStdin)
        return fail(WrongUsage, {}, "corpus run needs FOLDER or --stdin (see tagseam-cli corpus run --help)");
    if (corpus.folder.empty())
        return runFromStdin(std::get<RunPlan>(plan), nullptr, corpus);
    const auto opened = corpusOf(corpus);
    if (const int* code = std::get_if<int>(&opened))
        return *code;
    const auto& pages = std::get<Corpus>(opened);
    if (const int code = checkAnnotator(pages, corpus); code != Done)
        return code;
    return corpus.isFromStdin ? runFromStdin(std::get<RunPlan>(plan), &pages, corpus)
                              : runFolder(std::get<RunPlan>(plan), pages, corpus);
}

int listCorpusPages(const CorpusArguments& corpus)
{
    const auto opened = corpusOf(corpus);
    if (const int* code = std::get_if<int>(&opened))
        return *code;
    std::string lines;
    for (const CorpusPage& page : std::get<Corpus>(opened).pages)
        lines += lineOfPage(page.id) + '\n';
    return answer(lines);
}

} // namespace tagseam
