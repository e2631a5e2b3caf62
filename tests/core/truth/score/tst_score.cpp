// SPDX-License-Identifier: MIT
// Scores of masks: worked examples, and a plain count on random pages.
#include "core/truth/score/score.h"

#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

// Scored nodes, from 0: body, h1, "News", ul, li, "one two", li, "three", li, "ad", and so 10; html is
// outside.
const char* const list = "<html><head><title>x</title></head><body><h1>News</h1>\n<ul><li> one \n\t two </li>"
                         "<li>three</li><li>ad</li></ul><!-- note --><script>x()</script></body></html>";

struct Listing {
    Document document = page(list);
    ScoredNodes scored = scoredNodes(document);
    NodeId at(std::uint32_t index) const { return scored.nodes[index]; }
    KeepMask keeping(const std::vector<std::uint32_t>& indices) const
    {
        KeepMask mask(document.size());
        for (const std::uint32_t index : indices)
            mask[at(index).value] = true;
        return mask;
    }
};

TEST(ScoredNodes, areElementsAndTextsOfTheBody)
{
    const Listing page;
    std::string names;
    for (const NodeId node : page.scored.nodes)
        names += std::string(page.document.isElement(node) ? page.document.name(node) : "#") + " ";
    EXPECT_EQ(names, "body h1 # ul li # li # li # ");
    // "one two" is folded; the others have no white space.
    EXPECT_EQ(page.scored.characters, (std::vector<std::uint32_t>{0, 0, 4, 0, 0, 7, 0, 5, 0, 2}));
    EXPECT_EQ(page.scored.outsideBody, 1U);
    const Document accents = test::page("<body>\xC3\xA9t\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80</body>");
    EXPECT_EQ(scoredNodes(accents).characters, (std::vector<std::uint32_t>{0, 7})) << "code points";
    const std::vector<NodeId> roots{page.at(8), page.at(4), page.at(6), page.at(7), page.at(1)};
    EXPECT_EQ(scoredRanges(page.document, page.scored, roots), (std::vector<ScoredRange>{{1, 3}, {4, 10}}));
    EXPECT_TRUE(scoredRanges(page.document, page.scored, {}).empty());
}

TEST(Score, figuresAreSharesOfCounts)
{
    const Hits hits{3, 4, 1};
    EXPECT_DOUBLE_EQ(*hits.precision(), 3.0 / 7);
    EXPECT_DOUBLE_EQ(*hits.recall(), 3.0 / 4);
    EXPECT_DOUBLE_EQ(*hits.f1(), 6.0 / 11);
    const Hits wrong{0, 1, 0};
    EXPECT_EQ(wrong.precision(), 0.0);
    EXPECT_FALSE(wrong.recall()) << "there is no content";
    EXPECT_EQ(wrong.f1(), 0.0);
    const KeptTargets half{2, 1, 1};
    EXPECT_EQ(half.isContentComplete(), false);
    EXPECT_EQ(half.isContentMostlyKept(), false);
    EXPECT_DOUBLE_EQ(*half.completeShare(), 0.5);
    EXPECT_EQ((KeptTargets{1, 0, 1}.isContentMostlyKept()), true);
    EXPECT_DOUBLE_EQ(*(LabelledNoise{4, 2}.removedShare()), 0.5);
    const Score nothing{};
    EXPECT_FALSE(nothing.nodes.precision() || nothing.nodes.recall() || nothing.nodes.f1());
    EXPECT_FALSE(nothing.targets.isContentComplete() || nothing.targets.completeShare());
    EXPECT_FALSE(nothing.noise.removedShare());
}

TEST(ScoreMask, countsAreThoseOfThePrunedPage)
{
    const Listing page;
    const TagPathSequence sequence = convertTreeToSequence(page.document);
    const Region region{Position{3}, Position{8}};
    const KeepMask mask = pruneDomTree(page.document, sequence, region);
    const NodeCounts expected = countNodes(sequence, mask);
    const Score score = scoreMask(page.document, page.scored, {}, mask);
    EXPECT_EQ(score.counts.raw, expected.raw);
    EXPECT_EQ(score.counts.kept, expected.kept);
    EXPECT_EQ(positionMask(page.document, sequence, region), page.keeping({3, 4, 5, 6, 7}));
}

// The rows of Tabela 2 that section 4.3 and Table I discuss.
TEST(ScoreMask, removedWordsAreCharactersThatAreNotKept)
{
    const Listing page;
    const std::vector<Labelled> truth{{"main", {page.at(4)}}}; // the first item
    const KeepMask kept = page.keeping({0, 1, 2, 3, 4, 5});
    const std::vector<TextEdit> edits{{page.at(2), {{0, 4}}}, {page.at(5), {{1, 4}}}}; // "News", "one"
    const Score score = scoreMask(page.document, page.scored, truth, kept, edits);
    EXPECT_EQ(score.nodes, scoreMask(page.document, page.scored, truth, kept).nodes);
    EXPECT_EQ(score.characters.both, 3U) << "two";
    EXPECT_EQ(score.characters.groundTruthOnly, 4U) << "one, and the space";
    EXPECT_EQ(score.characters.foundOnly, 0U);
}

