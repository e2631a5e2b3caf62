// SPDX-License-Identifier: MIT
// Document -> HTML: shadow trees and what frames hold, and from where their addresses start.
#include "core/page/serializehtml.h"
#include "core/page/url.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tagseam {
namespace {

using test::page;

// A page as captured with shadow trees and frames: encoding() is empty.
template <class Content>
std::string renderedBody(Content content, const SerializeOptions& options = {})
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("head");
    builder.close();
    builder.open("body");
    content(builder);
    const std::string html = serializeHtml(std::move(builder).finish(), options);
    const auto begin = html.find("<body") + 5;
    return html.substr(begin, html.rfind("</body>") - begin);
}

TEST(SerializeFrames, aShadowTreeIsATemplateForOldBrowsersToo)
{
    EXPECT_EQ(renderedBody([](DocumentBuilder& page) {
                  page.open("x-card");
                  page.open("template");
                  page.attribute("shadowrootmode", "open");
                  page.open("b");
                  page.text("in");
                  page.close();
                  page.close();
                  page.text("light");
              }),
              "><x-card><template shadowrootmode=\"open\" shadowroot=\"open\"><b>in</b></template>light"
              "</x-card>");
    const std::string fromBytes =
        serializeHtml(page("<body><div><template shadowrootmode=open><b>in</b></template></div>"));
    EXPECT_EQ(fromBytes.find("shadowroot=\""), std::string::npos) << "the bytes are shown as they came";
}

void frameDocument(DocumentBuilder& page, const char* head, const char* text)
{
    page.open("html");
    page.open("head");
    if (head != nullptr) {
        page.open("base");
        page.attribute("href", head);
        page.close();
    }
    page.close();
    page.open("body");
    page.open("p");
    page.attribute("title", "a \"b\" & c");
    page.text(text);
    page.close();
    page.close();
    page.close();
}

TEST(SerializeFrames, whatAFrameHoldsIsItsSrcdoc)
{
    SerializeOptions options;
    options.baseUrl = "http://x.org/d/page.html";
    const auto frame = [&](const char* source, const char* base) {
        return renderedBody(
            [&](DocumentBuilder& page) {
                page.open("iframe");
                page.attribute("src", source);
                page.attribute("srcdoc", "old");
                frameDocument(page, base, "x < y");
                page.close();
                page.text("after");
            },
            options);
    };
    const std::string content =
        "<body><p title=&quot;a &amp;quot;b&amp;quot; &amp;amp; c&quot;>x &amp;lt; y</p></body>";
    EXPECT_EQ(frame("", nullptr).find("srcdoc=\"old\""), std::string::npos);
    std::string html = frame("sub/f.html", "http://y.org/");
    EXPECT_NE(html.find("srcdoc=\"<html><head><base href=&quot;http://y.org/&quot;></head>"),
              std::string::npos)
        << html;
    EXPECT_EQ(html.find("x.org/d/sub"), std::string::npos) << "it has a base of its own";
    html = renderedBody(
        [&](DocumentBuilder& page) {
            page.open("iframe");
            page.attribute("src", "sub/f.html");
            frameDocument(page, nullptr, "x < y");
            page.close();
            page.text("after");
        },
        options);
    EXPECT_EQ(html, "><iframe src=\"sub/f.html\" srcdoc=\"<html><head><base "
                    "href=&quot;http://x.org/d/sub/f.html&quot;></head>" +
                        content + "</html>\"></iframe>after");
}

TEST(SerializeFrames, framesInFramesAreEscapedOnceMore)
{
    const std::string html = renderedBody([](DocumentBuilder& page) {
        page.open("iframe");
        page.open("p");
        page.open("iframe");
        frameDocument(page, nullptr, "&");
        page.close();
        page.close();
        page.close();
    });
    EXPECT_EQ(html,
              "><iframe srcdoc=\"<p><iframe srcdoc=&quot;<html><head></head><body><p "
              "title=&amp;quot;a &amp;amp;quot;b&amp;amp;quot; &amp;amp;amp; c&amp;quot;>&amp;amp;amp;</p>"
              "</body></html>&quot;></iframe></p>\"></iframe>");
}

