// SPDX-License-Identifier: MIT
// Segments of a page, and B-cubed by its definition.
#include "core/truth/score/segmentation.h"

#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

TEST(SegmentationOf, takesTheInnermostMark)
{
    // body 0, div 1, p 2, "a" 3, p 4, "b" 5, i 6, "c" 7
    const Document document = page("<body><div><p>a</p><p>b<i>c</i></p></div></body>");
    const ScoredNodes scored = scoredNodes(document);
    const auto at = [&](std::size_t i) { return scored.nodes[i]; };
    const std::vector<Labelled> marks{
        {"record", {at(4)}}, {"main", {at(1)}}, {"record", {at(2)}}, {"own", {at(7)}}, {"last", {at(7)}}};
    EXPECT_EQ(innermostMarks(document, scored, marks),
              (std::vector<std::uint32_t>{noMark, 1, 2, 2, 0, 0, 0, 4}));
    EXPECT_EQ(segmentationOf(document, scored, marks, SegmentBy::Mark),
              (Segmentation{0, 2, 3, 3, 1, 1, 1, 5}));
    EXPECT_EQ(segmentationOf(document, scored, marks, SegmentBy::Label),
              (Segmentation{0, 2, 1, 1, 1, 1, 1, 4}));
    // The main content as a run of the records themselves: the mark of one record is inside.
    const Document three = page("<body><p>a</p><p>b</p><p>c</p></body>");
    const ScoredNodes runs = scoredNodes(three);
    const Labelled record{"record", {runs.nodes[3]}};
    const Labelled run{"main", {runs.nodes[1], runs.nodes[3]}};
    EXPECT_EQ(innermostMarks(three, runs, std::vector{record, run}),
              (std::vector<std::uint32_t>{noMark, 1, 1, 0, 0, noMark, noMark}));
    EXPECT_EQ(innermostMarks(three, runs, std::vector{run, record}),
              (std::vector<std::uint32_t>{noMark, 0, 0, 1, 1, noMark, noMark}));
    const std::vector<Labelled> parts{{"record", {runs.nodes[1], runs.nodes[5]}}};
    EXPECT_EQ(segmentationOf(three, runs, parts, SegmentBy::Mark), (Segmentation{0, 1, 1, 0, 0, 1, 1}))
        << "a mark in parts is one segment";
}

// The definition is over all pairs of items.
TEST(BCubed, isItsDefinition)
{
    EXPECT_FALSE(bCubedOfNodes({}, {}));
    std::mt19937 random(5);
    for (int round = 0; round < 300; ++round) {
        const std::size_t n = 1 + random() % 30;
        Segmentation a(n);
        Segmentation b(n);
        ScoredNodes scored;
        std::vector<std::size_t> items; // a node as often as it has characters
        for (std::size_t i = 0; i < n; ++i) {
            a[i] = static_cast<std::uint32_t>(random() % 5);
            b[i] = static_cast<std::uint32_t>(random() % 5);
            scored.characters.push_back(static_cast<std::uint32_t>(random() % 4));
            items.insert(items.end(), scored.characters[i], i);
        }
        const auto mean = [](const std::vector<std::size_t>& of, const Segmentation& x,
                             const Segmentation& y) {
            double sum = 0;
            for (const std::size_t i : of) {
                double together = 0;
                double both = 0;
                for (const std::size_t j : of) {
                    together += x[i] == x[j] ? 1 : 0;
                    both += x[i] == x[j] && y[i] == y[j] ? 1 : 0;
                }
                sum += both / together;
            }
            return sum / static_cast<double>(of.size());
        };
        std::vector<std::size_t> nodes(n);
        for (std::size_t i = 0; i < n; ++i)
            nodes[i] = i;
        const double precision = mean(nodes, a, b);
        const double recall = mean(nodes, b, a);
        ASSERT_NEAR(bCubedOfNodes(a, b)->precision, precision, 1e-9);
        ASSERT_NEAR(bCubedOfNodes(a, b)->recall, recall, 1e-9);
        ASSERT_NEAR(bCubedOfNodes(a, b)->f1, 2 * precision * recall / (precision + recall), 1e-9);
        const auto characters = bCubedOfCharacters(scored, a, b);
        ASSERT_EQ(characters.has_value(), !items.empty());
        if (characters) {
            ASSERT_NEAR(characters->precision, mean(items, a, b), 1e-9);
            ASSERT_NEAR(characters->recall, mean(items, b, a), 1e-9);
        }
    }
}

// Innermost by climbing.
TEST(SegmentationOf, agreesWithClimbing)
{
    std::mt19937 random(11);
    for (int round = 0; round < 300; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<Labelled> marks(random() % 8);
        for (Labelled& mark : marks)
            mark.nodes = {NodeId{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))}};
        const auto innermost = innermostMarks(document, scored, marks);
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            std::uint32_t expected = noMark;
            for (NodeId node = scored.nodes[i]; node != noNode && expected == noMark;
                 node = document.parent(node)) {
                for (std::uint32_t m = 0; m < marks.size(); ++m)
                    expected = marks[m].nodes[0] == node ? m : expected;
            }
            ASSERT_EQ(innermost[i], expected) << round;
        }
    }
}

} // namespace
} // namespace tagseam::test
