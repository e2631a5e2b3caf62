// SPDX-License-Identifier: MIT
// Pagelets, shingles and template detection: examples, plain oracles, deep and wide pages.
#include "core/methods/methods.h"
#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/pagelets/shingle.h"
#include "tests/core/methods/methodpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <set>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

std::vector<Document> pagesOf(const std::vector<std::string>& bodies)
{
    std::vector<Document> pages;
    for (const std::string& body : bodies)
        pages.push_back(page("<body>" + body));
    return pages;
}

std::string link(const std::string& text)
{
    return "<a href=x>" + text + "</a>";
}

const std::string threeLinks = link("one") + link("two") + link("three");

TEST(Pagelets, readNoScriptsAndHaveNoShingleWithoutWords)
{
    const Document page = test::page("<body><script>var words;</script><style>p { }</style><img src=a><ul>" +
                                     threeLinks + "<script>more()</script></ul>");
    const PagePagelets found = pageletsOf(page);
    ASSERT_EQ(found.pagelets.size(), 2U);
    EXPECT_FALSE(found.pagelets[0].shingle);
    EXPECT_TRUE(found.pagelets[1].shingle);
    EXPECT_EQ(found.pagelets[1].words, 3U);
}

bool isHidden(const Document& page, NodeId node)
{
    return page.isElement(node) &&
           std::set<std::string_view>{"script", "style", "noscript", "template", "head", "link", "area"}
               .contains(page.name(node));
}

std::uint32_t linksIn(const Document& page, NodeId node)
{
    if (!page.isElement(node))
        return 0;
    const bool isLink = page.name(node) == "a" || page.name(node) == "area";
    std::uint32_t count = isLink && page.hasAttribute(node, "href") ? 1 : 0;
    if (isHidden(page, node))
        return count;
    for (const NodeId child : childrenOf(page, node))
        count += linksIn(page, child);
    return count;
}

// The rule taken literally, on every element at once.
std::vector<NodeId> plainPagelets(const Document& page, std::uint32_t k)
{
    const auto holdsNoMore = [&](NodeId node) {
        return page.isElement(node) && !isHidden(page, node) &&
               std::ranges::all_of(childrenOf(page, node),
                                   [&](NodeId child) { return linksIn(page, child) < k; });
    };
    std::vector<NodeId> pagelets;
    const NodeId body = page.body();
    for (NodeId node = body; body != noNode && node < page.subtreeEnd(body); ++node.value) {
        bool isThere = holdsNoMore(node);
        for (NodeId up = node; isThere && up != body; up = page.parent(up))
            isThere = !holdsNoMore(page.parent(up)) && !isHidden(page, page.parent(up));
        if (isThere)
            pagelets.push_back(node);
    }
    return pagelets;
}

