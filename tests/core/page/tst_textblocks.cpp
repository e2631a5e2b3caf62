// SPDX-License-Identifier: MIT
// Blocks of text, and the plain text of kept nodes.
#include "core/page/textblocks.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using testing::ElementsAre;

std::vector<std::string> blocksOf(const Document& page)
{
    std::vector<std::string> texts;
    for (const TextBlock& block : textBlocks(page))
        texts.push_back(std::string(page.name(block.container)) + ": " + textOf(page, block));
    return texts;
}

std::vector<std::string> blocksOf(const std::string& html)
{
    return blocksOf(*parseHtml("<!DOCTYPE html><body>" + html));
}

TEST(TextBlocks, endAtElementsThatAreBlocks)
{
    EXPECT_THAT(blocksOf("<p>One <b>two</b> <a>three</a>.<p>Four<div>five<span> six</span></div>"),
                ElementsAre("p: One two three.", "p: Four", "div: five six"));
    EXPECT_THAT(blocksOf("<table><td>a<ul><li>b</ul>c"), ElementsAre("td: a", "li: b", "td: c"));
    EXPECT_THAT(blocksOf("a<br>b<div></div>c"), ElementsAre("body: a b", "body: c"));
    EXPECT_THAT(blocksOf("<p>a <my-tag>b</my-tag> <st1:City>c</st1:City></p>"), ElementsAre("p: a b c"));
    EXPECT_THAT(blocksOf("<div><b style='display:block'>a</b><i style='display: block'>b</i>c</div>"),
                ElementsAre("b: a", "i: b", "div: c"));
    EXPECT_THAT(blocksOf("<li style='display:inline'>a</li> b"), ElementsAre("body: a b"));
}

TEST(TextBlocks, endAtTwoLineBreaks)
{
    for (const char* breaks : {"<br><br>", "<br> <br>\n<br>", "<br>&nbsp;<br>", "<b><br></b><i><br></i>",
                               "<br><!-- --><span></span><br>", "<br><i hidden>x</i><br>"})
        EXPECT_THAT(blocksOf("<div>a" + std::string(breaks) + "b<br>c</div>"),
                    ElementsAre("div: a", "div: b c"))
            << breaks;
    EXPECT_THAT(blocksOf("<p><br><br>a<br><br></p>b"), ElementsAre("p: a", "body: b"));
    EXPECT_THAT(blocksOf("<p>a<br>b<br>c</p>"), ElementsAre("p: a b c"));
}

// Words are glued only where HTML glues them.
TEST(TextBlocks, keepWordsApart)
{
    EXPECT_THAT(blocksOf("<p>a<b>b</b><my-tag>c</my-tag></p>"), ElementsAre("p: abc"));
    EXPECT_THAT(blocksOf("<p>a<img>b<input>c<button>x</button>d</p>"), ElementsAre("p: a b c d"));
    EXPECT_THAT(blocksOf("<p>a<input type=hidden>b<i hidden>x</i>c<script>x</script>d</p>"),
                ElementsAre("p: abcd"));
    EXPECT_THAT(blocksOf("<b style='display:inline-block'>a</b><b style='display:inline-block'>b</b>c"),
                ElementsAre("body: a b c"));
    EXPECT_THAT(blocksOf("<p>a<i style='visibility:hidden'>x</i>b</p>"), ElementsAre("p: a b"));
    EXPECT_THAT(blocksOf("<svg><text>a</text><text>b</text></svg>c"), ElementsAre("body: a b c"));
    EXPECT_THAT(blocksOf("<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi></math>"),
                ElementsAre("body: 1 2 x"));
    const Document page = *parseHtml("<body>a<i>x</i>b<div>x</div>c");
    KeepMask within(page.size(), true);
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        within[node.value] = page.name(node) != "i" && page.name(node) != "div";
    std::vector<std::string> texts;
    for (const TextBlock& block : textBlocks(page, &within))
        texts.push_back(textOf(page, block));
    EXPECT_THAT(texts, ElementsAre("a b", "c"));
}

TEST(TextBlocks, haveNoTextThatAReaderDoesNotSee)
{
    EXPECT_THAT(blocksOf("a<script>x</script><style>y</style><p hidden>z</p><p style='display:none'>u</p>"
                         "<select><option>v</select><button>w</button> b"),
                ElementsAre("body: a b"));
    EXPECT_THAT(blocksOf("a<div style='visibility:hidden'>x</div>b"), ElementsAre("body: a", "body: b"));
    EXPECT_THAT(blocksOf("<!-- a -->  <p> </p><p>&nbsp;\xE2\x80\x8B</p>"), ElementsAre());
}

