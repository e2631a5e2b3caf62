// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML: the output, and that a parser reads the same page again.
#include "core/page/serializehtml.h"

#include "tests/core/page/outlinetree.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam {
namespace {

using test::page;
using test::tree;
using testing::HasSubstr;
using testing::Not;

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

// Returns HTML of a page as a browser would have built it: encoding() is empty.
std::string rendered(const std::string& element, const std::string& text)
{
    return bodyOf(tree("html(body(" + element + "('" + text + "')))"));
}

TEST(SerializeHtml, writesElementsAndTextAsAParserReadsThem)
{
    const std::pair<const char*, const char*> rows[] = {
        {"<p title='a&amp;b&quot;&lt;&gt;&nbsp;&apos;'>a&amp;b&lt;&gt;\"&nbsp;é§</p>",
         "<p title=\"a&amp;b&quot;<>&nbsp;'\">a&amp;b&lt;&gt;\"&nbsp;é§</p>"},
        {"<p>&amp;lt;</p>", "<p>&amp;lt;</p>"}, // no entity is made out of text
        {"<br><img src=x><hr><input><p></p><a></a>", "<br><img src=\"x\"><hr><input><p></p><a></a>"},
        {"<div/><p>x", "<div><p>x</p></div>"},
        {"<script>a < b && c</script><style>a > b</style>",
         "<script>a < b && c</script><style>a > b</style>"},
        {"<p><a::b>u</a::b><a:1 id=i>v</a:1></p>", "<p><a::b>u</a::b><a:1 id=\"i\">v</a:1></p>"},
        {"<pre>\n\nx</pre>", "<pre>\n\nx</pre>"}, // the parser eats the first newline
        {"<textarea>\nx</textarea>", "<textarea>x</textarea>"}};
    for (const auto& [html, written] : rows) {
        EXPECT_EQ(again(html), written);
        EXPECT_EQ(again(written), written);
    }
    for (const char* name : {"xmp", "iframe", "noembed", "noframes"}) {
        const std::string html = fmt::format("<{0}>&lt;b>&amp;</{0}>", name);
        EXPECT_EQ(again(html), html) << "its text is raw";
    }
    EXPECT_EQ(again("<noscript>&lt;b&gt;</noscript>"), "<noscript>&lt;b&gt;</noscript>");
}

TEST(SerializeHtml, writesWhatLibxml2ReadsSoThatItReadsTheSameAgain)
{
    const auto libxml2Again = [](std::string_view html) {
        return bodyOf(test::libxml2Page("<body>" + std::string(html)));
    };
    const std::pair<const char*, const char*> rows[] = {
        {"<div/><p>x", "<div></div><p>x</p>"},
        // A name that begins no tag gets a prefix, once.
        {"<p><a::b>u</a::b><a:1 id=i>v</a:1><a:-c>w</a:-c></p>",
         "<p><x::b>u</x::b><x:1 id=\"i\">v</x:1><x:-c>w</x:-c></p>"},
        {"<pre>\nx</pre>", "<pre>\nx</pre>"}}; // the newline was not eaten
    for (const auto& [html, written] : rows) {
        EXPECT_EQ(libxml2Again(html), written);
        EXPECT_EQ(libxml2Again(written), written);
    }
    for (const char* name : {"xmp", "iframe", "noembed", "noframes", "noscript"}) {
        const std::string html = fmt::format("<{0}>&lt;/{0}&gt;&lt;b&gt;</{0}>", name);
        EXPECT_EQ(libxml2Again(html), html)
            << "libxml2 decodes entities in it, so they must be encoded again";
    }
}

TEST(SerializeHtml, writesTextOfARenderedPageAsTheStandardSays)
{
    for (const char* name : {"style", "script", "xmp", "iframe", "noembed", "noframes"})
        EXPECT_EQ(rendered(name, "<b>&"), fmt::format("<{0}><b>&</{0}>", name));
    EXPECT_EQ(rendered("p", "<b>&"), "<p>&lt;b&gt;&amp;</p>");
    for (const char* name : {"pre", "textarea", "listing"}) { // a browser eats the first newline
        EXPECT_EQ(rendered(name, "\nx"), fmt::format("<{0}>\n\nx</{0}>", name));
        EXPECT_EQ(rendered(name, "x\n"), fmt::format("<{0}>x\n</{0}>", name));
    }
    EXPECT_EQ(rendered("p", "\nx"), "<p>\nx</p>");
}

TEST(SerializeHtml, noscriptHoldsElementsWhereNoScriptsRan)
{
    // The tree that Blink makes of <noscript>1 &lt; 2 &lt;img src=x&gt;<p>a</p></noscript> with scripts off.
    const Document page = tree("html(body(noscript('1 < 2 <img src=x>' p('a'))))");
    SerializeOptions options;
    options.nameEncoding = false;
    EXPECT_EQ(serializeHtml(page, options),
              "<html><body><noscript>1 &lt; 2 &lt;img src=x&gt;<p>a</p></noscript></body></html>");
    options.stampNodes = true;
    const std::string stamped = serializeHtml(page, options);
    EXPECT_THAT(stamped, Not(HasSubstr("<img"))) << "an element without a stamp";
    EXPECT_THAT(stamped, HasSubstr("<p data-tagseam-node=\"5\">"));
}

TEST(SerializeHtml, noscriptIsEmptyWhereScriptsRan)
{
    // In the head, text would end the head in a browser whose scripts are off.
    const Document rendered = tree("html(head(noscript[id=a]('<link rel=stylesheet href=x>') title) "
                                   "body(noscript('<p>no scripts</p>') 'b'))");
    SerializeOptions options;
    options.nameEncoding = false;
    options.didScriptsRun = true;
    EXPECT_EQ(serializeHtml(rendered, options),
              "<html><head><noscript id=\"a\"></noscript><title></title></head>"
              "<body><noscript></noscript>b</body></html>");
    const std::string html = "<noscript>a<p>b</p></noscript>";
    EXPECT_THAT(serializeHtml(page("<body>" + html), options), HasSubstr(html)) << "libxml2 runs no scripts";
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
    EXPECT_THAT(html, HasSubstr("<head><meta charset=\"utf-8\"></head>")) << "browsers look in the head only";
    EXPECT_THAT(html, Not(HasSubstr("koi8")));
}

TEST(SerializeHtml, theBaseIsThePagesOwnElseTheCallers)
{
    SerializeOptions options;
    options.baseUrl = "http://x.org/d/?a&\"b";
    const auto written = [&](std::string_view html) { return serializeHtml(page(html), options); };
    const std::string callers = "<base href=\"http://x.org/d/?a&amp;&quot;b\">";
    EXPECT_THAT(written("<head></head><p>x"), HasSubstr(std::string(charset) + callers + "</head>"));
    EXPECT_THAT(written("<p>x"), HasSubstr(callers)) << "a head is made for it";
    EXPECT_THAT(written("<head><base href=/own/></head><p>x"),
                testing::AllOf(HasSubstr("<base href=\"http://x.org/own/\">"), Not(HasSubstr("?a"))));
    EXPECT_THAT(written("<head><base href=http://y.org/></head><p>x"), HasSubstr("href=\"http://y.org/\""));
    EXPECT_THAT(written("<head><base target=_blank></head><p>x"), HasSubstr("?a&amp;&quot;b\""));
    options.baseUrl.clear();
    EXPECT_THAT(written("<head></head><p>x"), Not(HasSubstr("<base")));
}

TEST(SerializeHtml, stampsEachElementWithItsNumber)
{
    SerializeOptions options;
    options.nameEncoding = false;
    options.stampNodes = true;
    const Document document =
        page("<html><head></head><body data-tagseam-node=77><p>x</p><br></body></html>");
    EXPECT_EQ(
        serializeHtml(document, options), // the page's own stamp would lie
        "<html data-tagseam-node=\"1\"><head data-tagseam-node=\"2\"></head><body "
        "data-tagseam-node=\"3\"><p data-tagseam-node=\"4\">x</p><br data-tagseam-node=\"6\"></body></html>");
    EXPECT_THAT(serializeHtml(document), Not(HasSubstr("data-tagseam-node")));
}

// All nodes but the subtrees of the elements with this name.
KeepMask maskWithout(const Document& document, std::string_view name)
{
    KeepMask mask(document.size(), true);
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (document.name(node) == name)
            std::fill(mask.begin() + node.value, mask.begin() + document.subtreeEnd(node).value, false);
    }
    return mask;
}