TEST(SerializeFrames, aFrameOfAFramesetHoldsADataUrl)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("frameset");
    builder.open("frame");
    builder.attribute("src", "menu.html");
    builder.open("p");
    builder.text("50 % é");
    const std::string html = serializeHtml(std::move(builder).finish());
    EXPECT_NE(html.find("<frame src=\"data:text/html;charset=utf-8,%3Cp%3E50%20%25%20%C3%A9%3C/p%3E\">"),
              std::string::npos)
        << html;
    EXPECT_EQ(html.find("menu.html"), std::string::npos);
}

TEST(SerializeFrames, theHeadOfAFrameIsNotThatOfThePage)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.open("iframe");
    frameDocument(builder, "http://y.org/", "x");
    SerializeOptions options;
    options.baseUrl = "http://x.org/";
    const std::string html = serializeHtml(std::move(builder).finish(), options);
    EXPECT_TRUE(html.starts_with("<html><head><meta charset=\"utf-8\"><base href=\"http://x.org/\"></head>"))
        << html;
}

// iframe in iframe in ..., or frame: each with an address and perhaps a base of its own.
struct FrameLevel {
    const char* source;
    const char* base = nullptr;
    const char* element = "iframe";
};

// The bases that are written, from the outside in; those of the page first.
std::vector<std::string> writtenBases(const char* pageBase, const std::vector<FrameLevel>& levels,
                                      const SerializeOptions& options)
{
    DocumentBuilder builder;
    const auto head = [&](const char* base) {
        builder.open("html");
        builder.open("head");
        if (base != nullptr) {
            builder.open("base");
            builder.attribute("href", base);
            builder.close();
        }
        builder.close();
        builder.open("body");
    };
    head(pageBase);
    for (const FrameLevel& level : levels) {
        builder.open(level.element);
        if (level.source != nullptr)
            builder.attribute("src", level.source);
        head(level.base);
    }
    const std::string html = percentDecoded(serializeHtml(std::move(builder).finish(), options));
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
    using Bases = std::vector<std::string>;
    SerializeOptions options;
    options.baseUrl = "http://h/d/page.html";
    EXPECT_EQ(writtenBases("/sub/", {{"f.html"}}, options), (Bases{"http://h/sub/", "http://h/sub/f.html"}));
    EXPECT_EQ(writtenBases(nullptr, {{"e/f.html"}, {"g.html"}}, options),
              (Bases{"http://h/d/page.html", "http://h/d/e/f.html", "http://h/d/e/g.html"}));
    EXPECT_EQ(writtenBases(nullptr, {{"e/f.html", "x/"}, {"g.html"}}, options),
              (Bases{"http://h/d/page.html", "http://h/d/e/x/", "http://h/d/e/x/g.html"}));
    EXPECT_EQ(writtenBases(nullptr, {{"e/f.html"}, {nullptr, "y/"}}, options),
              (Bases{"http://h/d/page.html", "http://h/d/e/f.html", "http://h/d/e/y/"}))
        << "a frame without address has that of the one around it";
    EXPECT_EQ(writtenBases("http://o/", {{" ABOUT:blank"}, {"javascript:''"}, {"g.html"}}, options),
              (Bases{"http://o/", "http://o/g.html"}));
    EXPECT_EQ(writtenBases("/sub/", {{"f.html"}, {nullptr, nullptr, "frame"}}, options),
              (Bases{"http://h/sub/", "http://h/sub/f.html", "http://h/sub/f.html"}))
        << "a data: URL takes over no base";
}

