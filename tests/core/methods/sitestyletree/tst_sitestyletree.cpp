// SPDX-License-Identifier: MIT
// Building site style trees, and how important their nodes are: the paper's examples first.
#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/mergesimilar.h"
#include "core/methods/sitestyletree/similarclusters.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <set>

namespace tagseam::test {
namespace {

// Figure 4 as pages: below the body Table-Img-Table-Table on all 100 of them, below one table four styles.
TEST(SstImportance, isThatOfFigure4OnPages)
{
    std::vector<std::string> bodies;
    for (const auto& [style, pages] :
         {std::pair("<tr><td>a</td></tr>", 35), std::pair("<tr><td>a</td><td>b</td></tr>", 25),
          std::pair("<tr><th>a</th></tr>", 25), std::pair("<tr><th>a</th><td>b</td></tr>", 15)})
        bodies.insert(bodies.end(), pages,
                      "<table width=1><tr><td>x</table><img src=i><table width=2>" + std::string(style) +
                          "</table><table width=3><tr><td>y</table>");
    const SiteStyleTree site = learnt(bodies, byTexts);
    const MeasuredTree measured = measure(site, basicMeasure);
    EXPECT_EQ(importanceOf(measured, "body").node, 0);
    const ElementNode& body = site.tree.element(elementOf(site, site.tree, "body"));
    EXPECT_EQ(body.styleCount, 1U);
    EXPECT_EQ(body.pages, 100U);
    // libxml2 puts no tbody around rows: the styles of the table are those of its only row.
    EXPECT_NEAR(importanceOf(measured, "table width=\"2\"").node, 0, 1e-12);
    const StyleId row = site.tree.element(elementOf(site, site.tree, "table width=\"2\"")).firstStyle;
    const ElementId tr = site.tree.elementsOf(row)[0];
    EXPECT_EQ(site.tree.element(tr).styleCount, 4U);
    EXPECT_NEAR(measured.importance(tr).node, 0.292, 0.0005);
}

TEST(SiteStyleTree, hasStylesAndPages)
{
    constexpr StyleTreeOptions byTextParents{DisplayAttributes::WithClasses, LeafNodes::TextParents};
    constexpr StyleTreeOptions byTagParents{DisplayAttributes::WithClasses, LeafNodes::TagParents};
    constexpr StyleTreeOptions presentational{DisplayAttributes::Presentational, LeafNodes::Texts};
    constexpr StyleTreeOptions noAttributes{DisplayAttributes::None, LeafNodes::Texts};
    const std::string start = "<table width=1></table><img><table width=2>";
    const std::vector<std::string> figure3{start + "<p></p><img><p></p><a></a></table>",
                                           start + "<p></p><br><p></p></table>"};
    const std::vector<std::string> attributes{"<p class=a align=left id=x>1", "<p align=left class=a id=y>2",
                                              "<p class=b align=left>3"};
    const std::vector<std::string> leaves{"<div><p>a <b>c</b></p><p>d</p></div>stray"};
    struct Row {
        std::vector<std::string> bodies;
        const char* tree;
        StyleTreeOptions options = byTexts;
    };
    for (const Row& row :
         {Row{figure3, "(2[body(2[table width=\"1\" img table width=\"2\"(1[p img p a] 1[p br p])])])"},
          {{"<div><p>a</p><img></div>", "<div><p>b</p><br></div>", "<div><p>c</p><img></div>"},
           "(3[body(3[div(2[p(2[#text]) img] 1[p(1[#text]) br])])])"},
          {attributes,
           "(3[body(2[p align=\"left\" class=\"a\"(2[#text])] 1[p align=\"left\" class=\"b\"(1[#text])])])"},
          {attributes, "(3[body(3[p align=\"left\"(3[#text])])])", presentational},
          {attributes, "(3[body(3[p(3[#text])])])", noAttributes},
          {leaves, "(1[body(1[div(1[p(1[#text b(1[#text])]) p(1[#text])]) #text])])"},
          {leaves, "(1[body(1[div(1[p(1[#text b]) p]) #text])])", byTextParents},
          {leaves, "(1[body(1[div(1[p p]) #text])])", byTagParents},
          {{"<script>1</script><!-- n --> <style>x</style>&nbsp;<p>&nbsp;</p><noscript>n</noscript>"},
           "(1[body(1[p])])"}}) {
        const SiteStyleTree site = learnt(row.bodies, row.options);
        EXPECT_EQ(textOf(site, site.tree), row.tree);
    }
}

TEST(SiteStyleTree, takesADigestOfWhatIsLong)
{
    const std::string key = featureKey(FeatureKind::Image, std::string(1'000'000, 'x'));
    EXPECT_EQ(key.substr(0, 8), "isha256:");
    EXPECT_EQ(key.size(), 72U);
    EXPECT_EQ(featureKey(FeatureKind::Word, "a\xFF\xC3\xA9"), "wa\xEF\xBF\xBD\xC3\xA9");
}

TEST(SiteStyleTree, hasPagesOf100000Levels)
{
    const Document deep = tree("html(body(" + repeated(100'000, "div('t' "));
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

TEST(SstMerging, needsTheSameTagAndContentThatIsAlikeToLambda)
{
    struct Row {
        const char* why;
        std::vector<std::string> bodies;
        bool isMerged;
    };
    for (const Row& row :
         {Row{"6 of 7 features are 0.857", {"<p>1 2 3 4 5 6</p><br>", "<p>1 2 3 4 5 6 7</p><hr>"}, true},
          {"5 of 6 features are 0.833", {"<p>1 2 3 4 5</p><br>", "<p>1 2 3 4 5 6</p><hr>"}, false},
          {"|I| > 0", {"<p></p><br>", "<p></p><hr>"}, false},
          {"other attributes", {"<p>same</p><br>", "<p class=c>same</p><hr>"}, false},
          {"features that differ are on too few pages to be characteristic",
           {"<p>w 1</p><br>", "<p>w 2</p><br>", "<p>w 3</p><hr>", "<p>w 4</p><hr>"},
           true}}) {
        const SiteStyleTree site = learnt(row.bodies, byTexts);
        EXPECT_EQ(measure(site).tree.elementCount() < site.tree.elementCount(), row.isMerged) << row.why;
    }
}

// Two pages whose levels all have two styles, each with the content of all levels below in it.
TEST(SstMerging, ofAHostileTreeEnds)
{
    const auto chain = [](const std::string& beside) {
        std::string outline = "body(";
        for (int i = 0; i < (isSanitized ? 3'000 : 20'000); ++i)
            outline += beside + " div('w" + std::to_string(i) + "' ";
        return tree(outline);
    };
    SiteStyleTree site;
    grow(site, chain("p"));
    grow(site, chain("br"));
    const MeasuredTree measured = measure(site);
    EXPECT_LT(measured.tree.elementCount(), site.tree.elementCount());
}

// The oracle compares each place with all clusters, and joins it to the first similar one.
class PlainClusters {
  public:
    PlainClusters(const StyleTree& tree, const MeasureOptions& options) : m_tree(tree), m_options(options) {}

    std::size_t add(ElementId place, std::size_t style)
    {
        const Cluster own{contentOf(m_tree, std::array{place}), m_tree.element(place).pages, style};
        std::size_t number = 0;
        while (number < m_clusters.size() &&
               (m_clusters[number].style == style ||
                likenessOf(characteristic(m_clusters[number]), characteristic(own)) < m_options.likeness))
            ++number;
        if (number == m_clusters.size())
            m_clusters.push_back({{}, 0, style});
        addContent(m_clusters[number].content, own.content);
        m_clusters[number].pages += own.pages;
        m_clusters[number].style = style;
        return number;
    }

  private:
    struct Cluster {
        PagesOfFeatures content;
        std::uint32_t pages = 0;
        std::size_t style = 0;
    };
    std::vector<std::uint32_t> characteristic(const Cluster& cluster) const
    {
        return characteristicOf(cluster.content, cluster.pages, m_options.characteristicShare);
    }

    const StyleTree& m_tree;
    const MeasureOptions& m_options;
    std::vector<Cluster> m_clusters;
};

TEST(SstMerging, isWhatComparingWithAllGives)
{
    std::mt19937 random(5);
    std::size_t joined = 0;
    for (int round = 0; round < (isShort ? 100 : 400); ++round) {
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
        SimilarClusters clusters(site.tree, options);
        PlainClusters plain(site.tree, options);
        std::set<std::size_t> seen;
        std::size_t style = 0;
        for (const StyleId each : StylesOf(site.tree, elementOf(site, site.tree, "body"))) {
            for (const ElementId element : site.tree.elementsOf(each)) {
                if (site.vocabulary.labels.text(site.tree.element(element).label.value) != "p")
                    continue;
                const std::size_t number = clusters.add({element}, style);
                ASSERT_EQ(number, plain.add(element, style)) << round;
                joined += seen.insert(number).second ? 0 : 1;
            }
            ++style;
        }
    }
    EXPECT_GT(joined, 500U);
}

TEST(SstMerging, isStopped)
{
    const SiteStyleTree site = learnt({"<p>one</p><b>two</b>", "<br><p>one</p><b>two</b>"});
    EXPECT_EQ(measure(site, {}, stopToken()).tree.elementCount(), 1U);
    EXPECT_GT(measure(site).tree.elementCount(), 1U);
    const std::array root{rootElement};
    EXPECT_TRUE(contentOf(site.tree, root, stopToken()).empty()) << "within an element node, too";
    EXPECT_FALSE(contentOf(site.tree, root).empty());
}

} // namespace
} // namespace tagseam::test
