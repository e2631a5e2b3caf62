// SPDX-License-Identifier: MIT
// Pagelets by the k-hyperlink rule, shingles, and local template detection: what they say, plain oracles on
// pages of any shape, and pages that are deep or wide.
#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/pagelets/shingle.h"
#include "tests/core/testpages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Document bodyOf(const std::string& html)
{
    return page("<html><body>" + html + "</body></html>");
}

PageletOptions links(std::uint32_t fewest, std::uint32_t window = 10)
{
    return {fewest, window};
}

// "ul 3": the element and its hyperlinks.
std::vector<std::string> pageletTexts(const Document& page, std::uint32_t k)
{
    std::vector<std::string> texts;
    for (const Pagelet& each : pageletsOf(page, links(k)).pagelets)
        texts.push_back(std::string(page.name(each.root)) + " " + std::to_string(each.links));
    return texts;
}

std::string link(const std::string& text)
{
    return "<a href=x>" + text + "</a>";
}

const std::string threeLinks = link("one") + link("two") + link("three");

TEST(Pagelets, areWhereNoChildHoldsThreeLinks)
{
    const std::string two = link("four") + link("five");
    const Document page =
        bodyOf("<div><p>" + two + "</p>" + link("six") + "</div><ul>" + threeLinks + "</ul><h1>t</h1>");
    EXPECT_THAT(pageletTexts(page, 3), ElementsAre("div 3", "ul 3", "h1 0"));
    EXPECT_THAT(pageletTexts(page, 4), ElementsAre("body 6")) << "no child of the body holds four";
    EXPECT_THAT(pageletTexts(page, 2), ElementsAre("p 2", "a 1", "ul 3", "h1 0"));
}

TEST(Pagelets, aChildThatIsALinkHoldsOne)
{
    const Document page = bodyOf("<p>" + link("one") + "<b>bold</b></p>");
    EXPECT_THAT(pageletTexts(page, 1), ElementsAre("a 1", "b 0"));
    EXPECT_THAT(pageletTexts(page, 2), ElementsAre("body 1"));
}

TEST(Pagelets, ofAPageWithoutLinksAreTheBody)
{
    EXPECT_THAT(pageletTexts(bodyOf("<div><p>text</p></div>"), 3), ElementsAre("body 0"));
    EXPECT_THAT(pageletTexts(page("<html><head><title>t</title></head></html>"), 3), IsEmpty());
}

TEST(Pagelets, countAnchorsAndAreasWithAnAddress)
{
    const Document page =
        bodyOf("<map><area href=x><area href=y></map><p><a name=n>named</a><link href=z></p>");
    EXPECT_THAT(pageletTexts(page, 2), ElementsAre("map 2", "p 0"));
}

TEST(Pagelets, leaveTextsBesideThemAlone)
{
    const Document page = bodyOf("loose<ul>" + threeLinks + "</ul>");
    EXPECT_THAT(pageletTexts(page, 3), ElementsAre("ul 3"));
}

TEST(Pagelets, areNoScriptsAndReadNoneOfThem)
{
    const Document page = bodyOf("<script>var words;</script><style>p { }</style><ul>" + threeLinks +
                                 "<script>more()</script></ul>");
    const PagePagelets found = pageletsOf(page);
    ASSERT_EQ(found.pagelets.size(), 1U);
    EXPECT_EQ(found.pagelets[0].words, 3U);
}

TEST(Pagelets, withoutWordsHaveNoShingle)
{
    const Document page = bodyOf("<img src=a><ul>" + threeLinks + "</ul>");
    const PagePagelets found = pageletsOf(page);
    ASSERT_EQ(found.pagelets.size(), 2U);
    EXPECT_FALSE(found.pagelets[0].shingle);
    EXPECT_TRUE(found.pagelets[1].shingle);
}

// The rule by its words, on every element at once.
std::vector<NodeId> plainPagelets(const Document& page, std::uint32_t k)
{
    const auto isHidden = [&](NodeId node) {
        return page.isElement(node) &&
               std::set<std::string_view>{"script", "style", "noscript", "template"}.contains(
                   page.name(node));
    };
    std::function<std::uint32_t(NodeId)> linksIn = [&](NodeId node) -> std::uint32_t {
        if (!page.isElement(node) || isHidden(node))
            return 0;
        std::uint32_t count = page.name(node) == "a" && page.hasAttribute(node, "href") ? 1 : 0;
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child))
            count += linksIn(child);
        return count;
    };
    const auto holdsNoMore = [&](NodeId node) {
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
            if (linksIn(child) >= k)
                return false;
        }
        return page.isElement(node) && !isHidden(node);
    };
    std::vector<NodeId> pagelets;
    const NodeId body = page.body();
    for (NodeId node = body; body != noNode && node < page.subtreeEnd(body); ++node.value) {
        bool isThere = holdsNoMore(node);
        for (NodeId up = node; isThere && up != body; up = page.parent(up))
            isThere = !holdsNoMore(page.parent(up)) && !isHidden(page.parent(up));
        if (isThere)
            pagelets.push_back(node);
    }
    return pagelets;
}

void addLinks(PlainNode& node, std::mt19937& random)
{
    if (node.kind == NodeKind::Element && node.value == "span") {
        node.value = "a";
        if (random() % 4 != 0)
            node.attributes.emplace_back("href", "x");
    }
    for (PlainNode& child : node.children)
        addLinks(child, random);
}

Document pageOfLinks(std::mt19937& random)
{
    PlainNode tree = randomPage(random);
    addLinks(tree, random);
    return build(tree);
}

TEST(Pagelets, areThoseOfThePlainRule)
{
    std::mt19937 random(12);
    std::map<std::size_t, int> sizes;
    for (int round = 0; round < (isSanitized ? 200 : 1000); ++round) {
        const Document page = pageOfLinks(random);
        for (const std::uint32_t k : {1U, 2U, 3U, 5U}) {
            std::vector<NodeId> roots;
            for (const Pagelet& pagelet : pageletsOf(page, links(k)).pagelets)
                roots.push_back(pagelet.root);
            ASSERT_EQ(roots, plainPagelets(page, k)) << k << "\n" << outline(page);
            ++sizes[roots.size()];
        }
    }
    EXPECT_GT(sizes.size(), 5U) << "pages of many pagelets come up";
}

std::uint64_t shingleOf(std::string_view text, std::uint32_t window)
{
    Shingler shingler(window);
    shingler.add(text);
    return shingler.shingle().value_or(0);
}

TEST(Shingle, isThatOfTheWordsHoweverTheyArePartedAndSpelled)
{
    EXPECT_EQ(shingleOf("Home  Product Guides", 10), shingleOf("\n home\tproduct\xC2\xA0guides ", 10));
    EXPECT_NE(shingleOf("home product", 10), shingleOf("product home", 10));
    EXPECT_NE(shingleOf("home product", 10), shingleOf("homeproduct", 10));
    Shingler pieces(10);
    pieces.add("home ");
    pieces.add("product");
    EXPECT_EQ(pieces.shingle(), shingleOf("home product", 10));
}

TEST(Shingle, ofNoWordsIsNone)
{
    Shingler shingler(10);
    shingler.add(" \n\xC2\xA0");
    EXPECT_FALSE(shingler.shingle());
    EXPECT_EQ(shingler.words(), 0U);
}

// Each window by itself: its shingle when it is the whole text.
TEST(Shingle, isTheLeastOfItsWindows)
{
    std::mt19937 random(3);
    for (int round = 0; round < 300; ++round) {
        const auto window = static_cast<std::uint32_t>(1 + random() % 6);
        std::vector<std::string> words(1 + random() % 30);
        std::string text;
        for (std::string& word : words)
            text += (word = std::string(1, static_cast<char>('a' + random() % 4))) + " ";
        std::uint64_t least = ~std::uint64_t{0};
        for (std::size_t at = 0; at + window <= words.size(); ++at) {
            std::string part;
            for (std::size_t i = at; i < at + window; ++i)
                part += words[i] + " ";
            least = std::min(least, shingleOf(part, window));
        }
        if (words.size() >= window) {
            ASSERT_EQ(shingleOf(text, window), least) << text;
        }
    }
}

