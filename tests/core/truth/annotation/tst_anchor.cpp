// SPDX-License-Identifier: MIT
// Selectors of nodes, and nodes of selectors: the accepted targets, and the causes of orphans.
#include "core/truth/annotation/anchor.h"

#include "tests/core/page/outlinetree.h"

#include "core/base/utf8.h"
#include "core/select/selector.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

NodeId at(const Document& document, const std::string& selector)
{
    const auto nodes = selectNodes(document, selector);
    return nodes && nodes->size() == 1 ? nodes->front() : noNode;
}

AnchoredTarget anchored(const Document& document, const Target& target)
{
    Annotation annotation;
    annotation.marks.push_back({"m1", "record", {}, {target}, {}});
    return anchor(document, annotation).front().targets.front();
}

std::string found(const Document& document, const Target& target)
{
    const AnchoredTarget answer = anchored(document, target);
    return answer.node == noNode ? fmt::format("orphan {}", static_cast<int>(answer.cause))
                                 : xpathOf(document, answer.node);
}

std::string orphan(OrphanCause cause)
{
    return fmt::format("orphan {}", static_cast<int>(cause));
}

Target onlyXPath(std::string xpath)
{
    Target target;
    target.xpath = std::move(xpath);
    return target;
}

TEST(Selectors, sayWhereANodeIsInFourWays)
{
    const Document document = page(
        "<html><body><p>One \n two</p><script>x</script><!-- y --><p id=b> <b>three</b>\tfour </p> five");
    const Target target = targetOf(document, at(document, "#b"));
    EXPECT_EQ(target.xpath, "/html/body/p[2]");
    EXPECT_EQ(target.css, "html > body > p:nth-of-type(2)");
    EXPECT_EQ(target.quote, (TextQuote{" three\tfour ", "One \n twox", " five"})) << "the text of the DOM";
    EXPECT_EQ(target.span, (TextSpan{10, 22}));
    const TextQuote folded{"three four", "One two ", " five"};
    EXPECT_EQ(target.evidence, (Evidence{"p id=\"b\"", "", 1, 1, 1, 1, folded}));
}

TEST(Selectors, ofRandomPagesSelectTheirNodeAlone)
{
    std::mt19937 random(5);
    for (int round = 0; round < (isShort ? 20 : 150); ++round) {
        const Document document = build(randomPage(random));
        const PageSelectors selectors(document);
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            const Target target = targetOf(selectors, node);
            const SelectedNodes selected = selectNodes(selectors, target);
            ASSERT_THAT(selected.xpath, testing::ElementsAre(node)) << outline(document) << target.xpath;
            ASSERT_EQ(selected.xpath, *selectNodes(document, target.xpath));
            if (document.isElement(node)) {
                ASSERT_THAT(selected.css, testing::ElementsAre(node)) << outline(document) << target.css;
                ASSERT_EQ(selected.css, *selectNodes(document, target.css)) << outline(document);
            }
            ASSERT_THAT(selected.quote, testing::Contains(node)) << outline(document) << target.xpath;
            if (target.span.end > target.span.start) {
                ASSERT_THAT(selected.position, testing::Contains(node));
            }
            ASSERT_EQ(target.quote.exact.empty(), target.span == TextSpan{});
        }
    }
}

