// SPDX-License-Identifier: MIT
// The output of tagseam-cli.
#include "app/cli/clioutput.h"

#include "app/cli/clitext.h"
#include "core/base/ascii.h"
#include "core/base/errorsentences.h"
#include "core/page/readable.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <map>

namespace tagseam {

void warn(std::string_view where, std::string_view what)
{
    const std::string line = fmt::format("tagseam-cli: {}{}{}", where, where.empty() ? "" : ": ", what);
    fmt::print(stderr, "{}\n", printable(line));
}

int fail(ExitCode code, std::string_view where, std::string_view what)
{
    warn(where, what);
    return code;
}

namespace {

// The command ends the line, so that it can be copied.
std::string renderedTreeText(const TreeCapture& capture)
{
    const std::string folder = capture.folder.empty() ? "trees" : capture.folder;
    const std::string command = fmt::format("tagseam --save-tree {} -o {}", shellWord(capture.pages),
                                            shellWord((std::filesystem::path(folder) / "").string()));
    if (!capture.folder.empty())
        return fmt::format(
            "was annotated on its rendered tree, which is not in the folder {}; to write it, run {}", folder,
            command);
    return fmt::format(
        "was annotated on its rendered tree, and its source tree lacks some of the marks; to score "
        "it with --trees {}, first run {}",
        folder, command);
}

// Returns the sentence for an error without its subject, which precedes it, and without its full stop.
std::string predicate(const Error& error)
{
    std::string text = sentenceOf(error.code);
    text = text.substr(text.find(' ') + 1);
    text.pop_back();
    if (const std::size_t at = text.find("%2"); at != std::string::npos)
        text.replace(at, 2, error.detail);
    return text;
}

// "cannot read 'x.html': permission denied": the system begins its reasons with a capital letter.
std::string systemText(std::string_view verb, const std::string& place, std::string reason)
{
    const bool isStream = place.starts_with("standard ");
    if (!reason.empty())
        reason.front() = lowerCase(reason.front());
    return fmt::format("cannot {} {}{}{}: {}", verb, isStream ? "" : "'", place, isStream ? "" : "'", reason);
}

int print(std::string_view bytes)
{
    const bool isWritten =
        std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
    return isWritten ? Done
                     : fail({ErrorCode::CannotWrite, "standard output",
                             std::strerror(errno)}, // NOLINT(concurrency-mt-unsafe)
                            {});
}

} // namespace

Failure failureOf(const Error& error, const std::string& input, const TreeCapture& capture)
{
    const std::string place = input == "-" ? "standard input" : input;
    const std::string where = error.where.empty() || error.where == "-" ? place : error.where;
    switch (error.code) {
    case ErrorCode::CannotRead:
        return {BadInput, {}, systemText("read", where, error.detail)};
    case ErrorCode::CannotWrite:
        return {BadOutput, {}, systemText("write", where, error.detail)};
    case ErrorCode::BrowserTree:
        return {BadInput, where, "is the tree of a browser, but HTML is expected"};
    case ErrorCode::UnknownEncoding:
        return {WrongUsage, "--encoding", fmt::format("no encoding is named '{}'", error.detail)};
    case ErrorCode::BadSnapshot:
        return {BadInput, place, fmt::format("is not a valid tree ({}: {})", error.where, error.detail)};
    case ErrorCode::SeveralAnnotators:
        return {BadInput, where,
                fmt::format("has annotations by {}: choose one of them with --annotator", error.detail)};
    case ErrorCode::OtherTree:
        return {BadInput, where,
                error.detail == name(PageTree::Source) ? "is the tree of a browser, but the page was "
                                                         "annotated on its source tree: name the page itself"
                                                       : renderedTreeText(capture)};
    case ErrorCode::BadSelector:
    case ErrorCode::BadSetup:
        return {WrongUsage, where, predicate(error)};
    case ErrorCode::FileChanged:
    case ErrorCode::InUse:
        return {BadOutput, where, predicate(error)};
    default:
        return {BadInput, where, predicate(error)};
    }
}

int fail(const Error& error, const std::string& input, const TreeCapture& capture)
{
    const Failure failure = failureOf(error, input, capture);
    return fail(failure.code, failure.where, failure.what);
}

void FindingPrinter::print(const std::string& where, const Document& page,
                           const std::vector<std::string>& exclude)
{
    for (const Error& finding : page.reading().findings) {
        const Failure failure = failureOf(finding, where);
        printOnce(failure.where, failure.what);
    }
    if (page.nameId("noscript") == noName || std::ranges::find(exclude, "noscript") == exclude.end())
        return;
    const ReadableNodes readable = readableNodes(page, NoscriptTexts::IfMost);
    if (readable.isNoscriptRead())
        printOnce(where, fmt::format("has {} of its {} words in noscript: content detection reads them, the "
                                     "search only with --exclude script",
                                     readable.noscriptWords, readable.noscriptWords + readable.otherWords));
}

void FindingPrinter::printOnce(const std::string& where, const std::string& what)
{
    const std::scoped_lock lock(m_mutex);
    if (m_printed.insert(fmt::format("{}: {}", where, what)).second)
        warn(where, what);
}

int failOfAnnotator(std::string_view annotator, const std::vector<std::string>& annotators)
{
    const std::string others = annotators.empty()
                                   ? "no annotation names its annotator"
                                   : fmt::format("there are annotations by {}", fmt::join(annotators, ", "));
    return fail(BadInput, "--annotator", fmt::format("no page is annotated by '{}': {}", annotator, others));
}

int answer(std::string_view text)
{
    return print(printableLines(text));
}

int answerFile(std::string_view bytes)
{
    return ::isatty(STDOUT_FILENO) == 1 ? answer(bytes) : print(bytes);
}

Result<bool> writeFile(const std::string& path, std::string_view text)
{
    const auto error = [&] {
        return Error{ErrorCode::CannotWrite, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
    };
    std::error_code status;
    const auto type = std::filesystem::symlink_status(path, status).type();
    const bool isPlain = // a link, a device or a pipe is not replaced
        type == std::filesystem::file_type::not_found || type == std::filesystem::file_type::regular;
    std::string target = path;
    int handle = -1;
    if (isPlain) {
        target += ".XXXXXX";
        handle = mkstemp(target.data()); // a unique name
        const mode_t mask = umask(0);
        umask(mask);
        struct stat old {};
        if (handle >= 0)
            fchmod(handle, stat(path.c_str(), &old) == 0 ? old.st_mode & 07777U : 0666U & ~mask);
    }
    std::FILE* file =
        isPlain ? (handle >= 0 ? fdopen(handle, "wb") : nullptr) : std::fopen(path.c_str(), "wb");
    if (file == nullptr)
        return error();
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) == 0 && isWritten && (!isPlain || std::rename(target.c_str(), path.c_str()) == 0))
        return true;
    const Error reason = error();
    if (isPlain)
        std::remove(target.c_str());
    return reason;
}

