// SPDX-License-Identifier: MIT
// Marking a site style tree and cleaning pages with it: the paper's steps, and random sites.
#include "core/methods/methods.h"
#include "core/methods/sitestyletree/nodereason.h"
#include "core/methods/sitestyletree/thresholds.h"
#include "core/page/serializehtml.h"
#include "tests/core/methods/sitestyletree/sstoracle.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

const std::string menuHtml = "<div class=menu><b>Home</b> <i>News</i></div>";
const std::string footer = "<div class=footer><b>Copyright</b></div>";

std::string shopPage(const std::string& text)
{
    return menuHtml + "<div class=main><h1>Price of</h1><p>" + text + "</p></div>" + footer;
}

class SstPages : public testing::Test {
  protected:
    void measureWith(MeasureOptions options) { m_measured = measure(m_site, options); }

    CleanedPage clean(const Document& page, double threshold)
    {
        m_marks = markElements(m_measured, threshold);
        return cleanPage(page, m_measured, m_marks);
    }
    NodeReason reason(const Document& page, const CleanedPage& cleaned, std::string_view name) const
    {
        return reasonOf(cleaned, m_measured, m_marks, firstNamed(page, name));
    }

    SiteStyleTree m_site = learnt({shopPage("one"), shopPage("two"), shopPage("three")}, byTexts);
    MeasuredTree m_measured = measure(m_site);
    Marks m_marks;
};

TEST_F(SstPages, keepWhatDiffersAndWhatTheTreeDoesNotKnow)
{
    struct Row {
        const char* what;
        std::string body;
        double threshold;
        const char* kept;
    };
    for (const Row& row :
         {Row{"a page of the site", shopPage("four"), 0, "four"},
          {"another style below a known element",
           menuHtml + "<div class=main><h1>Price of</h1><p>4</p><hr></div>" + footer, 0, "Price of|4"},
          {"another style of the body", "<table><tr><td>a</td></tr></table>", 0.5, "a"},
          {"a page that is all noise", shopPage("four"), 1, ""},
          {"an empty body", "", 0.5, ""}}) {
        const Document page = test::page("<html><body>" + row.body + "</body></html>");
        const CleanedPage cleaned = clean(page, row.threshold);
        EXPECT_EQ(keptTexts(page, cleaned.result.kept), row.kept) << row.what;
        EXPECT_TRUE(cleaned.result.kept[page.body().value]) << row.what;
    }
    const Document page = test::page("<body>" + shopPage("four"));
    const CleanedPage cleaned = clean(page, 0);
    EXPECT_EQ(outline(test::page(serializeHtml(page, cleaned.result.kept))),
              "html(head(meta[charset=\"utf-8\"]) body(div[class=\"main\"](p('four'))))");
    EXPECT_EQ(cleaned.words, 6U);
    EXPECT_EQ(cleaned.keptWords, 1U);
    for (const Document& unknown : {build({}), test::page("<body class=other><p>a</p><script>1</script>")})
        EXPECT_EQ(clean(unknown, 0.9).result.kept, KeepMask(unknown.size(), true));
    m_site = SiteStyleTree();
    measureWith({});
    EXPECT_EQ(keptTexts(page, clean(page, 0.5).result.kept), "Home|News|Price of|four|Copyright");
}

TEST_F(SstPages, sayWhy)
{
    const Document page = test::page("<body>" + shopPage("four"));
    const CleanedPage cleaned = clean(page, 0);
    const NodeReason b = reason(page, cleaned, "b");
    EXPECT_EQ(b.status, MapStatus::Noisy);
    EXPECT_FALSE(b.isKept);
    EXPECT_EQ(b.own.mark, ElementMark::Noisy);
    EXPECT_EQ(b.own.pages, 3U);
    EXPECT_EQ(b.decider, firstNamed(page, "div")) << "the maximal noisy element node";
    EXPECT_EQ(b.deciding.importance.composite, 0);
    const NodeReason body = reason(page, cleaned, "body");
    EXPECT_EQ(body.status, MapStatus::Passed);
    EXPECT_EQ(body.own.mark, ElementMark::Neither);
    EXPECT_EQ(body.deciding.element, noElement);
    const NodeReason p = reason(page, cleaned, "p");
    EXPECT_EQ(p.status, MapStatus::Meaningful);
    EXPECT_EQ(p.decider, firstNamed(page, "p"));
    EXPECT_EQ(p.own.noisyFrom, 1);
    EXPECT_EQ(reason(page, cleaned, "html").status, MapStatus::Outside);
    const CleanedPage noise = clean(page, 1);
    EXPECT_EQ(reason(page, noise, "p").decider, noNode);
    EXPECT_EQ(reason(page, noise, "p").deciding.element, rootElement);
    const Document other =
        test::page("<body>" + menuHtml + "<div class=main><h1>Price of</h1><p>4</p><hr></div>");
    const NodeReason possibly = reason(other, clean(other, 0), "p");
    EXPECT_EQ(possibly.status, MapStatus::Possibly);
    EXPECT_EQ(possibly.own.element, noElement);
}