void addLinks(PlainNode& node, std::mt19937& random)
{
    if (node.kind == NodeKind::Element && node.value == "span") {
        node.value = std::array{"a", "a", "a", "area", "link"}.at(random() % 5);
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
    std::set<std::size_t> sizes;
    for (int round = 0; round < (isShort ? 200 : 1000); ++round) {
        const Document page = pageOfLinks(random);
        for (const std::uint32_t k : {1U, 2U, 3U, 5U}) {
            std::vector<NodeId> roots;
            for (const Pagelet& pagelet : pageletsOf(page, {k, 10}).pagelets) {
                roots.push_back(pagelet.root);
                ASSERT_EQ(pagelet.links, linksIn(page, pagelet.root));
            }
            ASSERT_EQ(roots, plainPagelets(page, k)) << k << "\n" << outline(page);
            sizes.insert(roots.size());
        }
    }
    EXPECT_GT(sizes.size(), 5U);
}

std::uint64_t shingleOf(std::string_view text, std::uint32_t window)
{
    Shingler shingler(window);
    shingler.add(text);
    return shingler.shingle().value_or(0);
}

TEST(Shingle, isThatOfTheWordsHoweverTheyAreSeparatedAndSpelled)
{
    EXPECT_EQ(shingleOf("Home  Product Guides", 10), shingleOf("\n home\tproduct\xC2\xA0guides ", 10));
    EXPECT_NE(shingleOf("home product", 10), shingleOf("product home", 10));
    EXPECT_NE(shingleOf("home product", 10), shingleOf("homeproduct", 10));
    Shingler pieces(10);
    pieces.add("home ");
    pieces.add("product");
    EXPECT_EQ(pieces.shingle(), shingleOf("home product", 10));
    Shingler none(10);
    none.add(" \n\xC2\xA0");
    EXPECT_FALSE(none.shingle());
    EXPECT_EQ(none.words(), 0U);
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

constexpr PageletOptions oneLink{1, 10};

std::string article(const std::string& title)
{
    return "<ul>" + threeLinks + "</ul><div>" + title + "</div><p>imprint</p>";
}

// Returns the kept texts of a body when `site` is learnt.
std::string keptOf(const std::string& body, const std::vector<Document>& site)
{
    const Document page = test::page("<body>" + body);
    return keptTexts(page, removeTemplates(page, templatesOf(site)).kept);
}

TEST(PageletTemplates, areRemovedFromNewPages)
{
    const Document own = page("<body>" + article("third") + "<p>imprint of mine</p>");
    const FilterResult cleaned =
        removeTemplates(own, templatesOf(pagesOf({article("first"), article("second")})));
    EXPECT_EQ(keptTexts(own, cleaned.kept), "third|imprint of mine");
    std::vector<std::string> told;
    for (const FilterDecision& each : cleaned.decisions)
        told.push_back(fmt::format("{} {} {} {}", own.name(each.nodes.front()),
                                   each.isKept ? "kept" : "noise", each.reason, *each.figure));
    EXPECT_THAT(told, ElementsAre("ul noise template 2", "div kept pagelet 0", "p noise template 2",
                                  "p kept pagelet 0"));
    EXPECT_EQ(cleaned.threshold, 2);
}

TEST(PageletTemplates, countADuplicateOfAPageOnce)
{
    const std::string again = "<h2>" + article("same") + "</h2>"; // the same words in other tags
    EXPECT_EQ(keptOf(article("same"), pagesOf({article("same"), again})), "one|two|three|same|imprint");
    EXPECT_EQ(keptOf(article("same"), pagesOf({article("same"), again, article("other")})), "same");
}

TEST(PageletTemplates, mayBeOfOnePageOrTheWholeBody)
{
    const std::string twice = "<p>top</p><ul>" + threeLinks + "</ul>own<p>top</p>";
    EXPECT_EQ(keptOf(twice, pagesOf({twice})), "one|two|three|own");
    const std::vector<Document> pages = pagesOf({"text"});
    PageletTemplates templates = templatesOf(pages);
    templates.pagelets.begin()->second = 2;
    const FilterResult cleaned = removeTemplates(pages[0], templates);
    EXPECT_EQ(keptTexts(pages[0], cleaned.kept), "");
    EXPECT_TRUE(cleaned.kept[pages[0].body().value]);
}

TEST(PageletTemplates, areThoseOfTheMethodWithItsOptions)
{
    std::mt19937 random(33);
    for (int round = 0; round < 40; ++round) {
        std::vector<Document> site;
        for (int i = 0; i < 6; ++i)
            site.push_back(pageOfLinks(random));
        const PageletTemplates templates = templatesOf(site, {1, 2});
        const Filter filter = methodNamed("pagelets,k=1,window=2")->learn(site);
        for (const Document& each : site)
            ASSERT_EQ(filter({each}, {}).kept, removeTemplates(each, templates).kept);
    }
}

TEST(PageletTemplates, removeWholePageletsAndNothingElse)
{
    std::mt19937 random(21);
    int removed = 0;
    for (int round = 0; round < (isShort ? 150 : 300); ++round) {
        std::vector<Document> pages;
        for (int i = 0; i < 8; ++i)
            pages.push_back(pageOfLinks(random));
        const PageletTemplates templates = templatesOf(pages, oneLink);
        const Document& page = pages[static_cast<std::size_t>(round) % 8];
        const KeepMask within = closedMask(page, maskAtRandom(page, random, 8));
        KeepMask expected(page.size(), true);
        for (const Pagelet& pagelet : pageletsOf(page, oneLink).pagelets) {
            if (!pagelet.shingle || templates.pageletsWith(*pagelet.shingle) < fewestOfATemplate)
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
    EXPECT_GT(removed, 20);
}

TEST(PageletTemplates, takeDeepAndWidePages)
{
    constexpr std::size_t many = 100'000;
    std::vector<Document> pages;
    pages.push_back(tree("body(" + repeated(many, "a[href=x]('w' ")));
    pages.push_back(tree("body('own' " + repeated(many, "a[href=x]('w') ")));
    const PagePagelets inDeep = pageletsOf(pages[0]);
    ASSERT_EQ(inDeep.pagelets.size(), 1U);
    EXPECT_EQ(inDeep.pagelets[0].links, 3U);
    EXPECT_EQ(pageletsOf(pages[1]).pagelets.size(), 1U);
    EXPECT_EQ(pageletsOf(pages[1], oneLink).pagelets.size(), many);
    EXPECT_EQ(keptTexts(pages[1], removeTemplates(pages[1], templatesOf(pages, oneLink)).kept), "own");
}

} // namespace
} // namespace tagseam::test
