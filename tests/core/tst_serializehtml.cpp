// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML: what is written, and that a parser reads the same page again.
#include "core/page/serializehtml.h"

#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tagseam {
namespace {

using test::page;

constexpr std::string_view charset = "<meta charset=\"utf-8\">";

// A document with a body only, so that nothing is put into its head.
std::string bodyOf(const Document& document)
{
    const std::string html = serializeHtml(document);
    const auto begin = html.find("<body>") + 6;
    return html.substr(begin, html.find("</body>") - begin);
}

std::string again(std::string_view html)
{
    return bodyOf(page("<body>" + std::string(html)));
}

// As a browser would have built it: encoding() is empty.
Document rendered(const char* element, std::string_view text)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.open(element);
    builder.text(text);
    return std::move(builder).finish();
}

TEST(SerializeHtml, escapesTextAndAttributes)
{
    EXPECT_EQ(again("<p title='a&amp;b&quot;&lt;&gt;&nbsp;&apos;'>a&amp;b&lt;&gt;\"&nbsp;é</p>"),
              "<p title=\"a&amp;b&quot;<>&nbsp;'\">a&amp;b&lt;&gt;\"&nbsp;é</p>");
    EXPECT_EQ(again("<p>&amp;lt;</p>"), "<p>&amp;lt;</p>") << "no entity is made out of text";
}

TEST(SerializeHtml, closesAllButVoidElements)
{
    EXPECT_EQ(again("<br><img src=x><hr><input><p></p><a></a>"),
              "<br><img src=\"x\"><hr><input><p></p><a></a>");
    EXPECT_EQ(again("<div/><p>x"), "<div></div><p>x</p>");
}

TEST(SerializeHtml, writesScriptAndStyleRaw)
{
    EXPECT_EQ(again("<script>a < b && c</script><style>a > b</style>"),
              "<script>a < b && c</script><style>a > b</style>");
}

TEST(SerializeHtml, namesThatBeginNoTagGetAPrefix)
{
    const std::string html = again("<p><a::b>u</a::b><a:1 id=i>v</a:1><a:-c>w</a:-c></p>");
    EXPECT_EQ(html, "<p><x::b>u</x::b><x:1 id=\"i\">v</x:1><x:-c>w</x:-c></p>");
    EXPECT_EQ(again(html), html);
}

TEST(SerializeHtml, writesRawTextOfARenderedPageAsTheStandardSays)
{
    for (const char* name : {"style", "script", "xmp", "iframe", "noembed", "noframes"})
        EXPECT_EQ(bodyOf(rendered(name, "<b>&")), fmt::format("<{0}><b>&</{0}>", name));
    EXPECT_EQ(bodyOf(rendered("p", "<b>&")), "<p>&lt;b&gt;&amp;</p>");
}

TEST(SerializeHtml, noscriptHoldsElementsWhereNoScriptsRan)
{
    // What Blink makes of <noscript>1 &lt; 2 &lt;img src=x&gt;<p>a</p></noscript> with scripts off.
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.open("noscript");
    builder.text("1 < 2 <img src=x>");
    builder.open("p");
    builder.text("a");
    const Document page = std::move(builder).finish();
    SerializeOptions options;
    options.nameEncoding = false;
    EXPECT_EQ(serializeHtml(page, options),
              "<html><body><noscript>1 &lt; 2 &lt;img src=x&gt;<p>a</p></noscript></body></html>");
    options.stampNodes = true;
    const std::string stamped = serializeHtml(page, options);
    EXPECT_EQ(stamped.find("<img"), std::string::npos) << "an element without a stamp";
    EXPECT_NE(stamped.find("<p data-tagseam-node=\"5\">"), std::string::npos);
}

TEST(SerializeHtml, noscriptIsEmptyWhereScriptsRan)
{
    // In the head, text would end the head in a browser whose scripts are off.
    DocumentBuilder builder;
    builder.open("html");
    builder.open("head");
    builder.open("noscript");
    builder.attribute("id", "a");
    builder.text("<link rel=stylesheet href=x>");
    builder.close();
    builder.open("title");
    builder.close();
    builder.close();
    builder.open("body");
    builder.open("noscript");
    builder.text("<p>no scripts</p>");
    builder.close();
    builder.text("b");
    SerializeOptions options;
    options.nameEncoding = false;
    options.didScriptsRun = true;
    EXPECT_EQ(serializeHtml(std::move(builder).finish(), options),
              "<html><head><noscript id=\"a\"></noscript><title></title></head>"
              "<body><noscript></noscript>b</body></html>");
    const std::string html = "<noscript>a<p>b</p></noscript>";
    EXPECT_NE(serializeHtml(page("<body>" + html), options).find(html), std::string::npos)
        << "libxml2 runs no scripts";
}

TEST(SerializeHtml, doesNotLetTextOfABytesPageBecomeTags)
{
    // libxml2 decodes entities in these, so they must be encoded again.
    for (const char* name : {"xmp", "iframe", "noembed", "noframes", "noscript"}) {
        const std::string html = fmt::format("<{0}>&lt;/{0}&gt;&lt;b&gt;</{0}>", name);
        EXPECT_EQ(again(html), html);
    }
}

