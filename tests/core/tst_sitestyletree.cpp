// SPDX-License-Identifier: MIT
// Building site style trees, and how important their nodes are: the paper's examples first.
#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/mergesimilar.h"
#include "core/methods/sitestyletree/similarclusters.h"
#include "core/methods/sitestyletree/sitestyletree.h"
#include "tests/core/ssttrees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

constexpr StyleTreeOptions byTexts{DisplayAttributes::WithClasses, LeafNodes::Texts};

std::string treeOf(const std::vector<std::string>& bodies, StyleTreeOptions options = byTexts)
{
    const SiteStyleTree site = learnt(bodies, options);
    return textOf(site, site.tree);
}

// The paper rounds to three digits.
TEST(SstImportance, isThatOfFigure4)
{
    EXPECT_EQ(nodeImportance(100, std::array{100U}), 0) << "Body: log_100 1 = 0";
    EXPECT_NEAR(nodeImportance(100, std::array{35U, 25U, 25U, 15U}), 0.292, 0.0005)
        << "the double-lined Table";
}

// Figure 4 as pages: below the body Table-Img-Table-Table on all 100 of them, below one table four styles.
std::vector<std::string> pagesOfFigure4()
{
    const std::vector<std::string> styles{"<tr><td>a</td></tr>", "<tr><td>a</td><td>b</td></tr>",
                                          "<tr><th>a</th></tr>", "<tr><th>a</th><td>b</td></tr>"};
    const std::array<int, 4> pages{35, 25, 25, 15};
    std::vector<std::string> bodies;
    for (std::size_t i = 0; i < styles.size(); ++i) {
        for (int n = 0; n < pages[i]; ++n)
            bodies.push_back("<table width=1><tr><td>x</table><img src=i><table width=2>" + styles[i] +
                             "</table><table width=3><tr><td>y</table>");
    }
    return bodies;
}

TEST(SstImportance, isThatOfFigure4OnPages)
{
    const SiteStyleTree site = learnt(pagesOfFigure4(), byTexts);
    const MeasuredTree measured = measure(site, basicMeasure);
    EXPECT_EQ(importanceOf(measured, "body").node, 0);
    const ElementNode& body = site.tree.element(elementOf(site, site.tree, "body"));
    EXPECT_EQ(body.styleCount, 1U);
    EXPECT_EQ(body.pages, 100U);
    // libxml2 puts no tbody around rows: the styles of the table are those of its only row.
    EXPECT_NEAR(measured.importance(ElementId{elementOf(site, site.tree, "table width=\"2\"").value}).node, 0,
                1e-12);
    const StyleId row = site.tree.element(elementOf(site, site.tree, "table width=\"2\"")).firstStyle;
    const ElementId tr = site.tree.elementsOf(row)[0];
    EXPECT_EQ(site.tree.element(tr).styleCount, 4U);
    EXPECT_NEAR(measured.importance(tr).node, 0.292, 0.0005);
}

// Figure 3: d1 and d2 share all but the four tags below the right most TABLE.
TEST(SiteStyleTree, isThatOfFigure3)
{
    const std::string start = "<table width=1></table><img><table width=2>";
    EXPECT_EQ(treeOf({start + "<p></p><img><p></p><a></a></table>", start + "<p></p><br><p></p></table>"}),
              "(2[body(2[table width=\"1\" img table width=\"2\"(1[p img p a] 1[p br p])])])");
}

TEST(SiteStyleTree, countsPagesOfEachStyle)
{
    EXPECT_EQ(treeOf({"<div><p>a</p><img></div>", "<div><p>b</p><br></div>", "<div><p>c</p><img></div>"}),
              "(3[body(3[div(2[p(2[#text]) img] 1[p(1[#text]) br])])])");
}

TEST(SiteStyleTree, tellsStylesByDisplayAttributes)
{
    const std::vector<std::string> bodies{"<p class=a align=left id=x>1", "<p align=left class=a id=y>2",
                                          "<p class=b align=left>3"};
    EXPECT_EQ(
        treeOf(bodies),
        "(3[body(2[p align=\"left\" class=\"a\"(2[#text])] 1[p align=\"left\" class=\"b\"(1[#text])])])");
    EXPECT_EQ(treeOf(bodies, {DisplayAttributes::Presentational, LeafNodes::Texts}),
              "(3[body(3[p align=\"left\"(3[#text])])])");
    EXPECT_EQ(treeOf(bodies, {DisplayAttributes::None, LeafNodes::Texts}), "(3[body(3[p(3[#text])])])");
}

