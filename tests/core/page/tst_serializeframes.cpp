// SPDX-License-Identifier: MIT
// Document -> HTML: shadow trees and the content of frames, and the bases of their addresses.
#include "core/base/url.h"
#include "core/page/serializehtml.h"
#include "tests/core/page/outlinetree.h"

#include <fmt/format.h>

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using test::tree;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const SerializeOptions atAddress{.baseUrl = "http://x.org/d/page.html", .address = {}};

// The content of the body of a page as captured with shadow trees and frames: encoding() is empty.
std::string renderedBody(const std::string& content, const SerializeOptions& options = {})
{
    const std::string html = serializeHtml(tree("html(head body(" + content + "))"), options);
    const auto begin = html.find("<body>") + 6;
    return html.substr(begin, html.rfind("</body>") - begin);
}

// The document that a frame holds, with elements of its head.
std::string framed(const std::string& head, const std::string& text)
{
    return "html(head(" + head + ") body(p[title=a \"b\" & c]('" + text + "')))";
}

TEST(SerializeFrames, aShadowTreeIsATemplateForOldBrowsersToo)
{
    EXPECT_EQ(renderedBody("x-card(template[shadowrootmode=open](b('in')) 'light')"),
              "<x-card><template shadowrootmode=\"open\" shadowroot=\"open\"><b>in</b></template>light"
              "</x-card>");
    EXPECT_THAT(
        serializeHtml(test::page("<body><div><template shadowrootmode=open><b>in</b></template></div>")),
        Not(HasSubstr("shadowroot=\"")))
        << "the bytes are shown as they came";
}

// A browser that does not know the attribute leaves the page's own template as it is, without child nodes. A
// shadow root made of it would hide the paragraph.
TEST(SerializeFrames, aTemplateThatIsNoCapturedShadowRootHidesNothing)
{
    for (const char* own : {"template[shadowrootmode=open]", "template[shadowroot=open]",
                            "template[shadowrootmode=open][shadowroot=open]"})
        EXPECT_EQ(renderedBody(fmt::format("x-page({} p('kept'))", own)),
                  "<x-page><template></template><p>kept</p></x-page>");
    EXPECT_EQ(renderedBody("x-page(template[shadowrootmode=open][id=a](b('in')) p('kept'))"),
              "<x-page><template id=\"a\"><b>in</b></template><p>kept</p></x-page>");
    EXPECT_EQ(
        renderedBody("x-page(template[shadowrootmode=open](slot) template[shadowrootmode=open](b('in')))"),
        "<x-page><template shadowrootmode=\"open\" shadowroot=\"open\"><slot></slot></template>"
        "<template><b>in</b></template></x-page>")
        << "an element has one shadow root";
}

TEST(SerializeFrames, whatAFrameHoldsIsItsSrcdoc)
{
    const std::string html = renderedBody("iframe[src=sub/f.html][srcdoc=old](" +
                                              framed("base[href=http://y.org/]", "") + ") 'after'",
                                          atAddress);
    EXPECT_THAT(html, HasSubstr("srcdoc=\"<html><head><base href=&quot;http://y.org/&quot;></head>"));
    EXPECT_THAT(html, Not(HasSubstr("srcdoc=\"old\"")));
    EXPECT_THAT(html, Not(HasSubstr("x.org/d/sub"))) << "it has a base of its own";
    EXPECT_EQ(
        renderedBody("iframe[src=sub/f.html](" + framed("", "x < y") + ") 'after'", atAddress),
        "<iframe src=\"sub/f.html\" srcdoc=\"<html><head><base href=&quot;http://x.org/d/sub/f.html&quot;>"
        "</head><body><p title=&quot;a &amp;quot;b&amp;quot; &amp;amp; c&quot;>x &amp;lt; y</p></body>"
        "</html>\"></iframe>after");
}

