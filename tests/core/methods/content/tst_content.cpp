// SPDX-License-Identifier: MIT
// The kind of a page's content, and the nodes that are kept.
#include "core/methods/content/content.h"
#include "core/methods/content/contentjson.h"
#include "core/methods/content/explainedcontent.h"
#include "core/methods/content/pagetitle.h"
#include "core/page/textblocks.h"
#include "tests/core/methods/content/contentpages.h"
#include "tests/core/methods/methodpages.h"
#include "tests/core/page/samplepages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

std::string contentTextOf(const Document& page)
{
    return plainText(page, filterByContent({page}, {}, {}).kept);
}

TEST(Content, ofAnArticleIsItsTextAndHeadline)
{
    const Document page = test::page(articlePage());
    const MainContent content = findContent(page);
    EXPECT_EQ(content.kind, ContentKind::Text);
    const std::string text = contentTextOf(page);
    EXPECT_THAT(text, HasSubstr("The long way to the lighthouse\n\n"));
    for (int i = 0; i < 9; ++i)
        EXPECT_THAT(text, HasSubstr(sentence(40, i)));
    for (const char* noise : {"menu 3", "about us"})
        EXPECT_THAT(text, Not(HasSubstr(noise)));
}

std::string articleOfParagraphs(bool isBroken)
{
    std::string text = "<h1>The long way to the lighthouse</h1><div>";
    for (int i = 0; i < 9; ++i)
        text +=
            isBroken ? (i == 0 ? "" : "<br><br>\n") + sentence(30, i) : "<p>" + sentence(30, i) + "</p>\n";
    return framed("The long way to the lighthouse", text + "</div>");
}

TEST(Content, isTheSameWithParagraphsAndWithLineBreaks)
{
    for (const Parser parser : parsers) {
        const Document paragraphs = *parseHtml(articleOfParagraphs(false), {.parser = parser});
        const Document broken = *parseHtml(articleOfParagraphs(true), {.parser = parser});
        EXPECT_EQ(findContent(broken).kind, ContentKind::Text);
        EXPECT_EQ(contentTextOf(broken), contentTextOf(paragraphs));
        EXPECT_THAT(contentTextOf(broken), HasSubstr(sentence(30, 7) + "\n\n" + sentence(30, 8)));
    }
}

// A word processor writes a title as a paragraph, and empty paragraphs between texts.
TEST(Content, hasTheTitleBeforeParagraphsOfAWordProcessor)
{
    std::string text = "<p class=MsoTitle><b>The long way home</b></p>";
    for (int i = 0; i < 8; ++i)
        text += "<p class=MsoHeader><span>&nbsp;\n</span><i>One</i> " + sentence(30, i) +
                "</p><p class=MsoHeader><o:p>&nbsp;</o:p></p>";
    for (const Parser parser : parsers) {
        const Document page = *parseHtml(framed("The long way", text), {.parser = parser});
        for (const ContentKind kind : {ContentKind::List, ContentKind::Text}) {
            MainContent content = findContent(page);
            answerWith(page, content, kind);
            ASSERT_EQ(content.kind, kind);
            EXPECT_THAT(plainText(page, keptByContent(page, content)),
                        HasSubstr("The long way home\n\nOne " + sentence(30, 0) + "\n\nOne "));
            if (kind == ContentKind::List) {
                EXPECT_THAT(plainText(page, keptByContent(page, content)),
                            testing::StartsWith("The long way home\n\nOne "));
            }
        }
    }
}

// A copy for another kind of screen, which a style hides, is not content a second time.
TEST(Content, hasNoTextThatComputedStylesHide)
{
    std::string text;
    for (int i = 0; i < 8; ++i)
        text += "<p>" + sentence(30, i) + "</p>";
    Document page = test::page(framed("The long way", "<h1>The long way</h1><div class=small>" + text +
                                                          "</div><div class=large>" + text + "</div>"));
    ComputedStyles styles{std::vector<std::uint32_t>(page.size(), 0),
                          {"", "display: block", "display: none"}};
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.isElement(node))
            styles.numbers[node.value] = page.attribute(node, "class") == "small" ? 2 : 1;
    }
    page.setComputedStyles(styles);
    const std::string found = contentTextOf(page);
    const std::size_t first = found.find(sentence(30, 3));
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(found.find(sentence(30, 3), first + 1), std::string::npos);
}

