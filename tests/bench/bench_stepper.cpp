// SPDX-License-Identifier: MIT
// The stepper at 1,000,000 positions: what each move and each look at the state takes, on the mean and at
// most. 16 ms are allowed, a frame of the window.
#include "core/tps/stepper.h"
#include "tests/bench/families.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

constexpr std::uint32_t positions = 1'000'000;
constexpr double frame = 16.0; // ms

struct Run {
    std::vector<Symbol> symbols;
    SearchTrace trace;
    std::unique_ptr<Stepper> stepper;
    std::uint32_t largestLevel = 0; // by its steps
    std::mt19937_64 random{45};

    std::uint64_t below(std::uint64_t limit) { return random() % limit; }
    // Of an attempt that reads, if there is one.
    std::uint32_t anyAttempt()
    {
        for (int i = 0; i < 20; ++i) {
            const auto attempt = static_cast<std::uint32_t>(below(trace.attempts.size()));
            if (stepper->readCount(attempt) > 0)
                return attempt;
        }
        return 0;
    }
};

// Only the last one is kept: the benchmarks of a run are registered one after the other.
Run& runOf(const std::string& name, Family family, const Reading& reading)
{
    static std::string present;
    static std::unique_ptr<Run> run;
    if (present == name)
        return *run;
    present = name;
    run = std::make_unique<Run>();
    run->symbols = family(positions);
    run->trace = searchRegion(run->symbols, reading.options);
    run->stepper = std::make_unique<Stepper>(run->symbols, run->trace);
    std::uint64_t most = 0;
    for (std::uint32_t level = 0; level < run->trace.levels.size(); ++level) {
        const std::uint64_t steps =
            run->stepper->lastStepOfLevel(level) - run->stepper->firstStepOfLevel(level);
        if (steps > most) {
            most = steps;
            run->largestLevel = level;
        }
    }
    return *run;
}

// What a view of the state asks for.
std::size_t look(const Stepper& stepper)
{
    std::size_t seen = stepper.gap() + stepper.left() + stepper.right() + stepper.t() + stepper.threshold();
    seen += stepper.regionFound() ? 1 : 0;
    for (const Alphabet each : {Alphabet::Level, Alphabet::Filtered, Alphabet::Region, Alphabet::Remaining,
                                Alphabet::Intersection}) {
        seen += stepper.size(each);
        for (const Symbol symbol : stepper.symbolsOf(each, 100))
            seen += stepper.remaining(symbol) + stepper.frequency(symbol);
    }
    return seen;
}

struct Operation {
    const char* name;
    std::function<void(Run&)> prepare; // not measured
    std::function<void(Run&)> act;
};

void seekAnywhere(Run& run)
{
    run.stepper->seek(run.below(run.stepper->stepCount()));
}

void seekInLargestLevel(Run& run)
{
    const std::uint64_t first = run.stepper->firstStepOfLevel(run.largestLevel);
    run.stepper->seek(first + run.below(run.stepper->lastStepOfLevel(run.largestLevel) - first + 1));
}

// Walks on from where it stands; from anywhere once it is at an end, or a thousand moves further.
void prepareWalk(Run& run, std::uint64_t end)
{
    if (run.stepper->step() == end || run.below(1000) == 0)
        seekAnywhere(run);
}

Operation forwards(const char* name, Grain grain)
{
    return {name, [](Run& run) { prepareWalk(run, run.stepper->stepCount() - 1); },
            [grain](Run& run) { run.stepper->next(grain); }};
}

Operation backwards(const char* name, Grain grain)
{
    return {name, [](Run& run) { prepareWalk(run, 0); }, [grain](Run& run) { run.stepper->previous(grain); }};
}

Operation until(const char* name, StopCondition::Kind kind, bool isForward)
{
    return {name, seekAnywhere, [kind, isForward](Run& run) {
                StopCondition condition;
                condition.kind = kind;
                condition.position.value = static_cast<std::uint32_t>(run.below(run.symbols.size()));
                condition.symbol = run.symbols[run.below(run.symbols.size())];
                const std::span<const StopCondition> conditions(&condition, 1);
                benchmark::DoNotOptimize(isForward ? run.stepper->runUntil(conditions)
                                                   : run.stepper->runBackUntil(conditions));
            }};
}

