// SPDX-License-Identifier: MIT
// What the explaining panel asks of a large page: near misses, stability, the map, beside one search.
#include "core/explain/nearmisses.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "tests/bench/families.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

// One element below the body for each symbol: its class is the symbol, so that the sequence is the same.
Document pageOf(const std::vector<Symbol>& symbols)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    for (const Symbol symbol : symbols) {
        builder.open("div");
        builder.attribute("class", std::to_string(symbol.value));
        builder.close();
    }
    return std::move(builder).finish();
}

std::vector<Symbol> recordsOf(const benchmark::State& state)
{
    return pageOfRecords(static_cast<std::uint32_t>(state.range(0)));
}

void nearMisses(benchmark::State& state)
{
    const std::vector<Symbol> symbols = recordsOf(state);
    for (const Reading& reading : readings) {
        const SearchTrace trace = searchRegion(symbols, reading.options);
        state.counters[std::string(reading.name)] = static_cast<double>(findNearMisses(symbols, trace).count);
    }
    const SearchTrace trace = searchRegion(symbols);
    for (auto _ : state)
        benchmark::DoNotOptimize(findNearMisses(symbols, trace));
}

void nearMissesPrinted(benchmark::State& state)
{
    const std::vector<Symbol> symbols = recordsOf(state);
    const SearchTrace trace = searchRegion(symbols, findReading("printed")->options);
    for (auto _ : state)
        benchmark::DoNotOptimize(findNearMisses(symbols, trace));
}

void stabilityOfASample(benchmark::State& state)
{
    TagPathSequence sequence;
    sequence.symbols = recordsOf(state);
    constexpr std::uint32_t sample = 200; // positions
    for (auto _ : state) {
        const Stability stability = measureStability(sequence, {}, sample);
        state.counters["unchanged"] = stability.unchanged;
    }
}

// The same without a single deletion: the walk over the advantages.
void stabilityOfTheAdvantage(benchmark::State& state)
{
    TagPathSequence sequence;
    sequence.symbols = recordsOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(measureStability(sequence, {}, 0));
}

void matrix(benchmark::State& state)
{
    const Document document = pageOf(recordsOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(sweepReadings(document, {}));
}

void map(benchmark::State& state)
{
    const Document document = pageOf(recordsOf(state));
    for (auto _ : state) {
        const AdvantageMap swept = sweepAdvantage(document, {});
        state.counters["runs"] = swept.runs;
        state.counters["cells"] = static_cast<double>(swept.cells.size());
    }
}

BENCHMARK(nearMisses)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(nearMissesPrinted)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(stabilityOfASample)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(stabilityOfTheAdvantage)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(matrix)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(map)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
