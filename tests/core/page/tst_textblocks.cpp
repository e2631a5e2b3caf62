// SPDX-License-Identifier: MIT
// Blocks of text, and the plain text of kept nodes.
#include "core/page/inlineelements.h"
#include "core/page/textblocks.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using testing::ElementsAre;

std::vector<std::string> blocksOf(const std::string& html, LineBreaks lineBreaks = LineBreaks::Join)
{
    const Document page = *parseHtml("<!DOCTYPE html><body>" + html);
    std::vector<std::string> texts;
    for (const TextBlock& block : textBlocks(page, nullptr, lineBreaks))
        texts.push_back(std::string(page.name(block.container)) + ": " + textOf(page, block));
    return texts;
}

TEST(TextBlocks, endAtElementsThatAreNotInline)
{
    EXPECT_THAT(blocksOf("<p>One <b>two</b> <a>three</a>.<p>Four<div>five<span> six</span></div>"),
                ElementsAre("p: One two three.", "p: Four", "div: five six"));
    EXPECT_THAT(blocksOf("<table><td>a<ul><li>b</ul>c"), ElementsAre("td: a", "li: b", "td: c"));
    EXPECT_THAT(blocksOf("a<br>b<div></div>c"), ElementsAre("body: a b", "body: c"));
    EXPECT_THAT(blocksOf("a<br>b", LineBreaks::End), ElementsAre("body: a", "body: b"));
    EXPECT_THAT(blocksOf("<my-tag>a</my-tag>b"), ElementsAre("my-tag: a", "body: b"));
}

TEST(TextBlocks, haveNoTextThatAReaderDoesNotSee)
{
    EXPECT_THAT(blocksOf("a<script>x</script><style>y</style><p hidden>z</p><p style='display:none'>u</p>"
                         "<select><option>v</select><button>w</button><svg><text>t</text></svg>b"),
                ElementsAre("body: a", "body: b"));
    EXPECT_THAT(blocksOf("<!-- a -->  <p> </p>"), ElementsAre());
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
    std::vector<std::string> texts;
    for (const TextBlock& block : textBlocks(page))
        texts.push_back(textOf(page, block));
    EXPECT_THAT(texts, ElementsAre("ab", "c", "d"));
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

} // namespace
} // namespace tagseam