TEST(NoiseRemoved, isEquation4Point1)
{
    EXPECT_DOUBLE_EQ(*noiseRemoved({82, 20}, {20, 20}), 1.0);         // YouTube: 1 - 0/62, 100 %
    EXPECT_NEAR(*noiseRemoved({61, 10}, {16, 10}), 0.8824, 0.00005);  // ACM: 1 - 6/51
    EXPECT_NEAR(*noiseRemoved({344, 16}, {41, 16}), 0.9238, 0.00005); // Amazon: 1 - 25/328
    EXPECT_NEAR(*noiseRemoved({114, 20}, {75, 20}), 0.4149, 0.00005); // Scopus: 1 - 55/94
    EXPECT_NEAR(*noiseRemoved({117, 12}, {48, 12}), 0.6571, 0.00005); // Build's complement, in the text
    EXPECT_DOUBLE_EQ(*noiseRemoved({30, 20}, {50, 20}), -2.0);        // more noise than before: 1 - 30/10
    EXPECT_FALSE(noiseRemoved({20, 20}, {20, 20}));                   // there was none before
    EXPECT_FALSE(noiseRemoved({20, 10}, {5, 6}));
}

// Everything by looking at each node and climbing to its ancestors.
TEST(ScoreMask, countsAsAPlainLoopDoes)
{
    std::mt19937 random(7);
    const std::vector<std::string> labels{"main", "record", "record", "sidebar", "own"};
    for (int round = 0; round < 400; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<Labelled> truth(random() % 5);
        for (Labelled& each : truth) {
            each.label = labels[random() % (round % 2 == 0 ? labels.size() : 3)];
            NodeId node{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))};
            each.nodes.push_back(node);
            node = document.subtreeEnd(node);
            if (node.value < document.size() && random() % 2 == 0)
                each.nodes.push_back(node);
        }
        KeepMask kept(document.size());
        for (std::size_t i = 0; i < kept.size(); ++i)
            kept[i] = random() % 3 != 0;

        const auto isIn = [&](NodeId node, const Labelled& mark) {
            for (; node != noNode; node = document.parent(node)) {
                if (std::ranges::find(mark.nodes, node) != mark.nodes.end())
                    return true;
            }
            return false;
        };
        const auto has = [&](std::string_view label) {
            return std::ranges::any_of(truth, [&](const auto& each) { return each.label == label; });
        };
        Score expected;
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const NodeId node = scored.nodes[i];
            const auto isOf = [&](std::string_view label) {
                return std::ranges::any_of(
                    truth, [&](const auto& each) { return each.label == label && isIn(node, each); });
            };
            const bool isTrue = isOf(has("main") ? "main" : "record");
            const bool isKept = kept[node.value];
            for (const auto& [hits, weight] :
                 {std::pair{&expected.nodes, 1U}, std::pair{&expected.characters, scored.characters[i]}}) {
                hits->both += isKept && isTrue ? weight : 0;
                hits->foundOnly += isKept && !isTrue ? weight : 0;
                hits->groundTruthOnly += !isKept && isTrue ? weight : 0;
            }
            const bool isSidebar = isOf("sidebar") && !isTrue;
            expected.noise.all += isSidebar ? 1 : 0;
            expected.noise.removed += isSidebar && !isKept ? 1 : 0;
            expected.counts.kept += isKept ? 1 : 0;
        }
        for (const Labelled& each : truth) {
            if (each.label != (has("record") ? "record" : "main"))
                continue;
            const auto count = [&](bool onlyKept) {
                return std::ranges::count_if(scored.nodes, [&](NodeId node) {
                    return isIn(node, each) && (kept[node.value] || !onlyKept);
                });
            };
            expected.targets.all += count(false) > 0 ? 1 : 0;
            expected.targets.complete += count(false) > 0 && count(true) == count(false) ? 1 : 0;
            expected.targets.mostlyKept += 2 * count(true) > count(false) ? 1 : 0;
        }
        std::vector<std::size_t> ofRecords; // places of their nodes
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const auto holdsIt = [&](const auto& each) {
                return each.label == "record" && isIn(scored.nodes[i], each);
            };
            if (std::ranges::any_of(truth, holdsIt))
                ofRecords.push_back(i);
        }
        for (std::size_t i = 0; i < scored.nodes.size() && !ofRecords.empty(); ++i) {
            const NodeId end = document.subtreeEnd(scored.nodes[i]);
            const bool isComplete = std::ranges::all_of(scored.nodes, [&](NodeId node) {
                return node < scored.nodes[i] || node >= end || kept[node.value];
            });
            const bool isWithin = i >= ofRecords.front() && i <= ofRecords.back();
            expected.span.both += isComplete && isWithin ? 1 : 0;
            expected.span.foundOnly += isComplete && !isWithin ? 1 : 0;
            expected.span.groundTruthOnly += !isComplete && isWithin ? 1 : 0;
        }
        expected.counts.raw = static_cast<std::uint32_t>(scored.nodes.size()) + scored.outsideBody;
        expected.counts.kept += scored.outsideBody;
        ASSERT_TRUE(scoreMask(document, scored, truth, kept) == expected) << round;
    }
}

} // namespace
} // namespace tagseam::test
