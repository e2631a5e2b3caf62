// SPDX-License-Identifier: MIT
// The agreement of two masks, and the places at which a mask is wrong: small pages by hand, and random ones
// against a plain walk of the tree.
#include "core/truth/score/maskdifference.h"

#include "core/truth/score/score.h"
#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

TEST(MaskAgreement, isTheShareOfBothInEither)
{
    const Document page = test::page("<body><ul><li>a<li>b</ul><p>word</p></body>");
    const ScoredNodes scored = scoredNodes(page); // body, ul, li, a, li, b, p, word
    const KeepMask all(page.size(), true);
    const KeepMask none(page.size(), false);
    KeepMask some = all;
    for (std::size_t i = 1; i < 6; ++i)
        some[scored.nodes[i].value] = false;
    EXPECT_EQ(maskAgreement(scored, all, all), 1.0);
    EXPECT_EQ(maskAgreement(scored, all, some), 3.0 / 8);
    EXPECT_EQ(maskAgreement(scored, none, none), std::nullopt);
}

TEST(WrongPlaces, theLargestComeFirst)
{
    const std::vector<MaskDifference> places{{NodeId{1}, KeptBy::FirstAlone, 2, 3, false},
                                             {NodeId{4}, KeptBy::SecondAlone, 9, 0, false},
                                             {NodeId{20}, KeptBy::FirstAlone, 2, 7, false},
                                             {NodeId{30}, KeptBy::FirstAlone, 2, 3, false}};
    EXPECT_EQ(largestFirst(places), (std::vector<std::uint32_t>{1, 2, 0, 3}));
    EXPECT_TRUE(largestFirst({}).empty());
}

// The scored nodes of a subtree, counted one by one.
std::vector<std::size_t> indicesBelow(const Document& document, const ScoredNodes& scored, NodeId root)
{
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
        for (NodeId node = scored.nodes[i]; node != noNode; node = document.parent(node)) {
            if (node == root) {
                indices.push_back(i);
                break;
            }
        }
    }
    return indices;
}

TEST(WrongPlaces, agreesWithAPlainWalk)
{
    std::mt19937 random(29);
    for (int round = 0; round < 400; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<Labelled> truth;
        for (auto i = random() % 4; i > 0; --i)
            truth.push_back({i % 2 == 0 ? "main" : "record",
                             {NodeId{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))}}});
        // Some subtrees and single nodes are inverted.
        KeepMask kept(document.size(), random() % 2 == 0);
        for (auto i = random() % 6; i > 0; --i) {
            const auto root = static_cast<std::uint32_t>(random() % document.size());
            const bool isTree = random() % 3 > 0;
            const std::uint32_t end = isTree ? document.subtreeEnd(NodeId{root}).value : root + 1;
            for (std::uint32_t node = root; node < end; ++node)
                kept[node] = !kept[root];
        }
        const KeepMask content = contentMask(document, truth);
        const auto state = [&](std::size_t i) {
            const std::uint32_t node = scored.nodes[i].value;
            return static_cast<int>(kept[node]) - static_cast<int>(content[node]);
        };
        // A node heads a place when it is wrong, its subtree is completely wrong or it stands alone, and no
        // ancestor heads a whole subtree that contains it.
        std::vector<MaskDifference> expected;
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const auto isUniform = [&](NodeId root, int wanted) {
                return std::ranges::all_of(indicesBelow(document, scored, root),
                                           [&](std::size_t each) { return state(each) == wanted; });
            };
            bool isCovered = false;
            for (NodeId up = document.parent(scored.nodes[i]); up != noNode; up = document.parent(up)) {
                const auto at = std::ranges::find(scored.nodes, up);
                isCovered = isCovered || (at != scored.nodes.end() && isUniform(up, state(i)));
            }
            if (state(i) == 0 || isCovered)
                continue;
            MaskDifference place{scored.nodes[i], state(i) > 0 ? KeptBy::FirstAlone : KeptBy::SecondAlone, 0,
                                 0, !isUniform(scored.nodes[i], state(i))};
            for (const std::size_t each : indicesBelow(document, scored, place.node)) {
                if (place.isAlone && each != i)
                    continue;
                ++place.nodes;
                place.characters += scored.characters[each];
            }
            expected.push_back(place);
        }
        const std::vector<MaskDifference> places = wrongPlaces(document, scored, truth, kept);
        ASSERT_EQ(places, expected) << round;

        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const auto place = placeOf(document, places, scored.nodes[i]);
            ASSERT_EQ(place.has_value(), state(i) != 0) << round;
            ASSERT_TRUE(!place || (places[*place].keptBy == KeptBy::FirstAlone) == (state(i) > 0)) << round;
        }

        // They add up to the counts of the score.
        const Score score = scoreMask(document, scored, truth, kept);
        Hits nodes{score.nodes.both, 0, 0};
        Hits characters{score.characters.both, 0, 0};
        for (const MaskDifference& each : places) {
            (each.keptBy == KeptBy::FirstAlone ? nodes.foundOnly : nodes.groundTruthOnly) += each.nodes;
            (each.keptBy == KeptBy::FirstAlone ? characters.foundOnly : characters.groundTruthOnly) +=
                each.characters;
        }
        ASSERT_EQ(nodes, score.nodes) << round;
        ASSERT_EQ(characters, score.characters) << round;
    }
}

} // namespace
} // namespace tagseam::test