TEST(SiteStyleTree, takesParentsOfLeavesForLeaves)
{
    const std::vector<std::string> bodies{"<div><p>a <b>c</b></p><p>d</p></div>stray"};
    EXPECT_EQ(treeOf(bodies), "(1[body(1[div(1[p(1[#text b(1[#text])]) p(1[#text])]) #text])])");
    EXPECT_EQ(treeOf(bodies, {DisplayAttributes::WithClasses, LeafNodes::TextParents}),
              "(1[body(1[div(1[p(1[#text b]) p]) #text])])");
    EXPECT_EQ(treeOf(bodies, {DisplayAttributes::WithClasses, LeafNodes::TagParents}),
              "(1[body(1[div(1[p p]) #text])])");
}

TEST(SiteStyleTree, leavesOutWhatNobodySees)
{
    EXPECT_EQ(
        treeOf({"<script>1</script><!-- n --> <style>x</style>&nbsp;<p>&nbsp;</p><noscript>n</noscript>"}),
        "(1[body(1[p])])");
}

TEST(SiteStyleTree, countsEachFeatureByItsTimes)
{
    const SiteStyleTree site = learnt({"<a href=x><img src=i>b b</a><p><u><b>1",
                                       "<a href=x>b c</a><p><u><b>1", "<a href=y>b</a><p><u><b>1"},
                                      {DisplayAttributes::WithClasses, LeafNodes::TagParents});
    const ElementNode& a = site.tree.element(elementOf(site, site.tree, "a"));
    EXPECT_EQ(a.leafPages, 3U);
    std::string text;
    for (const FeatureCount& count : a.features)
        text += site.vocabulary.features.text(count.feature.value) + " " + std::to_string(count.times) + "x" +
                std::to_string(count.pages) + ", ";
    EXPECT_EQ(text, "lx 1x2, ii 1x1, wb 1x2, wb 2x1, wc 1x1, ly 1x1, ");
}

TEST(SiteStyleTree, givesALinkToWhatIsInIt)
{
    const SiteStyleTree site = learnt({"<a href=x><b>1</b></a>"}, byTexts);
    const ElementNode& text = site.tree.element(elementOf(site, site.tree, "#text"));
    ASSERT_EQ(text.features.size(), 2U);
    EXPECT_EQ(site.vocabulary.features.text(text.features[0].feature.value), "lx");
}

TEST(SiteStyleTree, takesADigestOfWhatIsLong)
{
    const std::string key = featureKey(FeatureKind::Image, std::string(1'000'000, 'x'));
    EXPECT_EQ(key.substr(0, 8), "isha256:");
    EXPECT_EQ(key.size(), 72U);
    EXPECT_EQ(featureKey(FeatureKind::Word, "a\xFF\xC3\xA9"), "wa\xEF\xBF\xBD\xC3\xA9");
}

TEST(SiteStyleTree, hasPagesWithoutBody)
{
    SiteStyleTree site;
    grow(site, build({}));
    grow(site, page("<p>a</p>"));
    EXPECT_EQ(site.pages(), 2U);
    EXPECT_EQ(site.tree.element(rootElement).leafPages, 1U);
    const MeasuredTree measured = measure(site);
    EXPECT_EQ(measured.importance(rootElement).node, 1);
}

TEST(SiteStyleTree, hasPagesOf100000Levels)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    for (int i = 0; i < 100'000; ++i) {
        builder.open("div");
        builder.text("t");
    }
    const Document deep = std::move(builder).finish();
    SiteStyleTree site;
    grow(site, deep);
    grow(site, deep);
    grow(site, page("<div>t<div>u<div>v</div></div></div>"));
    EXPECT_GT(site.tree.elementCount(), 190'000U);
    const MeasuredTree measured = measure(site);
    const Marks marks = markElements(measured, 0.1);
    const CleanedPage cleaned = cleanPage(deep, measured, marks);
    EXPECT_EQ(cleaned.words, 100'000U);
    const Result<SiteStyleTree> read = readStyleTree(styleTreeJson(site));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tree.elementCount(), site.tree.elementCount());
}

TEST(SstImportance, isContentOfALeaf)
{
    // "x" is on both pages (H = 1), "1" and "2" on one (H = 0): 1 - (1 + 0 + 0) / 3.
    const SiteStyleTree site = learnt({"<p>x 1", "<p>x 2"}, byTexts);
    EXPECT_NEAR(importanceOf(measure(site, basicMeasure), "#text").composite, 2.0 / 3, 1e-12);
}

