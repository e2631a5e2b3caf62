// SPDX-License-Identifier: MIT
// Expectations: what is met, what is not, and the nodes that are wrong.
#include "core/check/expectations.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

const char* const html =
    "<body><nav><a>x</a></nav><ul><li>one</li><li>two</li><li>three</li></ul><!-- c --></body>";

struct Judged {
    Document document = page(html);
    ScoredNodes scored = scoredNodes(document);
    FilterResult result{};
    JudgedPage judged{document, scored, result};

    explicit Judged(const std::vector<const char*>& kept)
    {
        result.kept.resize(document.size());
        for (const char* selector : kept) {
            for (const NodeId root : nodes(selector)) {
                for (NodeId at = root; at < document.subtreeEnd(root); ++at.value)
                    result.kept[at.value] = true;
            }
        }
    }
    std::vector<NodeId> nodes(const char* selector) const { return *selectNodes(document, selector); }
    Labelled mark(const char* label, const char* selector) const { return {label, nodes(selector)}; }
};

TEST(Expectations, aNodeIsKeptIfMoreThanHalfOfItsNodesAre)
{
    const Judged page({"li:first-child"}); // 2 of the 7 nodes of the list
    const Judgement list = *judgeSelector(page.judged, "ul", true);
    EXPECT_FALSE(list.isMet());
    ASSERT_EQ(list.wrong.size(), 1U);
    EXPECT_EQ(list.wrong.front().share, (NodesKept{2, 7}));
    EXPECT_TRUE(judgeSelector(page.judged, "ul", false)->isMet());
    EXPECT_FALSE((NodesKept{2, 4}).isKept()) << "half is not enough";
}

TEST(Expectations, eachNodeOfASelectorIsJudged)
{
    const Judged page({"li:first-child", "li:last-child"});
    const Judgement items = *judgeSelector(page.judged, "li", true);
    EXPECT_EQ(items.all, 3U);
    ASSERT_EQ(items.wrong.size(), 1U);
    EXPECT_EQ(items.wrong.front().nodes, page.nodes("li:nth-child(2)"));
    EXPECT_FALSE(items.isMet());
}

TEST(Expectations, aSelectorWithoutNodesIsNotMet)
{
    const Judged page({"ul"});
    EXPECT_FALSE(judgeSelector(page.judged, "aside", true)->isMet());
    EXPECT_FALSE(judgeSelector(page.judged, "aside", false)->isMet());
    EXPECT_EQ(judgeSelector(page.judged, "li:", true).error().code, ErrorCode::BadSelector);
}

TEST(Expectations, nodesWithoutScoredNodesCountThemselves)
{
    const Judged page({"ul"});
    EXPECT_TRUE(judgeSelector(page.judged, "//comment()", false)->isMet());
    EXPECT_FALSE(judgeSelector(page.judged, "//comment()", true)->isMet());
}

TEST(Expectations, contentMustBeKeptAndNoisePruned)
{
    const Judged page({"ul", "nav"});
    LoadedGroundTruth truth;
    truth.labelled = {page.mark("navigation", "nav"), page.mark("record", "li:first-child"),
                      page.mark("record", "li:last-child"), page.mark("mine", "a"), page.mark("main", "ul")};
    truth.marks = 6;
    truth.lost = {"/html/body/p: nothing is at step 3"};
    const std::vector<Judgement> judgements = judgeMarks(page.judged, truth);
    ASSERT_EQ(judgements.size(), 4U) << "labels of the user's own say nothing";
    EXPECT_EQ(judgements[0].kind, ExpectationKind::MarksFound);
    EXPECT_FALSE(judgements[0].isMet());
    EXPECT_EQ(judgements[1].subject, "navigation");
    EXPECT_EQ(judgements[1].kind, ExpectationKind::MarksPruned);
    EXPECT_FALSE(judgements[1].isMet());
    EXPECT_EQ(judgements[1].wrong.front().nodes, page.nodes("nav"));
    EXPECT_EQ(judgements[2].subject, "record");
    EXPECT_EQ(judgements[2].all, 2U);
    EXPECT_TRUE(judgements[2].isMet());
    EXPECT_TRUE(judgements[3].isMet());
}

TEST(Expectations, textF1CountsCharacters)
{
    const Judged page({"li:first-child", "li:last-child"}); // "one" and "three" of the 11 characters
    const std::vector<Labelled> truth{page.mark("main", "ul")};
    const Judgement exact = judgeTextF1(page.judged, truth, 16.0 / 19);
    ASSERT_TRUE(exact.f1);
    EXPECT_DOUBLE_EQ(*exact.f1, 16.0 / 19); // 2 * 8 / (8 + 11)
    EXPECT_TRUE(exact.isMet());
    EXPECT_FALSE(judgeTextF1(page.judged, truth, 0.85).isMet());
    EXPECT_FALSE(judgeTextF1(page.judged, {}, 0).isMet()) << "nothing is marked";
}

TEST(Expectations, aPageMustBeInTheBaseline)
{
    const Judged page({"ul"});
    EXPECT_FALSE(judgeBaseline(page.judged, nullptr).isMet());
    const std::vector<KeptItem> same = keptItems(page.document, page.result.kept);
    EXPECT_TRUE(judgeBaseline(page.judged, &same).isMet());
    const std::vector<KeptItem> none;
    EXPECT_FALSE(judgeBaseline(page.judged, &none).isMet());
}

} // namespace
} // namespace tagseam::test
