// SPDX-License-Identifier: MIT
// Composite text density, worked out by hand, and the subtrees that it keeps.
#include "core/methods/cetd/cetd.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

#include <cmath>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr double e = 2.718281828459045;

TEST(CompositeDensity, isThatOfTheFormula)
{
    // C = 100, T = 4, LC = 20, LT = 2; LC_b / C_b = 60 / 200.
    const double base = std::log(100.0 / 80 * 20 + 60.0 / 200 * 100 + e);
    EXPECT_DOUBLE_EQ(compositeDensity({100, 4, 20, 2}, {200, 9, 60, 5}),
                     100.0 / 4 * (std::log(100.0 / 20 * 4 / 2) / std::log(base)));
}

TEST(CompositeDensity, countsAtLeastOneOfEach)
{
    // A paragraph without tags and links on a page without links: T = LC = LT = LC_b = 1.
    const double base = std::log(50.0 / 50 * 1 + 1.0 / 50 * 50 + e);
    EXPECT_DOUBLE_EQ(compositeDensity({50, 0, 0, 0}, {50, 1, 0, 0}), 50 * (std::log(50.0) / std::log(base)));
    EXPECT_EQ(compositeDensity({8, 1, 8, 1}, {8, 1, 8, 1}), 0) << "all links: log(1)";
    EXPECT_EQ(compositeDensity({}, {}), 0);
    EXPECT_EQ(compositeDensity({0, 5, 0, 0}, {9, 7, 0, 0}), 0) << "no text";
}

TEST(ElementDensities, countCharactersAndTagsBelowAnElement)
{
    const Document page = tree("html(body('x y' div(p('abc' a[href=u](b('de'))) br script('s')) a('f')))");
    const std::vector<ElementDensity> found = elementDensities(page);
    std::vector<std::string_view> names;
    std::vector<ElementCounts> counts;
    for (const ElementDensity& each : found) {
        names.push_back(page.name(each.node));
        counts.push_back(each.counts);
    }
    EXPECT_THAT(names, ElementsAre("body", "div", "p", "a", "b", "br", "a"));
    EXPECT_THAT(counts, ElementsAre(ElementCounts{8, 6, 2, 1}, ElementCounts{5, 4, 2, 1},
                                    ElementCounts{5, 2, 2, 1}, ElementCounts{2, 1, 2, 0},
                                    ElementCounts{2, 0, 2, 0}, ElementCounts{}, ElementCounts{1, 0, 0, 0}));
    EXPECT_DOUBLE_EQ(found[0].densitySum, found[1].density + found[6].density);
    EXPECT_EQ(found[4].densitySum, 0);
}

ElementDensity elementOf(std::uint32_t end, double density, double densitySum)
{
    return {NodeId{}, end, {}, density, densitySum};
}

TEST(CompositeTextDensity, thresholdIsTheSmallestDensityOnThePathToTheDensest)
{
    // body 5 (nav 1 (a 0), main 3 (p 20, p 9))
    const std::vector<ElementDensity> elements{elementOf(6, 5, 4),  elementOf(3, 1, 0),  elementOf(3, 0, 0),
                                               elementOf(6, 3, 29), elementOf(5, 20, 0), elementOf(6, 9, 0)};
    EXPECT_EQ(densityThreshold(elements), 3);
    EXPECT_EQ(densityThreshold(std::span(elements).first(1)), 5);
    EXPECT_THAT(densestSubtrees(elements, 3), ElementsAre(3U)) << "the largest sum in the body is main";
    EXPECT_THAT(densestSubtrees(elements, 9), ElementsAre(4U, 5U));
    EXPECT_THAT(densestSubtrees(elements, 21), IsEmpty());
}

TEST(CompositeTextDensity, keepsTheSubtreeWithTheLargestDensitySum)
{
    const std::string text = repeated(30, "word ");
    const Document page = tree("html(body(ul(li(a[href=a]('Home')) li(a[href=b]('News'))) div(h1('t') p('" +
                               text + "') p('" + text + "')) script('x')))");
    const FilterResult found = filterByCompositeDensity({page});
    ASSERT_EQ(found.decisions.size(), 1U);
    EXPECT_EQ(found.decisions[0].reason, "content");
    EXPECT_THAT(found.decisions[0].nodes, ElementsAre(firstNamed(page, "div")));
    // Both p have C = 120 and no tags; the h1 has log(1) = 0; the body has C = 249 and LC = 8.
    const double base = std::log(1 + 8.0 / 249 * 120 + e);
    EXPECT_DOUBLE_EQ(*found.decisions[0].figure, 2 * 120 * std::log(120.0) / std::log(base));
    EXPECT_FALSE(found.threshold);
    EXPECT_EQ(keptTexts(page, found.kept), "t|" + text + "|" + text);
}

TEST(CompositeTextDensity, takesPagesWithoutText)
{
    const Document empty = tree("html(head body(div(p) ' ' script('a b c')))");
    const FilterResult found = filterByCompositeDensity({empty});
    EXPECT_THAT(found.decisions, IsEmpty());
    EXPECT_TRUE(found.kept[empty.body().value]);
    EXPECT_FALSE(found.kept[firstNamed(empty, "div").value]);
    const Document noBody = tree("html(head(title('a')) p('b'))");
    EXPECT_EQ(filterByCompositeDensity({noBody}).kept, KeepMask(noBody.size(), true));
    const Document links = tree("html(body(a[href=a]('Home')))");
    EXPECT_EQ(keptTexts(links, filterByCompositeDensity({links}).kept), "Home");
}

} // namespace
} // namespace tagseam::test
