// SPDX-License-Identifier: MIT
// searchRegion on the adversarial families: growth from 10,000 to 1,000,000 positions, for every reading.
#include "core/tps/searchregion.h"
#include "tests/bench/families.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

void search(benchmark::State& state, Family family, const SearchOptions& options)
{
    const std::vector<Symbol> symbols = family(static_cast<std::uint32_t>(state.range(0)));
    std::size_t levels = 0;
    for (auto _ : state)
        levels = searchRegion(symbols, options).levels.size();
    state.counters["levels"] = static_cast<double>(levels);
}

const bool isRegistered = [] {
    for (const auto& [name, family] : families()) {
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
