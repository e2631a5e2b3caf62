// SPDX-License-Identifier: MIT
// The stages of one page, each summed over all pages of the corpus, and what the three TPS stages cost beside
// libxml2's parse alone: at most a tenth of it is the aim.
#include "core/page/parsehtml.h"
#include "core/page/readbytes.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <benchmark/benchmark.h>
#include <libxml/HTMLparser.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace tagseam;

struct Page {
    std::string bytes;
    Document document;
    TagPathSequence sequence;
    Region region;
};

std::vector<Page> readCorpus()
{
    std::vector<std::filesystem::path> files;
    std::error_code status;
    for (std::filesystem::recursive_directory_iterator entry(TAGSEAM_CORPUS, status), end; entry != end;
         entry.increment(status)) {
        if (entry->path().extension() == ".html")
            files.push_back(entry->path());
    }
    std::ranges::sort(files);
    std::vector<Page> pages;
    for (const auto& file : files) {
        Result<std::string> bytes = readBytes(file.string());
        Result<Document> document = bytes ? parseHtml(*bytes) : Result<Document>(bytes.error());
        if (!document)
            continue;
        TagPathSequence sequence = convertTreeToSequence(*document);
        const Region region = searchRegion(sequence.symbols).region;
        pages.push_back({*std::move(bytes), *std::move(document), std::move(sequence), region});
    }
    return pages;
}

const std::vector<Page>& corpus()
{
    static const std::vector<Page> pages = readCorpus();
    return pages;
}

void parseByLibxml2(const Page& page)
{
    xmlDocPtr doc =
        htmlReadMemory(page.bytes.data(), static_cast<int>(page.bytes.size()), nullptr, nullptr,
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
    benchmark::DoNotOptimize(doc);
    xmlFreeDoc(doc);
}

void parse(const Page& page)
{
    benchmark::DoNotOptimize(parseHtml(page.bytes));
}

void convert(const Page& page)
{
    benchmark::DoNotOptimize(convertTreeToSequence(page.document));
}

void search(const Page& page)
{
    benchmark::DoNotOptimize(searchRegion(page.sequence.symbols));
}

void prune(const Page& page)
{
    benchmark::DoNotOptimize(pruneDomTree(page.document, page.sequence, page.region));
}

using Stage = void (*)(const Page&);

void measureStage(benchmark::State& state, Stage stage)
{
    if (corpus().empty()) {
        state.SkipWithError("no pages: the corpus folder is missing");
        return;
    }
    for (auto _ : state)
        std::ranges::for_each(corpus(), stage);
    state.counters["pages"] = static_cast<double>(corpus().size());
}

using Clock = std::chrono::steady_clock;

// The result of `stage`, and its time added to `seconds`.
template <class Function>
auto timed(double& seconds, Function stage)
{
    const Clock::time_point start = Clock::now();
    auto result = stage();
    seconds += std::chrono::duration<double>(Clock::now() - start).count();
    return result;
}

// Page after page as a program takes it, each stage on the fresh result of the one before, so that whatever
// else the machine does falls on all of them alike.
void measureShare(benchmark::State& state)
{
    if (corpus().empty()) {
        state.SkipWithError("no pages: the corpus folder is missing");
        return;
    }
    double libxml2 = 0; // seconds
    double convert = 0;
    double search = 0;
    double prune = 0;
    for (auto _ : state) {
        for (const Page& page : corpus()) {
            timed(libxml2, [&] { return parseByLibxml2(page), true; });
            const Result<Document> document = parseHtml(page.bytes);
            // The next large request tidies up the thousands of small pieces that the parser freed: its cost.
            ::operator delete(::operator new (std::size_t{1} << 16U));
            const auto sequence = timed(convert, [&] { return convertTreeToSequence(*document); });
            const auto trace = timed(search, [&] { return searchRegion(sequence.symbols); });
            const auto mask = timed(prune, [&] { return pruneDomTree(*document, sequence, trace.region); });
            benchmark::DoNotOptimize(mask);
        }
    }
    const double milliseconds = 1000 / static_cast<double>(state.iterations());
    state.counters["libxml2_ms"] = libxml2 * milliseconds;
    state.counters["tps_ms"] = convert * milliseconds;
    state.counters["search_ms"] = search * milliseconds;
    state.counters["prune_ms"] = prune * milliseconds;
    state.counters["tps_share"] = (convert + search + prune) / libxml2;
}

const bool isRegistered = [] {
    const std::vector<std::pair<const char*, Stage>> stages{{"libxml2", parseByLibxml2},
                                                            {"parseHtml", parse},
                                                            {"convertTreeToSequence", convert},
                                                            {"searchRegion", search},
                                                            {"pruneDomTree", prune}};
    for (const auto& [name, stage] : stages) {
        benchmark::RegisterBenchmark((std::string("corpus/") + name).c_str(), [stage = stage](
                                                                                  benchmark::State& state) {
            measureStage(state, stage);
        })->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("corpus/share", measureShare)->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace
