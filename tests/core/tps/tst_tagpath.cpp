// SPDX-License-Identifier: MIT
// Document -> tag path sequence: Figure 2 of the paper, each option, and the symbols against whole paths.
#include "core/tps/tagpath.h"

#include "tests/core/page/outlinetree.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>

namespace tagseam {
namespace {

using test::page;
using testing::ElementsAre;

std::vector<std::uint32_t> codesOf(const Document& document, const TagPathOptions& options = {})
{
    std::vector<std::uint32_t> codes;
    for (const Symbol symbol : convertTreeToSequence(document, options).symbols)
        codes.push_back(symbol.code());
    return codes;
}

std::vector<std::uint32_t> codesOf(std::string_view html, const TagPathOptions& options = {})
{
    return codesOf(page(html), options);
}

TagPathOptions withStyle(LabelAttributes style)
{
    TagPathOptions options;
    options.style = style;
    return options;
}

constexpr std::array presentation{"bgcolor", "background", "align",  "valign",      "color",
                                  "size",    "face",       "border", "cellpadding", "cellspacing"};

TEST(TagPath, figure2HasItsPublishedSequence)
{
    const Document document = test::samplePage("figure2", Parser::Libxml2); // without a tbody
    EXPECT_THAT(codesOf(document), ElementsAre(1, 2, 3, 4, 4, 3, 4, 4)) << "Definition 3.4";
    const TagPathSequence sequence = convertTreeToSequence(document);
    EXPECT_EQ(sequence.alphabetSize(), 4U) << "Definition 3.5";
    EXPECT_THAT(symbolCounts(sequence, test::regionOf(0, 8)), ElementsAre(1, 1, 2, 4))
        << "the frequency set is {1, 2, 4} (Definition 3.6)";
    EXPECT_THAT(symbolCounts(sequence, test::regionOf(2, 5)), ElementsAre(0, 0, 1, 2));
    EXPECT_EQ(sequence.outsideBody, 1U) << "html";
    EXPECT_EQ(tagPathText(sequence, Symbol{3}), "body/table/tr/td");
}

TEST(TagPath, presentationIsTheAttributesOfHtml4WithoutLengths)
{
    for (const char* name : presentation) {
        const std::string html = fmt::format("<body><font {}=x></font><font></font>", name);
        EXPECT_THAT(codesOf(html, withStyle(LabelAttributes::Presentation)), ElementsAre(1, 2, 3)) << name;
        EXPECT_THAT(codesOf(html), ElementsAre(1, 2, 2)) << name;
    }
    const char* moved = "<body><i align=x></i><i valign=x></i>";
    EXPECT_THAT(codesOf(moved, withStyle(LabelAttributes::Presentation)), ElementsAre(1, 2, 3))
        << "one value of two attributes is two styles";
    EXPECT_THAT(codesOf("<body><p class=x></p><p style=x></p>"), ElementsAre(1, 2, 3));
}

TEST(TagPath, excludedElementsGoWithTheirSubtrees)
{
    const char* html = "<body><script>x</script><style>x</style><noscript><p>x</p></noscript><b>x</b>";
    EXPECT_THAT(codesOf(html), ElementsAre(1, 2, 3, 4, 5)) << "style inside body is kept";
    TagPathOptions options;
    options.exclude = {};
    EXPECT_THAT(codesOf(html, options), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    options.exclude = {"script", "noscript", "style", "b", "never"};
    EXPECT_THAT(codesOf(html, options), ElementsAre(1));
    options.exclude = {"SCRIPT", "Style", "B", "NOSCRIPT"};
    EXPECT_EQ(codesOf(html, options).size(), 10U) << "names are those of the document: lower case for HTML";
    options.exclude = {"body"};
    EXPECT_THAT(codesOf(html, options), ElementsAre());
    options.exclude = {""};
    EXPECT_EQ(codesOf(html, options).size(), 10U);
}

TEST(TagPath, nodesOutsideBodyAreCountedButNotInTheSequence)
{
    const TagPathSequence sequence =
        convertTreeToSequence(page("<html><head><title>x</title></head><body><p>x</p></body></html>"));
    EXPECT_EQ(sequence.size(), 3U);
    EXPECT_EQ(sequence.outsideBody, 1U) << "html; the head is left out";
    const TagPathSequence none = convertTreeToSequence(test::libxml2Page("<!--x-->"));
    EXPECT_EQ(none.size(), 0U);
    EXPECT_EQ(none.outsideBody, 0U);
    const TagPathSequence inHead =
        convertTreeToSequence(page("<html><head><noscript><body><p>x</p></body></noscript></head></html>"));
    EXPECT_EQ(inHead.size(), 3U) << "the only body counts, wherever it stands";
}

TEST(TagPath, labelsAreReadable)
{
    const auto lastLabel = [](std::string_view html) {
        const TagPathSequence sequence = convertTreeToSequence(page("<body>" + std::string(html)),
                                                               withStyle(LabelAttributes::Presentation));
        return sequence.label(sequence.symbols.back());
    };
    const std::vector<std::pair<const char*, const char*>> rows{
        {"<p>", "p"},
        {"x", "#text"},
        {"<p class='a b'>", "p.a.b"},
        {"<p class='a b' style='color: red' align=left>", R"(p.a.b[style="color: red"][align="left"])"},
        {"<p class='a.b'>", R"(p[class="a.b"])"},
        {"<p class=' a'>", R"(p[class=" a"])"},
        {"<p class='a/b'>", R"(p[class="a/b"])"}, // a slash would look like a step
        {"<div/><p><b>", "b"}};
    for (const auto& [html, label] : rows)
        EXPECT_EQ(lastLabel(html), label);
    const TagPathSequence sequence = convertTreeToSequence(page("<body><p class=a>x</p>"));
    EXPECT_EQ(tagPathText(sequence, Symbol{2}), "body/p.a/#text");
}

TEST(TagPath, aDeepPageCostsOnePathANode)
{
    const Document document = test::tree("body(" + test::repeated(100'000, "div(span("));
    const TagPathSequence sequence = convertTreeToSequence(document);
    EXPECT_EQ(sequence.paths.size(), 200'001U);
    EXPECT_EQ(sequence.labels.size(), 3U) << "each label once";
    EXPECT_EQ(tagPathText(sequence, Symbol{200'000}).substr(0, 17), "body/div/span/div");
}

// The label of a node as a list of its components, computed plainly.
std::vector<std::string> plainLabel(const Document& document, NodeId node, LabelAttributes style)
{
    if (!document.isElement(node))
        return {"#text"};
    std::vector<std::string> label{std::string(document.name(node))};
    std::vector<const char*> attributes;
    if (style != LabelAttributes::None)
        attributes.push_back("class");
    if (style == LabelAttributes::ClassAndStyle || style == LabelAttributes::Presentation)
        attributes.push_back("style");
    if (style == LabelAttributes::Presentation)
        attributes.insert(attributes.end(), presentation.begin(), presentation.end());
    for (const char* name : attributes)
        label.emplace_back(document.attribute(node, name));
    return label;
}

// Each node in document order, except excluded ones, has a position; two have the same symbol when their
// parents have and their labels are equal.
void expectWholePaths(const Document& document, const TagPathOptions& options)
{
    const TagPathSequence sequence = convertTreeToSequence(document, options);
    ASSERT_EQ(sequence.positions.size(), document.size());
    std::map<std::pair<std::uint32_t, std::vector<std::string>>, Symbol>
        symbolOf; // indexed by parent's symbol and label
    const NodeId body = document.body();
    const NodeId end = body == noNode ? body : document.subtreeEnd(body);
    std::uint32_t p = 0;
    for (NodeId node = body; node < end; ++node.value) {
        if (document.isElement(node) && std::ranges::count(options.exclude, document.name(node)) > 0) {
            node.value = document.subtreeEnd(node).value - 1;
            continue;
        }
        if (!document.isElement(node) && (document.kind(node) != NodeKind::Text ||
                                          document.isBlankText(node) || options.nodes == NodeKinds::Elements))
            continue;
        ASSERT_LT(p, sequence.size());
        ASSERT_EQ(sequence.nodes[p], node);
        ASSERT_EQ(sequence.positionOf(node), Position{p});
        const std::uint32_t above =
            node == body ? 0 : sequence.symbols[sequence.positionOf(document.parent(node)).value].code();
        const Symbol next{static_cast<std::uint32_t>(symbolOf.size())};
        const auto [found, isNew] =
            symbolOf.try_emplace({above, plainLabel(document, node, options.style)}, next);
        ASSERT_EQ(sequence.symbols[p], found->second) << "position " << p << (isNew ? ", a new path" : "");
        ++p;
    }
    ASSERT_EQ(sequence.nodes.size(), p);
    ASSERT_EQ(sequence.symbols.size(), p);
    EXPECT_EQ(sequence.alphabetSize(), symbolOf.size());
}

TEST(TagPath, symbolsAreEqualExactlyWhenWholePathsAreOnRandomTrees)
{
    std::mt19937 random(8);
    for (int i = 0; i < 1000; ++i) {
        const Document document = test::build(test::randomPage(random));
        for (const LabelAttributes style : {LabelAttributes::None, LabelAttributes::Class,
                                            LabelAttributes::ClassAndStyle, LabelAttributes::Presentation}) {
            for (const TagPathOptions& options :
                 {TagPathOptions{NodeKinds::ElementsAndText, style, {"script", "noscript"}},
                  {NodeKinds::Elements, style, {"td"}}})
                ASSERT_NO_FATAL_FAILURE(expectWholePaths(document, options)) << test::outline(document);
        }
    }
}

// body(div.x div.x p.y p.z 'text'): the divs look different, the paragraphs the same.
Document withLooks()
{
    Document document =
        page("<body><div class=x></div><div class=x></div><p class=y></p><p class=z>text</p>");
    ComputedStyles styles;
    styles.texts = {"", "display: block", "display: block; color: red"};
    styles.numbers.assign(document.size(), 0);
    const NodeId body = document.body();
    for (const auto& [child, style] : {std::pair(0U, 1U), {1, 1}, {2, 2}, {3, 1}, {4, 1}})
        styles.numbers[body.value + child] = style;
    document.setComputedStyles(std::move(styles));
    return document;
}

TEST(TagPath, computedStyleIsThatOfTheRenderedPageAndMissingFromBytes)
{
    const Document bytes = page("<body><div class=x></div><div style='color: red'></div>");
    EXPECT_TRUE(convertTreeToSequence(bytes, withStyle(LabelAttributes::Computed)).isStyleMissing);
    EXPECT_FALSE(convertTreeToSequence(bytes, withStyle(LabelAttributes::None)).isStyleMissing);
    EXPECT_THAT(codesOf(bytes, withStyle(LabelAttributes::Computed)), ElementsAre(1, 2, 2));
    const Document document = withLooks();
    EXPECT_THAT(codesOf(document, withStyle(LabelAttributes::ClassAndStyle)), ElementsAre(1, 2, 2, 3, 4, 5));
    EXPECT_THAT(codesOf(document, withStyle(LabelAttributes::Computed)), ElementsAre(1, 2, 3, 4, 4, 5));
    const TagPathSequence sequence = convertTreeToSequence(document, withStyle(LabelAttributes::Computed));
    EXPECT_FALSE(sequence.isStyleMissing);
    EXPECT_EQ(sequence.label(Symbol{2}), "div{display: block; color: red}");
    EXPECT_EQ(sequence.label(Symbol{4}), "#text");
    EXPECT_THAT(codesOf(document, withStyle(LabelAttributes::None)), ElementsAre(1, 2, 2, 3, 3, 4));
}

} // namespace
} // namespace tagseam
