// SPDX-License-Identifier: MIT
// Drawings of style trees: the paper's figures 3, 4 and 6 first, and trees at random.
#include "core/methods/sitestyletree/treedrawingsvg.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// "table[noisy] img": the boxes of a drawing by style node, in order, with their marks; "|" between style
// nodes.
std::string drawn(const TreeDrawing& drawing, bool hasMarks)
{
    std::string text;
    for (const DrawnStyle& style : drawing.styles) {
        text += fmt::format("{}{}:", text.empty() ? "" : " | ", style.pages);
        for (const std::size_t box : style.elements) {
            const DrawnElement& element = drawing.elements[box];
            const std::string mark = element.mark == ElementMark::Noisy        ? "-"
                                     : element.mark == ElementMark::Meaningful ? "+"
                                                                               : "";
            text += " " + element.label.substr(0, element.label.find(' ')) + (hasMarks ? mark : "");
        }
    }
    return text;
}

bool overlap(const DrawnBox& a, const DrawnBox& b)
{
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

bool contains(const DrawnBox& outer, const DrawnBox& inner)
{
    return outer.x <= inner.x && inner.x + inner.width <= outer.x + outer.width && outer.y <= inner.y &&
           inner.y + inner.height <= outer.y + outer.height;
}

void expectPlaced(const TreeDrawing& drawing)
{
    for (std::size_t s = 0; s < drawing.styles.size(); ++s) {
        const DrawnStyle& style = drawing.styles[s];
        ASSERT_TRUE(contains({0, 0, drawing.width, drawing.height}, style.box));
        for (std::size_t other = 0; other < s; ++other)
            ASSERT_FALSE(overlap(style.box, drawing.styles[other].box));
        double end = style.box.x;
        for (const std::size_t box : style.elements) {
            const DrawnBox& element = drawing.elements[box].box;
            ASSERT_TRUE(contains(style.box, element));
            ASSERT_GT(element.x, end);
            end = element.x + element.width;
        }
    }
    for (const DrawnElement& element : drawing.elements) {
        for (const std::size_t style : element.drawnStyles)
            ASSERT_GT(drawing.styles[style].box.y, element.box.y + element.box.height);
    }
}

TEST(TreeDrawing, isThatOfFigure3)
{
    const std::string start = "<table width=1></table><img><table width=2>";
    const SiteStyleTree site =
        learnt({start + "<p></p><img><p></p><a></a></table>", start + "<p></p><br><p></p></table>"}, byTexts);
    const MeasuredTree measured = measure(site, basicMeasure);
    const TreeDrawing drawing = drawTree(measured, markElements(measured, 0));
    EXPECT_EQ(drawn(drawing, false), "2: body | 2: table img table | 1: p img p a | 1: p br p");
    EXPECT_EQ(drawing.levels, 3U);
    EXPECT_EQ(drawing.cutElements, 0U);
    EXPECT_THAT(drawing.elements[0].drawnStyles, ElementsAre(0U)) << "the body below the root";
    EXPECT_THAT(drawing.elements[4].drawnStyles, ElementsAre(2U, 3U)) << "the right table has two styles";
    expectPlaced(drawing);
    const std::string svg = treeSvg(drawing, measured, std::vector<std::string>{"a < b"});
    EXPECT_THAT(svg, HasSubstr("<title>table width=&quot;2&quot;</title>"));
    EXPECT_THAT(svg, HasSubstr(">a &lt; b</text>"));
}

// Figure 4: below the body Table-Img-Table-Table, the first table and the image the same on all pages; the
// third table with four styles (35, 25, 25 and 15 pages), the last with one style, whose text differs.
MeasuredTree figure4(SiteStyleTree& site)
{
    std::vector<std::string> bodies;
    int number = 0;
    for (const auto& [style, pages] : {std::pair("<p>{0}</p>", 35), std::pair("<p>{0}</p><u>{0}</u>", 25),
                                       std::pair("<b>{0}</b>", 25), std::pair("<i>{0}</i><p>{0}</p>", 15)}) {
        for (int i = 0; i < pages; ++i, ++number)
            bodies.push_back("<div width=1><p>menu</p></div><img src=i><div width=2>" +
                             fmt::format(fmt::runtime(style), number) + "</div><div width=3><p>" +
                             fmt::format("text{}", number) + "</p><b>footer</b></div>");
    }
    site = learnt(bodies, {DisplayAttributes::Presentational, LeafNodes::Texts});
    return measure(site, basicMeasure);
}

TEST(TreeDrawing, marksFigure4AndSimplifiesItToFigure6)
{
    SiteStyleTree site;
    const MeasuredTree measured = figure4(site);
    EXPECT_NEAR(importanceOf(measured, "div width=\"2\"").node, 0.292, 0.0005);
    const Marks marks = markElements(measured, 0.1);
    const TreeDrawing whole = drawTree(measured, marks);
    EXPECT_THAT(drawn(whole, true), testing::StartsWith("100: body | 100: div- img- div+ div | 100: p- |"));
    const TreeDrawing simple = drawTree(measured, marks, {.isSimplified = true});
    EXPECT_EQ(drawn(simple, true), "100: body | 100: div- img- div+ div | 100: p+ b-");
    EXPECT_EQ(simple.cutElements, 0U) << "nothing that figure 6 has is left out";
    expectPlaced(simple);
    const std::string svg = treeSvg(simple, measured);
    EXPECT_THAT(svg, HasSubstr("#c4c4c4"));
    EXPECT_THAT(svg, Not(HasSubstr(">menu<")));
}

TEST(TreeDrawing, endsBeforeALevelThatIsTooMuchAndSaysSo)
{
    SiteStyleTree site;
    const MeasuredTree measured = figure4(site);
    const Marks marks = markElements(measured, 0.1);
    const TreeDrawing two = drawTree(measured, marks, {.levels = 2});
    EXPECT_EQ(two.levels, 2U);
    EXPECT_EQ(two.elements.size(), 6U);
    EXPECT_EQ(two.cutElements, 3U) << "all but the image";
    EXPECT_THAT(treeSvg(two, measured), HasSubstr(">+4</text>"));
    const TreeDrawing few = drawTree(measured, marks, {.mostElements = 8});
    EXPECT_EQ(few.elements.size(), 6U);
    EXPECT_EQ(few.cutElements, 3U);
    const TreeDrawing least = drawTree(measured, marks, {.mostElements = 0});
    EXPECT_EQ(least.levels, 1U) << "the first level is always drawn";
    SiteStyleTree empty;
    EXPECT_EQ(drawTree(measure(empty), markElements(measure(empty), 0)).elements.size(), 1U);
}

TEST(TreeDrawing, hasEachNodeOnceWithoutOverlaps)
{
    std::mt19937 random(41);
    for (int round = 0; round < (isShort ? 40 : 150); ++round) {
        const std::vector<Document> pages = pagesAtRandom(random);
        SiteStyleTree site;
        site.options.leaves = static_cast<LeafNodes>(round % 3);
        for (const Document& page : pages)
            grow(site, page);
        MeasureOptions options;
        options.likeness = 0.5; // so that much is merged
        const MeasuredTree measured = measure(site, options);
        const TreeDrawing drawing =
            drawTree(measured, markElements(measured, 0.2), {.mostElements = 100'000});
        ASSERT_NO_FATAL_FAILURE(expectPlaced(drawing));
        ASSERT_EQ(drawing.styles.size(), measured.tree.styleCount());
        std::set<std::uint32_t> elements;
        for (const DrawnElement& element : drawing.elements) {
            elements.insert(element.element.value);
            ASSERT_EQ(element.drawnStyles.size(), element.styles);
        }
        ASSERT_EQ(elements.size(), measured.tree.elementCount());
        for (const DrawnStyle& style : drawing.styles)
            ASSERT_EQ(style.elements.size(), measured.tree.elementsOf(style.style).size());
    }
}

TEST(TreeDrawing, isAsDeepAsTheTree)
{
    const SiteStyleTree site = learnt({repeated(400, "<div>") + "x", repeated(400, "<div>") + "y"}, byTexts);
    const MeasuredTree measured = measure(site, basicMeasure);
    const TreeDrawing drawing = drawTree(measured, markElements(measured, 0.1), {.mostElements = 100'000});
    EXPECT_EQ(drawing.elements.size(), measured.tree.elementCount());
}

} // namespace
} // namespace tagseam::test