TEST(Selectors, foldedTextIsThatOfAPlainReader)
{
    std::mt19937 random(6);
    for (int round = 0; round < 100; ++round) {
        const Document document = build(randomPage(random));
        std::string plain;
        NodeId textless{0};
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            if (node >= textless && document.name(node) == "script")
                textless = document.subtreeEnd(node);
            if (document.kind(node) == NodeKind::Text && node >= textless)
                plain += document.text(node);
        }
        std::string folded;
        for (const char c : plain) {
            const bool isSpace = c == ' ' || c == '\n' || c == '\t';
            if (!isSpace || (!folded.empty() && folded.back() != ' '))
                folded += isSpace ? ' ' : c;
        }
        const PageText text(document);
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            const auto extent = text.extentOf(node);
            ASSERT_EQ(text.hash(extent), PageText::hash(text.bytes(extent)));
            const std::string before = text.foldedBefore(extent, folded.size());
            const std::string own = text.folded(extent, folded.size());
            const std::string after = text.foldedAfter(extent, folded.size());
            ASSERT_EQ(before + own + (own.empty() && before.ends_with(' ') ? after.substr(1) : after),
                      folded.substr(0, folded.find_last_not_of(' ') + 1));
            ASSERT_EQ(text.foldedBefore(extent, 7), before.substr(before.size() > 7 ? before.size() - 7 : 0));
        }
    }
}

TEST(Selectors, pathsAreReadOrRefused)
{
    const Document document = page("<body><div id=x><p>a</p><p class=y>b</p></div><div>c<!--d--></div>");
    using Row = std::pair<const char*, const char*>;
    for (const auto& [xpath, where] :
         {Row{"/html/body/div[1]/p[2]", "/html/body/div[1]/p[2]"},
          Row{"/HTML[1]/BODY[1]/DIV[2]", "/html/body/div[2]"},
          Row{"//*[@id='x']/p[1]", "/html/body/div[1]/p[1]"},
          Row{"//p[@class=\"y\"]", "/html/body/div[1]/p[2]"},
          Row{"/html/body/div[2]/comment()", "/html/body/div[2]/comment()"},
          Row{"/html/body/div[2]/text()", "/html/body/div[2]/text()"}, Row{"/html/body/div/p", "orphan 4"},
          Row{"/html/body/div[3]", "orphan 1"}, Row{"/html/body/div[0]", "orphan 5"},
          Row{"//div[. = //p]", "orphan 5"}, Row{"/html//p", "orphan 5"}, Row{"html/body", "orphan 5"},
          Row{"/html/body/div[99999999999]", "orphan 5"}, Row{"/html/body/", "orphan 5"}})
        EXPECT_EQ(found(document, onlyXPath(xpath)), where) << xpath;
    Target css;
    css.css = "div.none, p.y";
    EXPECT_EQ(found(document, css), "/html/body/div[1]/p[2]");
    css.css = "p:hover";
    EXPECT_EQ(found(document, css), orphan(OrphanCause::BadSelector));
}

TEST(Anchor, textWithoutAnXPathThatHoldsIsFoundByTheOthers)
{
    const Document before = page("<body><div><p>The only text that says such a thing</p></div>");
    const Target target = targetOf(before, at(before, "//p"));
    Target byCss = target;
    byCss.xpath.clear();
    EXPECT_EQ(anchored(before, byCss).by, AnchoredBy::Css);
    const Document after = page("<body><section><p>The only  text that says such a thing</p></section>");
    EXPECT_EQ(anchored(after, target).by, AnchoredBy::TextQuote);
    Target position;
    position.span = {0, 36};
    EXPECT_EQ(found(page("<body>"), position), orphan(OrphanCause::NothingThere));
    const Document small = tree("html(p(b 'ab') i(u))");
    position.span = {0, 2};
    EXPECT_EQ(found(small, position), "/html/p") << "the innermost element of html, p and the text";
}

TEST(Anchor, orphansSayWhy)
{
    const Document before = page("<body><p>one two three four five six seven</p><p>x</p><p>9</p>");
    const auto target = [&](const char* xpath) { return targetOf(before, at(before, xpath)); };
    const auto cause = [&](const char* xpath, const char* html) {
        return anchored(page(html), target(xpath)).cause;
    };
    EXPECT_EQ(cause("//p[1]", "<body>"), OrphanCause::NothingThere);
    EXPECT_EQ(cause("//p[1]", "<body><p>another</p><p>y</p>"), OrphanCause::OtherText);
    EXPECT_EQ(anchored(page("<body><p>another</p><p>y</p>"), target("//p[1]")).detail, "another");
    EXPECT_EQ(cause("//p[2]", "<body><p>one</p><p>x</p><p>2</p>"), OrphanCause::OtherContext);
    EXPECT_EQ(cause("//p[1]", "<body><p>one two three four five six seven</p><div>"
                              "<p>one two three four five six seven</p></div>"),
              OrphanCause::Ambiguous);
    Target differ = onlyXPath("/html/body/p[1]");
    differ.css = "html > body > p:nth-of-type(2)";
    EXPECT_EQ(found(before, differ), orphan(OrphanCause::SelectorsDiffer));
}

