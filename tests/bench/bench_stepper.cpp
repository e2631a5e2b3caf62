// SPDX-License-Identifier: MIT
// The stepper at 1,000,000 positions: the mean and the longest time of each move. The limit is 16 ms, a frame
// of the window.
#include "core/tps/stepper.h"
#include "tests/bench/families.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

struct Run {
    std::vector<Symbol> symbols;
    SearchTrace trace;
    std::unique_ptr<Stepper> stepper;
    std::mt19937_64 random{45};

    std::uint64_t below(std::uint64_t limit) { return random() % limit; }
};

// Keeps only the last one, because the benchmarks of a run are registered one after the other.
Run& runOf(const std::string& name, Family family, const Variant& variant)
{
    static std::string present;
    static Run run;
    if (present == name)
        return run;
    present = name;
    run = {};
    run.symbols = family(1'000'000);
    run.trace = searchRegion(run.symbols, variant.options);
    run.stepper = std::make_unique<Stepper>(run.symbols, run.trace);
    return run;
}

struct Operation {
    std::string name;
    std::function<void(Run&)> prepare; // not measured
    std::function<void(Run&)> act;
};

void seekAnywhere(Run& run)
{
    run.stepper->seek(run.below(run.stepper->stepCount()));
}

// The walk continues from its place, and starts anywhere once it has reached an end or has made some thousand
// moves.
Operation walk(const std::string& name, Grain grain, bool isForward)
{
    return {(isForward ? "next" : "previous") + name,
            [isForward](Run& run) {
                if (run.stepper->step() == (isForward ? run.stepper->stepCount() - 1 : 0) ||
                    run.below(1000) == 0)
                    seekAnywhere(run);
            },
            [grain, isForward](Run& run) {
                isForward ? run.stepper->next(grain) : run.stepper->previous(grain);
            }};
}

std::vector<Operation> operations()
{
    std::vector<Operation> all{{"seek", [](Run&) {}, seekAnywhere}};
    for (const bool isForward : {true, false}) {
        all.push_back(walk("Line", Grain::Line, isForward));
        all.push_back(walk("Step", Grain::Step, isForward));
        all.push_back(walk("Attempt", Grain::Attempt, isForward));
        all.push_back(walk("Level", Grain::Level, isForward));
    }
    return all;
}

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// One iteration has as many moves as fit into a fifth of a second. Each is measured in processor time, which
// does not count other programs.
void measure(benchmark::State& state, Run& run, const Operation& operation)
{
    double sum = 0;
    double most = 0;
    double moves = 0;
    for (auto _ : state) {
        for (const double begin = milliseconds(CLOCK_MONOTONIC); milliseconds(CLOCK_MONOTONIC) - begin < 200;
             ++moves) {
            operation.prepare(run);
            const double start = milliseconds(CLOCK_THREAD_CPUTIME_ID);
            operation.act(run);
            const double took = milliseconds(CLOCK_THREAD_CPUTIME_ID) - start;
            most = std::max(most, took);
            sum += took;
        }
        state.SetIterationTime(sum / 1000 / moves);
    }
    state.counters["mean_cpu_ms"] = sum / moves;
    state.counters["max_cpu_ms"] = most;
    state.counters["moves"] = moves;
}

const bool isRegistered = [] {
    static const std::vector<Operation> all = operations();
    for (const auto& [familyName, family] : families()) {
        for (const Variant& variant : variants) {
            const std::string name = "stepper/" + familyName + "/" + std::string(variant.name);
            const auto run = [name, family = family, &variant]() -> Run& {
                return runOf(name, family, variant);
            };
            benchmark::RegisterBenchmark((name + "/construct").c_str(), [run](benchmark::State& state) {
                for (auto _ : state)
                    benchmark::DoNotOptimize(Stepper(run().symbols, run().trace));
            })->Unit(benchmark::kMillisecond);
            for (const Operation& operation : all) {
                benchmark::RegisterBenchmark(
                    (name + "/" + operation.name).c_str(),
                    [run, &operation](benchmark::State& state) { measure(state, run(), operation); })
                    ->Iterations(1)
                    ->UseManualTime()
                    ->Unit(benchmark::kMillisecond);
            }
        }
    }
    return true;
}();

} // namespace