TEST(SerializeHtml, givesPreBackTheNewlineThatABrowserEats)
{
    for (const char* name : {"pre", "textarea", "listing"}) {
        EXPECT_EQ(bodyOf(rendered(name, "\nx")), fmt::format("<{0}>\n\nx</{0}>", name));
        EXPECT_EQ(bodyOf(rendered(name, "x\n")), fmt::format("<{0}>x\n</{0}>", name));
    }
    EXPECT_EQ(bodyOf(rendered("p", "\nx")), "<p>\nx</p>");
    EXPECT_EQ(again("<pre>\nx</pre>"), "<pre>\nx</pre>") << "libxml2 has not eaten it";
}

TEST(SerializeHtml, writesDoctypeAndComments)
{
    EXPECT_EQ(serializeHtml(page("<!DOCTYPE html><html><head><meta charset=x></head><body><!--c-->")),
              "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body><!--c--></body></html>");
    EXPECT_EQ(serializeHtml(DocumentBuilder().finish()), "");
}

TEST(SerializeHtml, theHeadNamesTheEncodingThatIsWritten)
{
    const auto headOf = [](const Document& document) {
        const std::string html = serializeHtml(document);
        const auto begin = html.find("<head>") + 6;
        return html.substr(begin, html.find("</head>") - begin);
    };
    EXPECT_EQ(headOf(page("<head><title>T</title></head><p>x")), std::string(charset) + "<title>T</title>");
    EXPECT_EQ(headOf(page("<p>é")), charset) << "a page without a head gets one";
    EXPECT_EQ(headOf(page("<head><META CHARSET=koi8-r></head>")), charset);
    EXPECT_EQ(headOf(page("<head><meta http-equiv=content-TYPE content='text/html; CHARSET=koi8-r'></head>")),
              "<meta http-equiv=\"content-TYPE\" content=\"text/html; charset=utf-8\">");
    const std::string other = "<meta name=\"description\" content=\"about charset=koi8-r\">";
    EXPECT_EQ(headOf(page("<head>" + other + "</head>")), std::string(charset) + other)
        << "a text about encodings names none";
    const std::string html = serializeHtml(page("<head></head><body><p>x<meta charset=koi8-r></body>"));
    EXPECT_NE(html.find("<head><meta charset=\"utf-8\"></head>"), std::string::npos)
        << "browsers look in the head only: " << html;
    EXPECT_EQ(html.find("koi8"), std::string::npos);
}

TEST(SerializeHtml, theBaseIsThePagesOwnElseTheCallers)
{
    SerializeOptions options;
    options.baseUrl = "http://example.com/?a&\"b";
    const std::string base = "<base href=\"http://example.com/?a&amp;&quot;b\">";
    EXPECT_NE(serializeHtml(page("<head></head><p>x"), options).find(std::string(charset) + base + "</head>"),
              std::string::npos);
    EXPECT_NE(serializeHtml(page("<p>x"), options).find(base), std::string::npos) << "a head is made for it";
    const std::string own = serializeHtml(page("<head><base href=/own/></head><p>x"), options);
    EXPECT_EQ(own.find("?a"), std::string::npos);
    EXPECT_NE(own.find("<base href=\"http://example.com/own/\">"), std::string::npos)
        << "an odd address, too";
    EXPECT_EQ(serializeHtml(page("<head></head><p>x")).find("<base"), std::string::npos);
}

TEST(SerializeHtml, stampsEachElementWithItsNumber)
{
    SerializeOptions options;
    options.stampNodes = true;
    const Document document =
        page("<html><head></head><body data-tagseam-node=77><p>x</p><br></body></html>");
    const std::string html = serializeHtml(document, options);
    const Document read = page(html);
    for (const char* name : {"html", "head", "body", "p", "br"}) {
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            if (document.name(node) == name) {
                EXPECT_NE(html.find(fmt::format("<{} data-tagseam-node=\"{}\">", name, node.value)),
                          std::string::npos)
                    << html;
            }
        }
    }
    EXPECT_EQ(html.find("77"), std::string::npos) << "a stamp of the page's own would lie";
    EXPECT_EQ(serializeHtml(document).find("data-tagseam-node"), std::string::npos);
}

TEST(SerializeHtml, writesWhatTheMaskKeepsAndNothingBelowADroppedNode)
{
    const Document document = page("<head></head><body><div id=1><p>a</p></div><div id=2><p>b</p></div>");
    KeepMask mask(document.size(), true);
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (document.attribute(node, "id") == "1")
            mask[node.value] = false; // its content stays in the mask, and goes with it
    }
    EXPECT_EQ(serializeHtml(document, mask), "<html><head>" + std::string(charset) +
                                                 "</head><body><div id=\"2\"><p>b</p></div></body></html>");
}