TEST(Anchor, anImageIsKnownByItsAttributes)
{
    const Document before = page("<body><p>a</p><img src=1.png alt=x><p>b</p><img src=2.png>");
    const Target target = targetOf(before, at(before, "//img[1]"));
    EXPECT_EQ(target.evidence.startTag, "img src=\"1.png\" alt=\"x\"");
    EXPECT_EQ(found(page("<body><p>a</p><p>b</p><img src=2.png><div><img src=1.png alt=x></div>"), target),
              "/html/body/div/img");
    EXPECT_EQ(found(page("<body><p>a</p><img src=3.png alt=x><p>b</p>"), target),
              orphan(OrphanCause::OtherText));
}

TEST(Anchor, aLongTextIsComparedToItsEnd)
{
    std::string text;
    for (int i = 0; i < 400; ++i)
        text += fmt::format("w{} ", i);
    const Document before = page("<body><div><p>" + text + "</p></div>");
    const Target target = targetOf(before, at(before, "//p"));
    EXPECT_EQ(letterCount(target.evidence.folded.exact), exactLetters);
    EXPECT_EQ(target.quote.exact, text) << "other tools need the whole text";
    EXPECT_EQ(found(page("<body><p>x</p><section><p>" + text + "</p></section>"), target),
              "/html/body/section/p");
    text.replace(text.find("w399"), 4, "w39x");
    EXPECT_EQ(found(page("<body><div><p>" + text + "</p></div>"), target), orphan(OrphanCause::OtherText));
}

// Siblings that look the same are distinguished on the same page only.
TEST(Anchor, theSamePageIsBelievedTheXPath)
{
    const Document document = page("<body><p>x</p><i></i><i></i>");
    for (const char* xpath : {"//i[1]", "//i[2]"}) {
        Annotation annotation;
        const NodeId node = at(document, xpath);
        annotation.marks.push_back({"m1", "record", {}, {targetOf(document, node)}, {}});
        const auto answer = [&](std::string_view hash = {}) {
            return anchor(document, annotation, hash).front().targets.front();
        };
        EXPECT_EQ(answer().cause, OrphanCause::Ambiguous) << xpath;
        annotation.page.nodeCount = document.size();
        annotation.page.sha256 = "s";
        EXPECT_EQ(answer("t").cause, OrphanCause::Ambiguous) << xpath;
        EXPECT_EQ(answer("s").node, node);
        annotation.page.digest = treeDigest(document);
        EXPECT_EQ(answer().node, node);
        annotation.page.nodeCount = 3;
        EXPECT_EQ(answer("s").cause, OrphanCause::Ambiguous) << "another parser's tree of the same bytes";
    }
}

TEST(Anchor, aQuoteOfAnotherToolIsBelievedWhereItIsTheOnlyOne)
{
    const Document document = page("<body><p>alpha</p><p>beta</p><p>beta</p>");
    Target target = onlyXPath("/html/body/p[1]");
    target.quote.exact = "alpha";
    EXPECT_EQ(found(document, target), "/html/body/p[1]");
    target.quote.exact = "beta";
    EXPECT_EQ(found(document, target), orphan(OrphanCause::Ambiguous));
    target.quote.prefix = "alpha";
    EXPECT_EQ(anchored(document, target).by, AnchoredBy::TextQuote);
    EXPECT_EQ(found(document, target), "/html/body/p[2]");
}

