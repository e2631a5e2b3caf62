// SPDX-License-Identifier: MIT
// Pages by hand as Markdown, by the rules of CommonMark and of GitHub's tables.
#include "core/page/markdown.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

#include <string>

namespace tagseam::test {
namespace {

std::string markdown(const std::string& body)
{
    const Document document = page("<body>" + body + "</body>");
    return markdownOf(document, textBlocks(document), KeepMask(document.size(), true));
}

TEST(Markdown, hasHeadingsParagraphsAndLineBreaks)
{
    EXPECT_EQ(markdown("<h1>One</h1><p>First<br>second</p><h3>Three <b>bold</b></h3>text"),
              "# One\n\nFirst\\\nsecond\n\n### Three bold\n\ntext\n");
    EXPECT_EQ(markdown("<h2>a<br>b</h2>"), "## a b\n");
    EXPECT_EQ(markdown(""), "");
}

TEST(Markdown, nestsListsAndQuotes)
{
    EXPECT_EQ(markdown("<ul><li>a<ul><li>b</li></ul></li><li>c<p>d</p></li></ul>"),
              "- a\n  - b\n- c\n\n  d\n");
    EXPECT_EQ(markdown("<ol start=9><li>nine</li><li>ten<ul><li>in</li></ul></li></ol>"),
              "9. nine\n10. ten\n    - in\n");
    EXPECT_EQ(markdown("<blockquote><p>a</p><p>b</p></blockquote>c"), "> a\n>\n> b\n\nc\n");
}

TEST(Markdown, keepsListsThatFollowEachOtherApart)
{
    EXPECT_EQ(markdown("<ul><li>a<li>b</ul><ul><li>c<li>d</ul><ul><li>e</ul>"),
              "- a\n- b\n\n* c\n* d\n\n- e\n");
    EXPECT_EQ(markdown("<ol><li>a</ol><ol><li>b</ol>"), "1. a\n\n1) b\n");
    EXPECT_EQ(markdown("<ul><li>a</ul><ol><li>b</ol><p>c</p><ol><li>d</ol>"), "- a\n\n1. b\n\nc\n\n1. d\n");
    EXPECT_EQ(markdown("<ul><li>a<ul><li>b</ul><ul><li>c</ul></ul>"), "- a\n  - b\n\n  * c\n");
}

TEST(Markdown, hasLinksEmphasisAndCode)
{
    EXPECT_EQ(markdown("<p>See <a href='a b(1)'>the <em>page</em></a>.</p>"),
              "See [the *page*](<a b(1)>).\n");
    EXPECT_EQ(markdown("<p><a href='javascript:x()'>no</a> <strong>strong</strong>, <b><i>both</i></b></p>"),
              "no **strong**, ***both***\n");
    EXPECT_EQ(markdown("<p>un<b>believ</b>able</p>"), "unbelievable\n")
        << "no mark of CommonMark within a word";
    EXPECT_EQ(markdown("<p>a<b>&nbsp;bold&nbsp;</b>c<b>&nbsp;</b></p>"), "a\u00a0**bold**\u00a0c\n")
        << "a mark beside a space would be none";
    EXPECT_EQ(markdown("<p>Read this!<a href=y>now</a></p>"), "Read this\\![now](<y>)\n");
    EXPECT_EQ(markdown("<h2>C #</h2>"), "## C \\#\n");
    EXPECT_EQ(markdown("<p><code>f(<em>x</em>)</code></p>"), "`f(x)`\n");
    EXPECT_EQ(markdown("<p>call <code>f(`x`)</code></p>"), "call ``f(`x`)``\n");
    EXPECT_EQ(markdown("<pre><code>a\n  ```b\n</code></pre>"), "````\na\n  ```b\n````\n");
}

TEST(Markdown, hasTablesOfShortTextsAndTheTextsOfOthers)
{
    EXPECT_EQ(markdown("<table><tr><th>a<th>b<tr><td>1|2<td><a href=x>y</a></table>"),
              "| a | b |\n| --- | --- |\n| 1\\|2 | [y](<x>) |\n");
    EXPECT_EQ(markdown("<table><caption>t</caption><tr><td>a<td>b<tr><td>c<td>d</table>"),
              "t\n\n|  |  |\n| --- | --- |\n| a | b |\n| c | d |\n");
    EXPECT_EQ(markdown("<table><tr><td>a<td>b<tr><td><td>c</table>"),
              "|  |  |\n| --- | --- |\n| a | b |\n|  | c |\n");
    EXPECT_EQ(markdown("<table><tr><td><h2>a</h2><p>b</p><td>c<tr><td>d<td>e</table>"),
              "## a\n\nb\n\nc\n\nd\n\ne\n");
}

TEST(Markdown, hasPicturesWhereTheyStand)
{
    EXPECT_EQ(
        markdown("<p>a <img src='x.png' alt='an [x]'> b</p><img src=y.png alt=y><p>c</p><img src=z.png>"),
        "a ![an \\[x\\]](<x.png>) b\n\n![y](<y.png>)\n\nc\n");
}

TEST(Markdown, escapesWhatWouldBeAMark)
{
    EXPECT_EQ(markdown("<p># no</p><p>1. no</p><p>- no</p><p>*a* _b_ [c] &lt;d> &amp;amp;</p>"),
              "\\# no\n\n1\\. no\n\n\\- no\n\n\\*a\\* \\_b\\_ \\[c\\] \\<d\\> \\&amp;\n");
}

} // namespace
} // namespace tagseam::test
