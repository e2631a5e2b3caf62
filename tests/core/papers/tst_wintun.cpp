// SPDX-License-Identifier: MIT
// Table 1 of Win and Tun adds up; the sweep counts eliminated noise, and picks a threshold for each site.
#include "core/papers/wintun.h"
#include "core/papers/wintunpublished.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace tagseam {
namespace {

using testing::ElementsAre;

TEST(WinTunPublished, pagesAddUpToTheTotal)
{
    std::uint32_t pages = 0;
    for (const PublishedSitePages& site : winTunTable1())
        pages += site.pages;
    EXPECT_EQ(pages, winTunTotal);
}

TEST(WinTunPublished, tableHasOneLineForEachSite)
{
    Report report;
    report.tables = {winTunPublishedTable()};
    const std::string text = writeReports({&report, 1}, ReportFormat::Text);
    EXPECT_THAT(text, testing::ContainsRegex("www.amazon.com +published +1589\n"));
    EXPECT_THAT(text, testing::Not(testing::HasSubstr("measured"))) << "nothing was measured";
}

// A menu of three links (rule 1), an advertisement of two tags (rule 2 from 3 on), an article of four tags.
MarkedPage shopPage(std::string id)
{
    return {std::move(id),
            test::page("<body><ul><a>aa</a><a>bb</a><a>cc</a></ul><div><img><i>sale</i></div>"
                       "<article><h1>Camera</h1><p><b>No</b> 12345</p><i></i></article></body>"),
            {},
            {"Camera", "12345"}};
}

std::size_t thresholdIndex(std::uint32_t threshold)
{
    return static_cast<std::size_t>(std::ranges::find(sweptThresholds, threshold) - sweptThresholds.begin());
}

TEST(WinTun, countsCharactersOfNoiseAndContent)
{
    const SweptPage swept = sweepPage(shopPage("shop/1.html"));
    EXPECT_EQ(swept.site, "shop");
    const EliminatedNoise& none = swept.eliminated[0][thresholdIndex(0)];
    EXPECT_EQ(none.content, 11U);
    EXPECT_EQ(none.noise.both + none.noise.groundTruthOnly, 12U) << "aa bb cc sale No";
    // Rule 1 to the letter removes the menu and the single child of p.
    EXPECT_EQ(none.noise.both, 8U);
    EXPECT_EQ(none.noise.foundOnly, 0U);
    const EliminatedNoise& several = swept.eliminated[1][thresholdIndex(0)];
    EXPECT_EQ(several.noise.both, 6U) << "only the menu";
    const EliminatedNoise& two = swept.eliminated[1][thresholdIndex(4)];
    EXPECT_EQ(two.noise.both, 10U) << "the advertisement, too";
    EXPECT_EQ(two.contentKept(), 1);
    const EliminatedNoise& all = swept.eliminated[1][thresholdIndex(300)];
    EXPECT_EQ(all.recall(), 1);
    EXPECT_DOUBLE_EQ(*all.precision(), 12.0 / 23);
    EXPECT_EQ(all.contentKept(), 0);
}

TEST(WinTun, contentIsWhatIsMarkedToo)
{
    MarkedPage page = shopPage("x.html");
    page.expected.clear();
    NodeId article{0};
    while (page.document.name(article) != "article")
        ++article.value;
    page.marks = {{"main", {article}}};
    EXPECT_EQ(sweepPage(page).eliminated[0][0].content, 13U);
}

TEST(WinTun, picksTheThresholdThatSeparatesNoiseFromContent)
{
    const SweptPage swept = sweepPage(shopPage("shop/1.html"));
    const std::vector<const SweptPage*> pages{&swept};
    EXPECT_EQ(sweptThresholds[siteThreshold(pages, 1)], 4U) << "the lowest at which the advertisement goes";
}

TEST(WinTun, measuresASiteOnThePagesThatPickNothing)
{
    std::vector<SweptPage> pages;
    for (const char* id : {"a/1.html", "a/2.html", "a/3.html", "b/1.html", "b/2.html"})
        pages.push_back(sweepPage(shopPage(id)));
    const Report report = winTunReport(pages, {5, 5, 0, 0, {}});
    const auto sites = std::ranges::find(report.tables, "sites", &ReportTable::key);
    ASSERT_EQ(sites->rows.size(), 2 * ruleChoices.size());
    EXPECT_THAT(sites->rows[1].names, ElementsAre("a"));
    EXPECT_THAT(sites->rows[1].settings, ElementsAre("several", "tags", "yes"));
    EXPECT_EQ(sites->rows[1].figures[0].measured, 1) << "page";
    EXPECT_EQ(sites->rows[1].figures[1].measured, 4) << "threshold";
    const auto figure9 = std::ranges::find(report.tables, "figure9", &ReportTable::key);
    EXPECT_EQ(figure9->columns.size(), 2U) << "a series for each site";
    EXPECT_EQ(figure9->rows.size(), sweptThresholds.size());
    const auto published = std::ranges::find(report.tables, "table1-published", &ReportTable::key);
    EXPECT_EQ(published->rows[4].figures[0].published, 2161);
}

} // namespace
} // namespace tagseam
