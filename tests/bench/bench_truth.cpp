// SPDX-License-Identifier: MIT
// What annotations of a large page cost: selectors made, marks found again on another state, many labels at
// once.
#include "core/truth/anchor.h"
#include "core/truth/markings.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <utility>
#include <vector>

namespace {

using namespace tagseam;

constexpr std::uint32_t records = 20'000;
constexpr std::uint32_t nodesOfRecord = 5; // a div, a title with its text, a button with its

// Alike records behind a text of their own: 100,000 nodes.
Document shop(const char* first)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.text(first);
    for (std::uint32_t i = 0; i < records; ++i) {
        builder.open("div");
        builder.open("p");
        builder.text(fmt::format("Product number {} of the great list of all of them", i));
        builder.close();
        builder.open("button");
        builder.text("Add to cart");
        builder.close();
        builder.close();
    }
    return std::move(builder).finish();
}

std::vector<std::vector<NodeId>> everyRecord(std::uint32_t count)
{
    std::vector<std::vector<NodeId>> groups;
    groups.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i)
        groups.push_back({NodeId{4 + i * (records / count) * nodesOfRecord}});
    return groups;
}

void labelsOfManyRecords(benchmark::State& state)
{
    const Document document = shop("x");
    const PageSelectors selectors(document);
    const auto groups = everyRecord(static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state) {
        Markings markings;
        labelEach(markings, selectors, groups, label::record);
        benchmark::DoNotOptimize(markings);
    }
}
BENCHMARK(labelsOfManyRecords)->Arg(1000)->Arg(10'000)->Unit(benchmark::kMillisecond);

void anchorOnAnotherState(benchmark::State& state)
{
    const Document before = shop("x");
    const PageSelectors selectors(before);
    Markings markings;
    labelEach(markings, selectors, everyRecord(static_cast<std::uint32_t>(state.range(0))), label::record);
    const Document after = shop("y z");
    for (auto _ : state)
        benchmark::DoNotOptimize(anchor(after, markings.annotation));
}
BENCHMARK(anchorOnAnotherState)->Arg(1000)->Arg(10'000)->Unit(benchmark::kMillisecond);

} // namespace
