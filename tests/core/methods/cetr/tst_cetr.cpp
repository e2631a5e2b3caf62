// SPDX-License-Identifier: MIT
// Content extraction via tag ratios: smoothing, clusters, and the texts that remain.
#include "core/methods/cetr/cetr.h"

#include "core/methods/cetr/lineclusters.h"
#include "core/methods/cetr/smoothing.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

#include <cmath>

namespace tagseam::test {
namespace {

using testing::DoubleEq;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(TagRatioSmoothing, isTheWeightedMeanOfTheNeighbours)
{
    const double one = std::exp(-0.5); // weight at a distance of one line
    const double two = std::exp(-2);
    const double all = 1 + 2 * one + 2 * two;
    EXPECT_THAT(smoothed(std::vector<double>{0, 0, 0, 12, 0, 0, 0}),
                ElementsAre(0, DoubleEq(12 * two / (all - two)), DoubleEq(12 * one / all), DoubleEq(12 / all),
                            DoubleEq(12 * one / all), DoubleEq(12 * two / (all - two)), 0));
    EXPECT_THAT(smoothed(std::vector<double>(9, 5)), Each(DoubleEq(5))) << "weights add up to 1 at the ends";
    EXPECT_THAT(smoothed(std::vector<double>{7}), ElementsAre(7));
    EXPECT_THAT(smoothed({}), IsEmpty());
}

TEST(TagRatioSmoothing, slopesAreDifferencesFromTheNextLine)
{
    const double one = std::exp(-0.5);
    // The differences are 6 and 0.
    EXPECT_THAT(smoothedSlopes(std::vector<double>{8, 2}),
                ElementsAre(DoubleEq(6 / (1 + one)), DoubleEq(6 * one / (1 + one))));
    EXPECT_THAT(smoothedSlopes({}), IsEmpty());
    EXPECT_EQ(standardDeviation(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9}), 2);
    EXPECT_EQ(standardDeviation({}), 0);
}

TEST(LineClusters, keepOneCentreAtTheOrigin)
{
    const std::vector<LinePoint> points{{1, 0}, {0, 1}, {20, 1}, {22, 2}, {12, 9}, {0, 0}, {11, 8}};
    EXPECT_THAT(outsideOriginCluster(points), ElementsAre(false, false, true, true, true, false, true));
    EXPECT_THAT(outsideOriginCluster(std::vector<LinePoint>{{3, 0}}), ElementsAre(true));
    EXPECT_THAT(outsideOriginCluster(std::vector<LinePoint>{{0, 0}, {0, 0}}), ElementsAre(false, false));
    EXPECT_THAT(outsideOriginCluster({}), IsEmpty());
}

// Menus, three lines of 60 characters without tags, and a footer.
Document menusAndLines()
{
    const std::string line = repeated(10, "abcdef ") + "\n";
    return page("<html><body>\n" + repeated(6, "<li><a href=a>Home</a></li>\n") + "<p>" + repeated(3, line) +
                "</p>\n" + repeated(6, "<div><a href=b>Help</a></div>\n") + "</body></html>");
}

std::vector<std::string> decisionsOf(const FilterResult& result)
{
    std::vector<std::string> decisions;
    for (const FilterDecision& each : result.decisions)
        decisions.push_back(std::string(each.reason) + " " + std::to_string(each.nodes.size()));
    return decisions;
}

TEST(TagRatio, keepsTextsOnLinesWithFewTags)
{
    const Document page = menusAndLines();
    for (const TagRatioVariant variant : {TagRatioVariant::Threshold, TagRatioVariant::Clusters}) {
        const FilterResult found = filterByTagRatio({page}, {variant});
        EXPECT_THAT(keptTexts(page, found.kept), testing::HasSubstr("abcdef"));
        EXPECT_THAT(keptTexts(page, found.kept), testing::Not(testing::HasSubstr("Help")));
        EXPECT_EQ(found.threshold.has_value(), variant == TagRatioVariant::Threshold);
        EXPECT_EQ(found.decisions.front().reason, "noise");
        EXPECT_EQ(found.decisions.back().reason, "noise");
        for (const FilterDecision& each : found.decisions)
            EXPECT_EQ(each.isKept, each.reason == "content");
    }
}

TEST(TagRatio, verdictsOfTheThresholdAreThoseOfTheFormula)
{
    // Ratios 2, 2, 2, 60, 2, 2, 2: only the middle line and its neighbours are above the deviation.
    TagRatioLines lines;
    lines.lines.assign(7, {4, 2});
    lines.lines[3] = {60, 1};
    const TagRatioVerdict verdict = judgeLines(lines, {TagRatioVariant::Threshold});
    EXPECT_EQ(verdict.threshold, standardDeviation(verdict.smoothed));
    EXPECT_THAT(verdict.isContent, ElementsAre(false, false, true, true, true, false, false));
    const TagRatioVerdict chosen = judgeLines(lines, {TagRatioVariant::Threshold, 20.0});
    EXPECT_EQ(chosen.threshold, 20);
    EXPECT_THAT(chosen.isContent, ElementsAre(false, false, false, true, false, false, false));
}

TEST(TagRatio, keepsATextWithHalfOfItsCharactersOnKeptLines)
{
    const std::string content = repeated(3, std::string(60, 'x') + "\n"); // 180 characters
    const auto keptWith = [&](std::size_t shortLines) {
        const Document page =
            build({NodeKind::Document,
                   {},
                   {},
                   {{NodeKind::Element,
                     "body",
                     {},
                     {{NodeKind::Element,
                       "p",
                       {},
                       {{NodeKind::Text, repeated(shortLines, "abcd\n") + content, {}, {}}}}}}}});
        const FilterResult found = filterByTagRatio({page}, {TagRatioVariant::Clusters});
        return decisionsOf(found);
    };
    EXPECT_THAT(keptWith(20), ElementsAre("content 1")) << "180 of 260 characters";
    EXPECT_THAT(keptWith(80), ElementsAre("noise 1")) << "180 of 500 characters";
}

TEST(TagRatio, keepsAPageOnASingleLine)
{
    const Document page = tree("html(body(ul(li('a') li('b')) p('c')))");
    for (const TagRatioVariant variant : {TagRatioVariant::Threshold, TagRatioVariant::Clusters}) {
        const FilterResult found = filterByTagRatio({page}, {variant});
        EXPECT_EQ(keptTexts(page, found.kept), "a|b|c");
        EXPECT_THAT(decisionsOf(found), ElementsAre("content 3"));
        EXPECT_DOUBLE_EQ(*found.decisions[0].figure, 3.0 / 10);
    }
}

TEST(TagRatio, takesPagesWithoutText)
{
    const Document empty = tree("html(head body(div(p) ' ' script('a b c')))");
    const Document noBody = tree("html(head(title('a')) p('b'))");
    for (const TagRatioVariant variant : {TagRatioVariant::Threshold, TagRatioVariant::Clusters}) {
        const FilterResult found = filterByTagRatio({empty}, {variant});
        EXPECT_THAT(found.decisions, IsEmpty());
        EXPECT_TRUE(found.kept[empty.body().value]);
        EXPECT_FALSE(found.kept[firstNamed(empty, "div").value]);
        EXPECT_EQ(filterByTagRatio({noBody}, {variant}).kept, KeepMask(noBody.size(), true));
    }
}

} // namespace
} // namespace tagseam::test