TEST(SerializeHtml, writesWhatTheMaskKeepsAndNothingBelowADroppedNode)
{
    const Document document = page("<head></head><body><div><p>a</p></div><p>b</p>");
    const std::string kept = "<html><head>" + std::string(charset) + "</head><body><p>b</p></body></html>";
    KeepMask mask = maskWithout(document, "div");
    EXPECT_EQ(serializeHtml(document, mask), kept);
    mask[5] = mask[6] = true; // the content of the div
    EXPECT_EQ(serializeHtml(document, mask), kept);
}

TEST(SerializeHtml, styleSheetsOfDroppedPartsStayWhileTheirLooksAreWanted)
{
    const Document document = page("<head></head><body><div><style>p { color: red }</style><link "
                                   "REL='alternate StyleSheet' href=a><link rel=icon href=b>x</div><p>y</p>");
    const KeepMask mask = maskWithout(document, "div");
    const std::string head = "<html><head>" + std::string(charset) + "</head><body>";
    SerializeOptions options;
    EXPECT_EQ(serializeHtml(document, mask, options),
              head + "<style>p { color: red }</style><link rel=\"alternate StyleSheet\" href=\"a\">"
                     "<p>y</p></body></html>");
    options.keepStyles = false;
    EXPECT_EQ(serializeHtml(document, mask, options), head + "<p>y</p></body></html>");
}