TEST(Content, ofQuestionsHasTheirHeadings)
{
    std::string text = "<h1>Questions about the ferry</h1>";
    for (int i = 0; i < 8; ++i)
        text += fmt::format(
            "<h3><button aria-expanded=false><span>Question {}?</span></button></h3><div><p>{}</p>"
            "</div>",
            i, sentence(30, i));
    const Document page = test::page(framed("Questions about the ferry", text));
    const std::string found = contentTextOf(page);
    for (int i = 0; i < 8; ++i)
        EXPECT_THAT(found, HasSubstr(fmt::format("Question {}?\n\n{}", i, sentence(30, i))));
}

TEST(Content, ofResultsIsTheirList)
{
    const Document page = test::page(listPage());
    MainContent content = findContent(page);
    answerWith(page, content, ContentKind::List);
    ASSERT_EQ(content.lists.regions.size(), 1U);
    EXPECT_EQ(content.lists.candidates[content.lists.regions.front()].records.size(), 20U);
    const std::string text = plainText(page, blocksOfContent(page, content));
    EXPECT_THAT(text, HasSubstr("Results\n\nResult number 0 of many"));
    EXPECT_THAT(text, Not(HasSubstr("menu")));
    EXPECT_THAT(text, Not(HasSubstr("about us")));
}

TEST(Content, keepsTextsInASequenceOfElements)
{
    const Document page = test::samplePage("article");
    SeparatorOptions elements;
    elements.path.nodes = NodeKinds::Elements;
    const MainContent content = findContent(page, elements);
    ASSERT_EQ(content.kind, ContentKind::Text);
    const std::string text = plainText(page, keptByContent(page, content));
    EXPECT_EQ(text, plainText(page, keptByContent(page, findContent(page))));
    EXPECT_THAT(text, HasSubstr("For the first time in thirty-one years"));
    MainContent list = findContent(page, elements);
    answerWith(page, list, ContentKind::List);
    EXPECT_THAT(plainText(page, keptByContent(page, list)), HasSubstr("Ferry timetable changes on Monday"));
}

TEST(Content, ofAGivenKindIsItsCandidate)
{
    const Document page = test::samplePage("article");
    MainContent content = findContent(page);
    ASSERT_EQ(content.kind, ContentKind::Text);
    ASSERT_TRUE(hasCandidate(content, ContentKind::List));
    answerWith(page, content, ContentKind::List);
    EXPECT_EQ(content.kind, ContentKind::List);
    EXPECT_EQ(content.nodes, placeOf(page, content, ContentKind::List).nodes);
    answerWith(page, content, ContentKind::None);
    EXPECT_EQ(content.nodes, KeepMask(page.size(), true));
}

TEST(Content, answersWithoutACandidateExpectNothing)
{
    const Document page = test::page("<body><p>One.</p></body>");
    const MainContent content = findContent(page);
    EXPECT_FALSE(hasCandidate(content, ContentKind::List));
    EXPECT_EQ(content.expected(ContentKind::List), 0);
    EXPECT_TRUE(hasCandidate(content, ContentKind::Text));
    EXPECT_GT(content.expected(ContentKind::Text), 0);
}

TEST(Content, ofAFormIsNoneAndThePageIsKept)
{
    const Document page = test::page(formPage());
    EXPECT_EQ(findContent(page).kind, ContentKind::None);
    const FilterResult result = filterByContent({page}, {}, {});
    EXPECT_EQ(result.kept, KeepMask(page.size(), true));
    EXPECT_TRUE(result.records.empty());
    EXPECT_EQ(result.decisions.front().reason, "none");
    EXPECT_TRUE(result.decisions.front().isKept);
}

TEST(Content, ofNoneKeepsThePageAndHasNoText)
{
    const Document page = test::page("<body><div><img src=a></div></body>");
    const MainContent content = findContent(page);
    EXPECT_EQ(content.kind, ContentKind::None);
    EXPECT_EQ(plainText(page, blocksOfContent(page, content)), "");
    const FilterResult result = filterByContent({page}, {}, {});
    EXPECT_EQ(result.kept, KeepMask(page.size(), true));
    EXPECT_TRUE(result.records.empty());
    EXPECT_EQ(result.decisions.front().reason, "none");
    EXPECT_TRUE(result.decisions.front().isKept);
}

TEST(Content, kindsOfPagesAddUpToOne)
{
    for (const std::string& html :
         {articlePage(), listPage(), formPage(), std::string("<p>a"), std::string("x")}) {
        const Document page = test::page(html);
        for (const BlockModel* model : {&learnedModel, &structuralModel}) {
            const MainContent content = findContent(page, {}, nullptr, {}, *model);
            double sum = 0;
            for (const double each : content.pageKinds)
                sum += each;
            EXPECT_NEAR(sum, 1, 1e-9);
            EXPECT_GE(content.confidence(), 0);
            EXPECT_LE(content.confidence(), 1);
        }
    }
}

