// SPDX-License-Identifier: MIT
// Addresses of nodes there and back, languages of selectors, inner trees, hostile selectors and pages.
#include "core/select/selector.h"

#include "core/select/selectorwork.h"
#include "tests/core/page/outlinetree.h"
#include "tests/core/select/selected.h"

#include <fmt/format.h>

namespace tagseam {
namespace {

using test::repeated;
using Row = test::SelectorRow;

// A page with names that no parser makes.
Document oddPage()
{
    DocumentBuilder page;
    page.comment("first");
    page.open("html");
    page.open("body");
    for (const std::string_view name :
         {"p", "o:p", "p", "it's \"b]", "", "div", "linearGradient", "-x", "\xC3\xA9"}) {
        page.open(name);
        page.text("a");
        page.close();
    }
    page.text("b");
    page.text("");
    page.comment("c");
    page.close();
    page.open("o:only");
    page.close();
    page.close();
    return std::move(page).finish();
}

// Every n-th node is asked: each question costs a copy of the page.
void expectRoundTrip(const Document& document, std::uint32_t nth = 1)
{
    for (NodeId node{0}; node.value < document.size(); node.value += nth) {
        const std::string path = xpathOf(document, node);
        const Result<std::vector<NodeId>> nodes = selectNodes(document, path);
        ASSERT_TRUE(nodes) << path.substr(0, 1000) << ": " << nodes.error().detail;
        ASSERT_EQ(*nodes, std::vector<NodeId>{node}) << path.substr(0, 1000);
    }
}

TEST(XPathOf, severalNodesAreSelectedByNamesAndClassesOrOneByOne)
{
    const Document document = test::page("<body><ul class='menu'><li><a>1</a></li><li><a>2</a></li></ul>"
                                         "<ul><li class='x y'>3 </li> <li>4<b>5</b></li></ul><p "
                                         "class='a\"b'>6</p><p class='a\"b'>7</p><i>8</i><i>9</i>"
                                         "<o:p><i>10</i><em>11</em></o:p><em>12</em><em>13</em></body>");
    const auto nodesOf = [&](const char* selector) { return *selectNodes(document, selector); };
    for (const char* each : {"//li", "//ul[@class='menu']/li", "//li/a/text()", "//ul[2]//*", "//p", "//b",
                             "//li[1]", "//*", "//ul/li[not(@class)]", "//p|//a", "/html/body/i", "//em"}) {
        const std::vector<NodeId> nodes = nodesOf(each);
        ASSERT_FALSE(nodes.empty()) << each;
        const std::string path = xpathOf(document, nodes);
        std::vector<NodeId> selected = nodesOf(path.c_str());
        std::erase_if(selected, [&](NodeId node) { return document.isBlankText(node); });
        EXPECT_EQ(selected, nodes) << each << " as " << path;
    }
    EXPECT_EQ(xpathOf(document, nodesOf("//a")), "//a") << "as short as can be";
}

// Two children a level: every step has an index.
Document deepPage(std::uint32_t depth)
{
    return test::tree(repeated(depth, "div div(") + "'bottom'");
}

// A rendered page with a shadow root and a frame, as Snapshot writes them.
Document pageWithInnerTrees()
{
    return test::tree(
        "body[id=body](my-card[id=card](template[shadowrootmode=open](p[id=shadow]) p[id=light]) "
        "iframe[id=frame](html[id=inner](body[id=within](p[id=framed]))))");
}

TEST(XPathOf, everyNodeOfMadePagesComesBack)
{
    expectRoundTrip(oddPage());
    expectRoundTrip(DocumentBuilder().finish());
    expectRoundTrip(pageWithInnerTrees());
    expectRoundTrip(deepPage(500), 250);
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round)
        expectRoundTrip(test::build(test::randomPage(random)));
}

TEST(XPathOf, aPageOfAMillionLevelsHasAddressesToo)
{
    const Document document = deepPage(1'000'000);
    EXPECT_EQ(xpathOf(document, NodeId{document.size() - 1}), repeated(1'000'000, "/div[2]") + "/text()");
}

void expectSelected(const Document& document, const std::vector<Row>& rows)
{
    for (const Row& row : rows)
        EXPECT_EQ(test::selected(document, row.selector), row.expected) << row.name << ": " << row.selector;
}

TEST(Selector, isReadInItsLanguage)
{
    expectSelected(test::tree("html(head body(div[id=d][class=results x](p[id=p]('1')) child[id=c]))"),
                   {Row{"classIsCss", "div.results", "div#d"},
                    Row{"aNameIsCss", "html", "html"},
                    Row{"aPointAndANameIsCss", ".results", "div#d"},
                    Row{"aStarIsCss", "*", "html head body div#d p#p child#c"},
                    Row{"aPseudoClassIsCss", ":root", "html"},
                    Row{"aColonBehindAnAxisNameIsCss", "child:last-child", "child#c"},
                    Row{"twoColonsBehindAnotherNameIsCss", "div::before",
                        "error: the pseudo-element '::before' is not a node of the page, at character 4"},
                    Row{"aPredicateIsCss", "div[class='results x']", "div#d"},
                    Row{"slashesAreXPath", "//div[@class='results x']", "div#d"},
                    Row{"aSlashIsXPath", " /html", "html"},
                    Row{"bracketsAreXPath", "(//p)[1]", "p#p"},
                    Row{"aPointAndASlashIsXPath", "./html", "html"},
                    Row{"aPointIsXPath", ".", "/"},
                    Row{"twoPointsAreXPath", "../html | .", "/"},
                    Row{"anAxisIsXPath", "child::html", "html"},
                    Row{"anAxisWithABlankIsXPath", "descendant ::p", "p#p"},
                    Row{"aFunctionIsXPath", "not(p)", "error: it answers with a yes or no, not with nodes"},
                    Row{"aNodeTestIsXPath", "node()", "html"},
                    Row{"anAttributeIsXPath", "@id", "none"},
                    Row{"theNamespaceAxisIsXPath", "namespace::x", "none"},
                    Row{"nothingIsCss", " ", "error: a selector is missing before the end, at character 2"}});
}

TEST(Selector, reachesInnerTrees)
{
    expectSelected(pageWithInnerTrees(),
                   {Row{"shadowByPath", "/body/my-card/template/p", "p#shadow"},
                    Row{"shadowByCss", "my-card > template > p", "p#shadow"},
                    Row{"frameByPath", "/body/iframe/html/body/p", "p#framed"},
                    Row{"frameByCss", "iframe > html p", "p#framed"},
                    Row{"descendantsGoInside", "body p", "p#shadow p#light p#framed"},
                    Row{"theTemplateIsTheFirstChild", "my-card > :first-child[shadowrootmode]", "template"},
                    Row{"theHostsOwnChildIsSecond", "my-card > p:nth-child(2)", "p#light"},
                    Row{"theRootIsOutside", ":root", "body#body"}});
}

std::string answer(const Document& document, const std::string& selector)
{
    const Result<std::vector<NodeId>> nodes = selectNodes(document, selector);
    return nodes ? std::to_string(nodes->size()) : nodes.error().detail;
}

constexpr const char* tooLong = "it takes too long on this page";

constexpr const char* tooManyParts = "it has too many steps, operators or brackets";

TEST(HostileSelector, bracketsAreFollowedUpToALimit)
{
    const Document document = test::page("<p>");
    const auto nested = [&](std::size_t count, const std::string& open, const std::string& inside,
                            const std::string& close) {
        return answer(document, repeated(count, open) + inside + repeated(count, close));
    };
    EXPECT_EQ(nested(100, ":is(", "p", ")"), "1");
    EXPECT_EQ(nested(99, ":has(", "p", ")"), "0");
    EXPECT_EQ(nested(490, "(", "//p", ")"), "1");
    EXPECT_EQ(nested(490, "//*[", "p", "]"), "4");
    EXPECT_EQ(answer(document, "//p[" + repeated(490, "not(") + "1=1" + repeated(490, ")") + "]"), "1");
    EXPECT_EQ(nested(9'000, ":not(", "p", ")"), "brackets are nested more than 100 deep, at character 505");
    EXPECT_EQ(nested(9'000, "(", "//p", ")"), tooManyParts);
    EXPECT_EQ(nested(9'000, "//*[", "p", "]"), tooManyParts);
    EXPECT_EQ(nested(9'000, "string(", "'p'", ")"), tooManyParts);
    EXPECT_EQ(nested(9'000, "//p[-", "1", "]"), tooManyParts);
    EXPECT_EQ(nested(9'000, "(", "//p", ""), tooManyParts);
    EXPECT_EQ(answer(document, "//p[" + repeated(60'000, "-") + "1 = 1]"), tooManyParts);
}

TEST(HostileSelector, aMegabyteOfCssEnds)
{
    const Document document = test::page(test::bytesOf(TAGSEAM_SAMPLES "/news.html"));
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    const auto long1 = [&](const std::string& first, const std::string& piece) {
        return answer(document, first + repeated(megabyte / piece.size(), piece));
    };
    EXPECT_EQ(long1("p", ",p"), "more than 100000 parts, at character 200001");
    EXPECT_EQ(long1("*", " *"), "more than 100000 parts, at character 200001");
    EXPECT_EQ(long1("*", "*"), "'*' is not understood here, at character 2");
    EXPECT_EQ(long1("#", "x"), "0");
    EXPECT_EQ(long1("[id='", "x"), "this quotation mark is not closed, at character 5");
    EXPECT_EQ(long1("\xFF", "\xFF"), "0"); // not UTF-8: a name that no element has
    EXPECT_EQ(answer(document, std::string(selectorSizeLimit + 1, 'x')), "it is longer than 16 MB");
}

TEST(HostileSelector, theLongestXPathEnds)
{
    constexpr std::size_t longestXPath = std::size_t{1} << 20U;
    const Document document = test::page(test::bytesOf(TAGSEAM_SAMPLES "/news.html"));
    const auto longest = [&](const std::string& first, const std::string& piece, const std::string& last) {
        const std::size_t room = longestXPath - first.size() - last.size();
        return answer(document, first + repeated(room / piece.size(), piece) + last);
    };
    EXPECT_EQ(longest("//p", "//p", ""), tooManyParts);
    EXPECT_EQ(longest("//p", "|p", ""), tooManyParts);
    EXPECT_EQ(longest("//p", "[1]", ""), tooManyParts);
    EXPECT_EQ(longest("(//p)", "[1]", ""), tooManyParts);
    EXPECT_EQ(longest("//p[1", "+1", "]"), tooManyParts);
    EXPECT_EQ(longest("//p[concat(/", ",/", ")]"), tooManyParts);
    EXPECT_EQ(longest("//p", "[", ""), "'[' is not understood here, at character 5");
    EXPECT_EQ(longest("//p['", "x", ""), "a quotation mark is not closed, at character 5");
    EXPECT_EQ(longest("//p[contains(., '", "x", "')]"), "0");
    EXPECT_EQ(longest("//nobody", "/.", ""), tooManyParts);
    EXPECT_EQ(longest("//p", " ", ""), answer(document, "p"));
    EXPECT_EQ(longest("//p", " ", "  "), answer(document, "p"));
}

TEST(HostileSelector, whereIsCutAtALetter)
{
    const Document document = test::page("<p>");
    const auto nodes = selectNodes(document, "(" + repeated(300, "\xC3\xA9"));
    ASSERT_FALSE(nodes);
    EXPECT_EQ(nodes.error().where, "(" + repeated(99, "\xC3\xA9") + "...");
}

TEST(HostileSelector, workIsBoundedOnABigPage)
{
    const std::string section = "div(" + repeated(19, "p('some words of text' <!--note-->) ") + ") ";
    const Document document = test::tree("html(" + repeated(1000, section));
    EXPECT_EQ(answer(document, "//*[count(//*[count(//*) > 1]) > 1]"), tooLong);
    EXPECT_EQ(answer(document, ":is(p" + repeated(50'000, ",p") + ")"), tooLong);
    EXPECT_EQ(answer(document, "p" + repeated(50'000, " ~ p")), tooLong);
    EXPECT_EQ(answer(document, "//p[contains(., 'words') and position() = last()]"), "1000");
}

// Few nodes, but long texts that repeat themselves.
TEST(HostileSelector, bytesAreWorkToo)
{
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    const Document document = test::tree("html[title=" + std::string(megabyte, 'a') + "]");
    EXPECT_EQ(answer(document, "[title*=" + std::string(megabyte / 2, 'a') + "b]"), tooLong);
    EXPECT_EQ(answer(document, "[title$=aa]"), "1");
    EXPECT_EQ(answer(document, "/html[contains(@title, 'ab') or string-length(@title) = 1048576]"), "1");
}

TEST(HostileSelector, plainQuestionsAreAnsweredOnHostilePages)
{
    constexpr std::uint32_t count = test::isSanitized ? 20'000 : 100'000;
    const Document wide = test::tree("html(" + repeated(count, "<!--c--> p "));
    const std::string all = std::to_string(count);
    const std::string others = std::to_string(count - 1);
    EXPECT_EQ(answer(wide, "//comment()"), all);
    EXPECT_EQ(answer(wide, "//p[following-sibling::p]"), others);
    EXPECT_EQ(answer(wide, "//p[" + all + "]"), "1");
    EXPECT_EQ(answer(wide, "p ~ p + p:not(:last-of-type)"), std::to_string(count - 3));
    EXPECT_EQ(answer(wide, "p:has(~ p):nth-last-child(even)"), std::to_string(count / 2));

    EXPECT_EQ(answer(deepPage(6'900), "//text()/ancestor::div[6900]"), "1");
    EXPECT_EQ(answer(deepPage(2000), "//div/ancestor::div"), "1999");
    const Document deeper = deepPage(count);
    EXPECT_EQ(answer(deeper, "div div:has(div) div"), std::to_string(2 * (count - 2)));
}

constexpr const char* tooDeep = "this page has too many elements within elements for an XPath";

TEST(HostilePage, isRefusedWhereItIsTooDeep)
{
    EXPECT_EQ(answer(deepPage(7'200), "//div"), tooDeep);
    EXPECT_EQ(answer(deepPage(1'000'000), "/"), tooDeep);
}

TEST(NightHostilePage, isRefusedWhereItsDepthTakesTooLongOrTooMuchMemory)
{
    EXPECT_EQ(answer(deepPage(6'900), "//div[contains(., 'tom')]"), "6900");
    EXPECT_EQ(answer(deepPage(6'900), "//div[lang('en')]"), "0");
    const Document longText =
        test::tree(repeated(500, "div(") + "'" + std::string(std::size_t{9} << 20U, 'x') + "'");
    EXPECT_EQ(answer(longText, "//div[contains(., 'y')]"), "0"); // one text is not a copy
    EXPECT_EQ(answer(deepPage(6'900), "//div/descendant::div/descendant::div"), tooLong);
    EXPECT_EQ(answer(deepPage(6'900), "//nobody"), "0"); // a rejected selector leaves no memory allocated
}

TEST(HostilePage, manyNodesSideBySideAreAnswered)
{
    constexpr std::uint32_t count = test::isSanitized ? 20'000 : 100'000;
    std::string outline = "html";
    for (std::uint32_t i = 0; i < count; ++i)
        outline += fmt::format("[a{}=v]", i);
    const Document document = test::tree(outline + "(" + repeated(count / 2, "'x' <!--x--> "));
    const std::string half = std::to_string(count / 2);
    EXPECT_EQ(answer(document, "//comment()"), half);
    EXPECT_EQ(answer(document, "//text() | //comment()[following-sibling::text()]"),
              std::to_string(count - 1));
    EXPECT_EQ(answer(document, "//text()[" + half + "]"), "1");
    EXPECT_EQ(answer(document, "//*[@a" + std::to_string(count - 1) + "]"), "1");
    EXPECT_EQ(answer(document, "//@*/.."), "1");
}

} // namespace
} // namespace tagseam