TEST(SstImportance, takesOccurrencesOrPresence)
{
    // "x" once on one page, three times on the other: H = -(1/4 log2 1/4 + 3/4 log2 3/4) = 0.811.
    const SiteStyleTree site = learnt({"<p>x", "<p>x x x"}, byTexts);
    MeasureOptions options = basicMeasure;
    EXPECT_NEAR(importanceOf(measure(site, options), "#text").composite, 1 - 0.8112781, 1e-6);
    options.probability = FeatureProbability::Presence;
    EXPECT_EQ(importanceOf(measure(site, options), "#text").composite, 0);
}

TEST(SstImportance, isWeightedByTheNumberOfStyles)
{
    // p: two styles of a page each, whose leaves have 1. NodeImp = 1, so that CompImp = 0.19 + 0.81.
    // div: one style; 0.1 * 0 + 0.9 * (p's 1 + text's 0) / 2.
    const SiteStyleTree site =
        learnt({"<div><p><b>1</b></p>same</div>", "<div><p><i>2</i></p>same</div>"}, byTexts);
    const MeasuredTree measured = measure(site, basicMeasure);
    EXPECT_EQ(importanceOf(measured, "p").composite, 1);
    EXPECT_NEAR(importanceOf(measured, "div").composite, 0.45, 1e-12);
    EXPECT_NEAR(importanceOf(measured, "body").composite, 0.405, 1e-12);
}

TEST(SstImportance, ofAnElementThatIsALeafOnSomePages)
{
    // On two pages a leaf with the same word: content 0, half of the pages. NodeImp of halves over four pages
    // is 0.5, over two styles: 0.19 * 0.5 + 0.81 * (0.5 * 0 + 0.5 * CompImp(b)); b is the same twice: 0.
    const SiteStyleTree site = learnt({"<p></p>", "<p></p>", "<p><b>x</b></p>", "<p><b>x</b></p>"}, byTexts);
    EXPECT_NEAR(importanceOf(measure(site, basicMeasure), "p").composite, 0.095, 1e-12);
}

TEST(SstImportance, ofALeafWithoutFeaturesIsNothing)
{
    const SiteStyleTree site = learnt({"<br>", "<br>"}, byTexts);
    EXPECT_EQ(importanceOf(measure(site, basicMeasure), "br").composite, 0);
}

TEST(SstMerging, makesOneOfWhatIsTheSameInTwoStyles)
{
    const std::string menu = "<table><tr><td>Home News Shop Help About Us</td></tr></table>";
    const SiteStyleTree site = learnt({menu + "<p>1", menu + "<img>", menu + "<p>2"}, byTexts);
    MeasureOptions options;
    const MeasuredTree merged = measure(site, options);
    EXPECT_EQ(textOf(site, merged.tree),
              "(3[body(2[table(3[tr(3[td(3[#text])])]) p(2[#text])] 1[table(3[tr(3[td(3[#text])])]) img])])")
        << "both style nodes point to the one table";
    EXPECT_EQ(merged.tree.elementCount(), site.tree.elementCount() - 4);
    options.mergesSimilar = false;
    EXPECT_EQ(textOf(site, measure(site, options).tree), textOf(site, site.tree));
}

TEST(SstMerging, needsContentThatIsAlikeToLambda)
{
    // 6 of 7 features shared are 0.857, 5 of 6 are 0.833.
    const auto merged = [](const std::string& a, const std::string& b) {
        const SiteStyleTree site = learnt({"<p>" + a + "</p><br>", "<p>" + b + "</p><hr>"}, byTexts);
        return measure(site).tree.elementCount() < site.tree.elementCount();
    };
    EXPECT_TRUE(merged("1 2 3 4 5 6", "1 2 3 4 5 6 7"));
    EXPECT_FALSE(merged("1 2 3 4 5", "1 2 3 4 5 6"));
    EXPECT_FALSE(merged("", "")) << "|I| > 0";
}

TEST(SstMerging, needsTheSameTagAndAttributes)
{
    const SiteStyleTree site = learnt({"<p>same</p><br>", "<p class=c>same</p><hr>"}, byTexts);
    EXPECT_EQ(measure(site).tree.elementCount(), site.tree.elementCount());
}

TEST(SstMerging, looksAtFeaturesOfEnoughPages)
{
    // "w" is on all pages of both; what differs is on too few to be characteristic.
    const SiteStyleTree site =
        learnt({"<p>w 1</p><br>", "<p>w 2</p><br>", "<p>w 3</p><hr>", "<p>w 4</p><hr>"}, byTexts);
    EXPECT_LT(measure(site).tree.elementCount(), site.tree.elementCount());
}

TEST(SstMerging, neverMergesTwoOfOneStyle)
{
    const SiteStyleTree site = learnt({"<p>w</p><p>w</p>", "<p>w</p><p>w</p><br>"}, byTexts);
    EXPECT_EQ(textOf(site, measure(site).tree),
              "(2[body(1[p(2[#text]) p(2[#text])] 1[p(2[#text]) p(2[#text]) br])])");
}

