// SPDX-License-Identifier: MIT
// searchRegion on the adversarial families: growth from 10,000 to 1,000,000 positions, for every reading.
#include "core/tps/searchregion.h"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

namespace {

using namespace tagseam;
using Family = std::vector<Symbol> (*)(std::uint32_t positions);

std::vector<Symbol> distinct(std::uint32_t n)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({i});
    return symbols;
}

// 0, 0 1, 0 1 2, ...: as many thresholds as a sequence can have.
std::vector<Symbol> staircase(std::uint32_t n)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t stair = 0; symbols.size() < n; ++stair) {
        for (std::uint32_t i = 0; i <= stair && symbols.size() < n; ++i)
            symbols.push_back({i});
    }
    return symbols;
}

// 0 1 2 ... aaa bbb ccc ... 2 1 0: each run of three is one level, the pairs straddle them all.
std::vector<Symbol> nestedPairsAroundRuns(std::uint32_t n)
{
    const std::uint32_t pairs = n / 4;
    const std::uint32_t runs = (n - 2 * pairs) / 3;
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < pairs; ++i)
        symbols.push_back({i});
    for (std::uint32_t run = 0; run < runs; ++run)
        symbols.insert(symbols.end(), 3, Symbol{pairs + run});
    for (std::uint32_t i = pairs; i > 0; --i)
        symbols.push_back({i - 1});
    return symbols;
}

// a b bbb ... each pair around its neighbour's run of three: cut one, and the next still straddles.
std::vector<Symbol> chainedPairsAroundRuns(std::uint32_t n)
{
    const std::uint32_t links = n / 5;
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < links; ++i) {
        symbols.push_back({i});
        symbols.insert(symbols.end(), 3, Symbol{links + 1 + i});
        if (i > 0)
            symbols.push_back({i - 1});
    }
    return symbols;
}

// The same from the other end: the left part is kept each time.
std::vector<Symbol> chainedPairsBackwards(std::uint32_t n)
{
    std::vector<Symbol> symbols = chainedPairsAroundRuns(n);
    return {symbols.rbegin(), symbols.rend()};
}

std::vector<Symbol> randomOver(std::uint32_t n, std::uint32_t alphabet)
{
    std::mt19937 random(42);
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({static_cast<std::uint32_t>(random() % alphabet)});
    return symbols;
}

std::vector<Symbol> randomOverMany(std::uint32_t n)
{
    return randomOver(n, n / 2);
}
std::vector<Symbol> randomOverFew(std::uint32_t n)
{
    return randomOver(n, 1000);
}

// Random symbols out of a window that moves: intervals are short, levels many.
std::vector<Symbol> randomDrifting(std::uint32_t n)
{
    std::mt19937 random(43);
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({i / 8 + static_cast<std::uint32_t>(random() % 6)});
    return symbols;
}

void search(benchmark::State& state, Family family, const SearchOptions& options)
{
    const std::vector<Symbol> symbols = family(static_cast<std::uint32_t>(state.range(0)));
    std::size_t levels = 0;
    for (auto _ : state)
        levels = searchRegion(symbols, options).levels.size();
    state.counters["levels"] = static_cast<double>(levels);
}

const bool isRegistered = [] {
    const std::vector<std::pair<const char*, Family>> families{
        {"distinct", distinct},
        {"staircase", staircase},
        {"nestedPairsAroundRuns", nestedPairsAroundRuns},
        {"randomOverMany", randomOverMany},
        {"randomOverFew", randomOverFew},
        {"randomDrifting", randomDrifting},
        {"chainedPairsAroundRuns", chainedPairsAroundRuns},
        {"chainedPairsBackwards", chainedPairsBackwards},
    };
    for (const auto& [name, family] : families) {
        for (const Reading& reading : readings) {
            benchmark::RegisterBenchmark(
                (std::string("searchRegion/") + name + "/" + std::string(reading.name)).c_str(),
                [family = family, &reading](benchmark::State& state) {
                    search(state, family, reading.options);
                })
                ->Arg(10'000)
                ->Arg(100'000)
                ->Arg(1'000'000)
                ->Unit(benchmark::kMillisecond);
        }
    }
    return true;
}();

} // namespace
