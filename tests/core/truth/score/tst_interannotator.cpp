// SPDX-License-Identifier: MIT
// Agreement of annotators by hand, their disagreements, and the merged annotation.
#include "core/truth/score/interannotator.h"

#include "tests/core/page/testpages.h"

#include <cmath>
#include <map>

namespace tagseam::test {
namespace {

// body 0, then five of <p>x</p>: 1 2, 3 4, 5 6, 7 8, 9 10.
struct Five {
    Document document = page("<body><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p></body>");
    ScoredNodes scored = scoredNodes(document);
    Labelled mark(const std::string& label, const std::vector<std::uint32_t>& numbers) const
    {
        Labelled labelled{label, {}};
        for (const std::uint32_t number : numbers)
            labelled.nodes.push_back(scored.nodes[1 + 2 * number]);
        return labelled;
    }
};

TEST(CohensKappa, isNothingWhereThereIsNothingToTellApart)
{
    const Five page;
    // If annotators give one label to everything, agreement is undefined.
    EXPECT_FALSE(cohensKappa(page.document, page.scored, {}, {}));
    const AnnotatorMarks all{{"main", {page.scored.nodes[0]}}};
    EXPECT_FALSE(cohensKappa(page.document, page.scored, all, all));
    EXPECT_NEAR(*cohensKappa(page.document, page.scored, all, {}), 0.0, 1e-12); // po = pe = 0
    EXPECT_FALSE(cohensKappa(page.document, ScoredNodes{}, all, {}));
}

TEST(AgreementOf, averagesOverPairs)
{
    const Five page;
    const std::vector<AnnotatorMarks> three{{page.mark("record", {0})},
                                            {page.mark("record", {0})},
                                            {page.mark("record", {0}), page.mark("record", {1})}};
    const AnnotatorAgreement agreement = agreementOf(page.document, page.scored, three);
    ASSERT_EQ(agreement.pairs.size(), 3U);
    EXPECT_EQ(agreement.pairs[1].a, 0U);
    EXPECT_EQ(agreement.pairs[1].b, 2U);
    EXPECT_NEAR(*agreement.pairs[0].kappa, 1.0, 1e-12);
    // po = 9/11; pe = (2*4 + 9*7)/121 = 71/121: (99 - 71)/(121 - 71) = 28/50.
    EXPECT_NEAR(*agreement.pairs[1].kappa, 0.56, 1e-12);
    EXPECT_NEAR(*agreement.kappa, (1 + 0.56 + 0.56) / 3, 1e-12);
    // Segments {2}, rest {9} against {2}, {2}, rest {7}, the latter the ground truth. Precision: 2*1 + (2*2/9
    // + 7*7/9) = 2 + 53/9; over 11. Recall 1.
    const double precision = (2 + 53.0 / 9) / 11;
    EXPECT_NEAR(agreement.pairs[1].nodes->precision, precision, 1e-12);
    EXPECT_NEAR(agreement.pairs[1].nodes->recall, 1.0, 1e-12);
    EXPECT_NEAR(*agreement.nodesF1, (1 + 2 * 2 * precision / (1 + precision)) / 3, 1e-12);
    // Characters: 1 each. {1}, rest {4} against {1}, {1}, rest {3}: (1 + 1/4 + 9/4) / 5 = 0.7.
    EXPECT_NEAR(agreement.pairs[2].characters->precision, 0.7, 1e-12);
    EXPECT_FALSE(agreementOf(page.document, page.scored, std::vector<AnnotatorMarks>(1)).kappa);
}

TEST(Disagreements, areTheTopmostSubtrees)
{
    // body 0, ul 1, li 2, "a" 3, li 4, "b" 5, p 6, "c" 7
    const Document document = page("<body><ul><li>a</li><li>b</li></ul><p>c</p></body>");
    const ScoredNodes scored = scoredNodes(document);
    const auto at = [&](std::size_t i) { return scored.nodes[i]; };
    const std::vector<AnnotatorMarks> two{{{"main", {at(1)}}, {"record", {at(2)}}, {"footer", {at(6)}}},
                                          {{"record", {at(2)}}, {"record", {at(4)}}}};
    const std::vector<Disagreement> expected{
        {at(1), {"main", ""}, true}, {at(4), {"main", "record"}, false}, {at(6), {"footer", ""}, false}};
    EXPECT_EQ(disagreements(document, scored, two), expected);
    EXPECT_TRUE(disagreements(document, scored, {}).empty());
    EXPECT_TRUE(disagreements(document, scored, std::vector<AnnotatorMarks>(2, two[0])).empty());
}

TEST(MergeAnnotations, keepsWhatAllOrMostSay)
{
    const Five page;
    const std::vector<AnnotatorMarks> three{
        {page.mark("record", {0}), page.mark("record", {1}), page.mark("record", {1}), page.mark("x", {3})},
        {page.mark("record", {0}), page.mark("record", {1, 2})},
        {page.mark("x", {3}), page.mark("record", {0})}};
    const Merged all = mergeAnnotations(page.document, page.scored, three, Adjudication::All);
    EXPECT_EQ(all.agreed, (AnnotatorMarks{page.mark("record", {0})}));
    const std::vector<OpenMark> open{
        {page.mark("record", {1}), {0}}, {page.mark("record", {1, 2}), {1}}, {page.mark("x", {3}), {0, 2}}};
    EXPECT_EQ(all.open, open);
    const Merged most = mergeAnnotations(page.document, page.scored, three, Adjudication::Majority);
    EXPECT_EQ(most.agreed, (AnnotatorMarks{page.mark("record", {0}), page.mark("x", {3})}));
    EXPECT_EQ(most.open.size(), 2U);
    // One of two is not a majority.
    const std::vector<AnnotatorMarks> two{three[0], three[1]};
    EXPECT_EQ(mergeAnnotations(page.document, page.scored, two, Adjudication::Majority).agreed.size(), 1U);
    // Nodes are compared, not roots: the body with a paragraph of it is the same as the body.
    const NodeId body = page.scored.nodes[0];
    Labelled twice = page.mark("main", {0});
    twice.nodes.insert(twice.nodes.begin(), body);
    const std::vector<AnnotatorMarks> same{{{"main", {body}}}, {twice}};
    EXPECT_EQ(mergeAnnotations(page.document, page.scored, same, Adjudication::All).agreed.size(), 1U);
    const std::vector<AnnotatorMarks> labels{{{"main", {body}}}, {{"record", {body}}}};
    EXPECT_EQ(mergeAnnotations(page.document, page.scored, labels, Adjudication::All).open.size(), 2U);
}

// Kappa from the table of counts, disagreements node by node.
TEST(Interannotator, agreesWithPlainLoops)
{
    std::mt19937 random(13);
    const std::vector<std::string> labels{"main", "record", "footer"};
    for (int round = 0; round < 300; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<AnnotatorMarks> annotators(2);
        for (AnnotatorMarks& annotator : annotators) {
            for (auto i = random() % 5; i > 0; --i)
                annotator.push_back(
                    {labels[random() % 3],
                     {NodeId{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))}}});
        }
        const auto labelOf = [&](const AnnotatorMarks& annotator, std::size_t i) {
            const std::uint32_t mark = innermostMarks(document, scored, annotator)[i];
            return mark == noMark ? std::string() : annotator[mark].label;
        };
        const auto n = static_cast<double>(scored.nodes.size());
        double same = 0;
        std::map<std::string, double> a;
        std::map<std::string, double> b;
        std::vector<bool> differs;
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const std::string x = labelOf(annotators[0], i);
            const std::string y = labelOf(annotators[1], i);
            same += x == y ? 1 : 0;
            ++a[x];
            ++b[y];
            differs.push_back(x != y);
        }
        double expected = 0;
        for (const auto& [label, count] : a)
            expected += count / n * (b[label] / n);
        const auto kappa = cohensKappa(document, scored, annotators[0], annotators[1]);
        if (kappa)
            ASSERT_NEAR(*kappa, (same / n - expected) / (1 - expected), 1e-9) << round;
        else
            ASSERT_TRUE(scored.nodes.empty() || std::abs(expected - 1) < 1e-9);

        std::vector<bool> listed(scored.nodes.size());
        for (const Disagreement& each : disagreements(document, scored, annotators)) {
            for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
                const NodeId node = scored.nodes[i];
                const bool isIn = each.isAlone ? node == each.node
                                               : each.node <= node && node < document.subtreeEnd(each.node);
                if (!isIn)
                    continue;
                ASSERT_FALSE(listed[i]) << round;
                listed[i] = true;
                ASSERT_EQ(each.labels, (std::vector{labelOf(annotators[0], i), labelOf(annotators[1], i)}));
            }
        }
        ASSERT_EQ(listed, differs) << round;
    }
}

} // namespace
} // namespace tagseam::test