std::vector<Operation> operations()
{
    const auto toStartOfAttempt = [](Run& run) {
        run.stepper->seek(run.stepper->firstStepOfAttempt(run.anyAttempt()));
    };
    const auto toEndOfAttempt = [](Run& run) {
        const std::uint32_t attempt = run.anyAttempt();
        run.stepper->seek(run.stepper->firstStepOfAttempt(attempt) + run.stepper->readCount(attempt));
    };
    const auto toLevelEnd = [](Run& run) {
        run.stepper->seek(
            run.stepper->lastStepOfLevel(static_cast<std::uint32_t>(run.below(run.trace.levels.size()))));
    };
    const auto toMixedSets =
        [toStartOfAttempt](Run& run) { // line 16, where an attempt is still the one before
            toStartOfAttempt(run);
            run.stepper->seekLine(std::min<std::size_t>(3, run.stepper->lines().size() - 1));
        };
    const auto lookAt = [](Run& run) { benchmark::DoNotOptimize(look(*run.stepper)); };
    using Kind = StopCondition::Kind;
    return {
        {"seek", [](Run&) {}, seekAnywhere},
        {"seekInLargestLevel", seekInLargestLevel, seekInLargestLevel},
        {"seekToEndOfAttempt", seekAnywhere, toEndOfAttempt},
        {"previousIntoAttempt", toStartOfAttempt, [](Run& run) { run.stepper->previous(Grain::Step); }},
        {"previousIntoLevel",
         [](Run& run) {
             run.stepper->seek(run.stepper->firstStepOfLevel(
                 static_cast<std::uint32_t>(run.below(run.trace.levels.size()))));
         },
         [](Run& run) { run.stepper->previous(Grain::Step); }},
        forwards("nextLine", Grain::Line),
        forwards("nextStep", Grain::Step),
        forwards("nextAttempt", Grain::Attempt),
        forwards("nextLevel", Grain::Level),
        backwards("previousLine", Grain::Line),
        backwards("previousStep", Grain::Step),
        backwards("previousAttempt", Grain::Attempt),
        backwards("previousLevel", Grain::Level),
        {"lookAnywhere", seekAnywhere, lookAt},
        {"lookAtStartOfAttempt", toStartOfAttempt, lookAt},
        {"lookAtMixedSets", toMixedSets, lookAt},
        {"lookAtEndOfLevel", toLevelEnd, lookAt},
        until("runUntilOpening", Kind::Opening, true),
        until("runUntilAcceptedSplit", Kind::AcceptedSplit, true),
        until("runUntilSymbolExhausted", Kind::SymbolExhausted, true),
        until("runUntilPositionRead", Kind::PositionRead, true),
        until("runUntilPositionDropped", Kind::PositionDropped, true),
        until("runBackUntilOpening", Kind::Opening, false),
        until("runBackUntilSymbolExhausted", Kind::SymbolExhausted, false),
        until("runBackUntilPositionRead", Kind::PositionRead, false),
    };
}

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// One iteration is as many moves as a fifth of a second holds, each with a clock of its own: that on the
// wall, and that of the processor, which does not count what other programs take.
void measure(benchmark::State& state, Run& run, const Operation& operation)
{
    double sum = 0;
    double most = 0;
    double mostOfProcessor = 0;
    double late = 0;
    double moves = 0;
    for (auto _ : state) {
        for (const double begin = milliseconds(CLOCK_MONOTONIC); milliseconds(CLOCK_MONOTONIC) - begin < 200;
             ++moves) {
            operation.prepare(run);
            const double wall = milliseconds(CLOCK_MONOTONIC);
            const double processor = milliseconds(CLOCK_THREAD_CPUTIME_ID);
            operation.act(run);
            const double took = milliseconds(CLOCK_THREAD_CPUTIME_ID) - processor;
            most = std::max(most, milliseconds(CLOCK_MONOTONIC) - wall);
            mostOfProcessor = std::max(mostOfProcessor, took);
            sum += took;
            late += took > frame ? 1 : 0;
        }
        state.SetIterationTime(sum / 1000 / moves);
    }
    state.counters["mean_cpu_ms"] = sum / moves;
    state.counters["max_cpu_ms"] = mostOfProcessor;
    state.counters["max_wall_ms"] = most;
    state.counters["over_16ms"] = late;
    state.counters["moves"] = moves;
}

void construct(benchmark::State& state, const Run& run)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(Stepper(run.symbols, run.trace));
    state.counters["levels"] = static_cast<double>(run.trace.levels.size());
    state.counters["attempts"] = static_cast<double>(run.trace.attempts.size());
    state.counters["steps"] = static_cast<double>(run.stepper->stepCount());
}

const bool isRegistered = [] {
    static const std::vector<Operation> all = operations();
    for (const auto& [familyName, family] : families()) {
        for (const Reading& reading : readings) {
            const std::string name = "stepper/" + familyName + "/" + std::string(reading.name);
            const auto run = [name, family = family, &reading]() -> Run& {
                return runOf(name, family, reading);
            };
            benchmark::RegisterBenchmark((name + "/construct").c_str(), [run](benchmark::State& state) {
                construct(state, run());
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
