// SPDX-License-Identifier: MIT
// Main region and records by separators: the slowest page of the corpus (at most 20 ms is the aim), and
// growth up to a million nodes (at most 3 s).
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/separators.h"
#include "core/page/parsehtml.h"
#include "core/page/readbytes.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace tagseam;
using Clock = std::chrono::steady_clock;

// Page after page, of which one is held at a time; the slowest is the label.
void measureCorpus(benchmark::State& state)
{
    double slowest = 0; // milliseconds
    double all = 0;
    double mostWork = 0; // of what is allowed
    std::size_t pages = 0;
    for (auto _ : state) {
        std::error_code status;
        for (std::filesystem::recursive_directory_iterator entry(TAGSEAM_CORPUS, status), end; entry != end;
             entry.increment(status)) {
            if (entry->path().extension() != ".html" && entry->path().extension() != ".htm")
                continue;
            const Result<std::string> bytes = readBytes(entry->path().string());
            const Result<Document> page = bytes ? parseHtml(*bytes) : Result<Document>(bytes.error());
            if (!page)
                continue;
            const Clock::time_point start = Clock::now();
            benchmark::DoNotOptimize(filterBySeparators({*page}, {}, {}));
            const double took = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
            all += took;
            const SeparatedPage separated = separateRecords(*page, {});
            mostWork = std::max(mostWork, static_cast<double>(separated.work) /
                                              static_cast<double>(workLimit(separated.sequence.size())));
            ++pages;
            if (took > slowest) {
                slowest = took;
                state.SetLabel(entry->path().filename().string() + ", " + std::to_string(page->size()) +
                               " nodes");
            }
        }
    }
    if (pages == 0)
        state.SkipWithError("no pages: the corpus folder is missing");
    state.counters["pages"] = static_cast<double>(pages);
    state.counters["slowest_ms"] = slowest;
    state.counters["most_work"] = mostWork;
    state.counters["mean_ms"] = all / static_cast<double>(std::max<std::size_t>(pages, 1));
}

using Family = void (*)(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random);

void addText(DocumentBuilder& builder, const char* element, std::size_t characters)
{
    builder.open(element);
    builder.text(std::string(characters, 'x'));
    builder.close();
}

void addMenu(DocumentBuilder& builder, std::uint32_t entries)
{
    builder.open("ul");
    for (std::uint32_t entry = 0; entry < entries; ++entry) {
        builder.open("li");
        addText(builder, "a", 8);
        builder.close();
    }
    builder.close();
}

// Some 25 nodes; one in ten has a part that the others have not.
void addRecord(DocumentBuilder& builder, std::mt19937& random)
{
    builder.open("article");
    builder.open("a");
    builder.open("img");
    builder.close();
    builder.close();
    addText(builder, "h3", 20 + random() % 40);
    addText(builder, "p", 100 + random() % 200);
    addMenu(builder, static_cast<std::uint32_t>(1 + random() % 6));
    if (random() % 10 == 0)
        addText(builder, "em", 5);
    addText(builder, "b", 5);
    builder.close();
}

// A result page: menus, then sections of records, then columns of links.
void recordsAndMenus(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    for (int menu = 0; menu < 4; ++menu)
        addMenu(builder, nodes / 1000 + 5);
    builder.open("main");
    while (builder.size() + nodes / 8 < nodes) {
        builder.open("section");
        addText(builder, "h2", 20);
        for (int record = 0; record < 40; ++record)
            addRecord(builder, random);
        builder.close();
    }
    builder.close();
    builder.open("footer");
    while (builder.size() < nodes)
        addMenu(builder, 5);
    builder.close();
}

// All siblings of one kind below the body.
void oneLongList(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    while (builder.size() < nodes)
        addText(builder, "p", random() % 200);
}

// A thousand separators, each of them all over the page: more lists than can be looked at.
void manySeparators(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    while (builder.size() < nodes)
        addText(builder, ("k" + std::to_string(random() % 1000)).c_str(), 9);
}

// Lists in lists: common ancestors lie deep.
void comb(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    static_cast<void>(random);
    for (std::uint32_t depth = 0; builder.size() < nodes; ++depth) {
        builder.open("div");
        for (int tooth = 0; tooth < 3; ++tooth)
            addText(builder, "p", 9);
    }
}

Document pageOf(Family family, std::uint32_t nodes)
{
    std::mt19937 random(42);
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    family(builder, nodes, random);
    return std::move(builder).finish();
}

void measureGrowth(benchmark::State& state, Family family)
{
    const Document page = pageOf(family, static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(filterBySeparators({page}, {}, {}));
    const SeparatedPage separated = separateRecords(page, {});
    state.counters["nodes"] = page.size();
    state.counters["lists"] = separated.lists;
    state.counters["work"] =
        static_cast<double>(separated.work) / static_cast<double>(workLimit(separated.sequence.size()));
    state.counters["regions"] = static_cast<double>(separated.regions.size());
}

// The stages before lists are weighed.
void measureLists(benchmark::State& state)
{
    const Document page = pageOf(recordsAndMenus, static_cast<std::uint32_t>(state.range(0)));
    const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
    std::uint64_t steps = 0;
    for (auto _ : state) {
        const SequenceTree tree(page, sequence.nodes);
        benchmark::DoNotOptimize(findRecordLists(sequence.symbols, tree, steps));
    }
}

const bool isRegistered = [] {
    benchmark::RegisterBenchmark("separators/corpus", measureCorpus)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
    const std::vector<std::pair<const char*, Family>> families{{"recordsAndMenus", recordsAndMenus},
                                                               {"oneLongList", oneLongList},
                                                               {"manySeparators", manySeparators},
                                                               {"comb", comb}};
    for (const auto& [name, family] : families) {
        benchmark::RegisterBenchmark(
            (std::string("separators/") + name).c_str(),
            [family = family](benchmark::State& state) { measureGrowth(state, family); })
            ->Unit(benchmark::kMillisecond)
            ->RangeMultiplier(10)
            ->Range(10'000, 1'000'000);
    }
    benchmark::RegisterBenchmark("separators/lists", measureLists)
        ->Unit(benchmark::kMillisecond)
        ->RangeMultiplier(10)
        ->Range(10'000, 1'000'000);
    return true;
}();

} // namespace