Target quoted(std::string exact, std::string prefix = {}, std::string suffix = {})
{
    Target target;
    target.quote = {std::move(exact), std::move(prefix), std::move(suffix)};
    return target;
}

std::vector<std::string> allFound(const Document& document, const Target& target)
{
    const AnchoredTarget answer = anchored(document, target);
    if (answer.node == noNode)
        return {fmt::format("orphan {}", static_cast<int>(answer.cause))};
    std::vector<std::string> paths{xpathOf(document, answer.node)};
    for (const NodeId other : answer.others)
        paths.push_back(xpathOf(document, other));
    return paths;
}

TEST(Anchor, aTextThatAnotherToolSelectedIsTheNodesThatItFills)
{
    const Document document =
        page("<html><body><ul>\n<li><a>One thing</a></li>\n<li>Two things</li>\n<li>Three "
             "<b>of</b> them</li></ul><p>Two things, and more of the text</p></body></html>");
    using testing::ElementsAre;
    const auto part = orphan(OrphanCause::PartOfText);
    EXPECT_THAT(allFound(document, quoted("One thing", "\n")), ElementsAre("/html/body/ul/li[1]/a"));
    EXPECT_THAT(allFound(document, quoted("\nTwo things\n", "thing")), ElementsAre("/html/body/ul/li[2]"));
    EXPECT_THAT(allFound(document, quoted("One thing\nTwo things\n", "\n")),
                ElementsAre("/html/body/ul/li[1]", "/html/body/ul/li[2]"));
    EXPECT_THAT(allFound(document, quoted("of", "Three ", " them")), ElementsAre("/html/body/ul/li[3]/b"));
    EXPECT_THAT(allFound(document, quoted("Three of", "\n")),
                ElementsAre("/html/body/ul/li[3]/text()[1]", "/html/body/ul/li[3]/b"));
    EXPECT_THAT(allFound(document, quoted("and more of the text", ", ")), ElementsAre(part));
    EXPECT_EQ(anchored(document, quoted("and more of the text", ", ")).detail,
              "Two things, and more of the text");
    EXPECT_THAT(allFound(document, quoted("Two things")), ElementsAre(orphan(OrphanCause::Ambiguous)));
    EXPECT_THAT(allFound(document, quoted("of", "", " them")), ElementsAre("/html/body/ul/li[3]/b"));
    EXPECT_THAT(allFound(document, quoted("Nothing like it")),
                ElementsAre(orphan(OrphanCause::NothingThere)));
    EXPECT_THAT(allFound(document, quoted("Three of\tthem", "Two things")),
                ElementsAre("/html/body/ul/li[3]"))
        << "white space may differ";
}

TEST(Anchor, otherSelectorsDecideBetweenEqualQuotes)
{
    const Document document = page("<body><p>same</p><p><b>same</b></p><p>same</p>");
    Target target = quoted("same");
    EXPECT_EQ(found(document, target), orphan(OrphanCause::Ambiguous));
    target.span = {4, 8};
    EXPECT_EQ(found(document, target), "/html/body/p[2]/b");
    target.span = {3, 7};
    EXPECT_EQ(found(document, target), orphan(OrphanCause::Ambiguous));
    target.span = {};
    target.css = "p:nth-child(2)";
    EXPECT_EQ(found(document, target), "/html/body/p[2]") << "not the element in it";
    target.css.clear();
    target.range = {{"/html/body/p[3]", {}}, {"/html/body/p[3]", TextSpan{4, 4}}};
    EXPECT_EQ(found(document, target), "/html/body/p[3]");
}