TEST(SerializeHtml, theAddressOfADroppedBaseIsWrittenInItsPlace)
{
    const Document document = page("<head></head><body><base href=/sub/><p>x</p></body>");
    EXPECT_THAT(serializeHtml(document, maskWithout(document, "base"),
                              {.baseUrl = "http://h/d/page.html", .address = {}}),
                HasSubstr("<base href=\"http://h/sub/\"></head>"));
}

// Removes what the serializer may add or rewrite: meta, and the head around it.
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
    for (const auto& file : test::corpusPages()) {
        const Result<Document> first = parseHtml(test::bytesOf(file));
        ASSERT_TRUE(first) << file;
        ++pages;
        same += readsTheSameAgain(*first) ? 1 : 0;
    }
    EXPECT_GE(same, pages * 8 / 10) << "the rest nests html, body or forms in ways of its own";
}

TEST(SerializeHtml, withoutNamingTheEncodingNothingIsAdded)
{
    SerializeOptions options;
    options.nameEncoding = false;
    const auto written = [&](std::string_view html) { return serializeHtml(page(html), options); };
    EXPECT_EQ(written("<html><body><p>x</p></body></html>"),
              "<html><head></head><body><p>x</p></body></html>");
    EXPECT_EQ(written("<html><head><meta charset=\"koi8-r\"></head><body></body></html>"),
              "<html><head><meta charset=\"koi8-r\"></head><body></body></html>");
    options.baseUrl = "http://x.org/";
    EXPECT_EQ(written("<html><body><p>x</p></body></html>"),
              "<html><head><base href=\"http://x.org/\"></head><body><p>x</p></body></html>");
}

} // namespace
} // namespace tagseam