TEST(Content, isNeverOutsideOfWhatIsThere)
{
    std::mt19937 random(3);
    for (const std::string& html : {articlePage(), listPage(), formPage()}) {
        const Document page = test::page(html);
        for (int round = 0; round < 20; ++round) {
            const KeepMask within = closedMask(page, maskAtRandom(page, random, 6));
            const FilterResult result = filterByContent({page, &within}, {}, {});
            for (std::size_t node = 0; node < page.size(); ++node)
                EXPECT_TRUE(within[node] || !result.kept[node]);
        }
    }
}

TEST(Content, ofAPageWithoutTextsIsNone)
{
    for (const char* html : {"<body></body>", "<body><div></div></body>", "<frameset></frameset>"}) {
        const Document page = test::page(html);
        EXPECT_EQ(findContent(page).kind, ContentKind::None) << html;
        EXPECT_EQ(filterByContent({page}, {}, {}).kept, KeepMask(page.size(), true)) << html;
    }
}

TEST(Content, hasNoNodeThatAnEditTakesAway)
{
    const Document page = test::page(articlePage());
    SeparatorOptions options;
    options.path.edits.push_back({TagPathEdit::Kind::SubtreeGone, {firstNamed(page, "h1")}, {}});
    const std::string text = plainText(page, keptByContent(page, findContent(page, options)));
    EXPECT_THAT(text, HasSubstr(sentence(40, 3)));
    EXPECT_THAT(text, Not(HasSubstr("lighthouse")));
}

double pointsOf(std::span<const FigureTable> tables, const ScoredBlock& block)
{
    double points = 0;
    for (const FigureTable& table : tables) {
        std::size_t step = 0;
        for (const float edge : table.edges)
            step += valueOf(block.figures, table.figure) >= edge ? 1 : 0;
        points += table.points[step];
    }
    return points;
}

// The points of one page, by hand: base, and the step of each figure of both passes.
TEST(Content, pointsAreThoseOfTheSteps)
{
    const Document page = test::page(articlePage());
    const MainContent content = findContent(page);
    ASSERT_FALSE(content.scored.blocks.empty());
    for (const ScoredBlock& block : content.scored.blocks) {
        const double points = content.model->base + pointsOf(content.model->figures, block) +
                              pointsOf(content.model->context, block);
        EXPECT_NEAR(block.points, points, 1e-9);
        EXPECT_NEAR(block.probability, 1 / (1 + std::exp(-points)), 1e-9);
        double explained = content.model->base;
        for (const FigureReason& reason : figureReasons(*content.model, block.figures)) {
            explained += reason.points;
            EXPECT_LE(reason.from, reason.value);
            EXPECT_LT(reason.value, reason.to);
        }
        EXPECT_NEAR(explained, points, 1e-9);
    }
}

// The context of each block, by hand: the other blocks on its path, by the points of the first pass.
TEST(Content, contextIsThatOfTheOtherBlocksOnThePath)
{
    const Document page = test::page(articlePage());
    const MainContent content = findContent(page);
    const std::vector<ScoredBlock>& blocks = content.scored.blocks;
    const auto firstPass = [&](const ScoredBlock& block) {
        return 1 / (1 + std::exp(-content.model->base - pointsOf(content.model->figures, block)));
    };
    std::size_t together = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        double words = 0;
        double likely = 0;
        double best = -1;
        for (std::size_t other = 0; other < blocks.size(); ++other) {
            if (other == i || blocks[other].path != blocks[i].path)
                continue;
            words += content.texts.blocks[other].words;
            likely += content.texts.blocks[other].words * firstPass(blocks[other]);
            best = std::max(best, firstPass(blocks[other]));
        }
        together += words > 0 ? 1 : 0;
        EXPECT_NEAR(valueOf(blocks[i].figures, BlockFigure::PathProbability), words > 0 ? likely / words : -1,
                    1e-6);
        EXPECT_NEAR(valueOf(blocks[i].figures, BlockFigure::PathBest), best, 1e-6);
    }
    EXPECT_GT(together, 9U); // the paragraphs
    EXPECT_LT(together, blocks.size());
}

