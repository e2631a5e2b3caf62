// SPDX-License-Identifier: MIT
// What the explaining panel asks of a large page: why, blame, remedies, near misses, diagnosis, stability,
// the map.
#include "core/explain/blame.h"
#include "core/explain/diagnosis.h"
#include "core/explain/fate.h"
#include "core/explain/nearmisses.h"
#include "core/explain/remedies.h"
#include "core/explain/separation.h"
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

// A node in the middle of the page.
NodeId middleOf(const Outcome& outcome)
{
    return outcome.sequence.nodes[outcome.sequence.size() / 2];
}

void whyDropped(benchmark::State& state)
{
    const Document document = pageOf(recordsOf(state));
    const Outcome outcome = outcomeOf(document, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(
            fateOf(document, outcome.sequence, outcome.trace, outcome.mask, {}, NodeId{3}));
}

// The first position of the main region against its second half.
void whyNoiseStayed(benchmark::State& state)
{
    const std::vector<Symbol> symbols = recordsOf(state);
    const SearchTrace trace = searchRegion(symbols);
    const Region first{trace.region.begin, Position{trace.region.begin.value + 1}};
    const Region half{Position{trace.region.begin.value + trace.region.size() / 2}, trace.region.end};
    for (auto _ : state)
        benchmark::DoNotOptimize(whyTogether(symbols, trace, first, half));
}

void blameOfAGap(benchmark::State& state)
{
    const std::vector<Symbol> symbols = recordsOf(state);
    const auto size = static_cast<std::uint32_t>(symbols.size());
    for (auto _ : state)
        benchmark::DoNotOptimize(blameGaps(symbols, {Position{0}, Position{size}},
                                           gapBefore(Position{size / 2}), FrequencyFilter::Above));
}

// Symbols of 1 to L occurrences, and two more, all of which straddle the range between their first and their
// last: as many different frequencies as that many positions can have.
void blameOfARange(benchmark::State& state)
{
    std::vector<Symbol> symbols;
    std::uint32_t most = 1;
    while (most * (most + 1) / 2 < static_cast<std::uint32_t>(state.range(0)))
        ++most;
    const auto addTo = [&](std::uint32_t last) {
        for (std::uint32_t value = 1; value <= last; ++value)
            symbols.push_back(Symbol{value});
    };
    addTo(most);
    for (std::uint32_t last = 1; last <= most; ++last)
        addTo(last);
    addTo(most);
    const auto size = static_cast<std::uint32_t>(symbols.size());
    for (auto _ : state) {
        const Blame blame = blameGaps(symbols, {Position{0}, Position{size}},
                                      {Position{most}, Position{size - most}}, FrequencyFilter::Above);
        state.counters["straddlers"] = static_cast<double>(blame.straddlers.size());
    }
}

void remediesOfANode(benchmark::State& state)
{
    const Document document = pageOf(recordsOf(state));
    const Outcome outcome = outcomeOf(document, {});
    for (auto _ : state) {
        const Remedies found = findRemedies(document, middleOf(outcome), {});
        state.counters["runs"] = found.runs;
        state.counters["remedies"] = static_cast<double>(found.remedies.size());
    }
}

void diagnosis(benchmark::State& state)
{
    const Document document = pageOf(recordsOf(state));
    const Outcome outcome = outcomeOf(document, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(diagnose(document, outcome, {}));
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

BENCHMARK(whyDropped)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(whyNoiseStayed)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(blameOfAGap)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(blameOfARange)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(remediesOfANode)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(diagnosis)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(nearMisses)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(nearMissesPrinted)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(stabilityOfASample)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(stabilityOfTheAdvantage)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(matrix)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(map)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
