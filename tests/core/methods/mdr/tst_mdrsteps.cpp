// SPDX-License-Identifier: MIT
// The runs of CombComp and IdentDRs, line by line, against the mined records.
#include "core/methods/mdr/mdrsteps.h"
#include "tests/core/methods/mdr/mdrtrees.h"
#include "tests/core/methods/recordedruns.h"

#include <set>

namespace tagseam::test {
namespace {

// "1:1-1~2-2": the pairs that CombComp compares at the first call with children, as "St..k-1 k..k+j-1
// similar".
std::vector<std::string> comparedPairs(const AlgorithmRun& run, const Document& page)
{
    std::vector<std::string> pairs;
    RunStepper stepper = stepperOf(run);
    do {
        if (stepper.line().text.starts_with("compare "))
            pairs.push_back(valueOf(stepper, "St..k−1", page) + " " + valueOf(stepper, "k..k+j−1", page) +
                            " " + valueOf(stepper, "similar", page));
    } while (stepper.next(Grain::Line));
    return pairs;
}

TEST(CombComp, comparesEachOffsetAndLengthOnce)
{
    const Document page = bodyOf("a(b) a(b) i(b b b b) a(b)");
    MdrOptions options;
    options.longest = 2;
    const AlgorithmRun run = recordCombComp(page, options);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, run));
    EXPECT_EQ(comparedPairs(run, page),
              (std::vector<std::string>{"1 2 TRUE", "2 3 FALSE", "3 4 FALSE", "1–2 3–4 FALSE"}));
    RunStepper stepper = stepperOf(run);
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(nameOf(page, stepper.node()), "a2");
    EXPECT_EQ(valueOf(stepper, "i", page), "1");
    EXPECT_EQ(valueOf(stepper, "j", page), "1");
}

// No reader can take a line for a printed one: the paper is not at hand.
TEST(CombComp, hasNoLineNumbersAndNeitherHasIdentDrs)
{
    const Document page = bodyOf("a(b)");
    for (const AlgorithmRun& run : {recordCombComp(page, {}), recordIdentDrs(page, {})})
        EXPECT_TRUE(std::ranges::all_of(run.listing, &std::string::empty, &AlgorithmLine::label))
            << name(run.algorithm);
}

TEST(CombComp, triesEveryStartOfEveryLengthWhateverTheNumberOfChildren)
{
    for (std::uint32_t children = 0; children < 25; ++children) {
        const Document page = bodyOf(times(children, "a(b)"));
        for (const std::uint32_t longest : {1U, 3U, 10U}) {
            MdrOptions options;
            options.longest = longest;
            const auto pairs = comparedPairs(recordCombComp(page, options), page);
            std::size_t wanted = 0;
            for (std::uint32_t length = 1; length <= longest && 2 * length <= children; ++length)
                wanted += children - 2 * length + 1;
            EXPECT_EQ(pairs.size(), wanted) << children << " by " << longest;
            EXPECT_EQ(std::set(pairs.begin(), pairs.end()).size(), wanted);
        }
    }
}

TEST(IdentDrs, keepsTheStretchThatCoversMost)
{
    const Document page = bodyOf("h a(b) i(u(u u)) a(b) i(u(u u)) a(b) i(u(u u))");
    const AlgorithmRun run = recordIdentDrs(page, {});
    ASSERT_NO_FATAL_FAILURE(expectRun(page, run));
    RunStepper stepper = stepperOf(run);
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(valueOf(stepper, "maxDR", page), "2–7");
    EXPECT_EQ(valueOf(stepper, "Node.DRs.size", page), "1");
    EXPECT_EQ(nameOf(page, stepper.node()), "a2");
}

// The mask of the filter: its records, see filterByMdr() in mdr.cpp.
KeepMask keptByFilter(const Document& page, const MinedRecords& mined)
{
    std::vector<NodeId> roots;
    for (const DataRegion& region : mined.regions) {
        for (const DataRecord& record : region.records)
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
    }
    return keepSubtrees(page, roots);
}

void expectAsFilter(const Document& page, const MdrOptions& options)
{
    const MinedRecords mined = mineDataRecords(page, options);
    const AlgorithmRun run = recordIdentDrs(page, options);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, run));
    ASSERT_FALSE(run.isCut);
    ASSERT_EQ(keptAtEnd(run, page), keptByFilter(page, mined));
    const auto regions =
        static_cast<std::size_t>(std::ranges::count_if(run.events, [&](const RunEvent& event) {
            return run.listing[event.row].text.starts_with("Node.DRs ←");
        }));
    ASSERT_EQ(regions, mined.regions.size());
    ASSERT_NO_FATAL_FAILURE(expectRun(page, recordCombComp(page, options)));
}

TEST(IdentDrs, leavesWhatTheFilterKeepsOnRandomPages)
{
    std::mt19937 random(4);
    for (int i = 0; i < 200; ++i)
        ASSERT_NO_FATAL_FAILURE(expectAsFilter(pageOfRecords(random), {})) << "page " << i;
}

TEST(IdentDrs, leavesWhatTheFilterKeepsOnEveryPageOfTheCorpus)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const auto& path : corpusPages())
        ASSERT_NO_FATAL_FAILURE(expectAsFilter(parsedFile(path), {})) << path;
}

} // namespace
} // namespace tagseam::test
