// SPDX-License-Identifier: MIT
// The weight of texts and marks, and their positions.
#include "core/explain/pageweights.h"
#include "tests/core/page/outlinetree.h"
#include "tests/core/tps/testsequences.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using ::testing::ElementsAre;

std::uint32_t lettersOf(const std::string& body, const TagPathOptions& options = {})
{
    const Document document = test::page("<body>" + body + "</body>");
    const TagPathSequence sequence = convertTreeToSequence(document, options);
    return PageWeights(document, sequence, {}).letters(test::wholeOf(sequence.symbols));
}

TEST(PageWeights, lettersAreThoseOfLongTextsThatAreRead)
{
    static_assert(longText == 15);
    const std::string text = "123456789012345";
    std::vector<std::pair<std::string, std::uint32_t>> rows{
        {"<p>" + text + "</p>", 15},
        {"<p> 12345 67890\n12345\t</p>", 15},
        {"<p>\xc3\xa1\xc3\xa9\xc3\xad\xc3\xb3\xc3\xba 1234567890</p>", 15}, // characters, not bytes
        {"<p>&#x1F600;12345678901234</p>", 15},
        {"<p>fifteen letters </p>", 0}, // 14 without the blanks
        {"<p>12345678901234<b>5</b></p>", 0},
        {"<p>" + text + "</p><p>short</p>", 15},
        {"<select><option>" + text + "</option></select>", 0},
        {"<button><span><b>" + text + "</b></span></button><p>" + text + "</p>", 15},
        {"<a href='x'>" + text + "</a>", 15},
        {"<p style='color: red; display:block'>" + text + "</p>", 15},
        {"<p style='display: none; Display: block'>" + text + "</p>", 15},
        {"<template shadowrootmode=open><p>" + text + "</p></template>", 15}};
    for (const std::string name :
         {"script", "style", "noscript", "button", "textarea", "template", "iframe", "p hidden",
          "p style='color: red; DISPLAY : none !important'", "p style=display:none"})
        rows.emplace_back(
            "<div><" + name + "><b>" + text + "</b></" + name.substr(0, name.find(' ')) + "></div>", 0);
    for (const auto& [html, letters] : rows)
        EXPECT_EQ(lettersOf(html), letters) << html;
}

TEST(PageWeights, aPageThatHidesItsBodyUntilItsScriptsRunWeighsAsTheSameWithoutThat)
{
    for (const char* start :
         {"<body hidden>", "<body style='display:none'>", "<html style='display: none !important'><body>"}) {
        const Document document = test::page(
            std::string(start) + "<p>123456789012345</p><p style='display:none'>1234567890123456</p></body>");
        const TagPathSequence sequence = convertTreeToSequence(document);
        EXPECT_EQ(PageWeights(document, sequence, {}).letters(test::wholeOf(sequence.symbols)), 15U) << start;
    }
}

struct Shown {
    std::string text;
    Box element;
    Box own;
};

std::uint32_t lettersOf(const std::vector<Shown>& paragraphs)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    std::vector<Box> boxes(2); // html and body
    for (const Shown& each : paragraphs) {
        builder.open("p");
        builder.text(each.text);
        builder.close();
        boxes.push_back(each.element);
        boxes.push_back(each.own);
    }
    builder.close();
    builder.close();
    builder.setBoxes(boxes);
    const Document document = std::move(builder).finish();
    const TagPathSequence sequence = convertTreeToSequence(document);
    return PageWeights(document, sequence, {}).letters(test::wholeOf(sequence.symbols));
}

TEST(PageWeights, whatTheBrowserDidNotDisplayDoesNotCount)
{
    const Box onPage{0, 0, 100, 20};
    const Box beyond{-9999, 0, 100, 20};
    const std::vector<Shown> hidden{{"123456789012345", {}, {}},
                                    {"1234567890123456", onPage, beyond},
                                    {"12345678901234567", beyond, beyond}};
    EXPECT_EQ(lettersOf(hidden), 48U) << "nothing is displayed: the boxes do not tell";
    std::vector<Shown> shown = hidden;
    shown.push_back({"123456789012345678", onPage, onPage});
    EXPECT_EQ(lettersOf(shown), 18U);
    shown.push_back({"1234567890123456789", onPage, {}}); // as on very large pages
    EXPECT_EQ(lettersOf(shown), 37U);
}

