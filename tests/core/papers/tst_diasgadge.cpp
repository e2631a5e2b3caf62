// SPDX-License-Identifier: MIT
// Table 1 of Dias and Gadge agrees with itself, and their measures are those of blocks that match.
#include "core/papers/diasgadge.h"
#include "core/papers/diasgadgepublished.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr double lastDigit = 1e-6; // printed with six to eight digits

TEST(DiasGadgePublished, scoresFollowFromPrecisionAndRecall)
{
    PublishedBlocks sum;
    for (const PublishedBlocks& each : diasGadgeTable1()) {
        EXPECT_NEAR(each.f, 2 * each.precision * each.recall / (each.precision + each.recall), lastDigit)
            << each.page;
        sum.precision += each.precision;
        sum.recall += each.recall;
        sum.f += each.f;
    }
    const auto pages = static_cast<double>(diasGadgeTable1().size());
    EXPECT_EQ(pages, 19);
    EXPECT_NEAR(diasGadgeAverage().precision, sum.precision / pages, lastDigit);
    EXPECT_NEAR(diasGadgeAverage().recall, sum.recall / pages, lastDigit);
    EXPECT_NEAR(diasGadgeAverage().f, sum.f / pages, lastDigit);
}

// "Precision value varies from 0.5-1" (section 5), against 0.333333 on page 9.
TEST(DiasGadgePublished, precisionIsBelowTheRangeOfTheConclusion)
{
    const auto least = std::ranges::min_element(diasGadgeTable1(), {}, &PublishedBlocks::precision);
    EXPECT_EQ(least->page, "9.");
    EXPECT_LT(least->precision, 0.5);
}

NodeId numbered(const Document& page, std::string_view name, int number)
{
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.name(node) == name && number-- == 0)
            return node;
    }
    return noNode;
}

TEST(DiasGadge, idealBlocksAreTheRegionsOrTheRecords)
{
    const std::vector<Labelled> marks{
        {"record", {NodeId{5}}}, {"navigation", {NodeId{2}}}, {"record", {NodeId{7}, NodeId{8}}}};
    EXPECT_THAT(idealBlocks(marks, IdealBlocks::Records),
                ElementsAre(RecordNodes{NodeId{5}}, RecordNodes{NodeId{7}, NodeId{8}}));
    EXPECT_THAT(idealBlocks(marks, IdealBlocks::Regions),
                ElementsAre(RecordNodes{NodeId{5}, NodeId{7}, NodeId{8}}));
    std::vector<Labelled> withMain = marks;
    withMain.push_back({"main", {NodeId{4}}});
    EXPECT_THAT(idealBlocks(withMain, IdealBlocks::Regions), ElementsAre(RecordNodes{NodeId{4}}));
    EXPECT_THAT(idealBlocks({}, IdealBlocks::Regions), IsEmpty());
}

// The virtual nodes are "h2 p" and "h2 p div footer"; a child that is no record of its own is in the second.
TEST(DiasGadge, countsBlocksThatMatch)
{
    MarkedPage page{"p.html",
                    test::page("<body><h2>1</h2><p>2</p><h2>3</h2><p>4</p><div><i>5</i><u>6</u></div>"
                               "<footer>x</footer></body>"),
                    {},
                    {}};
    page.marks = {{"record", {numbered(page.document, "h2", 0), numbered(page.document, "p", 0)}},
                  {"record", {numbered(page.document, "div", 0)}}};
    const BlockScores scores = scoreBlocks(page);
    const auto hitsOf = [&](IdealBlocks ideal) { return scores.hits[0][static_cast<std::size_t>(ideal)]; };
    EXPECT_EQ(hitsOf(IdealBlocks::Records), (Hits{1, 1, 1})) << "the first record is a block";
    EXPECT_EQ(hitsOf(IdealBlocks::Regions), (Hits{0, 2, 1})) << "no block has half of both";
}

MarkedPage shopOf(const char* id)
{
    MarkedPage page{
        id,
        test::page("<body><nav><i>n</i></nav><section><p>1</p><p>2</p></section><ul><li>a</li></ul>"
                   "</body>"),
        {},
        {}};
    page.marks = {{"main", {numbered(page.document, "section", 0)}}};
    return page;
}

TEST(DiasGadge, reportsEveryPageAndTheMeans)
{
    const std::vector<BlockScores> scores{scoreBlocks(shopOf("a.html")), scoreBlocks(shopOf("b.html"))};
    const Report report = diasGadgeReport(scores, {2, 2, 0, 0, {}});
    const ReportTable& table1 = report.tables[0];
    ASSERT_EQ(table1.rows.size(), 3U) << "and the average";
    EXPECT_THAT(table1.rows[0].names, ElementsAre("a.html"));
    // Blocks of at least two tags: nav, section, ul.
    EXPECT_EQ(table1.rows[0].figures[0].measured, 3);
    EXPECT_EQ(table1.rows[0].figures[2].measured, 1);
    EXPECT_DOUBLE_EQ(*table1.rows[0].figures[3].measured, 1.0 / 3);
    EXPECT_EQ(table1.rows[0].figures[4].measured, 1);
    EXPECT_DOUBLE_EQ(*table1.rows[2].figures[5].measured, 0.5) << "equation 5, averaged";
    const auto plots = std::ranges::count(report.tables, ReportForm::Plot, &ReportTable::form);
    EXPECT_EQ(plots, 2) << "figures 5 and 6";
    const auto published = std::ranges::find(report.tables, "table1-published", &ReportTable::key);
    ASSERT_NE(published, report.tables.end());
    EXPECT_EQ(published->rows.back().figures[0].published, 0.732456);
    EXPECT_EQ(published->rows.back().figures[0].measured, std::nullopt);
}

} // namespace
} // namespace tagseam