TEST(SerializeFrames, framesInFramesAreEscapedOnceMore)
{
    EXPECT_EQ(renderedBody("iframe(p(iframe(" + framed("", "&") + ")))"),
              "<iframe srcdoc=\"<p><iframe srcdoc=&quot;<html><head></head><body><p "
              "title=&amp;quot;a &amp;amp;quot;b&amp;amp;quot; &amp;amp;amp; c&amp;quot;>&amp;amp;amp;</p>"
              "</body></html>&quot;></iframe></p>\"></iframe>");
}

TEST(SerializeFrames, aFrameOfAFramesetHoldsADataUrl)
{
    const std::string html = serializeHtml(tree("html(frameset(frame[src=menu.html](p('50 % é'))))"));
    EXPECT_THAT(html,
                HasSubstr("<frame src=\"data:text/html;charset=utf-8,%3Cp%3E50%20%25%20%C3%A9%3C/p%3E\">"));
    EXPECT_THAT(html, Not(HasSubstr("menu.html")));
}

TEST(SerializeFrames, theHeadOfAFrameIsNotThatOfThePage)
{
    const Document document = tree("html(body(iframe(" + framed("base[href=http://y.org/]", "x") + ")))");
    EXPECT_THAT(
        serializeHtml(document, atAddress),
        StartsWith("<html><head><meta charset=\"utf-8\"><base href=\"http://x.org/d/page.html\"></head>"));
}

// The bases that are written, from the outside in, for frames in frames: each with an address and perhaps a
// base of its own.
struct FrameLevel {
    const char* source;
    const char* base = nullptr;
    const char* element = "iframe";
};
std::vector<std::string> writtenBases(const char* pageBase, const std::vector<FrameLevel>& levels,
                                      const SerializeOptions& options)
{
    const auto attribute = [](const char* name, const char* value) {
        return value != nullptr ? fmt::format("[{}={}]", name, value) : "";
    };
    const auto head = [&](const char* base) {
        return fmt::format("html(head{} body(",
                           base != nullptr ? "(base" + attribute("href", base) + ")" : "");
    };
    std::string outline = head(pageBase);
    for (const FrameLevel& level : levels)
        outline += level.element + attribute("src", level.source) + "(" + head(level.base);
    const std::string html = percentDecoded(serializeHtml(tree(outline), options));
    std::vector<std::string> bases;
    for (std::size_t at = html.find("<base href="); at != std::string::npos;
         at = html.find("<base href=", at)) {
        at = html.find_first_not_of("&amp;quot;\"", at + 11);
        bases.push_back(html.substr(at, html.find_first_of("&\"", at) - at));
    }
    return bases;
}

TEST(SerializeFrames, addressesInAFrameStartFromWhatIsAroundIt)
{
    const SerializeOptions options{.baseUrl = "http://h/d/page.html", .address = {}};
    EXPECT_THAT(writtenBases("/sub/", {{"f.html"}}, options),
                ElementsAre("http://h/sub/", "http://h/sub/f.html"));
    EXPECT_THAT(writtenBases(nullptr, {{"e/f.html"}, {"g.html"}}, options),
                ElementsAre("http://h/d/page.html", "http://h/d/e/f.html", "http://h/d/e/g.html"));
    EXPECT_THAT(writtenBases(nullptr, {{"e/f.html", "x/"}, {"g.html"}}, options),
                ElementsAre("http://h/d/page.html", "http://h/d/e/x/", "http://h/d/e/x/g.html"));
    EXPECT_THAT(writtenBases(nullptr, {{"e/f.html"}, {nullptr, "y/"}}, options),
                ElementsAre("http://h/d/page.html", "http://h/d/e/f.html", "http://h/d/e/y/"))
        << "a frame without address has the address of the document around it";
    EXPECT_THAT(writtenBases(nullptr, {{"a/f.html"}, {"b/g.html", "http://o/"}}, options),
                ElementsAre("http://h/d/page.html", "http://h/d/a/f.html", "http://o/"))
        << "the base of the inner frame is not the base of the outer frame";
    EXPECT_THAT(writtenBases("http://o/", {{" ABOUT:blank"}, {"javascript:''"}, {"g.html"}}, options),
                ElementsAre("http://o/", "http://o/g.html"));
    EXPECT_THAT(writtenBases("/sub/", {{"f.html"}, {nullptr, nullptr, "frame"}}, options),
                ElementsAre("http://h/sub/", "http://h/sub/f.html", "http://h/sub/f.html"))
        << "a data: URL takes over no base";
}