// Two pages whose levels all have two styles, each with the content of all levels below in it.
TEST(SstMerging, ofAHostileTreeEnds)
{
    const auto chain = [](const char* beside) {
        DocumentBuilder builder;
        builder.open("body");
        for (int i = 0; i < (isSanitized ? 3'000 : 20'000); ++i) {
            builder.open(beside);
            builder.close();
            builder.open("div");
            builder.text("w" + std::to_string(i));
        }
        return std::move(builder).finish();
    };
    SiteStyleTree site;
    grow(site, chain("p"));
    grow(site, chain("br"));
    const MeasuredTree measured = measure(site);
    EXPECT_LT(measured.tree.elementCount(), site.tree.elementCount());
}

// Each place joins the first cluster that is alike, found by comparing with all of them.
std::vector<std::size_t> clustersOneByOne(const StyleTree& tree,
                                          const std::vector<std::vector<ElementId>>& places,
                                          const MeasureOptions& options)
{
    struct Cluster {
        PagesOfFeatures content;
        std::uint32_t pages = 0;
        std::size_t style = 0;
    };
    std::vector<Cluster> clusters;
    std::vector<std::size_t> numbers;
    for (std::size_t style = 0; style < places.size(); ++style) {
        for (const ElementId place : places[style]) {
            const auto characteristic = [&](const Cluster& cluster) {
                return characteristicOf(cluster.content, cluster.pages, options.characteristicShare);
            };
            const Cluster own{contentOf(tree, std::array{place}), tree.element(place).pages, style};
            std::size_t number = 0;
            while (number < clusters.size() &&
                   (clusters[number].style == style ||
                    likenessOf(characteristic(clusters[number]), characteristic(own)) < options.likeness))
                ++number;
            if (number == clusters.size())
                clusters.push_back({{}, 0, style});
            addContent(clusters[number].content, own.content);
            clusters[number].pages += own.pages;
            clusters[number].style = style;
            numbers.push_back(number);
        }
    }
    return numbers;
}

TEST(SstMerging, isWhatComparingWithAllGives)
{
    std::mt19937 random(5);
    std::size_t joined = 0;
    for (int round = 0; round < (isSanitized ? 100 : 400); ++round) {
        MeasureOptions options;
        options.likeness = 0.4 + 0.1 * static_cast<double>(random() % 6);
        options.characteristicShare = random() % 2 == 0 ? 0.85 : 0.5;
        SiteStyleTree site;
        site.options = byTexts;
        std::string around; // another style each time
        for (int style = 0; style < 8; ++style) {
            around += "<br>";
            for (auto pages = 1 + random() % 3; pages > 0; --pages) {
                std::string body = around;
                for (int place = 0; place < 3; ++place) {
                    body += "<p>";
                    for (std::uint32_t word = 0; word < 6; ++word)
                        body += random() % 4 == 0 ? "" : "w" + std::to_string(word) + " ";
                    body += "</p>";
                }
                grow(site, page("<body>" + body));
            }
        }
        std::vector<std::vector<ElementId>> places;
        const ElementId body = elementOf(site, site.tree, "body");
        SimilarClusters clusters(site.tree, options);
        std::vector<std::size_t> numbers;
        for (const StyleId style : StylesOf(site.tree, body)) {
            places.emplace_back();
            for (const ElementId element : site.tree.elementsOf(style)) {
                if (site.vocabulary.labels.text(site.tree.element(element).label.value) != "p")
                    continue;
                places.back().push_back(element);
                numbers.push_back(clusters.add({element}, places.size() - 1));
            }
        }
        ASSERT_EQ(numbers, clustersOneByOne(site.tree, places, options)) << round;
        joined += numbers.size() - 1 - *std::ranges::max_element(numbers);
    }
    EXPECT_GT(joined, 500U);
}

TEST(SstMerging, isStopped)
{
    SiteStyleTree site;
    for (const char* body : {"<p>one</p><b>two</b>", "<br><p>one</p><b>two</b>"})
        grow(site, page("<body>" + std::string(body)));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(measure(site, {}, stop.get_token()).tree.elementCount(), 1U);
    EXPECT_GT(measure(site).tree.elementCount(), 1U);
    const std::array root{rootElement};
    EXPECT_TRUE(contentOf(site.tree, root, stop.get_token()).empty()) << "within an element node, too";
    EXPECT_FALSE(contentOf(site.tree, root).empty());
}

} // namespace
} // namespace tagseam::test
