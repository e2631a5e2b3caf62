// SPDX-License-Identifier: MIT
// The replay as a file. What the file does in a browser is tested in tests/replay.
#include "core/teach/replay.h"

#include "core/methods/content/content.h"
#include "core/teach/replaytemplate.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/samplepages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string replayOf(const Document& document, const ReplayOptions& options = {},
                     const SearchOptions& search = {})
{
    const TagPathSequence sequence = convertTreeToSequence(document, options.path);
    Result<std::string> html =
        replayHtml(document, sequence, searchRegion(sequence.symbols, search), options);
    EXPECT_TRUE(html);
    return html ? *std::move(html) : std::string();
}

// The content of the script element with the data in a browser: up to the first end tag.
std::string_view dataText(std::string_view html)
{
    constexpr std::string_view start = R"(<script type="application/json" id="data">)";
    html.remove_prefix(html.find(start) + start.size());
    return html.substr(0, html.find("</script"));
}

Json dataOf(std::string_view html)
{
    return Json::parse(dataText(html));
}

Json dataOf(const Document& document, const ReplayOptions& options = {}, const SearchOptions& search = {})
{
    return dataOf(replayOf(document, options, search));
}

std::size_t count(std::string_view text, std::string_view part)
{
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

TEST(Replay, holdsTheRun)
{
    const Document document = test::samplePage("regions");
    const TagPathSequence sequence = convertTreeToSequence(document);
    const SearchTrace trace = searchRegion(sequence.symbols);
    ReplayOptions options;
    options.address = "regions.html";
    options.language = "pt_BR";
    const std::string html = *replayHtml(document, sequence, trace, options);
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html lang=\"pt-BR\">"));
    EXPECT_THAT(html, HasSubstr("<title>Three regions between two line breaks</title>"));
    const Json data = dataOf(html);
    EXPECT_EQ(data["schema"], "tagseam.replay/1");
    EXPECT_EQ(data["title"], "Three regions between two line breaks");
    EXPECT_EQ(data["address"], "regions.html");
    EXPECT_EQ(data["language"], "pt_BR");
    EXPECT_EQ(data["options"]["variant"], "dissertation-2014");
    EXPECT_EQ(data["options"]["minDifference"], 0.2);
    EXPECT_EQ(data["options"]["exclude"], Json::parse(R"(["script","noscript"])"));
    ASSERT_EQ(data["symbols"].size(), sequence.size());
    for (std::uint32_t p = 0; p < sequence.size(); ++p)
        EXPECT_EQ(data["symbols"][p], sequence.symbols[p].code());
    ASSERT_EQ(data["paths"].size(), sequence.alphabetSize());
    EXPECT_EQ(data["paths"][0], Json::parse("[0,0]")) << "the body has no parent path";
    for (std::uint32_t s = 1; s < sequence.alphabetSize(); ++s) {
        EXPECT_EQ(data["paths"][s][0], sequence.paths[s].parent + 1);
        EXPECT_EQ(data["labels"][data["paths"][s][1].get<std::size_t>()], sequence.label(Symbol{s}));
    }
    ASSERT_EQ(data["levels"].size(), trace.levels.size());
    EXPECT_EQ(data["levels"][0], Json::parse("[0,74,0,56,2]"));
    EXPECT_EQ(data["levels"][1], Json::parse("[0,56,16,56,1]"));
    EXPECT_EQ(data["attempts"][1], Json::parse("[2,7,1]"));
    EXPECT_EQ(data["candidateSplits"][1], Json::parse("[57,57,17,0]"));
    EXPECT_EQ(data["candidateSplits"].back()[3], static_cast<int>(Verdict::OneSymbol));
}