std::string shellWord(const std::string& text)
{
    if (text.find_first_of(" \t\n\"'`\\$&|;<>()[]{}*?!~#") == std::string::npos)
        return text;
    std::string quoted;
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return '\'' + quoted + '\'';
}

std::string counted(std::string_view number, std::string_view one, std::string_view many)
{
    if (number == "1")
        return fmt::format("1 {}", one);
    return many.empty() ? fmt::format("{} {}s", number, one) : fmt::format("{} {}", number, many);
}

std::string counted(std::size_t number, std::string_view one, std::string_view many)
{
    return counted(fmt::format("{}", number), one, many);
}

std::string minDifferenceText(double minDifference)
{
    std::string shortest = fmt::format("{}", minDifference);
    std::string usual = fmt::format("{:.2f}", minDifference);
    return shortest.size() > usual.size() ? shortest : usual;
}

std::string reductionText(const NodeCounts& counts)
{
    return fmt::format("{:.2f}", 0 - 100 * counts.reduction()); // no minus before zero
}

std::string percentText(double share)
{
    return fmt::format("{:.1f} %", 100 * share);
}

std::string positionsText(Region region)
{
    return region.size() == 0 ? "none" : fmt::format("{}-{}", region.begin.value + 1, region.end.value);
}

std::string usedGroundTruthText(std::span<const RowGroundTruth> pages)
{
    std::map<std::string, std::size_t> annotators;
    std::map<std::string, std::size_t> trees;
    for (const RowGroundTruth& page : pages) {
        ++annotators[page.annotator.empty() ? "no name" : printable(page.annotator)];
        ++trees[std::string(name(page.tree))];
    }
    const auto line = [](std::string_view title, const std::map<std::string, std::size_t>& counts) {
        std::string text;
        for (const auto& [what, count] : counts)
            text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", what, counted(count, "page"));
        return fmt::format("{:<10} {}\n", title, text);
    };
    const bool areNamed =
        std::ranges::any_of(pages, [](const RowGroundTruth& page) { return !page.annotator.empty(); });
    return pages.empty() ? "" : (areNamed ? line("annotators", annotators) : "") + line("trees", trees);
}

std::string traceTable(const SearchTrace& trace, std::string_view input)
{
    std::string out;
    const auto line = [&]<class... Args>(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
        out += '\n';
    };
    const SearchOptions& o = trace.options;
    line("page       {}", input);
    line("variant    {} (frequency filter {}, size rule {}, minimum difference {}, after rejection {}, split "
         "symbol {})",
         variantName(o), name(o.frequencyFilter), name(o.sizeRule), minDifferenceText(o.minDifference),
         name(o.afterRejection), name(o.splitSymbol));
    if (o.lowestThreshold > 1)
        line("thresholds from {} on", o.lowestThreshold);
    line("sequence   {}, {}", counted(trace.positions, "position"), counted(trace.alphabetSize, "symbol"));
    line("");
    TextTable table({{"level"},
                     {"positions", 17},
                     {"threshold"},
                     {"symbols"},
                     {"split", 8},
                     {"left", 8},
                     {"right", 8},
                     {"verdict", 0, true}});
    std::uint32_t number = 0;
    for (const Level& level : trace.levels) {
        ++number;
        std::string levelText = fmt::format("{}", number);
        std::string rangeText = positionsText(level.region);
        for (const Attempt& attempt : trace.attemptsOf(level)) {
            for (const CandidateSplit& candidateSplit : trace.candidateSplitsOf(attempt)) {
                // The end of a scan is no place for a split.
                const bool isCandidate = candidateSplit.verdict == Verdict::Accepted ||
                                         candidateSplit.verdict == Verdict::RejectedBySize;
                const auto cell = [isCandidate](std::uint32_t value) {
                    return isCandidate ? fmt::format("{}", value) : std::string("-");
                };
                table.add(cells(levelText, rangeText, attempt.threshold, attempt.alphabetSize,
                                cell(candidateSplit.split.value + 1), cell(candidateSplit.left),
                                cell(candidateSplit.right), name(candidateSplit.verdict)));
                levelText.clear();
                rangeText.clear();
            }
        }
        if (level.attemptCount == 0)
            table.add(cells(levelText, rangeText, "", "", "", "", "", "nothing to search"));
    }
    out += table.text();
    line("");
    line("region     {} ({} of {}, {})", positionsText(trace.region), trace.region.size(),
         counted(trace.positions, "position"), counted(trace.splitCount(), "split"));
    return out;
}

} // namespace tagseam