TEST_F(SstPages, dropLocallyNoisyWords)
{
    m_site = learnt({"<div><p>Home 1 <b>Price:</b></p></div><ul><li><u>x</u>",
                     "<div><p>Home 2 <b>Price:</b></p></div><ul><li><u>x</u>"});
    measureWith({});
    const Document page = test::page("<body><div><p>Home 3 <b>Price:</b></p></div><ul><li><u>x</u>");
    const CleanedPage cleaned = clean(page, 0);
    EXPECT_EQ(keptTexts(page, cleaned.result.kept), "Home 3 ");
    const EditedPage without(page, cleaned.result.textEdits);
    EXPECT_EQ(keptTexts(without.document(), cleaned.result.kept), " 3 ");
    EXPECT_EQ(cleaned.keptWords, 1U);
    EXPECT_TRUE(reason(page, cleaned, "b").isLocalNoise);
    measureWith({.localNoise = LocalNoise::Off});
    EXPECT_EQ(keptTexts(page, clean(page, 0).result.kept), "Home 3 |Price:");
    measureWith({.localNoise = LocalNoise::Printed});
    const Document seen = test::page("<body><div><p>Home 1 <b>Price:</b></p></div><ul><li><u>x</u>");
    const CleanedPage printed = clean(seen, 0);
    EXPECT_EQ(keptTexts(EditedPage(seen, printed.result.textEdits).document(), printed.result.kept),
              "Home  |Price:")
        << "to the letter what one page alone has goes";
}

TEST_F(SstPages, dropLocallyNoisyImages)
{
    m_site =
        learnt({"<div><p>1 <img src=dot.gif></p></div><hr>", "<div><p>2 <img src=dot.gif></p></div><hr>"},
               {DisplayAttributes::WithClasses, LeafNodes::TextParents});
    measureWith({});
    const Document page = test::page("<body><div><p>3 <img src=dot.gif><img src=other.gif></p></div><hr>");
    const CleanedPage cleaned = clean(page, 0);
    const NodeId dot = firstNamed(page, "img");
    EXPECT_FALSE(cleaned.result.kept[dot.value]);
    EXPECT_TRUE(reason(page, cleaned, "img").isLocalNoise);
    EXPECT_TRUE(cleaned.result.kept[page.nextSibling(dot).value]) << "no page that was learnt from has it";
    EXPECT_EQ(keptTexts(page, cleaned.result.kept), "3 ");
    measureWith({.localNoise = LocalNoise::Off});
    EXPECT_TRUE(clean(page, 0).result.kept[dot.value]);
}

// "p noise noisy 0.00": the first node, its status, reason and figure.
std::vector<std::string> told(const Document& page, const FilterResult& result)
{
    std::vector<std::string> lines;
    for (const FilterDecision& each : result.decisions)
        lines.push_back(fmt::format("{} {} {} {:.2f}", page.name(each.nodes.front()),
                                    each.isKept ? "kept" : "noise", each.reason, each.figure.value_or(-1)));
    return lines;
}

TEST(SstMethod, tellsWhichNodesAreNoisyAndWhichAreMeaningful)
{
    std::vector<Document> site;
    for (const std::string text : {"one", "two", "three"})
        site.push_back(page("<html><body><div>menu same</div><p>" + text + "</p></body></html>"));
    const Filter filter = methodNamed("sst,leaves=text-parents")->learn(site);
    const FilterResult result = filter({site[0]}, {});
    EXPECT_EQ(keptTexts(site[0], result.kept), "one");
    EXPECT_THAT(told(site[0], result), ElementsAre("div noise noisy 0.00", "p kept meaningful 1.00"));
    EXPECT_EQ(result.threshold, 0.1);
    const Document other = page("<html><body><ul><li>new</li></ul></body></html>");
    EXPECT_THAT(told(other, filter({other}, {})), ElementsAre("body kept possibly -1.00"));
}

// The paper's example of segment 2 (section 4.2.2): a trail of links with the product's name at its end.
std::vector<Document> trailPages()
{
    std::vector<Document> site;
    for (const std::string name : {"ML-1430", "C4100", "LBP-810"})
        site.push_back(
            page("<html><body><p>Home Product Guides Printers " + name + "</p><hr></body></html>"));
    return site;
}

