// SPDX-License-Identifier: MIT
// The text of the DOM: as an HTML5 parser has it, with code points that other programs count, and quotes that
// occur once.
#include "core/truth/annotation/domtext.h"

#include "core/base/utf8.h"
#include "core/select/selector.h"
#include "tests/core/page/outlinetree.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

std::string domText(std::string_view html)
{
    const Document document = page(html);
    return std::string(DomText(document).all());
}

// The expected texts are those of jsdom 27, an HTML5 parser, of the same bytes.
TEST(DomText, isThatOfAnHtml5Parser)
{
    EXPECT_EQ(domText("<html>\n <!-- c -->\n<head>\n<title>t</title></head>\n<body>a</body></html>"),
              "\nt\na")
        << "white space before head is dropped";
    EXPECT_EQ(domText("<html><body><p>a\r\nb\rc</p>\r\n<p>d</p>"), "a\nb\nc\nd");
    EXPECT_EQ(domText("<html><body><pre>\r\n\r\nx</pre><textarea>\ny</textarea><p>\nz</p>"), "\nxy\nz");
    EXPECT_EQ(domText("<html><body><pre><b>b</b>\nx</pre>"), "b\nx");
    EXPECT_EQ(domText("<html><body><p>a&nbspX &reg, &copy= &notit &AMP&lt;b &unknown</p>"),
              "a\u00A0X \u00AE, \u00A9= \u00ACit &<b &unknown");
    EXPECT_EQ(domText("<html><body><p>&amp;reg; &amp;lt;</p>"), "&reg; &lt;");
    EXPECT_EQ(domText("<html><head><style>p > a {}</style><script>a &reg b</script></head><body>x"),
              "p > a {}a &reg bx")
        << "script and style belong to it";
    EXPECT_EQ(domText("<html><body><p>&#149;&#x96; &#129;&#160;</p>"), "\u2022\u2013 \u0081\u00A0");
    EXPECT_EQ(domText("<html><body><p>a<! b>c<![if !IE]>d<![endif]>e &lt;!-- f &lt;!DOCTYPE></p>"),
              "acde <!-- f <!DOCTYPE>");
    EXPECT_EQ(
        domText(
            "<html><body><iframe src=x><SCRIPT SRC='a'></SCRIPT>&amp;</IFRAME><p>b</p><xmp><b>c</xmp><p>d"),
        "<SCRIPT SRC='a'></SCRIPT>&amp;b<b>cd");
    EXPECT_EQ(domText("<html><body><template><p>a</p></template><p>b</p>"), "b");
}

TEST(DomText, ofARenderedPageIsAsItIs)
{
    DocumentBuilder builder; // without an encoding
    builder.open("html");
    builder.text(" ");
    builder.open("pre");
    builder.text("\na &reg b\r");
    builder.close();
    builder.close();
    EXPECT_EQ(DomText(std::move(builder).finish()).all(), " \na &reg b\r");
}

TEST(DomText, positionsCountCodePoints)
{
    const Document document = page("<html><body><p>é 𝄞</p>\n<p>ü</p>");
    const DomText text(document);
    const NodeId second = selectNodes(document, "//p[2]")->front();
    EXPECT_EQ(text.spanOf(text.stretchOf(second)), (TextSpan{4, 5}));
    EXPECT_THAT(text.nodesOf(*text.stretchOf(TextSpan{4, 5})),
                testing::ElementsAre(second, NodeId{second.value + 1}));
    EXPECT_EQ(text.stretchOf(TextSpan{4, 50}), std::nullopt);
}

TEST(DomText, everySpanLeadsBackToItsStretch)
{
    std::mt19937 random(11);
    static const std::vector<std::string> letters{"a", "é", "€", "𝄞", " "};
    for (int round = 0; round < 50; ++round) {
        std::string content;
        for (auto count = random() % 300; count > 0; --count)
            content += letters[random() % letters.size()];
        DocumentBuilder builder;
        builder.text(content);
        const Document document = std::move(builder).finish();
        const DomText text(document);
        std::vector<std::uint32_t> begins;
        for (std::uint32_t byte = 0; byte < content.size(); ++byte) {
            if (!isUtf8Continuation(content[byte]))
                begins.push_back(byte);
        }
        begins.push_back(static_cast<std::uint32_t>(content.size()));
        for (std::uint32_t letter = 0; letter < begins.size(); ++letter) {
            const DomText::Stretch rest{begins[letter], begins.back()};
            const TextSpan span{letter, static_cast<std::uint32_t>(begins.size() - 1)};
            ASSERT_EQ(text.spanOf(rest), span);
            ASSERT_EQ(text.stretchOf(span), rest) << content;
        }
    }
}

TEST(DomText, aQuoteIsLongEnoughToOccurOnce)
{
    std::string cells;
    for (int i = 0; i < 12; ++i)
        cells += "<p>the same words in each of them</p>";
    const Document document = page("<html><body>" + cells + "<p>other</p><img><p></p>" + cells);
    const DomText text(document);
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const DomText::Stretch stretch = text.stretchOf(node);
        const TextQuote quote = text.quoteOf(stretch);
        if (stretch.isEmpty()) {
            EXPECT_EQ(quote, TextQuote{});
            continue;
        }
        EXPECT_EQ(quote.exact, text.bytes(stretch));
        EXPECT_THAT(text.find(quote, 10), testing::ElementsAre(stretch));
    }
    const TextQuote other = text.quoteOf(text.stretchOf(selectNodes(document, "//p[13]")->front()));
    EXPECT_EQ(other.prefix, "emthe same words in each of them") << "32 code points suffice";
}

TEST(DomText, aTextThatIsTooLongHasNoQuote)
{
    const Document document = page("<html><body><p>" + repeated(quoteLetters + 1, "a") + "</p><p>b</p>");
    const DomText text(document);
    EXPECT_EQ(text.quoteOf(text.stretchOf(selectNodes(document, "//p[1]")->front())), TextQuote{});
    EXPECT_EQ(text.quoteOf(text.stretchOf(selectNodes(document, "//p[2]")->front())).exact, "b");
}

} // namespace
} // namespace tagseam::test
