// SPDX-License-Identifier: MIT
// Bytes -> Document: trees of small pages, broken pages, and pages of extreme shape.
#include "core/page/parsehtml.h"

#include "core/page/serializehtml.h"
#include "core/page/snapshotbytes.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>

#include <cstring>
#include <fstream>
#include <functional>

// libxml2's, whose headers core alone includes.
extern "C" int xmlMemSetup(void (*)(void*), void* (*)(std::size_t), void* (*)(void*, std::size_t),
                           char* (*)(const char*));

namespace tagseam {
namespace {

using test::FailsWith;
using test::outline;
using test::page;
using test::repeated;
using testing::_;

std::string treeOf(std::string_view html)
{
    return outline(page(html));
}

TEST(ParseHtml, aPageHasTheTreeThatItsTagsSayHoweverItIsCut)
{
    const std::pair<const char*, const char*> rows[] = {
        {"<html><head><title>T</title></head><body><p>a<b>b</b></p><br></body></html>",
         "html(head(title('T')) body(p('a' b('b')) br))"},
        {"<p>one<p>two", "html(head body(p('one') p('two')))"}, // missing tags are supplied
        {"plain", "html(head body('plain'))"},
        {"<TABLE><TR><TD>x</TABLE>", "html(head body(table(tbody(tr(td('x'))))))"},
        {"<body><!--note--><p>x</body>", "html(head body(<!--note--> p('x')))"},
        {"<p>a<!--x-->b</p>", "html(head body(p('a' <!--x--> 'b')))"},
        {"<p>a&amp;b&#233;</p>", "html(head body(p('a&bé')))"}, // an entity separates nothing
        {"<body><script>if (a < b && c) x('&lt;')</script><style>a > b</style></body>",
         "html(head body(script('if (a < b && c) x('&lt;')') style('a > b')))"},
        {"<!-- only -->", "<!-- only --> html(head body)"},
        {"<p>whole</p><p cla", "html(head body(p('whole')))"},
        {"<p>&#149;a&#x80;&#129;", "html(head body(p('\u2022a\u20AC\u0081')))"}, // windows-1252, as in HTML5
        {"<p>a&am", "html(head body(p('a&am')))"},
        {"<p>a&#2", "html(head body(p('a\x02')))"},
        {"<p>a\xC3", "html(head body(p('a\uFFFD')))"},
        {"<frameset><frame src=a><noframes><body><p>x</body></noframes></frameset>",
         "html(head frameset(frame[src=\"a\"] noframes('<body><p>x</body>')))"}};
    for (const auto& [html, tree] : rows)
        EXPECT_EQ(treeOf(html), tree) << html;
    EXPECT_EQ(treeOf("<p>whole</p><!-- not clo"), "html(head body(p('whole') <!-- not clo-->))");
    const std::string whole = "<html><head><title>T&eacute;</title><script>x</script></head><body "
                              "class='é'><p>a&amp;b<!--c--></p></body></html>";
    for (std::size_t cut = 1; cut <= whole.size(); ++cut)
        EXPECT_TRUE(parseHtml(std::string_view(whole).substr(0, cut))) << "cut at " << cut;
}

TEST(ParseXhtml, wellFormedXhtmlIsReadAsXml)
{
    const std::string type = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' "
                             "'http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd'>";
    const std::pair<std::string, const char*> rows[] = {
        {"<html><head><script src='a'/></head><body><p>x</p></body></html>",
         "html(head(script[src=\"a\"]) body(p('x')))"},
        {"<?xml version='1.0'?><html xmlns='u'><body><svg:g xmlns:svg='s' svg:a='1'/><P/></body></html>",
         "html[xmlns=\"u\"](body(g[xmlns:svg=\"s\"][svg:a=\"1\"] P))"},
        {"<html><body><p>a<![CDATA[<b>&amp;]]>c&#233;&lt;</p><!--n--></body></html>",
         "html(body(p('a<b>&amp;cé<') <!--n-->))"},
        {type + "<html><body title='&eacute;&amp;'><p>a&nbsp;b<!-- &nbsp; --></p></body></html>",
         "html(body[title=\"é&\"](p('a\u00a0b' <!-- &nbsp; -->)))"}};
    for (const auto& [text, tree] : rows) {
        const Result<Document> page = parseHtml(text, {.isXhtml = true});
        ASSERT_TRUE(page) << text;
        EXPECT_EQ(outline(*page), tree);
        EXPECT_TRUE(page->reading().findings.empty()) << text;
    }
    const Result<Document> latin = parseHtml(
        "<?xml version='1.0' encoding='iso-8859-1'?><html><body>caf\xe9</body></html>", {.isXhtml = true});
    EXPECT_EQ(outline(*latin), "html(body('café'))");
    EXPECT_EQ(latin->reading().encoding, "windows-1252");
}

TEST(ParseXhtml, otherXhtmlIsReadAsHtmlAndSaysSo)
{
    for (const auto& [text, line] : {std::pair("<html><body><p>one<br>two</p>\n</body></html>", "1"),
                                     {"<p>a</p>\n<p>b</p>", "2"},
                                     {"words", "1"},
                                     {"<html>\n<body>\na&nbsp;b</body></html>", "3"},
                                     {"<html><body><p a=1>x</p></body></html>\n<p>", "1"}}) {
        for (const Parser parser : {Parser::Html5, Parser::Libxml2}) {
            const Result<Document> page = parseHtml(text, {.parser = parser, .isXhtml = true});
            ASSERT_TRUE(page) << text;
            EXPECT_EQ(outline(*page), outline(*parseHtml(text, {.parser = parser}))) << text;
            ASSERT_EQ(page->reading().findings.size(), 1U) << text;
            EXPECT_EQ(page->reading().findings.front().code, ErrorCode::NotWellFormed);
            EXPECT_EQ(page->reading().findings.front().detail, line) << text;
        }
    }
}

TEST(ParseXhtml, keepsTheLimitsAndStops)
{
    const auto read = [](const std::string& body, const Limits& limits, const std::stop_token& stop = {}) {
        return parseHtml("<html><body>" + body + "</body></html>", {.limits = limits, .isXhtml = true}, stop);
    };
    EXPECT_THAT(read(repeated(100, "<p/>"), {.nodes = 99}), FailsWith(ErrorCode::TooManyNodes, _, "99"));
    EXPECT_THAT(read(repeated(100, "<p>") + repeated(100, "</p>"), {.depth = 99}),
                FailsWith(ErrorCode::TooDeep, _, "99"));
    EXPECT_TRUE(read(repeated(3000, "<p>") + repeated(3000, "</p>"), {}));
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_THAT(read("<p/>", {}, stopped.get_token()), FailsWith(ErrorCode::Stopped, _, _));
}

TEST(ParseXhtml, entitiesThatAPageDeclaresAreNeverExpanded)
{
    const std::string secret = (test::freshFolder() / "secret").string();
    std::ofstream(secret) << "secret words";
    const std::string file = "<!ENTITY e SYSTEM '" + secret + "'>";
    const std::string laughs = "<!ENTITY a 'secret'><!ENTITY b '&a;&a;'><!ENTITY e '&b;&b;'>";
    const std::string parameter = "<!ENTITY % p SYSTEM '" + secret + "'>%p;<!ENTITY e 'secret'>";
    for (const std::string& declared : {file, laughs, parameter}) {
        for (const std::string& id : {std::string(), "SYSTEM 'file://" + secret + "'",
                                      "PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'file://" + secret + "'"}) {
            const std::string text = "<!DOCTYPE html " + id + " [" + declared +
                                     "]><html><body title='&e;'><p>&e;</p></body></html>";
            const Result<Document> page = parseHtml(text, {.isXhtml = true});
            ASSERT_TRUE(page) << text;
            for (NodeId node{1}; node.value < page->size(); ++node.value) {
                const bool isParagraph =
                    page->kind(node) == NodeKind::Text && page->name(page->parent(node)) == "p";
                EXPECT_FALSE(isParagraph && page->text(node).find("secret") != std::string_view::npos)
                    << text;
                const bool isElement = page->isElement(node);
                EXPECT_TRUE(!isElement ||
                            page->attribute(node, "title").find("secret") == std::string_view::npos)
                    << text;
            }
        }
    }
}

TEST(ParseHtml, attributesAreDecodedAndFoundByName)
{
    const Document document = page("<body CLASS='a &amp; b' title=\"&quot;&eacute;&unknown;\" checked id=>x");
    const NodeId body = document.body();
    EXPECT_EQ(document.attribute(body, "class"), "a & b") << "names in lower case";
    EXPECT_EQ(document.attribute(body, "title"), "\"é&unknown;");
    EXPECT_TRUE(document.hasAttribute(body, "checked"));
    EXPECT_EQ(document.attribute(body, "checked"), "");
    EXPECT_EQ(document.attribute(body, "id"), "");
    EXPECT_FALSE(document.hasAttribute(body, "style"));
    EXPECT_EQ(document.attribute(body, "style"), "");
    EXPECT_EQ(page("<body id=1 id=2>").attribute(NodeId{3}, "id"), "1") << "the first of two counts";
    EXPECT_EQ(page("<html xml:lang='de'><body>").attribute(NodeId{1}, "xml:lang"), "de");
}

TEST(ParseHtml, theDoctypeIsKept)
{
    EXPECT_EQ(page("<!DOCTYPE html><p>x").doctype(), "html");
    EXPECT_EQ(page("<!doctype HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/x.dtd\"><p>x")
                  .doctype(),
              "html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/x.dtd\"");
    EXPECT_EQ(page("<!DOCTYPE html SYSTEM \"about:legacy-compat\"><p>x").doctype(),
              "html SYSTEM \"about:legacy-compat\"");
    EXPECT_EQ(page("<p>x").doctype(), "");
}

TEST(ParseHtml, aPageOfNothingHasAnEmptyBodyOrInLibxml2None)
{
    for (const char* html : {"   \n", "<!-- only -->", "<!DOCTYPE html>", "\xEF\xBB\xBF"}) {
        const Result<Document> document = parseHtml(html);
        ASSERT_TRUE(document) << html;
        EXPECT_EQ(convertTreeToSequence(*document).size(), 1U);
        const Result<Document> byLibxml2 = parseHtml(html, {.parser = Parser::Libxml2});
        ASSERT_TRUE(byLibxml2) << html;
        EXPECT_EQ(byLibxml2->body(), noNode) << html;
        EXPECT_EQ(convertTreeToSequence(*byLibxml2).size(), 0U);
    }
    EXPECT_THAT(parseHtml(""), FailsWith(ErrorCode::Empty, _, _));
    EXPECT_THAT(parseHtml("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), FailsWith(ErrorCode::NotText, _, _));
    EXPECT_THAT(parseHtml(encodeSnapshot({})), FailsWith(ErrorCode::BrowserTree, _, _));
}

TEST(ParseHtml, theFirstOfSeveralBodiesIsTheBody)
{
    const Document document =
        page("<html><body id=1><p>a</p></body></html><html><body id=2><p>b</p></body></html>");
    EXPECT_EQ(document.attribute(document.body(), "id"), "1");
    const std::string tree = outline(document);
    EXPECT_NE(tree.find("'a'"), std::string::npos);
    EXPECT_NE(tree.find("'b'"), std::string::npos) << "nothing is lost: " << tree;
}

TEST(ParseHtml, nothingIsPrintedHoweverBrokenThePage)
{
    testing::internal::CaptureStderr();
    testing::internal::CaptureStdout();
    for (const char* html :
         {"<p></b></i><<>&&#xFFFFFFFF;<a b=c b=c><table></p>", "<!DOCTYPE",
          "<meta charset=utf-16><p>\xFF\xFE", "<?xml version='1.0' encoding='martian'?><x:y z:q=1/>",
          "</html></html><body><body>"})
        EXPECT_TRUE(parseHtml(html)) << html;
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Limits, aPageBeyondThemIsRefusedWithTheLimit)
{
    const std::string html = "<html><body><p>a</p><!--b--><p>c</p></body></html>"; // 8 nodes, 3 deep
    const std::string texts = "<body>" + repeated(100, "x<!---->");
    EXPECT_TRUE(parseHtml(html, {.limits = {.bytes = html.size(), .nodes = 8, .depth = 3}}));
    EXPECT_THAT(parseHtml(html, {.limits = {.bytes = html.size() - 1}}),
                FailsWith(ErrorCode::TooLarge, _, "49 bytes"));
    EXPECT_THAT(parseHtml(html, {.limits = {.nodes = 7}}), FailsWith(ErrorCode::TooManyNodes, _, "7"));
    EXPECT_THAT(parseHtml(html, {.limits = {.depth = 2}}), FailsWith(ErrorCode::TooDeep, _, "2"));
    EXPECT_THAT(parseHtml(texts, {.limits = {.nodes = 150}}), FailsWith(ErrorCode::TooManyNodes, _, "150"));
}

// libxml2's requests for memory while it lives; calls `act` at the request after `moment` others.
class LibxmlRequests {
  public:
    explicit LibxmlRequests(std::uint64_t moment = 0, std::function<void()> act = {})
    {
        s_count = 0;
        s_bytes = 0;
        s_moment = moment;
        s_act = std::move(act);
        xmlMemSetup(std::free, take, retake, copy);
    }
    LibxmlRequests(const LibxmlRequests&) = delete;
    LibxmlRequests& operator=(const LibxmlRequests&) = delete;
    ~LibxmlRequests() { xmlMemSetup(std::free, std::malloc, std::realloc, ::strdup); }
    std::uint64_t count() const { return s_count; }
    std::uint64_t bytes() const { return s_bytes; }

  private:
    static void note(std::size_t size)
    {
        s_bytes += size;
        if (s_count++ == s_moment && s_act)
            s_act();
    }
    static void* take(std::size_t size)
    {
        note(size);
        return std::malloc(size);
    }
    static void* retake(void* memory, std::size_t size)
    {
        note(size);
        return std::realloc(memory, size);
    }
    static char* copy(const char* text)
    {
        note(std::strlen(text) + 1);
        return ::strdup(text);
    }
    static inline std::uint64_t s_count = 0;
    static inline std::uint64_t s_bytes = 0;
    static inline std::uint64_t s_moment = 0;
    static inline std::function<void()> s_act;
};

// The error of a page for which libxml2 may request ten times its bytes.
ErrorCode codeInLittleMemory(const std::string& html, const Limits& limits)
{
    const LibxmlRequests requests;
    const Result<Document> result =
        parseHtml(html, {.encoding = "utf-8", .limits = limits, .parser = Parser::Libxml2});
    EXPECT_LT(requests.bytes(), 10 * html.size());
    return result ? ErrorCode::CannotWrite : result.error().code;
}

// 40 MB each: without a bound each takes gigabytes.
TEST(Limits, libxml2IsStoppedWhereAPageGoesBeyondThem)
{
    const auto pageOf = [](const std::string& piece) {
        return "<body>" + repeated((16U << 20U) / piece.size(), piece);
    };
    std::string attributes = "<p";
    for (char a = 'a'; a <= 'z'; ++a)
        attributes += std::string(" ") + a + " " + a + a;
    EXPECT_EQ(codeInLittleMemory(pageOf("<br>"), {.nodes = 1000}), ErrorCode::TooManyNodes);
    EXPECT_EQ(codeInLittleMemory(pageOf("<!---->"), {.nodes = 1000}), ErrorCode::TooManyNodes);
    EXPECT_EQ(codeInLittleMemory(pageOf("<?a>"), {.nodes = 1000}), ErrorCode::TooManyNodes)
        << "in no sequence, but in libxml2's tree";
    EXPECT_EQ(codeInLittleMemory(pageOf(attributes + ">"), {.nodes = 400'000}), ErrorCode::TooManyAttributes);
    const std::string deep = repeated(200'000, "<b>") + repeated(200'000, "</i>"); // each closes nothing
    EXPECT_EQ(codeInLittleMemory(deep, {.depth = 1000}), ErrorCode::TooDeep);
}

TEST(NightLimits, attributesUpToTheirLimitAreTaken)
{
    const Limits limits{.nodes = 30'000}; // a million attributes, as for all limits below half a million
    ASSERT_EQ(attributeLimit(limits), 1'000'000U);
    ASSERT_EQ(attributeLimit({}), 10'000'000U);
    std::string element = "<br";
    for (int n = 0; n < 50; ++n)
        element += fmt::format(" a{}", n);
    const std::string html = "<body>" + repeated(20'000, element + ">");
    EXPECT_TRUE(parseHtml(html, {.encoding = "utf-8", .limits = limits}));
    EXPECT_THAT(parseHtml(html + "<i a>", {.encoding = "utf-8", .limits = limits}),
                FailsWith(ErrorCode::TooManyAttributes, _, "1000000"));
}

TEST(Stop, endsTheParserInASlowShapeAndBeforeTheFirstTag)
{
    // Each </i> closes nothing, and searches all open elements.
    const std::string slow = "<body>" + repeated(100'000, "<b>") + repeated(300'000, "</i>");
    std::uint64_t opening = 0; // requests for memory until all <b> are open
    {
        const LibxmlRequests requests;
        EXPECT_TRUE(parseHtml(slow.substr(0, slow.find("</i>")), {.encoding = "utf-8"}));
        opening = requests.count();
    }
    for (const std::uint64_t moment : {std::uint64_t{0}, opening / 2, opening + 1000}) {
        std::stop_source stop;
        const LibxmlRequests requests(moment, [&] { stop.request_stop(); });
        EXPECT_THAT(parseHtml(slow, {.encoding = "utf-8"}, stop.get_token()),
                    FailsWith(ErrorCode::Stopped, _, _));
        EXPECT_LT(requests.count(), moment + 1000);
    }
    EXPECT_TRUE(parseHtml("<p>x", {.encoding = "utf-8"}, std::stop_source().get_token()))
        << "that nobody stops";
}

// Through every stage, so that no recursion over the tree is left anywhere.
void expectAllStages(const std::string& html, std::uint32_t positions)
{
    const Result<Document> document = parseHtml(html);
    ASSERT_TRUE(document);
    const TagPathSequence sequence = convertTreeToSequence(*document);
    EXPECT_EQ(sequence.size(), positions);
    for (const Variant& reading : variants) {
        const SearchTrace trace = searchRegion(sequence.symbols, reading.options);
        const KeepMask mask = pruneDomTree(*document, sequence, trace.region);
        EXPECT_GE(countNodes(sequence, mask).kept, trace.region.size());
        EXPECT_FALSE(serializeHtml(*document, mask).empty());
    }
    const Result<Document> again = parseHtml(serializeHtml(*document));
    ASSERT_TRUE(again);
    EXPECT_EQ(convertTreeToSequence(*again).symbols, sequence.symbols);
}

TEST(ExtremePages, aHundredThousandNestedElementsGoThroughAllStages)
{
    expectAllStages("<body>" + repeated(50'000, "<div><div class=x>") + "deep", 1 + 100'000 + 1);
    expectAllStages("<body>" + repeated(100'000, "<span>") + repeated(100'000, "</span>") + "<p>behind</p>",
                    1 + 100'000 + 2);
}

TEST(NightExtremePages, aMillionSiblingsGoThroughAllStages)
{
    expectAllStages("<body>" + repeated(500'000, "<br><i></i>"), 1 + 1'000'000);
}

TEST(ExtremePages, oneTextOfMegabytesIsOneNode)
{
    const std::string text(4U << 20U, 'x');
    const Document document = page("<body><p>" + text + "</p><script>" + text + "</script>");
    EXPECT_EQ(convertTreeToSequence(document).size(), 3U);
    EXPECT_EQ(document.text(NodeId{5}).size(), text.size());
}

} // namespace
} // namespace tagseam