TEST(SerializeHtml, styleSheetsOfDroppedPartsStayWhileTheirLooksAreWanted)
{
    const Document document = page("<head></head><body><div><style>p { color: red }</style><link "
                                   "REL='alternate StyleSheet' href=a><link rel=icon href=b>x</div><p>y</p>");
    KeepMask mask(document.size(), true);
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (document.name(node) == "div")
            std::fill(mask.begin() + node.value, mask.begin() + document.subtreeEnd(node).value, false);
    }
    const std::string head = "<html><head>" + std::string(charset) + "</head><body>";
    SerializeOptions options;
    EXPECT_EQ(serializeHtml(document, mask, options),
              head + "<style>p { color: red }</style><link rel=\"alternate StyleSheet\" href=\"a\">"
                     "<p>y</p></body></html>");
    options.keepStyles = false;
    EXPECT_EQ(serializeHtml(document, mask, options), head + "<p>y</p></body></html>");
}

// What the serializer may add or rewrite is taken out: meta, and the head around it.
void dropMeta(test::PlainNode& node)
{
    std::erase_if(node.children, [](const test::PlainNode& child) { return child.value == "meta"; });
    for (test::PlainNode& child : node.children)
        dropMeta(child);
    std::erase_if(node.children, [](const test::PlainNode& child) {
        return child.value == "head" && child.children.empty();
    });
}

bool readsTheSameAgain(const Document& first)
{
    const Result<Document> second = parseHtml(serializeHtml(first));
    if (!second || second->doctype() != first.doctype())
        return false;
    test::PlainNode before = test::plainTree(first);
    test::PlainNode after = test::plainTree(*second);
    dropMeta(before);
    dropMeta(after);
    return before == after;
}

TEST(SerializeHtml, bundledSamplesReadTheSameAgain)
{
    const auto samples = test::filesBelow(TAGSEAM_SAMPLES, ".html");
    ASSERT_GE(samples.size(), 6U);
    for (const auto& sample : samples)
        EXPECT_TRUE(readsTheSameAgain(*parseHtml(test::bytesOf(sample)))) << sample;
}

TEST(NightSerializeHtml, mostPagesOfTheCorpusReadTheSameAgain)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    int pages = 0;
    int same = 0;
    int stable = 0;
    for (const auto& file : test::corpusPages()) {
        const Result<Document> first = parseHtml(test::bytesOf(file));
        ASSERT_TRUE(first) << file;
        ++pages;
        same += readsTheSameAgain(*first) ? 1 : 0;
        const std::string written = serializeHtml(*first);
        stable += serializeHtml(*parseHtml(written)) == written ? 1 : 0;
    }
    fmt::print("of {} pages {} read the same again, {} are written the same again\n", pages, same, stable);
    EXPECT_GE(same, pages * 8 / 10) << "the rest nests html, body or forms in ways of its own";
}

TEST(SerializeHtml, aBaseWithoutAddressOrARelativeOneKeepsThePagesOwnAddress)
{
    SerializeOptions options;
    options.baseUrl = "http://x.org/d/page.html";
    const auto written = [&](std::string_view html) { return serializeHtml(*parseHtml(html), options); };
    EXPECT_NE(written("<head><base target=_blank></head><body>x").find("href=\"http://x.org/d/page.html\""),
              std::string::npos);
    EXPECT_NE(written("<head><base href=/shop/></head><body>x").find("href=\"http://x.org/shop/\""),
              std::string::npos);
    EXPECT_NE(written("<head><base href=http://y.org/></head><body>x").find("href=\"http://y.org/\""),
              std::string::npos);
}

TEST(SerializeHtml, withoutNamingTheEncodingNothingIsAdded)
{
    SerializeOptions options;
    options.nameEncoding = false;
    const auto written = [&](std::string_view html) { return serializeHtml(page(html), options); };
    EXPECT_EQ(written("<html><body><p>x</p></body></html>"), "<html><body><p>x</p></body></html>");
    EXPECT_EQ(written("<html><head><meta charset=\"koi8-r\"></head><body></body></html>"),
              "<html><head><meta charset=\"koi8-r\"></head><body></body></html>");
    options.baseUrl = "http://x.org/";
    EXPECT_EQ(written("<html><body><p>x</p></body></html>"),
              "<html><head><base href=\"http://x.org/\"></head><body><p>x</p></body></html>");
}

TEST(SerializeHtml, anIframeThatWasNotTakenKeepsItsText)
{
    EXPECT_EQ(bodyOf(rendered("iframe", "<b>no frames</b>")), "<iframe><b>no frames</b></iframe>");
}

TEST(SerializeHtml, theAddressOfADroppedBaseIsWrittenInItsPlace)
{
    const Document document = page("<head></head><body><base href=/sub/><p>x</p></body>");
    KeepMask mask(document.size(), true);
    for (NodeId node{1}; node.value < document.size(); ++node.value)
        mask[node.value] = document.name(node) != "base";
    SerializeOptions options;
    options.baseUrl = "http://h/d/page.html";
    EXPECT_NE(serializeHtml(document, mask, options).find("<base href=\"http://h/sub/\"></head>"),
              std::string::npos);
}

} // namespace
} // namespace tagseam
