// SPDX-License-Identifier: MIT
// What a text and a mark weigh, and where.
#include "core/explain/pageweights.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
        {"<a href='x'>" + text + "</a>", 15}};
    for (const std::string name : {"script", "style", "noscript", "button", "textarea"})
        rows.emplace_back("<div><" + name + ">" + text + "</" + name + "></div>", 0);
    for (const auto& [html, letters] : rows)
        EXPECT_EQ(lettersOf(html), letters) << html;
}

TEST(PageWeights, whatTheBrowserDidNotDisplayDoesNotCount)
{
    // Two paragraphs; of the first neither the text nor the element has a box, of the second the text has
    // none, as on very large pages.
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    std::vector<Box> boxes(2); // html and body
    for (const Box box : {Box{}, Box{0, 0, 100, 20}}) {
        builder.open("p");
        builder.text(box == Box{} ? "123456789012345" : "12345678901234567");
        builder.close();
        boxes.push_back(box);
        boxes.emplace_back();
    }
    builder.close();
    builder.close();
    builder.setBoxes(boxes);
    const Document document = std::move(builder).finish();
    const TagPathSequence sequence = convertTreeToSequence(document);
    EXPECT_EQ(PageWeights(document, sequence, {}).letters(test::wholeOf(sequence.symbols)), 17U);
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
    options.leaveOut.emplace_back("p");
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
    const PageWeights weights(document, sequence, {node(6), node(4), node(5), node(7)});
    EXPECT_TRUE(weights.hasContent());
    EXPECT_THAT(weights.contentRuns(1), ElementsAre(test::regionOf(4, 9)));
    EXPECT_DOUBLE_EQ(weights.content(test::regionOf(4, 7)), 3.0 / 5);
    EXPECT_DOUBLE_EQ(weights.content(test::wholeOf(sequence.symbols)), 1);
    const PageWeights apart(document, sequence, {node(9), node(1)});
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
    const PageWeights weights(document, sequence, {script});
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
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    std::vector<NodeId> marked;
    for (std::uint32_t i = 0; i < depth; ++i) {
        marked.push_back(builder.open("div"));
        builder.text("123456789012345");
    }
    const Document document = std::move(builder).finish();
    const TagPathSequence sequence = convertTreeToSequence(document);
    const PageWeights weights(document, sequence, marked);
    EXPECT_EQ(weights.letters(test::wholeOf(sequence.symbols)), 15 * depth);
    EXPECT_DOUBLE_EQ(weights.content({Position{1}, Position{1 + depth}}), 0.5);
}

} // namespace
} // namespace tagseam
