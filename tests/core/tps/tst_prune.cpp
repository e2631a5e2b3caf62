// SPDX-License-Identifier: MIT
// Document and Region -> KeepMask: Algorithm 5 against a plain recursive implementation.
#include "core/tps/prune.h"

#include "tests/core/page/outlinetree.h"
#include "tests/core/tps/testsequences.h"

#include <functional>

namespace tagseam {
namespace {

// Algorithm 5 by its outcome: a node stays when a position of its subtree is kept. Text without a position
// follows its parent: blank text the parent's mask, other text the parent's own position.
KeepMask plainMask(const Document& document, const TagPathSequence& sequence, Region region, Keep keep)
{
    KeepMask mask(document.size(), true);
    const auto isKept = [&](NodeId node) {
        const auto found = std::ranges::find(sequence.nodes, node);
        const Position position{static_cast<std::uint32_t>(found - sequence.nodes.begin())};
        return found != sequence.nodes.end() && region.contains(position) == (keep == Keep::Region);
    };
    if (document.body() == noNode)
        return mask;
    const NodeId end = document.subtreeEnd(document.body());
    for (NodeId node{document.body().value + 1}; node < end; ++node.value) {
        bool stays = false;
        for (NodeId below = node; below < document.subtreeEnd(node) && !stays; ++below.value)
            stays = isKept(below);
        const bool follows =
            document.kind(node) == NodeKind::Text && std::ranges::count(sequence.nodes, node) == 0;
        const NodeId parent = document.parent(node);
        mask[node.value] = !follows                     ? stays
                           : document.isBlankText(node) ? mask[parent.value]
                                                        : isKept(parent);
    }
    return mask;
}

struct Cut {
    Document document;
    TagPathSequence sequence;
    Region region; // any of the sequence
};

Cut randomCut(std::mt19937& random)
{
    Cut cut;
    cut.document = test::build(test::randomPage(random));
    TagPathOptions options;
    options.nodes = random() % 2 == 0 ? NodeKinds::Elements : NodeKinds::ElementsAndText;
    cut.sequence = convertTreeToSequence(cut.document, options);
    cut.region = test::randomRegion(random, cut.sequence.size());
    return cut;
}

TEST(Prune, agreesWithAPlainRecursionOnRandomTreesAndRegions)
{
    std::mt19937 random(9);
    for (int i = 0; i < 1500; ++i) {
        const auto [document, sequence, region] = randomCut(random);
        for (const Keep keep : {Keep::Region, Keep::Complement}) {
            const KeepMask mask = pruneDomTree(document, sequence, region, keep);
            ASSERT_EQ(mask, plainMask(document, sequence, region, keep))
                << test::outline(document) << ' ' << region.begin.value << '-' << region.end.value;
            const NodeCounts counts = countNodes(sequence, mask);
            ASSERT_EQ(counts.raw, sequence.size() + sequence.outsideBody);
            std::uint32_t kept = sequence.outsideBody;
            for (const NodeId node : sequence.nodes)
                kept += mask[node.value] ? 1 : 0;
            ASSERT_EQ(counts.kept, kept);
        }
    }
}

TEST(Prune, severalRegionsKeepWhatAnyOfThemKeeps)
{
    std::mt19937 random(11);
    for (int i = 0; i < 500; ++i) {
        const auto [document, sequence, region] = randomCut(random);
        const Region other = test::randomRegion(random, sequence.size());
        const KeepMask mask = pruneToRegions(document, sequence, std::array{region, other});
        const KeepMask first = pruneDomTree(document, sequence, region, Keep::Region);
        const KeepMask second = pruneDomTree(document, sequence, other, Keep::Region);
        for (std::uint32_t node = 0; node < document.size(); ++node)
            ASSERT_EQ(mask[node], first[node] || second[node]) << test::outline(document) << ' ' << node;
        ASSERT_EQ(pruneToRegions(document, sequence, std::array{region}), first);
    }
}

// Definition by definition: a node counts when all positions of its subtree are in the region, and none of
// its ancestors counts. Runs are such nodes that are siblings with no other between them.
std::vector<NodeRun> plainRuns(const Document& document, const TagPathSequence& sequence, Region region)
{
    const auto isInside = [&](NodeId root) {
        for (NodeId node = root; node < document.subtreeEnd(root); ++node.value) {
            const Position position = sequence.positionOf(node);
            if (position != noPosition && !region.contains(position))
                return false;
        }
        return sequence.positionOf(root) != noPosition;
    };
    std::vector<NodeRun> runs;
    const std::function<void(NodeId)> visit = [&](NodeId parent) {
        bool isOpen = false;
        for (NodeId child = document.firstChild(parent); child != noNode;
             child = document.nextSibling(child)) {
            if (sequence.positionOf(child) == noPosition && child > document.body())
                continue;
            if (!isInside(child)) {
                isOpen = false;
                visit(child);
            } else if (std::exchange(isOpen, true)) {
                runs.back().last = child;
            } else {
                runs.push_back({child, child});
            }
        }
    };
    visit(NodeId{0});
    return runs;
}

TEST(CoveringRuns, agreeWithTheDefinitionOnRandomTreesAndRegions)
{
    std::mt19937 random(11);
    std::size_t longRuns = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto [document, sequence, region] = randomCut(random);
        const std::vector<NodeRun> runs = coveringRuns(document, sequence, region);
        ASSERT_EQ(runs, plainRuns(document, sequence, region))
            << test::outline(document) << ' ' << region.begin.value << '-' << region.end.value;
        longRuns += static_cast<std::size_t>(
            std::ranges::count_if(runs, [](const NodeRun& run) { return run.first != run.last; }));
    }
    EXPECT_GT(longRuns, 300U);
}

// A chain of 100,000 elements, each with a leaf on either side: climbing to the top for each run took
// 40 s.
TEST(CoveringRuns, ofADeepTreeTakeNoTimeThatGrowsWithItsSquare)
{
    constexpr std::uint32_t depth = 100'000;
    const Document document =
        test::tree("body(" + test::repeated(depth, "i b(") + test::repeated(depth, ") u "));
    const TagPathSequence sequence = convertTreeToSequence(document);
    ASSERT_EQ(sequence.size(), 1 + 3 * depth);
    const std::vector<NodeRun> before =
        coveringRuns(document, sequence, {Position{1}, Position{2 * depth + 1}});
    EXPECT_EQ(before.size(), depth) << "each i; the last b is empty";
    const std::vector<NodeRun> after =
        coveringRuns(document, sequence, {Position{2 * depth}, Position{3 * depth + 1}});
    EXPECT_EQ(after.size(), depth) << "each u, the first one with the last b";
}

} // namespace
} // namespace tagseam