TEST(Replay, holdsWhatContentDetectionFinds)
{
    for (const std::string name : {"article", "product", "shop", "figure2"}) {
        const Document document = test::samplePage(name);
        const MainContent found = findContent(document);
        const Json detection = dataOf(document)["detection"];
        EXPECT_EQ(detection["kind"], tagseam::name(found.kind)) << name;
        EXPECT_EQ(detection["confidence"], found.confidence()) << name;
        const std::vector<Region> regions = regionsOf(convertTreeToSequence(document), found.nodes);
        ASSERT_EQ(detection["regions"].size(), regions.size()) << name;
        EXPECT_EQ(detection["regions"][0][0], regions.front().begin.value) << name;
    }
}

TEST(Replay, holdsTheListingOfItsVariant)
{
    const Document document = test::page("<body><p>x");
    for (const Variant& variant : variants) {
        const Json rows = dataOf(document, {}, variant.options)["listing"];
        const std::vector<ListingLine> lines = listing(variant.options);
        ASSERT_EQ(rows.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_EQ(rows[i]["label"], lines[i].label);
            EXPECT_EQ(rows[i]["text"], lines[i].text);
            EXPECT_EQ(rows[i]["algorithm"], lines[i].algorithm);
            EXPECT_EQ(rows[i]["indent"], lines[i].indent);
            EXPECT_EQ(rows[i]["isDifferent"], lines[i].isDifferent);
            EXPECT_EQ(rows[i]["line"], lines[i].isRunnable ? name(lines[i].line) : "");
        }
    }
}

TEST(Replay, ofAPageWithoutBodyHasOneEmptyLevel)
{
    const Json data = dataOf(test::libxml2Page("<!-- -->"));
    EXPECT_EQ(data["symbols"].size(), 0U);
    EXPECT_EQ(data["levels"], Json::parse("[[0,0,0,0,0]]"));
    EXPECT_EQ(data["title"], "");
}

TEST(Replay, titleIsTheGivenOneElseThePagesElseTheAddress)
{
    const Document document = test::page("<title> A \n page </title><body>x");
    ReplayOptions options;
    options.address = "page.html";
    EXPECT_EQ(dataOf(document, options)["title"], "A page");
    options.title = "Lecture 3";
    EXPECT_EQ(dataOf(document, options)["title"], "Lecture 3");
    options.title.clear();
    EXPECT_EQ(dataOf(test::page("<body>x"), options)["title"], "page.html");
}

TEST(Replay, textsAreCutAtCharacters)
{
    const std::string euros = test::repeated(100, "€");
    const Json texts = dataOf(test::page(
        "<body><p>  two\n\t words </p><div id=main></div><img alt='a map'><p>" + euros + "</p>"))["texts"];
    EXPECT_EQ(texts[0], 0) << "the body needs no text";
    EXPECT_EQ(texts[2], "two words");
    EXPECT_EQ(texts[3], "#main");
    EXPECT_EQ(texts[4], "a map");
    EXPECT_EQ(texts[6], euros.substr(0, 80 * 3) + "…");
}

TEST(Replay, hostileTextStaysInTheData)
{
    const std::vector<std::string> texts{"</script><script>alert(1)</script>",
                                         "<!--<script>",
                                         "]]>",
                                         "\xE2\x80\xA8\xE2\x80\xA9",
                                         "@SCRIPT@ @DATA@ @TITLE@",
                                         "\" \\ \\u003c \x01\x7f"};
    DocumentBuilder builder;
    builder.open("html");
    builder.open("head");
    builder.open("title");
    builder.text("</title><script>alert(2)</script>&amp;@STYLE@");
    builder.close();
    builder.close();
    builder.open("body");
    builder.attribute("class", texts[0]);
    for (const std::string& text : texts)
        builder.text(text);
    builder.close();
    builder.close();
    const Document document = std::move(builder).finish();
    ReplayOptions options;
    options.address = texts[0] + texts[4];
    options.path.exclude = {texts[0]};
    const std::string html = replayOf(document, options);
    EXPECT_EQ(count(html, "</script"), 2U) << "the ends of the data and of the script";
    EXPECT_EQ(count(html, "<script"), 2U);
    EXPECT_EQ(count(html, "<!--"), 0U);
    EXPECT_THAT(
        html,
        HasSubstr("<title>&lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt;&amp;amp;@STYLE@</title>"));
    const Json data = dataOf(html);
    EXPECT_EQ(data["address"], options.address);
    EXPECT_EQ(data["options"]["exclude"][0], texts[0]);
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(data["texts"][i + 1], texts[i]);
}

