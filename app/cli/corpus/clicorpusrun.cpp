// SPDX-License-Identifier: MIT
// `tagseam-cli corpus run`.
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/cliprogress.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "app/cli/corpus/clicorpus.h"
#include "app/cli/corpus/clipagelines.h"
#include "app/cli/corpus/clirefresh.h"
#include "app/cli/corpus/clitimes.h"
#include "core/archive/bytesource.h"
#include "core/archive/contentencoding.h"
#include "core/corpus/pages/pagestream.h"
#include "core/corpus/runs/run.h"
#include "core/corpus/runs/runfile.h"
#include "core/page/pagenames.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
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
    for (const MethodEntry* entry : methodEntries()) {
        if (!entry->traits.wantsBoxes && (areSites || !entry->traits.usesSite))
            names += fmt::format("{}{}", names.empty() ? "" : ",", entry->name);
    }
    return names;
}

// Checks that the pages to learn from exist; returns the exit code.
int checkSites(const RunPlan& plan, const CorpusArguments& corpus)
{
    if (corpus.isFromStdin && plan.learning == Learning::Half)
        return fail(WrongUsage, "--learn",
                    "half is not available with --stdin, which names the pages itself");
    if (!corpus.inputs.empty())
        return Done;
    if (plan.hasSharedTexts)
        return fail(WrongUsage, "--shared-text", "needs CORPUS, whose pages share the texts");
    const auto found = std::ranges::find_if(plan.methods, &Method::usesSite);
    return found == plan.methods.end()
               ? static_cast<int>(Done)
               : fail(WrongUsage, "--methods",
                      fmt::format("'{}' learns from the pages of a folder or a crawl: add CORPUS",
                                  found->name));
}