TEST(Anchor, aPositionInCodePointsOrUtf16DecidesBetweenEqualQuotes)
{
    const Document document =
        page("<body><p>\U0001F300\U0001F300</p><p>x</p><p>x</p><p>x</p><p>x</p><p>x</p>");
    Target target = quoted("x");
    target.span = {2, 3}; // within a character of UTF-16
    EXPECT_EQ(found(document, target), "/html/body/p[2]");
    target.span = {7, 8}; // in code points after the end
    EXPECT_EQ(found(document, target), "/html/body/p[5]");
    target.span = {4, 5};
    EXPECT_EQ(found(document, target), orphan(OrphanCause::CountsDiffer)) << "the third x, or the first one";
    target.xpath = "/html/body/p[2]";
    EXPECT_EQ(found(document, target), "/html/body/p[2]") << "another selector decides";
}

TEST(Anchor, aRangeOfAnotherToolGoesFromOneBeginningToAnother)
{
    const Document document = page(
        "<html><body><h1>Title</h1><p>a é b</p><p><img><img></p><p>c</p><div>d<i>e</i></div></body></html>");
    using testing::ElementsAre;
    const auto range = [&](RangePoint start, RangePoint end) {
        Target target;
        target.range = {std::move(start), std::move(end)};
        return allFound(document, target);
    };
    EXPECT_THAT(range({"/html/body/h1", {}}, {"/html/body/p[1]", {}}), ElementsAre("/html/body/h1"));
    EXPECT_THAT(range({"/html/body/h1", {}}, {"/html/body/p[2]", {}}),
                ElementsAre("/html/body/h1", "/html/body/p[1]"));
    EXPECT_THAT(range({"/html/body/p[2]", {}}, {"/html/body/p[3]", {}}), ElementsAre("/html/body/p[2]"))
        << "a node without text";
    EXPECT_THAT(range({"/html/body/p[1]/text()", TextSpan{0, 0}}, {"/html/body/p[1]/text()", TextSpan{5, 5}}),
                ElementsAre("/html/body/p[1]"));
    EXPECT_THAT(range({"/html/body/p[1]", TextSpan{2, 2}}, {"/html/body/p[1]", TextSpan{5, 5}}),
                ElementsAre(orphan(OrphanCause::PartOfText)));
    EXPECT_THAT(range({"/html/body/p[3]", {}}, {"/html/body/p[1]", {}}),
                ElementsAre(orphan(OrphanCause::NothingThere)));
    EXPECT_THAT(range({"/html/body/p[.='c']", {}}, {"/html/body/div", {}}),
                ElementsAre(orphan(OrphanCause::BadSelector)));
}

TEST(Anchor, aMarkIsWholeWhenItsNodesAreThereAndApart)
{
    const Document document = page("<body><div><p>a</p></div><p>b</p>");
    const auto whole = [&](std::vector<std::string> paths) {
        Annotation annotation;
        annotation.marks.push_back({"m", "record", {}, {}, {}});
        for (std::string& path : paths)
            annotation.marks.front().targets.push_back(onlyXPath(std::move(path)));
        const auto marks = anchor(document, annotation);
        EXPECT_EQ(labelledNodes(annotation, marks).size(), marks.front().isComplete ? 1U : 0U);
        return marks.front().isComplete;
    };
    EXPECT_TRUE(whole({"/html/body/p", "/html/body/div/p"}));
    EXPECT_FALSE(whole({"/html/body/div", "/html/body/div/p"}));
    EXPECT_FALSE(whole({"/html/body/p", "/html/body/p"}));
    EXPECT_FALSE(whole({"/html/body/p", "/html/body/i"}));
}

TEST(Anchor, aDeepPageIsWalkedWithoutRecursion)
{
    const Document document = tree("html(" + repeated(4999, "div(") + "'deep'");
    const Target target = targetOf(document, NodeId{4000});
    EXPECT_EQ(target.evidence.twins, 4999U);
    EXPECT_EQ(target.evidence.twin, 3999U);
    EXPECT_EQ(anchored(document, target).node, NodeId{4000});
}

} // namespace
} // namespace tagseam::test