TEST(SerializeFrames, whereThePageIsNotNamedFramesStayRelativeToWhatIsAroundThem)
{
    // A srcdoc starts from the base of the document around it.
    using Bases = std::vector<std::string>;
    SerializeOptions options;
    options.nameEncoding = false;
    EXPECT_EQ(writtenBases("sub/", {{"e/f.html"}, {"g.html"}}, options),
              (Bases{"sub/", "e/f.html", "g.html"}));
    EXPECT_EQ(writtenBases(nullptr, {{"../e/f.html", "x/"}, {"g.html"}}, options),
              (Bases{"../e/x/", "g.html"}));
    EXPECT_EQ(writtenBases("http://o/", {{"e/f.html", "x/"}}, options),
              (Bases{"http://o/", "http://o/e/x/"}));
    options.address = "http://h/d/page.html";
    EXPECT_EQ(writtenBases("sub/", {{"f.html"}}, options), (Bases{"sub/", "f.html"}));
    EXPECT_EQ(writtenBases("sub/", {{"f.html", nullptr, "frame"}, {"g.html"}}, options),
              (Bases{"sub/", "http://h/d/sub/f.html", "http://h/d/sub/g.html"}));
}

TEST(SerializeFrames, aBaseInAFrameInAFrameIsNotThatOfTheOuterOne)
{
    SerializeOptions options;
    options.baseUrl = "http://h/";
    EXPECT_EQ(writtenBases(nullptr, {{"a/f.html"}, {"b/g.html", "http://o/"}}, options),
              (std::vector<std::string>{"http://h/", "http://h/a/f.html", "http://o/"}));
}

TEST(SerializeFrames, aBaseInAShadowTreeIsNotThatOfThePage)
{
    SerializeOptions options;
    options.baseUrl = "http://h/d/page.html";
    const std::string html = renderedBody(
        [](DocumentBuilder& page) {
            page.open("template");
            page.attribute("shadowrootmode", "open");
            page.open("base");
            page.attribute("href", "/shadow/");
            page.close();
            page.close();
            page.open("iframe");
            page.attribute("src", "f.html");
            frameDocument(page, nullptr, "x");
            page.close();
        },
        options);
    EXPECT_NE(html.find("&quot;http://h/d/f.html&quot;"), std::string::npos) << html;
}

TEST(SerializeFrames, aLongBaseIsNotMultiplied)
{
    const auto written = [](std::size_t length, int frames, int bases) {
        DocumentBuilder builder;
        builder.open("html");
        builder.open("head");
        builder.open("base");
        builder.attribute("href", "http://h/" + std::string(length, 'x') + "/");
        builder.close();
        for (int i = 0; i < bases; ++i) { // of which browsers take no notice
            builder.open("base");
            builder.attribute("href", "b");
            builder.close();
        }
        builder.close();
        for (int i = 0; i < frames; ++i) {
            builder.open("iframe");
            builder.attribute("src", "f");
            frameDocument(builder, nullptr, "x");
            builder.close();
        }
        SerializeOptions options;
        options.baseUrl = "http://h/" + std::string(length, 'y') + "/";
        return serializeHtml(std::move(builder).finish(), options).size();
    };
    EXPECT_LT(written(1'000'000, 1000, 0), 2'000'000U);
    EXPECT_LT(written(1'000'000, 0, 1000), 2'000'000U);
    EXPECT_LT(written(8000, 3000, 0), 20'000'000U);
    EXPECT_GT(written(8000, 1000, 0), 8'000'000U) << "honest ones are written";
}

TEST(SerializeFrames, framesInTooManyFramesAreWrittenEmpty)
{
    const auto nested = [](int levels) {
        DocumentBuilder builder;
        builder.open("html");
        builder.open("body");
        for (int i = 1; i <= levels; ++i) {
            builder.open("iframe");
            builder.attribute("src", "http://h/");
            builder.open("p");
            builder.text("level " + std::to_string(i) + std::string(100, '&'));
            builder.close();
        }
        return serializeHtml(std::move(builder).finish());
    };
    const std::string html = nested(9);
    EXPECT_NE(html.find("level 8"), std::string::npos);
    EXPECT_EQ(html.find("level 9"), std::string::npos);
    const std::size_t last = html.rfind("srcdoc=");
    EXPECT_EQ(html.find_first_not_of("amp;quot&", last + 7), html.find("></iframe>", last))
        << "an empty srcdoc: its address must not be loaded";
    EXPECT_LT(nested(5000).size(), html.size() + 1000) << "4 bytes a level for each & would be 1 GB";
}

} // namespace
} // namespace tagseam
