// SPDX-License-Identifier: MIT
// Shared by the benchmarks of core: growth with the size of an input, generated pages, pages of the corpus.
#pragma once

#include "core/base/readbytes.h"
#include "core/page/parsehtml.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

namespace tagseam::bench {

/// Measures the function that `prepare(size)` returns, for sizes that grow by a factor of ten. A number that
/// the function returns becomes the counter "result".
template <class Prepare>
void addGrowth(const std::string& name, std::int64_t smallest, std::int64_t largest, Prepare prepare)
{
    auto* const added = benchmark::RegisterBenchmark(name.c_str(), [prepare](benchmark::State& state) {
        auto act = prepare(static_cast<std::uint32_t>(state.range(0)));
        for (auto _ : state) {
            const auto result = act();
            benchmark::DoNotOptimize(&result);
            if constexpr (std::is_arithmetic_v<decltype(act())>)
                state.counters["result"] = static_cast<double>(result);
        }
    });
    added->Unit(benchmark::kMillisecond);
    for (std::int64_t size = smallest; size <= largest; size *= 10)
        added->Arg(size);
}

inline void addElement(DocumentBuilder& builder, const char* name, const std::string& text = {})
{
    builder.open(name);
    if (!text.empty())
        builder.text(text);
    builder.close();
}

/// Adds the content of a body.
using PageFamily = void (*)(DocumentBuilder& builder, std::uint32_t size, std::mt19937& random);

inline Document pageOf(PageFamily family, std::uint32_t size)
{
    std::mt19937 random(42);
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    family(builder, size, random);
    return std::move(builder).finish();
}

struct CorpusFile {
    std::string name;
    std::string bytes;
};

/// Calls `use(file, page)` for each page of the corpus, of which one is held at a time, and returns their
/// number.
template <class Use>
std::size_t forEachCorpusPage(benchmark::State& state, Use use)
{
    std::size_t pages = 0;
    std::error_code status;
    for (std::filesystem::recursive_directory_iterator entry(TAGSEAM_CORPUS, status), end; entry != end;
         entry.increment(status)) {
        if (!entry->path().extension().string().starts_with(".htm"))
            continue;
        Result<std::string> bytes = readBytes(entry->path().string());
        Result<Document> page = bytes ? parseHtml(*bytes) : Result<Document>(bytes.error());
        if (!page)
            continue;
        use(CorpusFile{entry->path().filename().string(), *std::move(bytes)}, *page);
        ++pages;
    }
    if (pages == 0)
        state.SkipWithError("no pages: the corpus folder is missing");
    return pages;
}

/// Returns the time that `act` takes, in milliseconds.
template <class Function>
double millisecondsOf(Function act)
{
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(act());
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Measures `run(page)` once on each page of the corpus; the slowest page is the label.
template <class Function>
void addCorpus(const std::string& name, Function run)
{
    benchmark::RegisterBenchmark(
        name.c_str(),
        [run](benchmark::State& state) {
            double slowest = 0; // in milliseconds
            double all = 0;
            std::size_t pages = 0;
            for (auto _ : state) {
                pages = forEachCorpusPage(state, [&](const CorpusFile& file, const Document& page) {
                    const double took = millisecondsOf([&] { return run(page); });
                    all += took;
                    if (took > slowest)
                        state.SetLabel(file.name + ", " + std::to_string(page.size()) + " nodes");
                    slowest = std::max(slowest, took);
                });
            }
            state.counters["pages"] = static_cast<double>(pages);
            state.counters["slowest_ms"] = slowest;
            state.counters["mean_ms"] = all / static_cast<double>(std::max<std::size_t>(pages, 1));
        })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}

} // namespace tagseam::bench