// No other set has a higher expected F1: tried on all sets of a small page.
TEST(Content, keepsTheSetWithTheHighestExpectedF1)
{
    const Document page = test::page(framed("A walk", "<h1>A walk</h1><p>" + sentence(30, 1) + "</p><p>" +
                                                          sentence(12, 2) + "</p><p><a href=x>more</a></p>"));
    const MainContent content = findContent(page);
    const std::size_t count = std::min<std::size_t>(content.scored.blocks.size(), 14);
    for (std::size_t set = 0; set < std::size_t{1} << count; ++set) {
        std::vector<bool> isKept(content.scored.blocks.size(), false);
        for (std::size_t i = 0; i < count; ++i)
            isKept[i] = (set >> i & 1U) != 0;
        EXPECT_LE(expectedF1Of(content.scored, content.texts, isKept), content.scored.expectedF1 + 1e-12);
    }
    for (const ScoredBlock& block : content.scored.blocks) {
        if (block.isKept) {
            EXPECT_GE(block.probability, content.scored.threshold);
        }
    }
}

// The tables of both models have every figure once, and edges that ascend.
TEST(Content, tablesAreWhole)
{
    for (const BlockModel* model : {&learnedModel, &structuralModel}) {
        std::set<BlockFigure> figures;
        for (const FigureTable& table : model->figures) {
            EXPECT_TRUE(figures.insert(table.figure).second) << tagseam::name(table.figure);
            EXPECT_TRUE(std::ranges::is_sorted(table.edges));
            EXPECT_EQ(table.points.size(), table.edges.size() + 1);
            EXPECT_LE(table.points.size(), 8U);
        }
        EXPECT_GE(figures.size(), 20U);
        EXPECT_TRUE(std::ranges::is_sorted(model->words, {}, &ClassWord::word));
    }
    EXPECT_GT(learnedModel.words.size(), 1000U);
    EXPECT_TRUE(structuralModel.words.empty());
}

TEST(Content, classWordsAreSplitAtCaseAndSigns)
{
    const Document page =
        test::page("<body><div id=x1 class='mainContent article-body_2'><p role=note>a</p></div>");
    EXPECT_THAT(classWordsOf(page, firstNamed(page, "p")),
                testing::ElementsAre("article", "body", "content", "main", "note"));
}

// A page that hides its text until a script has run has it all the same.
TEST(Content, ofAPageThatAScriptShowsIsThere)
{
    std::string text = "<h1>The long way to the lighthouse</h1>";
    for (int i = 0; i < 9; ++i)
        text += "<p>" + sentence(40, i) + "</p>";
    const Document page = test::page(
        "<head><title>The long way to the lighthouse</title></head><body><div hidden><main><article>" + text +
        "</article></main></div></body>");
    const MainContent content = findContent(page);
    EXPECT_EQ(content.kind, ContentKind::Text);
    for (int i = 0; i < 9; ++i)
        EXPECT_THAT(plainText(page, blocksOfContent(page, content)), HasSubstr(sentence(40, i)));
}

TEST(Content, stopsWhenAsked)
{
    const Document page = test::page(listPage());
    EXPECT_TRUE(findContent(page, {}, nullptr, stopToken()).isStopped);
    EXPECT_TRUE(filterByContent({page}, {}, stopToken()).isStopped);
}

TEST(Content, asJsonHasTheBlocks)
{
    const Document page = test::page(articlePage());
    const MainContent content = findContent(page);
    const auto json = nlohmann::json::parse(contentJson(page, content));
    EXPECT_EQ(json["kind"], "text");
    EXPECT_EQ(json["headline"], "The long way to the lighthouse");
    for (const auto& region : json["regions"])
        EXPECT_LT(region[0].get<int>(), region[1].get<int>());
    ASSERT_EQ(json["blocks"].size(), content.texts.blocks.size());
    for (const auto& block : json["blocks"]) {
        if (block["isKept"].get<bool>()) {
            EXPECT_GE(block["probability"].get<double>(), json["threshold"].get<double>());
        }
    }
    for (const auto& region : json["regions"])
        EXPECT_LT(region[0].get<int>(), region[1].get<int>());
}

TEST(TitleBlocks, repeatTheTitleOutsideLinks)
{
    const Document page =
        test::page("<head><title>Blue Rain Coat - Shop</title></head><body><a href=x>Blue rain coat"
                   "</a><h1>Blue Rain Coat</h1><p>The coat keeps rain out of every pocket"
                   "</p></body>");
    const PageTexts texts = measureTexts(page);
    const std::vector<TitleBlock> titles = titleBlocks(page, texts);
    ASSERT_EQ(titles.size(), 1U);
    EXPECT_EQ(textOf(page, texts.blocks[titles[0].block].block), "Blue Rain Coat");
    EXPECT_DOUBLE_EQ(titles[0].share, 0.75);
}

} // namespace
} // namespace tagseam::test