TEST(Shingle, isSharedAsOftenAsWindowsAre)
{
    std::mt19937 random(5);
    int shared = 0;
    constexpr int rounds = 1000;
    for (int round = 0; round < rounds; ++round) {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "w" + std::to_string(random() % 100000) + " ";
        shared += shingleOf(text, 10) == shingleOf(text + "another", 10) ? 1 : 0;
    }
    EXPECT_GT(shared, rounds * 97 / 100) << "91 of 92 windows are the same";
    EXPECT_LT(shared, rounds);
}

// Kept texts, parted by "|".
std::string keptTexts(const Document& page, const KeepMask& kept)
{
    std::string texts;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (kept[node.value] && page.kind(node) == NodeKind::Text)
            texts += (texts.empty() ? "" : "|") + std::string(page.text(node));
    }
    return texts;
}

std::string article(const std::string& title)
{
    return "<ul>" + threeLinks + "</ul><div>" + title + "</div><p>imprint</p>";
}

TEST(PageletTemplates, goFromPagesThatAreNew)
{
    std::vector<Document> pages;
    for (const char* title : {"first", "second"})
        pages.push_back(bodyOf(article(title)));
    const PageletTemplates templates = templatesOf(pages);
    const Document own = bodyOf(article("third") + "<p>imprint of mine</p>");
    const FilterResult cleaned = removeTemplates(own, templates);
    EXPECT_EQ(keptTexts(own, cleaned.kept), "third|imprint of mine");
    std::vector<std::string> told;
    for (const FilterDecision& each : cleaned.decisions)
        told.push_back(std::string(own.name(each.nodes.front())) + (each.isKept ? " kept " : " noise ") +
                       std::string(each.reason) + " " + std::to_string(static_cast<int>(*each.figure)));
    EXPECT_THAT(told, ElementsAre("ul noise template 2", "div kept pagelet 0", "p noise template 2",
                                  "p kept pagelet 0"));
    EXPECT_EQ(cleaned.threshold, 2);
}

TEST(PageletTemplates, countADuplicateOfAPageOnce)
{
    std::vector<Document> pages;
    pages.push_back(bodyOf(article("same")));
    pages.push_back(bodyOf("<h2>" + article("same") + "</h2>")); // the same words in other tags
    EXPECT_EQ(keptTexts(pages[0], removeTemplates(pages[0], templatesOf(pages)).kept),
              "one|two|three|same|imprint");
    pages.push_back(bodyOf(article("other")));
    EXPECT_EQ(keptTexts(pages[0], removeTemplates(pages[0], templatesOf(pages)).kept), "same");
}

TEST(PageletTemplates, mayBeOfOnePage)
{
    std::vector<Document> pages;
    pages.push_back(bodyOf("<p>top</p><ul>" + threeLinks + "</ul>own<p>top</p>"));
    EXPECT_EQ(keptTexts(pages[0], removeTemplates(pages[0], templatesOf(pages)).kept), "one|two|three|own");
}

TEST(PageletTemplates, thatAreTheWholeBodyLeaveTheBody)
{
    std::vector<Document> pages;
    pages.push_back(page("<body>text</body>"));
    PageletTemplates templates = templatesOf(pages);
    templates.pagelets.begin()->second = 2;
    const FilterResult cleaned = removeTemplates(pages[0], templates);
    EXPECT_EQ(keptTexts(pages[0], cleaned.kept), "");
    EXPECT_TRUE(cleaned.kept[pages[0].body().value]);
}