TEST(PageWeights, inASequenceOfElementsATextStandsWhereItsElementDoes)
{
    TagPathOptions options;
    options.nodes = NodeKinds::Elements;
    const Document document = test::page("<body><p>123456789012345</p><p>123456789012345678</p></body>");
    const TagPathSequence sequence = convertTreeToSequence(document, options);
    ASSERT_EQ(sequence.size(), 3U);
    const PageWeights weights(document, sequence, {});
    EXPECT_EQ(weights.letters(test::regionOf(1, 2)), 15U);
    EXPECT_EQ(weights.letters(test::regionOf(2, 3)), 18U);
    EXPECT_DOUBLE_EQ(weights.text(test::regionOf(2, 3)), 18.0 / 33);
    options.exclude.emplace_back("p");
    EXPECT_EQ(lettersOf("<p>123456789012345</p>", options), 0U) << "what is no part of the sequence";
}

TEST(PageWeights, markedNodesWithWhatIsBelowThemEachPositionOnce)
{
    const Document document =
        test::page("<body><h1>x</h1><ul><li><b>y</b></li><li>z</li></ul><p>w</p></body>");
    const TagPathSequence sequence = convertTreeToSequence(document);
    // body h1 #text ul li b #text li #text p #text
    ASSERT_EQ(sequence.size(), 11U);
    const auto node = [&](std::uint32_t position) { return sequence.nodes[position]; };
    const PageWeights weights(document, sequence,
                              regionsBelow(document, sequence, {node(6), node(4), node(5), node(7)}));
    EXPECT_TRUE(weights.hasContent());
    EXPECT_THAT(weights.contentRuns(1), ElementsAre(test::regionOf(4, 9)));
    EXPECT_DOUBLE_EQ(weights.content(test::regionOf(4, 7)), 3.0 / 5);
    EXPECT_DOUBLE_EQ(weights.content(test::wholeOf(sequence.symbols)), 1);
    const PageWeights apart(document, sequence, regionsBelow(document, sequence, {node(9), node(1)}));
    EXPECT_THAT(apart.contentRuns(6), ElementsAre(test::regionOf(1, 3), test::regionOf(9, 11)));
    EXPECT_THAT(apart.contentRuns(7), ElementsAre(test::regionOf(1, 11))) << "over a gap of fewer";
    EXPECT_DOUBLE_EQ(apart.content(test::regionOf(3, 9)), 0) << "but not what lies between";
}

TEST(PageWeights, nothingMarkedAndNoText)
{
    const Document document = test::page("<body><script>var a;</script><p>x</p></body>");
    const TagPathSequence sequence = convertTreeToSequence(document);
    NodeId script{0};
    while (document.name(script) != "script")
        ++script.value;
    const PageWeights weights(document, sequence, regionsBelow(document, sequence, {script}));
    EXPECT_FALSE(weights.hasContent()) << "a mark at no position";
    EXPECT_FALSE(weights.hasText());
    EXPECT_TRUE(weights.contentRuns(1).empty());
    EXPECT_EQ(weights.text(test::wholeOf(sequence.symbols)), 0);
    EXPECT_EQ(weights.content(test::wholeOf(sequence.symbols)), 0);
    DocumentBuilder builder;
    const Document bare = std::move(builder).finish();
    EXPECT_FALSE(PageWeights(bare, convertTreeToSequence(bare), {}).hasText()) << "no body";
}

// A walk up from each text, or along each marked subtree, would be quadratic: 10^11 steps.
TEST(PageWeights, isLinearOnDeepPages)
{
    constexpr std::uint32_t depth = 500'000;
    const Document document = test::tree("html(body(" + test::repeated(depth, "div('123456789012345' "));
    std::vector<NodeId> marked;
    for (std::uint32_t i = 0; i < depth; ++i)
        marked.push_back({3 + 2 * i});
    const TagPathSequence sequence = convertTreeToSequence(document);
    const PageWeights weights(document, sequence, regionsBelow(document, sequence, marked));
    EXPECT_EQ(weights.letters(test::wholeOf(sequence.symbols)), 15 * depth);
    EXPECT_DOUBLE_EQ(weights.content({Position{1}, Position{1 + depth}}), 0.5);
}

} // namespace
} // namespace tagseam
