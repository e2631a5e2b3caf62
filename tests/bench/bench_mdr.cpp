// SPDX-License-Identifier: MIT
// Mining data records: the slowest page of the corpus (at most 200 ms is the aim), growth with the siblings
// of one parent and with levels, and the table of a region's records.
#include "core/methods/mdr/mdr.h"
#include "core/methods/mdr/recordtable.h"
#include "core/page/parsehtml.h"
#include "core/page/readbytes.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace tagseam;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// Page after page, of which one is held at a time; the slowest is the label.
void measureCorpus(benchmark::State& state, const MdrPreset& preset)
{
    double slowest = 0; // milliseconds
    double all = 0;
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
            benchmark::DoNotOptimize(mineDataRecords(*page, preset.options));
            const double took = millisecondsSince(start);
            all += took;
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
    state.counters["mean_ms"] = all / static_cast<double>(std::max<std::size_t>(pages, 1));
}

using Family = void (*)(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random);

const char* tagAt(std::uint32_t number)
{
    static constexpr std::array tags{"a", "b", "i", "u", "p", "em", "img", "span"};
    return tags[number % tags.size()];
}

void addLeaves(DocumentBuilder& builder, const char* parent, std::uint32_t tags, std::uint32_t count)
{
    builder.open(parent);
    for (std::uint32_t i = 0; i < count; ++i, tags /= 8) {
        builder.open(tagAt(tags));
        builder.close();
    }
    builder.close();
}

void equalChildren(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    static_cast<void>(random);
    for (std::uint32_t i = 0; i < n; ++i)
        addLeaves(builder, "li", 1, 2);
}

// No two of up to 262,144 are equal.
void differentChildren(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    static_cast<void>(random);
    for (std::uint32_t i = 0; i < n; ++i)
        addLeaves(builder, "li", i * 40'503U % 262'144U, 6);
}

void alternatingKinds(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    static_cast<void>(random);
    for (std::uint32_t i = 0; i < n; ++i)
        addLeaves(builder, i % 2 == 0 ? "dt" : "dd", 1, i % 2 == 0 ? 1 : 5);
}

void randomSubtrees(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    for (std::uint32_t i = 0; i < n; ++i) {
        std::uint32_t depth = 0;
        builder.open("li");
        for (auto nodes = random() % 30; nodes > 0; --nodes) {
            builder.open(tagAt(static_cast<std::uint32_t>(random())));
            ++depth;
            for (; depth > 0 && random() % 2 == 0; --depth)
                builder.close();
        }
        for (; depth > 0; --depth)
            builder.close();
        builder.close();
    }
}

// Two columns of n / 2 rows that differ here and there: one comparison of two large trees.
void twoLongLists(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    for (int list = 0; list < 2; ++list) {
        builder.open("ul");
        for (std::uint32_t i = 0; i < n / 2; ++i)
            addLeaves(builder, "li", static_cast<std::uint32_t>(random() % 64), 2);
        builder.close();
    }
}

void levels(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    for (std::uint32_t i = 0; i < n; ++i) {
        addLeaves(builder, "p", static_cast<std::uint32_t>(random() % 64), 2);
        builder.open("div");
    }
    for (std::uint32_t i = 0; i < n; ++i)
        builder.close();
}

Document pageOf(Family family, std::uint32_t n)
{
    std::mt19937 random(42);
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    family(builder, n, random);
    return std::move(builder).finish();
}

void measureGrowth(benchmark::State& state, Family family, const MdrPreset& preset)
{
    const Document page = pageOf(family, static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(mineDataRecords(page, preset.options));
}

// All children of the body are records.
void measureTable(benchmark::State& state, Family family)
{
    const Document page = pageOf(family, static_cast<std::uint32_t>(state.range(0)));
    DataRegion region{page.body(), 1, {}, {}};
    for (NodeId child = page.firstChild(page.body()); child != noNode; child = page.nextSibling(child)) {
        region.nodes.push_back(child);
        region.records.push_back({{child}});
    }
    std::uint32_t leftOut = 0;
    for (auto _ : state)
        leftOut = alignRecords(page, region).rowsLeftOut;
    state.counters["left_out"] = leftOut;
}

const bool isRegistered = [] {
    const std::vector<std::pair<const char*, Family>> families{
        {"equal", equalChildren},   {"different", differentChildren}, {"alternating", alternatingKinds},
        {"random", randomSubtrees}, {"twoLongLists", twoLongLists},   {"levels", levels}};
    for (const MdrPreset& preset : mdrPresets) {
        const std::string name(preset.name);
        benchmark::RegisterBenchmark(("mdr/corpus/" + name).c_str(),
                                     [preset](benchmark::State& state) { measureCorpus(state, preset); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
        for (const auto& [family, make] : families) {
            benchmark::RegisterBenchmark(
                ("mdr/" + name + "/" + family).c_str(),
                [preset, make = make](benchmark::State& state) { measureGrowth(state, make, preset); })
                ->Unit(benchmark::kMillisecond)
                ->RangeMultiplier(10)
                ->Range(1'000, 100'000);
        }
    }
    for (const auto& [family, make] : families) {
        benchmark::RegisterBenchmark((std::string("recordTable/") + family).c_str(),
                                     [make = make](benchmark::State& state) { measureTable(state, make); })
            ->Unit(benchmark::kMillisecond)
            ->RangeMultiplier(10)
            ->Range(1'000, 100'000);
    }
    return true;
}();

} // namespace