TEST(TextBlocks, beginWithInk)
{
    const Document page = test::page("<p><b>&nbsp;\n</b><i>a</i>&nbsp;<b>b</b>&nbsp;</p>");
    const std::vector<TextBlock> blocks = textBlocks(page);
    ASSERT_EQ(blocks.size(), 1U);
    EXPECT_EQ(page.text(blocks[0].first()), "a");
    EXPECT_EQ(textOf(page, blocks[0]), "a\xC2\xA0"
                                       "b");
}

TEST(UnseenBlocks, haveTheirReason)
{
    const Document page = test::page("<p>a</p><script>s</script><p hidden>b <i>c</i></p><video>d</video>"
                                     "<select><option>e</option><option>f</option></select>");
    std::vector<std::string> texts;
    for (const UnseenBlock& block : unseenBlocks(page, readableNodes(page)))
        texts.push_back(std::string(name(block.reason)) + " " + std::string(page.name(block.container)) +
                        ": " + textOf(page, block));
    EXPECT_THAT(texts,
                ElementsAre("hidden p: b c", "fallback body: d", "control option: e", "control option: f"));
}

TEST(TextBlocks, useComputedStylesWhereTheyAreKnown)
{
    Document page = *parseHtml("<body><p>a</p><p>b</p><span>c</span><span>d</span></body>");
    ComputedStyles styles{std::vector<std::uint32_t>(page.size(), 0), {"", "color: red", "display: block"}};
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.isElement(node))
            styles.numbers[node.value] = page.name(node) == "p" ? 1 : 2;
    }
    page.setComputedStyles(styles);
    EXPECT_THAT(blocksOf(page), ElementsAre("body: ab", "span: c", "span: d"));
}

TEST(PlainText, hasARowOfCellsOnALineUnlessACellHasSeveralBlocks)
{
    const Document page =
        test::page("<table><tr><th>Weight<td>2 kg<td><i>heavy</i></tr><tr><td>Length<td>1 m</tr>"
                   "<tr><td><p>One</p><p>two</p><td>three</tr></table>");
    EXPECT_EQ(plainText(page, KeepMask(page.size(), true)),
              "Weight\t2 kg\theavy\n\nLength\t1 m\n\nOne\n\ntwo\n\nthree\n");
}

TEST(PlainText, hasAParagraphForEachBlockOfKeptNodes)
{
    const Document page = *parseHtml("<body><h1>Title</h1>\n<p>One\n <i>two</i><br>\n three</p>"
                                     "<ul><li>x<li>y</ul></body>");
    EXPECT_EQ(plainText(page, KeepMask(page.size(), true)), "Title\n\nOne two\nthree\n\nx\n\ny\n");
    KeepMask kept(page.size(), true);
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        kept[node.value] = page.name(node) != "ul";
    EXPECT_EQ(plainText(page, kept), "Title\n\nOne two\nthree\n");
    EXPECT_EQ(plainText(page, KeepMask(page.size(), false)), "");
    const Document other = *parseHtml("<body><pre>a  b\n c</pre><p>&nbsp;</p><p>d\n e</p></body>");
    EXPECT_EQ(plainText(other, KeepMask(other.size(), true)), "a  b\n c\n\nd e\n");
}

TEST(PlainText, trimsLinesOfAllSpaces)
{
    const Document page = test::page("<p>&nbsp; a&nbsp;<br>&nbsp;b &nbsp;</p><p>\xE3\x80\x80"
                                     "c&nbsp;d</p>");
    EXPECT_EQ(plainText(page, KeepMask(page.size(), true)), "a\nb\n\nc\xC2\xA0"
                                                            "d\n");
}

TEST(PlainText, keepsWhatIsPreformatted)
{
    const Document page = test::page(
        "<pre><code><b>for</b> x:\n<i>  print</i>\n\n<b>end</b>\n</code></pre>"
        "<div style='white-space: pre-wrap'>a\n  b</div><pre style='white-space: normal'>c\n  d</pre>");
    EXPECT_EQ(plainText(page, KeepMask(page.size(), true)), "for x:\n  print\n\nend\n\na\n  b\n\nc d\n");
}

} // namespace
} // namespace tagseam