TEST(PageletTemplates, areTheSameLearntPageByPageInAnyOrder)
{
    std::mt19937 random(8);
    for (int round = 0; round < 50; ++round) {
        std::vector<Document> pages;
        for (int i = 0; i < 6; ++i)
            pages.push_back(pageOfLinks(random));
        const PageletTemplates all = templatesOf(pages, links(2));
        PageletTemplates byPage{links(2), {}, {}};
        for (const Document& each : pages)
            learn(byPage, each);
        EXPECT_EQ(byPage, all);
        PageletTemplates again = all;
        learn(again, pages[0]);
        EXPECT_EQ(again, all) << "a page that was there";
        std::vector<std::uint64_t> shingles;
        for (const Document& each : pages) {
            for (const Pagelet& pagelet : pageletsOf(each, links(2)).pagelets)
                shingles.push_back(pagelet.shingle.value_or(0));
        }
        for (const auto& [shingle, count] : all.pagelets)
            EXPECT_LE(count, std::ranges::count(shingles, shingle));
    }
}

TEST(PageletTemplates, removeWholePageletsAndNothingElse)
{
    std::mt19937 random(21);
    int removed = 0;
    for (int round = 0; round < (isSanitized ? 150 : 300); ++round) {
        std::vector<Document> pages;
        for (int i = 0; i < 8; ++i)
            pages.push_back(pageOfLinks(random));
        const PageletTemplates templates = templatesOf(pages, links(1));
        const Document& page = pages[static_cast<std::size_t>(round) % 8];
        KeepMask within(page.size(), true);
        for (NodeId node{1}; node.value < page.size(); ++node.value)
            within[node.value] = within[page.parent(node).value] && random() % 8 != 0;
        KeepMask expected(page.size(), true);
        for (const Pagelet& pagelet : pageletsOf(page, links(1)).pagelets) {
            if (!pagelet.shingle || !templates.isTemplate(*pagelet.shingle))
                continue;
            for (std::uint32_t node = pagelet.root.value; node < page.subtreeEnd(pagelet.root).value; ++node)
                expected[node] = NodeId{node} == page.body();
            ++removed;
        }
        ASSERT_EQ(removeTemplates(page, templates).kept, expected);
        const FilterResult part = removeTemplates(page, templates, &within);
        for (std::uint32_t node = 0; node < page.size(); ++node)
            ASSERT_EQ(part.kept[node], expected[node] && within[node]) << outline(page);
        for (const FilterDecision& each : part.decisions)
            ASSERT_TRUE(within[each.nodes.front().value]);
    }
    EXPECT_GT(removed, 50);
}

TEST(PageletTemplates, takeDeepAndWidePages)
{
    constexpr int many = 100000;
    DocumentBuilder deep;
    deep.open("body");
    for (int i = 0; i < many; ++i) {
        deep.open("a");
        deep.attribute("href", "x");
        deep.text("w");
    }
    DocumentBuilder wide;
    wide.open("body");
    wide.text("own");
    for (int i = 0; i < many; ++i) {
        wide.open("a");
        wide.attribute("href", "x");
        wide.text("w");
        wide.close();
    }
    std::vector<Document> pages;
    pages.push_back(std::move(deep).finish());
    pages.push_back(std::move(wide).finish());
    const PagePagelets inDeep = pageletsOf(pages[0]);
    ASSERT_EQ(inDeep.pagelets.size(), 1U);
    EXPECT_EQ(inDeep.pagelets[0].links, 3U);
    EXPECT_EQ(pageletsOf(pages[1]).pagelets.size(), 1U);
    EXPECT_EQ(pageletsOf(pages[1], links(1)).pagelets.size(), static_cast<std::size_t>(many));
    const PageletTemplates templates = templatesOf(pages, links(1));
    EXPECT_EQ(keptTexts(pages[1], removeTemplates(pages[1], templates).kept), "own");
}

} // namespace
} // namespace tagseam::test