std::variant<RunPlan, int> planOf(const CLI::App& command, const Arguments& arguments,
                                  const CorpusArguments& corpus)
{
    RunPlan plan;
    plan.base = setupOf(command, arguments);
    plan.reading = arguments.input.reading;
    plan.annotator = corpus.annotator;
    plan.trees = corpus.trees;
    plan.leastFound = corpus.leastFound;
    plan.hasDiagnosis = corpus.hasDiagnosis;
    plan.learning = corpus.learnsHalf ? Learning::Half : Learning::All;
    plan.hasSharedTexts = corpus.hasSharedTexts;
    plan.hasTexts = !corpus.texts.empty();
    const std::string names = corpus.methods.empty() ? methodNames(!corpus.inputs.empty()) : corpus.methods;
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

// Prints a line for each WARC that could not be read completely. `rest`: says what became of its pages.
void warnOfFaults(std::span<const Error> faults, std::string_view rest)
{
    for (const Error& fault : faults) {
        const Failure failure = failureOf(fault, fault.where);
        if (fault.code == ErrorCode::BadArchive)
            warn(fault.where, fmt::format("is damaged ({}); {}", fault.detail, rest));
        else
            warn(failure.where, failure.what);
    }
}

int failWithoutPage(const CorpusArguments& corpus)
{
    return fail(BadInput, someOf(corpus.inputs), "has no HTML page");
}

// Returns the name of a method or page as a path below a folder.
std::filesystem::path pathBelow(std::string_view name)
{
    std::filesystem::path path;
    for (const std::filesystem::path& part : std::filesystem::path(name).relative_path())
        path /= part == ".." || part == "." ? std::filesystem::path("_") : part;
    return path;
}

// Writes the texts of a page, a file for each method that has a result.
Result<bool> writeTexts(const std::filesystem::path& folder, const PageRun& run)
{
    for (std::size_t i = 0; i < run.texts.size() && i < run.rows.size(); ++i) {
        if (run.rows[i].error)
            continue;
        std::filesystem::path path = folder / pathBelow(run.rows[i].method) / pathBelow(run.page);
        path += ".txt";
        std::error_code status;
        std::filesystem::create_directories(path.parent_path(), status);
        if (status)
            return Error{ErrorCode::CannotWrite, path.parent_path().string(), status.message()};
        const Result<bool> written = writeFile(path.string(), run.texts[i]);
        if (!written)
            return written.error();
    }
    return true;
}

// The destination of rows, and the numbers for the final report.
struct Output {
    std::unique_ptr<RunFile> file; ///< nullptr: standard output
    TimesFile times;
    std::string texts; ///< folder; empty for none
    std::size_t pages = 0;
    std::size_t failed = 0;        ///< pages with a row that is an error, including earlier ones
    std::size_t withoutResult = 0; ///< pages whose rows are all errors, including earlier ones
    std::string firstFailure{}; ///< first failure of this run: the page, the method and the reason; empty for
                                ///< none
    TreeCapture capture{};      ///< command that captures the missing trees
    int code = Done;

    std::size_t pagesDone() const { return pages + (file ? file->pagesDone() : 0); }
    bool hasOnlyErrors() const { return pagesDone() > 0 && withoutResult == pagesDone(); }

    bool add(const PageRun& run)
    {
        if (!times.add(run)) {
            code = fail({ErrorCode::CannotWrite, times.path(), std::strerror(errno)},
                        {}); // NOLINT(concurrency-mt-unsafe)
            return false;
        }
        if (const Result<bool> written = writeTexts(texts, run); !written) {
            code = fail(written.error(), {});
            return false;
        }
        ++pages;
        const auto isError = [](const RunRow& row) { return row.error.has_value(); };
        const auto failure = std::ranges::find_if(run.rows, isError);
        if (failure != run.rows.end()) {
            ++failed;
            withoutResult += std::ranges::all_of(run.rows, isError) ? 1 : 0;
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
    Output output{nullptr, *std::move(times), corpus.texts};
    std::stop_source stop;
    LineReader lines;
    const PageFeed named = [&]() -> std::optional<CorpusPage> {
        std::optional<std::string> line = lines.next(stop.get_token());
        while (line && (line->empty() || *line == "\r"))
            line = lines.next(stop.get_token());
        if (!line)
            return std::nullopt;
        if (line->ends_with('\r'))
            line->pop_back();
        return pageOfLine(*line, pages);
    };
    std::optional<PageStream> stream;
    bool isTwice = false;
    const PageFeed source = [&]() -> std::optional<CorpusPage> {
        if (!stream) { // a worker waits for its input, and the caller watches for interrupts
            const std::string front = frontOfInput(stop.get_token());
            const bool isWarc = isWarcInput(front);
            isTwice = isWarc && pages != nullptr;
            if (isTwice)
                return std::nullopt;
            lines = LineReader(front);
            if (isWarc)
                stream.emplace(ByteSource::ofStream(STDIN_FILENO, front, stop.get_token()), isGzip(front),
                               plan.reading.limits);
            else
                stream.emplace(named, plan.reading.limits);
        }
        return stream->next(true);
    };
    const int code = runTo(output, source, plan, pages, corpus, std::nullopt, stop);
    if (isTwice)
        return fail(WrongUsage, "--stdin",
                    "standard input is a WARC and CORPUS is given: give only one of them");
    if (output.failed > 0)
        warn("corpus run", fmt::format("{} of {} failed: their rows have the reasons", output.failed,
                                       counted(output.pages, "page")));
    return code == NotAll ? fail(NotAll, "corpus run", "was interrupted") : code;
}

// Opens the file of the run, or prints its header. `ids`: as for RunFile::open(). Returns the exit code.
int openOutput(Output& output, const RunHeader& header, const std::optional<std::vector<std::string>>& ids,
               const CorpusArguments& corpus)
{
    if (corpus.out.empty()) {
        if (const int code = answer(headerLine(header)); code != Done)
            return code;
    } else {
        Result<std::unique_ptr<RunFile>> file = RunFile::open(corpus.out, header, ids);
        if (!file)
            return fail(file.error(), corpus.out);
        output.file = *std::move(file);
        output.failed = output.file->pagesFailed();
        output.withoutResult = output.file->pagesWithoutResult();
    }
    const bool isContinued = output.file && output.file->pagesDone() > 0;
    Result<TimesFile> times = TimesFile::open(corpus.times, isContinued);
    if (!times)
        return fail(times.error(), corpus.times);
    output.times = *std::move(times);
    output.texts = corpus.texts;
    return Done;
}

// Says what became of the pages of damaged files.
std::string_view faultRest(const Output& output, int code)
{
    if (code != Done)
        return "the run has the pages that were read before it ended";
    return output.hasOnlyErrors() ? "no page of this shard has a result"
                                  : "the run has the pages that could be read";
}

// Prints the summary of the file.
int answerSummary(const Output& output, const RunHeader& header, std::size_t total,
                  const CorpusArguments& corpus)
{
    const std::size_t before = output.file->pagesDone();
    std::string methods;
    for (const std::string& method : header.methods)
        methods += fmt::format("{}{}", methods.empty() ? "" : ", ", method);
    const bool wereThere = output.file->pagesFailed() > 0;
    const std::string_view again = wereThere ? " (--refresh runs on them again)" : "";
    const std::string first =
        output.firstFailure.empty() ? "" : fmt::format("first      {}\n", output.firstFailure);
    return answer(fmt::format("pages      {}{}\nmethods    {}\nfailed     {}{}\n{}written    {}\n", total,
                              before == 0 ? "" : fmt::format(" ({} from before)", before), methods,
                              counted(output.failed, "page"), again, first, printable(corpus.out)));
}

// Reports the end of a run. `total`: its pages, if they are known before they are read. Returns the exit
// code. A run without any result fails; a shard does not, because the other shards may have results.
int reportRun(const Output& output, int code, const RunHeader& header, std::optional<std::size_t> total,
              const CorpusArguments& corpus)
{
    const std::size_t done = output.pagesDone();
    if (code == NotAll)
        return fail(NotAll, corpus.out.empty() ? "corpus run" : corpus.out,
                    fmt::format("was interrupted after {}{}",
                                total ? fmt::format("{} of {}", done, counted(*total, "page"))
                                      : counted(done, "page"),
                                corpus.out.empty() ? "" : ": run the same command to continue"));
    if (code == Done && !corpus.out.empty())
        code = answerSummary(output, header, total.value_or(done), corpus);
    const bool isWhole = !header.shard || header.shard->of == 1;
    if (code != Done || !isWhole)
        return code;
    if (done == 0)
        return failWithoutPage(corpus);
    if (output.hasOnlyErrors())
        return fail(BadInput, someOf(corpus.inputs),
                    output.firstFailure.empty()
                        ? "no page has a result: the rows of the run have the reasons"
                        : "no page has a result; the first failure is " + output.firstFailure);
    return Done;
}

// A run on a shard of a corpus, or on all of it, before its first page.
struct ShardRun {
    Shard part;
    RunHeader header;
    Output output;
};

std::variant<ShardRun, int> shardRunOf(const RunPlan& plan, const Corpus& pages,
                                       const CorpusArguments& corpus)
{
    const auto chosen = shardOf(corpus.shard);
    if (const int* code = std::get_if<int>(&chosen))
        return *code;
    const auto shard = std::get<std::optional<Shard>>(chosen);
    ShardRun run{shard.value_or(Shard{}), headerOf(plan, &pages, shard), {}};
    run.output.capture = {pages.folder, corpus.trees};
    return run;
}

// `faults`: those of the WARC files whose pages were listed.
int runFolder(const RunPlan& plan, const Corpus& pages, std::span<const Error> faults,
              const CorpusArguments& corpus)
{
    auto made = shardRunOf(plan, pages, corpus);
    if (const int* code = std::get_if<int>(&made))
        return *code;
    auto& [part, header, output] = std::get<ShardRun>(made);
    const Corpus withRows = pagesWithRows(pages, plan.learning);
    if (withRows.pages.empty())
        return fail(WrongUsage, "--learn",
                    fmt::format("half leaves no page of {} to run on: each folder below it has only one page",
                                someOf(corpus.inputs)));
    std::vector<CorpusPage> own;
    std::vector<std::string> ids;
    for (std::size_t i = part.index - 1; i < withRows.pages.size(); i += part.of) {
        own.push_back(withRows.pages[i]);
        ids.push_back(withRows.pages[i].id);
    }
    if (const int code = refreshRun(plan, pages, header, own, corpus, [] { return isInterrupted != 0; });
        code != Done)
        return code;
    if (const int code = openOutput(output, header, ids, corpus); code != Done)
        return code;
    const std::size_t before = output.file ? output.file->pagesDone() : 0;
    std::stop_source stop;
    const int code = runTo(output, pagesOf(withRows, part.index - 1 + before * part.of, part.of), plan,
                           &pages, corpus, ids.size(), stop);
    if (!output.hasOnlyErrors() || part.of > 1)
        warnOfFaults(faults, faultRest(output, code));
    return reportRun(output, code, header, ids.size(), corpus);
}

// Processes pages of an earlier run again, if this is requested, or a file of the corpus is newer than the
// run, which is an error. Only then the pages of all WARC files are listed. Returns the exit code.
int refreshStreamed(const RunPlan& plan, const Corpus& pages, const RunHeader& header, Shard part,
                    const CorpusArguments& corpus)
{
    namespace fs = std::filesystem;
    std::error_code status;
    const fs::file_time_type written = fs::last_write_time(corpus.out, status);
    const auto isNewer = [&](const CorpusPage& page) {
        std::error_code own;
        const fs::file_time_type time = fs::last_write_time(page.file, own);
        return !own && time > written;
    };
    if (status || (!corpus.isRefreshed && std::ranges::none_of(pages.pages, isNewer)))
        return Done;
    const Result<Corpus> listed = withListedCrawls(pages, plan.reading.limits);
    if (!listed)
        return fail(listed.error(), pages.folder);
    std::vector<CorpusPage> own;
    for (std::size_t i = part.index - 1; i < listed->pages.size(); i += part.of)
        own.push_back(listed->pages[i]);
    return refreshRun(plan, *listed, header, own, corpus, [] { return isInterrupted != 0; });
}

// Skips the pages that have rows, up to the first one that has none. False if they are not the pages of the
// run.
bool skipDone(PageStream& stream, Shard part, const Output& output)
{
    const std::size_t before = output.file ? output.file->pagesDone() : 0;
    std::string last;
    for (std::size_t at = 0; at < part.index - 1 + before * part.of && isInterrupted == 0; ++at) {
        const std::optional<CorpusPage> page = stream.next(false);
        if (!page)
            return before == 0;
        if (at % part.of == part.index - 1)
            last = page->id;
    }
    return before == 0 || isInterrupted != 0 || nameInRow(last) == output.file->lastPage();
}

// Runs on the pages of WARC files as they are read.
int runStreamed(const RunPlan& plan, const Corpus& pages, const CorpusArguments& corpus)
{
    auto made = shardRunOf(plan, pages, corpus);
    if (const int* code = std::get_if<int>(&made))
        return *code;
    auto& [part, header, output] = std::get<ShardRun>(made);
    if (const int code = refreshStreamed(plan, pages, header, part, corpus); code != Done)
        return code;
    if (const int code = openOutput(output, header, std::nullopt, corpus); code != Done)
        return code;
    PageStream stream(pagesOf(pages), plan.reading.limits);
    if (!skipDone(stream, part, output))
        return fail(BadInput, corpus.out,
                    "the corpus of the run has other pages: choose another file for this run");
    std::stop_source stop;
    // The stream is at the next page of the shard.
    const int code = runTo(output, pagesOf(stream, 0, part.of), plan, &pages, corpus, std::nullopt, stop);
    if (!output.hasOnlyErrors() || part.of > 1) // a whole run without a result fails with the reason
        warnOfFaults(stream.faults(), faultRest(output, code));
    return reportRun(output, code, header, std::nullopt, corpus);
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

// Returns the pages of the folder or of the crawl, or the exit code after one line with the fault.
std::variant<Corpus, int> corpusOf(const CorpusArguments& corpus)
{
    const std::string& first = corpus.inputs.front();
    std::error_code status;
    const bool isFile = std::filesystem::is_regular_file(first, status);
    if (corpus.inputs.size() > 1 || (isFile && isWarcName(first))) {
        if (!corpus.manifest.empty())
            return fail(WrongUsage, "--manifest", "names pages of a folder, and WARC files are given");
        Result<Corpus> crawls = corpusOfCrawls(corpus.inputs);
        if (!crawls && crawls.error().code == ErrorCode::BadCorpus)
            return fail(BadInput, crawls.error().where, "several files are crawls: " + crawls.error().detail);
        if (!crawls)
            return fail(crawls.error(), first);
        return *std::move(crawls);
    }
    if (isFile)
        return fail(
            BadInput, first,
            "is a file, and a folder of pages or a WARC file (.warc, .warc.gz) is expected; --manifest names "
            "a list of "
            "the pages of a folder, and `tagseam-cli clean PAGE --method METHOD` runs a method on one page");
    Result<Corpus> pages = openCorpus(first, corpus.manifest);
    if (!pages)
        return fail(pages.error(), first);
    return *std::move(pages);
}

// True if the pages of all WARC files are listed before the first one is run on.
bool needsList(const RunPlan& plan, const CorpusArguments& corpus)
{
    return plan.usesSites() || plan.hasSharedTexts || plan.learning == Learning::Half || corpus.isFromStdin;
}

} // namespace

int runCorpusRun(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus)
{
    watchInterrupts();
    std::error_code status;
    if (!corpus.times.empty() &&
        (corpus.times == corpus.out || std::filesystem::equivalent(corpus.times, corpus.out, status)))
        return fail(WrongUsage, "--times", "is the file of --out, " + corpus.times + ": choose another file");
    const auto made = planOf(command, arguments, corpus);
    if (const int* code = std::get_if<int>(&made))
        return *code;
    const auto& plan = std::get<RunPlan>(made);
    if (corpus.inputs.empty() && !corpus.isFromStdin)
        return fail(WrongUsage, {}, "corpus run needs CORPUS or --stdin (see tagseam-cli corpus run --help)");
    if (corpus.inputs.empty())
        return runFromStdin(plan, nullptr, corpus);
    auto opened = corpusOf(corpus);
    if (const int* code = std::get_if<int>(&opened))
        return *code;
    auto& pages = std::get<Corpus>(opened);
    std::vector<Error> faults;
    if (hasCrawls(pages) && needsList(plan, corpus)) {
        Result<Corpus> listed = withListedCrawls(pages, plan.reading.limits, {}, &faults);
        if (!listed)
            return fail(listed.error(), pages.folder);
        pages = *std::move(listed);
        if (pages.pages.empty())
            return failWithoutPage(corpus);
    }
    if (const int code = checkAnnotator(pages, corpus); code != Done)
        return code;
    if (corpus.isFromStdin)
        return runFromStdin(plan, &pages, corpus);
    return hasCrawls(pages) ? runStreamed(plan, pages, corpus) : runFolder(plan, pages, faults, corpus);
}

int listCorpusPages(const CorpusArguments& corpus)
{
    const auto opened = corpusOf(corpus);
    if (const int* code = std::get_if<int>(&opened))
        return *code;
    PageStream stream(pagesOf(std::get<Corpus>(opened)), Limits{});
    bool hasPage = false;
    while (const std::optional<CorpusPage> page = stream.next(false)) {
        hasPage = hasPage || !page->problem;
        if (const int code = answer(lineOfPage(*page) + '\n'); code != Done)
            return code;
    }
    warnOfFaults(stream.faults(),
                 hasPage ? "the pages that could be read are listed" : "no page could be read");
    if (hasPage)
        return Done;
    return stream.faults().empty() ? failWithoutPage(corpus) : BadInput;
}

} // namespace tagseam