TEST(SerializeFrames, whereThePageIsNotNamedFramesStayRelativeToWhatIsAroundThem)
{
    SerializeOptions options; // a srcdoc starts from the base of the document around it
    options.nameEncoding = false;
    EXPECT_THAT(writtenBases("sub/", {{"e/f.html"}, {"g.html"}}, options),
                ElementsAre("sub/", "e/f.html", "g.html"));
    EXPECT_THAT(writtenBases(nullptr, {{"../e/f.html", "x/"}, {"g.html"}}, options),
                ElementsAre("../e/x/", "g.html"));
    EXPECT_THAT(writtenBases("http://o/", {{"e/f.html", "x/"}}, options),
                ElementsAre("http://o/", "http://o/e/x/"));
    options.address = "http://h/d/page.html";
    EXPECT_THAT(writtenBases("sub/", {{"f.html"}}, options), ElementsAre("sub/", "f.html"));
    EXPECT_THAT(writtenBases("sub/", {{"f.html", nullptr, "frame"}, {"g.html"}}, options),
                ElementsAre("sub/", "http://h/d/sub/f.html", "http://h/d/sub/g.html"));
}

TEST(SerializeFrames, aBaseInAShadowTreeIsNotThatOfThePage)
{
    EXPECT_THAT(renderedBody("template[shadowrootmode=open](base[href=/shadow/]) iframe[src=f.html](" +
                                 framed("", "x") + ")",
                             atAddress),
                HasSubstr("&quot;http://x.org/d/f.html&quot;"));
}

TEST(SerializeFrames, aLongBaseIsNotMultiplied)
{
    const auto written = [](std::size_t length, std::size_t frames, std::size_t bases) {
        const std::string outline = "html(head(base[href=http://h/" + std::string(length, 'x') + "/]" +
                                    test::repeated(bases, " base[href=b]") +
                                    ") " + // browsers ignore all but the first
                                    test::repeated(frames, "iframe[src=f](" + framed("", "x") + ") ") + ")";
        return serializeHtml(tree(outline),
                             {.baseUrl = "http://h/" + std::string(length, 'y') + "/", .address = {}})
            .size();
    };
    EXPECT_LT(written(1'000'000, 1000, 0), 2'000'000U);
    EXPECT_LT(written(1'000'000, 0, 1000), 2'000'000U);
    EXPECT_LT(written(8000, 3000, 0), 20'000'000U);
    EXPECT_GT(written(8000, 1000, 0), 8'000'000U) << "honest bases are written";
}

TEST(SerializeFrames, framesInTooManyFramesAreWrittenEmpty)
{
    const auto nested = [](int levels) {
        std::string outline = "html(body(";
        for (int i = 1; i <= levels; ++i)
            outline += fmt::format("iframe[src=http://h/](p('level {}{}') ", i, std::string(100, '&'));
        return serializeHtml(tree(outline));
    };
    const std::string html = nested(9);
    EXPECT_THAT(html, HasSubstr("level 8"));
    EXPECT_THAT(html, Not(HasSubstr("level 9")));
    const std::size_t last = html.rfind("srcdoc=");
    EXPECT_EQ(html.find_first_not_of("amp;quot&", last + 7), html.find("></iframe>", last))
        << "an empty srcdoc: its address must not be loaded";
    EXPECT_LT(nested(5000).size(), html.size() + 1000) << "4 bytes a level for each & would be 1 GB";
}

} // namespace
} // namespace tagseam
