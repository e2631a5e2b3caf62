// SPDX-License-Identifier: MIT
// `tagseam-cli corpus table`, `compare` and `merge`: evaluate runs.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/corpus/clicorpus.h"
#include "core/corpus/runs/compareruns.h"
#include "core/corpus/runs/mergeruns.h"
#include "core/corpus/runs/runfile.h"
#include "core/corpus/runs/runtable.h"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

std::string measureNames()
{
    std::string names;
    for (const RowMeasure& measure : rowMeasures())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", measure.key);
    return names;
}

// Returns the requested measure, or F1 if pages are scored; or the exit code.
std::variant<const RowMeasure*, int> measureOf(const std::string& wanted, const Run& a, const Run& b)
{
    const auto isScored = [](const RunRow& row) { return row.score.has_value(); };
    std::string key = wanted == "F1" ? "f1" : wanted;
    if (key.empty())
        key = std::ranges::any_of(a.rows, isScored) && std::ranges::any_of(b.rows, isScored) ? "f1"
                                                                                             : "reduction";
    if (const RowMeasure* measure = findRowMeasure(key))
        return measure;
    return fail(WrongUsage, "--measure",
                fmt::format("'{}' is not a figure; the figures are {}", wanted, measureNames()));
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Returns the methods to compare; or the exit code.
std::variant<Pairs, int> pairsOf(const CorpusArguments& corpus, const Run& a, const Run& b)
{
    const std::vector<std::string> inA = methodsOf(a.rows);
    const std::vector<std::string> inB = methodsOf(b.rows);
    const auto has = [](const std::vector<std::string>& all, const std::string& method) {
        return std::ranges::find(all, method) != all.end();
    };
    if (corpus.methodA.empty() && corpus.methodB.empty()) {
        if (corpus.runs.size() == 1)
            return fail(WrongUsage, "corpus compare",
                        "with one run, name two of its methods with --a and --b");
        Pairs pairs;
        for (const std::string& method : inA) {
            if (has(inB, method))
                pairs.emplace_back(method, method);
        }
        if (pairs.empty())
            return fail(BadInput, corpus.runs.back(),
                        "has no method in common with the first run: name a method of each with --a and --b");
        return pairs;
    }
    const std::string& first = corpus.methodA.empty() ? corpus.methodB : corpus.methodA;
    const std::string& second = corpus.methodB.empty() ? corpus.methodA : corpus.methodB;
    if (!has(inA, first))
        return fail(BadInput, corpus.runs.front(), fmt::format("has no method '{}'", first));
    if (!has(inB, second))
        return fail(BadInput, corpus.runs.back(), fmt::format("has no method '{}'", second));
    return Pairs{{first, second}};
}

int systemFailure(const std::string& path)
{
    return fail({ErrorCode::CannotWrite, path, std::strerror(errno)}, path); // NOLINT(concurrency-mt-unsafe)
}

// Warns that means of an incomplete run are not means of the whole.
void warnOfParts(const Run& run, const std::string& path)
{
    const RunExtent extent = extentOf(run.header, run.rows);
    if (!extent.isComplete())
        warn(path,
             fmt::format("is not finished: it has {} of {}", extent.pages, counted(*extent.wanted, "page")));
    if (run.header && run.header->shard && run.header->shard->of > 1)
        warn(path, fmt::format("is shard {}/{} of a run", run.header->shard->index, run.header->shard->of));
}

} // namespace

int printRunTable(const CorpusArguments& corpus)
{
    const Result<Run> run = loadRun(corpus.runs.front());
    if (!run)
        return fail(run.error(), corpus.runs.front());
    warnOfParts(*run, corpus.runs.front());
    const auto unknown = std::ranges::find_if(
        corpus.measures, [](const std::string& key) { return findRowMeasure(key) == nullptr; });
    if (unknown != corpus.measures.end())
        return fail(WrongUsage, "--measures",
                    fmt::format("'{}' is not a figure; the figures are {}", *unknown, measureNames()));
    std::vector<MethodMeans> means = meansOf(run->rows);
    if (corpus.hasIntervals)
        addIntervals(means, run->rows, corpus.measures);
    if (corpus.isCsv)
        return answerFile(meansCsv(means));
    if (corpus.isLatex)
        return answer(meansLatex(means, corpus.measures));
    if (corpus.isMarkdown)
        return answer(meansMarkdown(means, corpus.measures));
    std::vector<RowGroundTruth> used; // indexed by page
    for (const RunRow& row : run->rows) {
        if (row.method == run->rows.front().method && row.truth)
            used.push_back(*row.truth);
    }
    const std::string uses = usedGroundTruthText(used);
    return answer(meansText(means, corpus.measures) + (uses.empty() ? "" : '\n' + uses));
}

int compareRuns(const Arguments& arguments, const CorpusArguments& corpus)
{
    const Result<Run> a = loadRun(corpus.runs.front());
    if (!a)
        return fail(a.error(), corpus.runs.front());
    const Result<Run> b = corpus.runs.size() == 1 ? a : loadRun(corpus.runs.back());
    if (!b)
        return fail(b.error(), corpus.runs.back());
    warnOfParts(*a, corpus.runs.front());
    if (corpus.runs.size() > 1)
        warnOfParts(*b, corpus.runs.back());
    if (a->header && b->header && learningOf(*a->header) != learningOf(*b->header))
        warn(corpus.runs.back(),
             fmt::format("was run with another --learn than {}: the methods learnt from other pages",
                         corpus.runs.front()));
    const auto pairs = pairsOf(corpus, *a, *b);
    if (const int* code = std::get_if<int>(&pairs))
        return *code;
    const auto measure = measureOf(corpus.measure, *a, *b);
    if (const int* code = std::get_if<int>(&measure))
        return *code;
    const RowMeasure& chosen = *std::get<const RowMeasure*>(measure);
    std::vector<MethodChange> changes;
    for (const auto& [first, second] : std::get<Pairs>(pairs))
        changes.push_back(compareMethods(a->rows, first, b->rows, second, chosen));
    if (arguments.isJson)
        return answer(changesJson(changes, chosen));
    std::string text;
    for (const MethodChange& change : changes)
        text += (text.empty() ? "" : "\n") + changeText(change, chosen);
    return answer(text);
}

int mergeRunFiles(const CorpusArguments& corpus)
{
    for (const std::string& run : corpus.runs) {
        std::error_code status;
        if (std::filesystem::equivalent(run, corpus.out, status))
            return fail(WrongUsage, "--out", "is one of the shards, " + corpus.out + ": choose another file");
    }
    const std::string part = fmt::format("{}.{}.part", corpus.out, ::getpid()); // so that an incomplete run
                                                                                // is never visible
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(part.c_str(), "wb"), std::fclose);
    if (!file)
        return systemFailure(corpus.out);
    const Result<std::size_t> pages = mergeRuns(corpus.runs, [&](std::string_view bytes) {
        return std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    });
    const bool isWritten =
        pages && std::fclose(file.release()) == 0 && std::rename(part.c_str(), corpus.out.c_str()) == 0;
    if (isWritten)
        return answer(fmt::format("shards     {}\npages      {}\nwritten    {}\n", corpus.runs.size(), *pages,
                                  printable(corpus.out)));
    const int code = pages || pages.error().code == ErrorCode::Stopped
                         ? systemFailure(corpus.out)
                         : fail(pages.error(), corpus.runs.front());
    std::remove(part.c_str());
    return code;
}

} // namespace tagseam
