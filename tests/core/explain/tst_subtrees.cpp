// SPDX-License-Identifier: MIT
// Runs of subtrees counted anew, and the paths of many nodes against those of one.
#include "core/explain/setup.h"
#include "core/explain/subtrees.h"
#include "core/select/nodepaths.h"
#include "core/select/selector.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

namespace tagseam {
namespace {

using namespace test;

TEST(Subtrees, areTheRunsWithTheirPositionsAndSiblings)
{
    std::mt19937 random(31);
    int several = 0;
    for (int i = 0; i < 2000; ++i) {
        const Document document = build(randomPage(random));
        TagPathOptions options;
        if (random() % 3 == 0)
            options.edits.push_back({TagPathEdit::Kind::Ignored,
                                     {NodeId{static_cast<std::uint32_t>(random() % document.size())}},
                                     {}});
        const TagPathSequence sequence = convertTreeToSequence(document, options);
        const Region region = randomRegion(random, sequence.size());
        const auto runs = coveringRuns(document, sequence, region);
        const auto all = subtreesOf(document, sequence, region);
        ASSERT_EQ(all.size(), runs.size());
        NodeId largest = noNode;
        std::uint32_t most = 0;
        for (std::size_t k = 0; k < all.size(); ++k) {
            ASSERT_EQ(all[k].nodes, runs[k]);
            ASSERT_EQ(all[k].positions.begin, sequence.positionOf(runs[k].first));
            std::uint32_t count = 0;
            std::uint32_t positions = 0;
            for (NodeId node = runs[k].first;; node = document.nextSibling(node)) {
                const std::uint32_t below = positionsBelow(document, sequence, node).size();
                count += below > 0 ? 1 : 0;
                positions += below;
                if (below > most) {
                    most = below;
                    largest = node;
                }
                if (node == runs[k].last)
                    break;
            }
            ASSERT_EQ(all[k].count, count);
            ASSERT_EQ(all[k].positions.size(), positions);
            ASSERT_EQ(intersection(region, all[k].positions), all[k].positions);
            several += count > 1 ? 1 : 0;
        }
        ASSERT_EQ(largestOf(document, sequence, all), largest);
    }
    EXPECT_GT(several, 200);
}

TEST(NodePaths, areThoseOfXpathOf)
{
    const auto expectSame = [](const Document& document) {
        const NodePaths paths(document);
        for (NodeId node{0}; node.value < document.size(); ++node.value)
            ASSERT_EQ(paths.of(node), xpathOf(document, node)) << node.value;
    };
    std::mt19937 random(32);
    for (int i = 0; i < 1000; ++i)
        ASSERT_NO_FATAL_FAILURE(expectSame(build(randomPage(random))));
    for (const auto& [name, document] : samplePages())
        ASSERT_NO_FATAL_FAILURE(expectSame(document)) << name;
    DocumentBuilder builder; // names that are none of XPath
    for (const char* name : {"html", "body", "o:p"})
        builder.open(name);
    builder.close();
    for (const char* name : {"p", "o:p", "a b", "p", "1"}) {
        builder.open(name);
        builder.close();
    }
    ASSERT_NO_FATAL_FAILURE(expectSame(std::move(builder).finish()));
}

TEST(NodePaths, endAtAHundredSteps)
{
    const Document document = page("<body>" + repeated(120, "<div>"));
    const NodePaths paths(document);
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        const std::string whole = xpathOf(document, node);
        const auto steps = whole == "/" ? 0 : std::ranges::count(whole, '/');
        ASSERT_EQ(paths.of(node), steps <= NodePaths::mostSteps ? std::optional(whole) : std::nullopt);
    }
}

} // namespace
} // namespace tagseam
