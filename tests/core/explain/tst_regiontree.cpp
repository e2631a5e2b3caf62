// SPDX-License-Identifier: MIT
// The whole segmentation: no position is missing or counted twice, and every part is a search of its own.
#include "core/explain/regiontree.h"
#include "tests/bench/families.h"
#include "tests/core/base/allocations.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/plainlisting.h"
#include "tests/core/tps/testsequences.h"

namespace tagseam {
namespace {

std::span<const Symbol> slice(std::span<const Symbol> symbols, Region region)
{
    return symbols.subspan(region.begin.value, region.size());
}

std::size_t distinct(std::span<const Symbol> symbols)
{
    return std::set<Symbol>(symbols.begin(), symbols.end()).size();
}

Region moved(Region region, Position by)
{
    return {Position{region.begin.value + by.value}, Position{region.end.value + by.value}};
}

// Returns the region that `level` of `trace` pruned, from the level itself and the one after it.
Region cutOff(const SearchTrace& trace, std::uint32_t level)
{
    const Region before = trace.levels[level].region;
    const CandidateSplit& split = *trace.acceptedSplit(trace.levels[level]);
    const Region after = trace.levels[level + 1].region;
    return after.begin == split.split ? Region{before.begin, split.split} : Region{split.split, before.end};
}

// Checks everything that regiontree.h promises.
void check(std::span<const Symbol> symbols, const RegionTree& tree, std::uint32_t shortest,
           const SearchOptions& options)
{
    ASSERT_FALSE(tree.isStopped);
    ASSERT_FALSE(tree.parts.empty());
    const auto size = static_cast<std::uint32_t>(symbols.size());
    ASSERT_EQ(tree.parts[0].part, (Region{Position{0}, Position{size}}));
    EXPECT_EQ(tree.parts[0].parent, SegmentedPart::none);
    EXPECT_EQ(tree.parts[0].depth, 0U);
    std::vector<int> covered(size); // counts in main regions and in removed positions
    std::uint32_t next = 1;         // the next part: breadth first, level by level
    for (std::uint32_t i = 0; i < tree.parts.size(); ++i) {
        const SegmentedPart& part = tree.parts[i];
        for (std::uint32_t at = part.main.begin.value; at < part.main.end.value; ++at)
            ++covered[at];
        EXPECT_EQ(part.alphabetSize, distinct(slice(symbols, part.main)));
        if (part.part.size() < shortest) {
            EXPECT_EQ(part.main, part.part);
            EXPECT_EQ(part.splits, 0U);
            continue;
        }
        const std::span<const Symbol> inside = slice(symbols, part.part);
        const SearchTrace trace = test::PlainListing({inside.begin(), inside.end()}, options).run();
        EXPECT_EQ(part.main, moved(trace.region, part.part.begin));
        ASSERT_EQ(part.splits, trace.splitCount());
        for (std::uint32_t level = 0; level < part.splits; ++level, ++next) {
            ASSERT_LT(next, tree.parts.size());
            const SegmentedPart& below = tree.parts[next];
            const Region cut = cutOff(trace, level);
            EXPECT_EQ(below.part, moved(cut, part.part.begin));
            EXPECT_EQ(below.parent, i);
            EXPECT_EQ(below.level, level);
            EXPECT_EQ(below.depth, part.depth + 1);
            const Region before = trace.levels[level].region;
            const std::uint32_t lost = before.size() - cut.size() - trace.levels[level + 1].region.size();
            EXPECT_LE(lost, trace.options.splitSymbol == SplitSymbol::Drop ? 1U : 0U);
            if (lost > 0)
                ++covered[part.part.begin.value + cut.begin.value - 1];
        }
    }
    EXPECT_EQ(next, tree.parts.size()) << "a part that no search cut off";
    EXPECT_EQ(covered, std::vector<int>(size, 1)) << "each position in one main region, or lost";
}

TEST(RegionTree, randomSequencesWithAllOptions)
{
    std::mt19937 random(20);
    const auto all = test::allOptions({0, 0.2, 0.6});
    std::size_t parts = 0;
    std::uint32_t deepest = 0;
    const int rounds = test::isShort ? 1500 : 6000;
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        const auto symbols = test::randomSequence(random, 120);
        const SearchOptions& options = all[random() % all.size()];
        const std::uint32_t shortest = round % 3 == 0 ? 5 : round % 3 == 1 ? 2 : 0;
        const RegionTree tree = segmentWhole(symbols, options, shortest);
        SCOPED_TRACE(round);
        check(symbols, tree, shortest, options);
        parts += tree.parts.size();
        for (const SegmentedPart& part : tree.parts)
            deepest = std::max(deepest, part.depth);
    }
    EXPECT_GT(parts, 3U * static_cast<std::size_t>(rounds))
        << "sequences that nothing is cut off prove little";
    EXPECT_GE(deepest, 4U);
}

// At any moment: a part that is not searched yet is its own main region, and no position is in two of them.
TEST(RegionTree, stopsMidwayAndIsStillWhole)
{
    const std::vector<Symbol> symbols = bench::randomDrifting(20'000);
    std::uint64_t requests = 0; // for memory: the moments at which it is stopped
    {
        const test::AtAllocation never(~std::uint64_t{1}, [] {});
        ASSERT_GT(segmentWhole(symbols, {}, 2).parts.size(), 1U);
        requests = never.count();
    }
    std::size_t stoppedMidway = 0;
    constexpr std::uint64_t moments = 50;
    for (std::uint64_t moment = 0; moment < moments; ++moment) {
        std::stop_source source;
        const test::AtAllocation at(requests * moment / moments, [&] { source.request_stop(); });
        const RegionTree tree = segmentWhole(symbols, {}, 2, source.get_token());
        stoppedMidway += tree.isStopped && tree.parts.size() > 1 ? 1 : 0;
        std::vector<int> covered(symbols.size());
        std::size_t splits = 0; // each loses one position at most
        for (const SegmentedPart& part : tree.parts) {
            EXPECT_EQ(part.alphabetSize, distinct(slice(symbols, part.main)));
            splits += part.splits;
            for (std::uint32_t position = part.main.begin.value; position < part.main.end.value; ++position)
                ++covered[position];
        }
        EXPECT_LE(*std::ranges::max_element(covered), 1);
        EXPECT_LE(static_cast<std::size_t>(std::ranges::count(covered, 0)), splits);
    }
    EXPECT_GT(stoppedMidway, moments / 2);
}

// A table indexed by symbol for each part would make it quadratic.
TEST(RegionTree, manySmallPartsOfManySymbolsNeedNoTableEach)
{
    constexpr std::uint32_t size = 100'000;
    for (const auto& [name, family] : bench::families()) {
        const std::vector<Symbol> symbols = family(size);
        const std::uint64_t start = test::allocatedBytes();
        segmentWhole(symbols, {});
        EXPECT_LT((test::allocatedBytes() - start) / size, 2'000U) << name;
    }
}

} // namespace
} // namespace tagseam