TEST(SstMethod, removesTheWordsOfATextThatAllPagesHave)
{
    const std::vector<Document> site = trailPages();
    const FilterResult result = methodNamed("sst")->learn(site)({site[0]}, {});
    ASSERT_EQ(result.textEdits.size(), 1U);
    EXPECT_EQ(removedCount(result.textEdits), 4U);
    EXPECT_TRUE(result.kept[result.textEdits[0].text.value]);
    EXPECT_EQ(keptTexts(EditedPage(site[0], result.textEdits).document(), result.kept), "    ML-1430");
    EXPECT_TRUE(methodNamed("sst,local-noise=off")->learn(site)({site[0]}, {}).textEdits.empty());
}

TEST(SstMethod, givesTheNextMethodThePageWithoutTheWords)
{
    std::vector<Document> site;
    for (const std::string name : {"a", "b", "c"}) {
        std::string items;
        for (int item = 0; item < 6; ++item)
            items += "<li><b>Price: " + name + std::to_string(item) + "</b><i>new</i></li>";
        site.push_back(page("<html><body><p>about " + name + "</p><ul>" + items + "</ul></body></html>"));
    }
    const FilterResult alone = methodNamed("sst")->learn(site)({site[0]}, {});
    const FilterResult chain = methodNamed("sst+mdr-2003")->learn(site)({site[0]}, {});
    EXPECT_EQ(chain.records.size(), 6U);
    EXPECT_EQ(chain.textEdits, editsWithin(alone.textEdits, chain.kept));
    EXPECT_FALSE(chain.textEdits.empty());
    EXPECT_LT(chain.textEdits.size(), alone.textEdits.size()) << "the paragraph is no record";
}

