// SPDX-License-Identifier: MIT
// The waterline of a level, from 10,000 to 1,000,000 positions: what a change of level costs the window.
#include "core/tps/waterline.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace tagseam;
using Family = std::vector<Symbol> (*)(std::uint32_t positions);

// Sections of some hundred records; a record is a dozen nodes, some of them optional, and each section has
// paths of its own.
std::vector<Symbol> pageLike(std::uint32_t n)
{
    constexpr std::uint32_t fields = 12; // of a record
    std::mt19937 random(42);
    std::vector<Symbol> symbols{{0}};
    for (std::uint32_t section = 0; symbols.size() < n; ++section) {
        const std::uint32_t base = 1 + section * (fields + 1);
        symbols.push_back({base});
        for (auto records = 20 + random() % 400; records > 0 && symbols.size() < n; --records) {
            for (std::uint32_t field = 1; field <= fields && symbols.size() < n; ++field) {
                if (field % 3 != 0 || random() % 4 != 0)
                    symbols.push_back({base + field});
            }
        }
    }
    return symbols;
}

std::vector<Symbol> randomOverMany(std::uint32_t n)
{
    std::mt19937 random(42);
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({static_cast<std::uint32_t>(random() % (n / 2))});
    return symbols;
}

std::vector<Symbol> distinct(std::uint32_t n)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({i});
    return symbols;
}

// 0 1 2 ... 2 1 0: every pair around the next.
std::vector<Symbol> nested(std::uint32_t n)
{
    std::vector<Symbol> symbols = distinct(n / 2);
    symbols.insert(symbols.end(), symbols.rbegin(), symbols.rend());
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

void terrain(benchmark::State& state, Family family)
{
    const std::vector<Symbol> symbols = family(static_cast<std::uint32_t>(state.range(0)));
    const Region region{Position{0}, Position{static_cast<std::uint32_t>(symbols.size())}};
    for (auto _ : state)
        benchmark::DoNotOptimize(waterline(symbols, region, FrequencyFilter::Above));
}

void trial(benchmark::State& state, Family family)
{
    const std::vector<Symbol> symbols = family(static_cast<std::uint32_t>(state.range(0)));
    const Region region{Position{0}, Position{static_cast<std::uint32_t>(symbols.size())}};
    const Waterline water = waterline(symbols, region, FrequencyFilter::Above);
    std::size_t next = 0;
    for (auto _ : state) {
        const std::uint32_t threshold = water.thresholds[next++ % water.thresholds.size()];
        benchmark::DoNotOptimize(tryThreshold(symbols, water, threshold, {}));
    }
}

const bool isRegistered = [] {
    const std::vector<std::pair<const char*, Family>> families{{"pageLike", pageLike},
                                                               {"randomOverMany", randomOverMany},
                                                               {"distinct", distinct},
                                                               {"nested", nested},
                                                               {"staircase", staircase}};
    using Measure = void (*)(benchmark::State&, Family);
    for (const auto& [function, measure] : {std::pair<const char*, Measure>{"waterline/", terrain},
                                            std::pair<const char*, Measure>{"tryThreshold/", trial}}) {
        for (const auto& [name, family] : families) {
            benchmark::RegisterBenchmark(
                (std::string(function) + name).c_str(),
                [family = family, measure = measure](benchmark::State& state) { measure(state, family); })
                ->Arg(10'000)
                ->Arg(100'000)
                ->Arg(1'000'000)
                ->Unit(benchmark::kMillisecond);
        }
    }
    return true;
}();

} // namespace