TEST(Replay, bytesThatAreNoTextAndEndlessOnesAreCut)
{
    DocumentBuilder builder;
    builder.open("body");
    builder.attribute("id", std::string(1'000'000, 'i'));
    builder.attribute("class", std::string(1'000'000, 'c'));
    builder.attribute("style", std::string(1'000'000, '\x80'));
    builder.text("\xff\xfe \xc3");
    builder.text(std::string(1'000'000, '\x80'));
    builder.text(std::string(1'000'000, 'x'));
    builder.text(std::string(1'000'000, ' ') + "y");
    builder.text("\xf0\x9f");
    builder.close();
    const std::string html = replayOf(std::move(builder).finish());
    EXPECT_LT(dataText(html).size(), 20'000U);
    const Json data = dataOf(html);
    EXPECT_EQ(data["texts"][1], "\uFFFD\uFFFD \uFFFD");
    EXPECT_EQ(data["texts"][3], std::string(80, 'x') + "…");
    EXPECT_EQ(data["texts"][4], "y");
    EXPECT_EQ(data["texts"][0], "#" + std::string(80, 'i') + "…");
    EXPECT_THAT(data["labels"][0].get<std::string>(), StartsWith("body.ccc"));
}

TEST(Replay, asksForNothing)
{
    const std::string html = replayOf(test::page("<title>t</title><body>x"));
    for (const char* part :
         {"http:", "https:", "//www", "src=", "href=", "url(", "@import", "import(", "fetch(",
          "XMLHttpRequest", "WebSocket", "sendBeacon", "Worker(", "eval(", "<link", "<iframe"})
        EXPECT_THAT(html, Not(HasSubstr(part)));
    EXPECT_THAT(html, HasSubstr("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"));
    for (const char* mark : {"@LANG@", "@TITLE@", "@STYLE@", "@DATA@", "@SCRIPT@"}) {
        EXPECT_EQ(count(replayPage, mark), 1U);
        EXPECT_THAT(html, Not(HasSubstr(mark)));
    }
    EXPECT_THAT(std::string(replayScript), Not(HasSubstr("</script")));
    EXPECT_THAT(std::string(replayScript), Not(HasSubstr("<!--")));
}

TEST(Replay, sizeIsLinear)
{
    const auto size = [](std::size_t records) {
        const std::string list =
            test::repeated(records, "<div class=r><b>Name 1</b><p>Some text of record 1</p></div>");
        return dataText(replayOf(test::page("<title>t</title><body>" + list))).size();
    };
    const std::size_t thousand = size(1000);
    EXPECT_LT(size(8000), 9 * thousand);
    EXPECT_LT(thousand, 1000U * 5 * 40) << "bytes a position";
}

TEST(Replay, refusesWhatABrowserDoesNotHold)
{
    const Document document = test::page("<body>");
    TagPathSequence sequence = convertTreeToSequence(document);
    SearchTrace trace = searchRegion(sequence.symbols);
    ASSERT_TRUE(replayHtml(document, sequence, trace, {}));
    const auto expectTooLarge = [&](const char* detail) {
        EXPECT_THAT(replayHtml(document, sequence, trace, {}),
                    test::FailsWith(ErrorCode::TooLarge, testing::_, HasSubstr(detail)));
    };
    trace.candidateSplits.resize(maxReplayCandidateSplits + 1);
    expectTooLarge("1000000 candidate splits");
    sequence.symbols.resize(maxReplayPositions + 1);
    expectTooLarge("300000 positions");
}

} // namespace
} // namespace tagseam