TEST(SstThresholds, areShownRoundedUp)
{
    for (int i = 0; i <= 10'000; ++i)
        ASSERT_EQ(shownThreshold(i / 10'000.0), i / 10'000.0);
    EXPECT_EQ(shownThreshold(0.12341), 0.1235);
    EXPECT_EQ(shownThreshold(std::nextafter(0.07, 1)), 0.0701);
    EXPECT_EQ(shownThreshold(std::nextafter(0.07, 0)), 0.07);
}

TEST(SstThresholds, areRowsWhereSomethingElseGoes)
{
    const ThresholdTable table{
        {{0, 1, 2, 3}, {0.1, 2, 2, 3}, {0.2, 3, 2, 4}, {0.3, 4, 3, 4}, {0.4, 5, 3, 4}}, 5, 9, 9};
    std::vector<double> thresholds;
    for (const ThresholdRow& row : rowsThatRemoveElse(table))
        thresholds.push_back(row.threshold);
    EXPECT_EQ(thresholds, (std::vector{0.0, 0.2, 0.3}));
    EXPECT_TRUE(rowsThatRemoveElse({}).empty());
}

// Otsu's criterion by its definition: each threshold by itself.
std::optional<double> bestSeparation(const std::vector<double>& words)
{
    std::optional<double> best;
    double greatest = 0;
    for (const double threshold : std::set<double>(words.begin(), words.end())) {
        double sums[2] = {0, 0};
        double counts[2] = {0, 0};
        for (const double word : words) {
            sums[word > threshold ? 1 : 0] += word;
            counts[word > threshold ? 1 : 0] += 1;
        }
        if (counts[1] == 0)
            break;
        const double variance =
            counts[0] * counts[1] * std::pow(sums[0] / counts[0] - sums[1] / counts[1], 2);
        if (variance > greatest * (1 + 1e-12)) {
            greatest = variance;
            best = threshold;
        }
    }
    return best;
}

TEST(SstThresholds, oneSeparatesTheWordsBest)
{
    const SiteStyleTree shop = learnt({shopPage("one"), shopPage("two"), shopPage("three")}, byTexts);
    const MeasuredTree measuredShop = measure(shop);
    ThresholdSample ofShop(measuredShop);
    EXPECT_EQ(ofShop.separatingThreshold(), std::nullopt) << "no page";
    ofShop.add(page("<body>" + shopPage("four")));
    EXPECT_EQ(ofShop.separatingThreshold(), 0) << "menus have importance 0, the texts 1";
    std::mt19937 random(33);
    int found = 0;
    for (int round = 0; round < (isShort ? 60 : 300); ++round) {
        const std::vector<Document> pages = pagesAtRandom(random, 5);
        SiteStyleTree site;
        for (const Document& each : pages)
            grow(site, each);
        const MeasuredTree measured = measure(site);
        ThresholdSample sample(measured);
        std::vector<double> words;
        for (const Document& each : pages) {
            sample.add(each);
            for (const double from : removalThresholds(each, measured).words)
                words.push_back(from == removedAlways ? 0 : from);
        }
        const std::optional<double> expected = bestSeparation(words);
        const std::optional<double> picked = sample.separatingThreshold();
        ASSERT_EQ(picked.has_value(), expected.has_value());
        ASSERT_NEAR(picked.value_or(0), expected.value_or(0), 0.0001) << "rounded up to four digits";
        found += picked ? 1 : 0;
    }
    EXPECT_GT(found, 10);
}

TEST(SstMethod, isThatOfItsTreeWithItsOptions)
{
    std::mt19937 random(31);
    for (int round = 0; round < (isShort ? 20 : 60); ++round) {
        const std::vector<Document> site = pagesAtRandom(random, 6);
        SiteStyleTree tree;
        tree.options.leaves = LeafNodes::Texts;
        for (const Document& each : site)
            grow(tree, each);
        const MeasuredTree measured = measure(tree, {.fewestPages = 3, .mergesSimilar = false});
        const Marks marks = markElements(measured, 0.3);
        const Filter filter =
            methodNamed("sst,threshold=0.3,fewest-pages=3,merge=no,leaves=texts")->learn(site);
        for (const Document& each : site)
            ASSERT_EQ(filter({each}, {}).kept, cleanPage(each, measured, marks).result.kept);
    }
}

TEST(SstMethod, decidesEachNodeAtMostOnceAndAsItsFiguresSay)
{
    std::mt19937 random(32);
    std::set<std::string_view> reasons;
    for (int round = 0; round < (isShort ? 40 : 150); ++round) {
        const std::vector<Document> site = pagesAtRandom(random, 5);
        const Document& page = site[4];
        const FilterResult result =
            methodNamed("sst,threshold=0.4")->learn(std::span(site).first(4))({page}, {});
        std::vector<int> decided(page.size(), 0);
        for (const FilterDecision& each : result.decisions) {
            reasons.insert(each.reason);
            ASSERT_EQ(each.nodes.size(), 1U);
            ASSERT_TRUE(!each.figure || each.isKept == (*each.figure > *result.threshold)) << outline(page);
            const NodeId node = each.nodes.front();
            for (std::uint32_t i = node.value; i < page.subtreeEnd(node).value; ++i) {
                decided[i] += each.reason == "local-noise" ? 0 : 1;
                ASSERT_FALSE(!each.isKept && result.kept[i] && NodeId{i} != page.body());
            }
        }
        ASSERT_LE(std::ranges::max(decided), 1) << outline(page);
    }
    EXPECT_EQ(reasons.size(), 4U) << "noisy, meaningful, possibly and local-noise come up";
}

void expectSame(const MeasuredTree& measured, ElementId id, const OracleElement& oracle)
{
    const StyleTree& tree = measured.tree;
    ASSERT_EQ(tree.element(id).pages, oracle.pages.size());
    ASSERT_EQ(tree.element(id).styleCount, oracle.styles.size());
    ASSERT_EQ(tree.element(id).leafPages, oracle.leaves.size());
    ASSERT_NEAR(measured.importance(id).node, oracle.nodeImportance(), 1e-9);
    ASSERT_NEAR(measured.importance(id).composite, oracle.compositeImportance(), 1e-9);
    std::size_t s = 0;
    for (const StyleId style : StylesOf(tree, id)) {
        ASSERT_EQ(tree.style(style).pages, oracle.styles[s].pages.size());
        ASSERT_EQ(tree.style(style).count, oracle.styles[s].elements.size());
        for (std::size_t i = 0; i < oracle.styles[s].elements.size(); ++i)
            expectSame(measured, tree.elementsOf(style)[i], *oracle.styles[s].elements[i]);
        ++s;
    }
}

TEST(SstProperty, isWhatThePaperSaysOfPagesAtRandom)
{
    std::mt19937 random(1);
    for (int round = 0; round < (isShort ? 200 : 1000); ++round) {
        SCOPED_TRACE(round);
        const auto leaves = static_cast<LeafNodes>(round % 3);
        const std::vector<Document> pages = pagesAtRandom(random);
        SstOracle oracle(leaves);
        SiteStyleTree site;
        site.options.leaves = leaves;
        for (std::size_t i = 0; i + 1 < pages.size() || i == 0; ++i) {
            grow(site, pages[i]);
            oracle.grow(pages[i]);
        }
        const MeasuredTree measured = measure(site, basicMeasure);
        ASSERT_NO_FATAL_FAILURE(expectSame(measured, rootElement, oracle.root));
        for (const double t : {0.0, 0.05, static_cast<double>(random() % 1000) / 999.5}) {
            const Marks marks = markElements(measured, t);
            for (const Document* page : {&pages.front(), &pages.back()}) {
                if (page->body() == noNode)
                    continue;
                std::vector<NodeId> returned;
                oracle.map(oracle.root, *page, NodeId{0}, t, returned);
                if (!returned.empty() && returned.front() == NodeId{0})
                    returned.front() = page->body();
                ASSERT_EQ(cleanPage(*page, measured, marks).result.kept, keepSubtrees(*page, returned)) << t;
            }
        }
    }
}

TEST(SstProperty, growingIsBuildingAndAFileGrowsOn)
{
    std::mt19937 random(2);
    for (int round = 0; round < (isShort ? 100 : 500); ++round) {
        SCOPED_TRACE(round);
        const std::vector<Document> pages = pagesAtRandom(random);
        SiteStyleTree whole;
        SiteStyleTree grown;
        whole.options.leaves = grown.options.leaves = static_cast<LeafNodes>(round % 3);
        for (const Document& page : pages)
            grow(whole, page);
        for (const Document& page : pages) {
            Result<SiteStyleTree> again = readStyleTree(styleTreeJson(grown));
            ASSERT_TRUE(again) << again.error().where << again.error().detail;
            grown = *std::move(again);
            grow(grown, page);
        }
        ASSERT_EQ(styleTreeJson(grown), styleTreeJson(whole));
    }
}

// Cleaned again with the threshold, the pages have the numbers of the row.
void expectRow(const ThresholdRow& row, double threshold, const std::vector<Document>& pages,
               const MeasuredTree& measured)
{
    const Marks marks = markElements(measured, threshold);
    std::uint64_t nodes = 0;
    std::uint64_t words = 0;
    for (const Document& page : pages) {
        const CleanedPage cleaned = cleanPage(page, measured, marks);
        ASSERT_NO_FATAL_FAILURE(expectMask(page, cleaned.result));
        ASSERT_LE(cleaned.keptWords, cleaned.words);
        for (std::uint32_t node = 0; node < page.size(); ++node)
            nodes += cleaned.mapping.tags.isThere(NodeId{node}) && !cleaned.result.kept[node] ? 1 : 0;
        words += cleaned.words - cleaned.keptWords;
    }
    ASSERT_EQ(row.removedNodes, nodes) << threshold;
    ASSERT_EQ(row.removedWords, words) << threshold;
    ASSERT_EQ(row.noisyElements, std::ranges::count(marks.marks, ElementMark::Noisy)) << threshold;
}

TEST(SstProperty, holdsWithAllEnhancements)
{
    std::mt19937 random(3);
    for (int round = 0; round < (isShort ? 100 : 500); ++round) {
        SCOPED_TRACE(round);
        const std::vector<Document> pages = pagesAtRandom(random);
        SiteStyleTree site;
        site.options.leaves = static_cast<LeafNodes>(round % 3);
        for (std::size_t i = 0; i + 1 < pages.size() || i == 0; ++i)
            grow(site, pages[i]);
        MeasureOptions options;
        options.probability = static_cast<FeatureProbability>(round % 2);
        options.likeness = 0.5; // so that much is merged
        const MeasuredTree measured = measure(site, options);
        for (std::uint32_t i = 0; i < measured.tree.elementCount(); ++i) {
            const ElementNode& element = measured.tree.element(ElementId{i});
            std::uint32_t below = element.leafPages;
            for (const StyleId style : StylesOf(measured.tree, ElementId{i}))
                below += measured.tree.style(style).pages;
            ASSERT_EQ(below, element.pages);
            const Importance& importance = measured.importance(ElementId{i});
            for (const double value : {importance.node, importance.composite, importance.content}) {
                ASSERT_GE(value, 0);
                ASSERT_LE(value, 1);
            }
        }
        ThresholdSample sample(measured);
        for (const Document& page : pages)
            sample.add(page);
        const ThresholdTable table = sample.table();
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const ThresholdRow& row = table.rows[i];
            ASSERT_NO_FATAL_FAILURE(expectRow(row, row.threshold, pages, measured));
            const bool isLast = i + 1 == table.rows.size();
            const double last = isLast ? 1 : std::nextafter(table.rows[i + 1].threshold, 0.0);
            ASSERT_NO_FATAL_FAILURE(expectRow(row, last, pages, measured));
        }
    }
}

} // namespace
} // namespace tagseam::test
