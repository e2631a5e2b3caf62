// SPDX-License-Identifier: MIT
// What a text and a mark weigh, and where.
#include "core/explain/pageweights.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace tagseam {
namespace {

constexpr const char* fifteen = "fifteen letters "; // with the blank between not counted: 14
static_assert(longText == 15);

Region whole(const TagPathSequence& sequence)
{
    return {Position{0}, Position{sequence.size()}};
}

std::uint32_t lettersOf(const std::string& body, const TagPathOptions& options = {})
{
    const Document document = test::page("<body>" + body + "</body>");
    const TagPathSequence sequence = convertTreeToSequence(document, options);
    return PageWeights(document, sequence, {}).letters(whole(sequence));
}

TEST(PageWeights, lettersAreCharactersOtherThanBlanks)
{
    EXPECT_EQ(lettersOf("<p>123456789012345</p>"), 15U);
    EXPECT_EQ(lettersOf("<p> 12345 67890\n12345\t</p>"), 15U);
    EXPECT_EQ(lettersOf("<p>\xc3\xa1\xc3\xa9\xc3\xad\xc3\xb3\xc3\xba 1234567890</p>"), 15U) << "not bytes";
    EXPECT_EQ(lettersOf("<p>&#x1F600;12345678901234</p>"), 15U);
}

TEST(PageWeights, shortTextsDoNotCount)
{
    EXPECT_EQ(lettersOf(fmt::format("<p>{}</p>", fifteen)), 0U) << "14 letters";
    EXPECT_EQ(lettersOf("<p>12345678901234<b>5</b></p>"), 0U) << "two texts, each short";
    EXPECT_EQ(lettersOf("<p>123456789012345</p><p>short</p>"), 15U);
}

TEST(PageWeights, whatIsNotReadDoesNotCount)
{
    const std::string text = "123456789012345";
    for (const std::string name : {"script", "style", "noscript", "button", "textarea"}) {
        SCOPED_TRACE(name);
        EXPECT_EQ(lettersOf("<div><" + name + ">" + text + "</" + name + "></div>"), 0U);
    }
    EXPECT_EQ(lettersOf("<select><option>" + text + "</option></select>"), 0U);
    EXPECT_EQ(lettersOf("<button><span><b>" + text + "</b></span></button><p>" + text + "</p>"), 15U)
        << "nor what is below it; what follows does";
    EXPECT_EQ(lettersOf("<a href='x'>" + text + "</a>"), 15U) << "a link's text does";
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
    EXPECT_EQ(PageWeights(document, sequence, {}).letters(whole(sequence)), 17U);
}

TEST(PageWeights, inASequenceOfElementsATextStandsWhereItsElementDoes)
{
    TagPathOptions options;
    options.nodes = NodeKinds::Elements;
    const Document document = test::page("<body><p>123456789012345</p><p>123456789012345678</p></body>");
    const TagPathSequence sequence = convertTreeToSequence(document, options);
    ASSERT_EQ(sequence.size(), 3U);
    const PageWeights weights(document, sequence, {});
    EXPECT_EQ(weights.letters({Position{1}, Position{2}}), 15U);
    EXPECT_EQ(weights.letters({Position{2}, Position{3}}), 18U);
    EXPECT_DOUBLE_EQ(weights.text({Position{2}, Position{3}}), 18.0 / 33);
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
    EXPECT_EQ(weights.contentSpan(), (Region{Position{4}, Position{9}}));
    EXPECT_DOUBLE_EQ(weights.content({Position{4}, Position{7}}), 3.0 / 5);
    EXPECT_DOUBLE_EQ(weights.content(whole(sequence)), 1);
    const PageWeights apart(document, sequence, {node(9), node(1)});
    EXPECT_EQ(apart.contentSpan(), (Region{Position{1}, Position{11}})) << "from the first to the last";
    EXPECT_DOUBLE_EQ(apart.content({Position{3}, Position{9}}), 0) << "but not what lies between";
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
    EXPECT_EQ(weights.contentSpan().size(), 0U);
    EXPECT_EQ(weights.text(whole(sequence)), 0);
    EXPECT_EQ(weights.content(whole(sequence)), 0);
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
    EXPECT_EQ(weights.letters(whole(sequence)), 15 * depth);
    EXPECT_DOUBLE_EQ(weights.content({Position{1}, Position{1 + depth}}), 0.5);
}

} // namespace
} // namespace tagseam
