// SPDX-License-Identifier: MIT
// The kind of a page's content, and the nodes that are kept.
#include "core/methods/content/content.h"
#include "core/methods/content/contentjson.h"
#include "core/page/textblocks.h"
#include "tests/core/methods/content/contentpages.h"
#include "tests/core/methods/methodpages.h"
#include "tests/core/page/samplepages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cmath>

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
    for (const char* noise : {"menu 3", "other stor", "about us", "Copyright"})
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
                        testing::StartsWith("The long way home\n\nOne " + sentence(30, 0) + "\n\nOne "));
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
    const FilterResult result = filterByContent({page}, {}, {});
    EXPECT_EQ(findContent(page).kind, ContentKind::List);
    EXPECT_EQ(result.records.size(), 20U);
    const std::string text = plainText(page, result.kept);
    EXPECT_THAT(text, HasSubstr("Results\n\nResult number 0 of many"));
    EXPECT_THAT(text, Not(HasSubstr("menu")));
    EXPECT_THAT(text, Not(HasSubstr("about us")));
}

// A line of links is one block with one value: none of its links stays, but a picture in one does.
TEST(Content, prunesALineOfLinksAsAWhole)
{
    const Document page =
        test::page("<body><p>one <a>two</a> <a> <b>three</b> </a> <a><img src=x>four</a></p>"
                   "<p>five</p></body>");
    const PageTexts texts = measureTexts(page);
    ASSERT_EQ(texts.blocks.size(), 2U);
    KeepMask nodes(page.size(), true);
    nodes[texts.blocks[0].block.texts.front().node.value] = false;
    pruneIncompleteBlocks(page, texts, nodes);
    std::string kept;
    for (NodeId node = page.body(); node < page.subtreeEnd(page.body()); ++node.value) {
        if (nodes[node.value] && !page.isBlankText(node))
            kept += std::string(page.isElement(node) ? page.name(node) : page.text(node)) + ' ';
    }
    EXPECT_EQ(kept, "body p a img p five ");
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
    const double confidence = content.confidence;
    ASSERT_TRUE(hasCandidate(content, ContentKind::List));
    answerWith(page, content, ContentKind::List);
    EXPECT_EQ(content.kind, ContentKind::List);
    EXPECT_LT(content.confidence, confidence);
    EXPECT_EQ(content.nodes, placeOf(page, content, ContentKind::List).nodes);
    EXPECT_EQ(filterByContent({page}, {}, {}, ContentKind::List).records.size(), 10U);
    answerWith(page, content, ContentKind::None);
    EXPECT_EQ(content.nodes, KeepMask(page.size(), true));
}

TEST(Content, kindsWithoutACandidateHaveNoProbability)
{
    const Document page = test::page("<body><p>One.</p></body>");
    const MainContent content = findContent(page);
    double sum = 0;
    for (std::size_t kind = 0; kind < contentKinds; ++kind) {
        sum += content.probabilities.at(kind);
        if (!hasCandidate(content, static_cast<ContentKind>(kind))) {
            EXPECT_EQ(content.probabilities.at(kind), 0) << kind;
        }
    }
    EXPECT_FALSE(hasCandidate(content, ContentKind::List));
    EXPECT_DOUBLE_EQ(sum, 1);
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

TEST(Content, probabilitiesAreOfAllKinds)
{
    for (const std::string& html :
         {articlePage(), listPage(), formPage(), std::string("<p>a"), std::string("x")}) {
        const Document page = test::page(html);
        const MainContent content = findContent(page);
        double sum = 0;
        for (const double each : content.probabilities)
            sum += each;
        EXPECT_NEAR(sum, 1, 1e-9);
        EXPECT_GE(content.confidence, 0);
        EXPECT_LE(content.confidence, 1);
        EXPECT_NE(content.runnerUp(), content.kind);
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

TEST(Content, pointsAddUpToTheRatioOfTheProbabilities)
{
    const Document page = test::page(articlePage());
    const MainContent content = findContent(page);
    const ContentKind next = content.runnerUp();
    double points = usualPoints(content, content.kind, next);
    for (const KindReason& reason : kindReasons(content, content.kind, next))
        points += reason.points;
    EXPECT_NEAR(points, std::log(content.probability(content.kind) / content.probability(next)), 1e-9);
}

TEST(Content, stopsWhenAsked)
{
    const Document page = test::page(listPage());
    EXPECT_TRUE(findContent(page, {}, nullptr, stopToken()).isStopped);
    EXPECT_TRUE(filterByContent({page}, {}, stopToken()).isStopped);
}

TEST(Content, asJsonSaysWhatDecided)
{
    const Document page = test::page(articlePage());
    const auto json = nlohmann::json::parse(contentJson(page, findContent(page)));
    EXPECT_EQ(json["kind"], "text");
    EXPECT_EQ(json["headline"], "The long way to the lighthouse");
    EXPECT_EQ(json["reasons"].size(), kindFactors.size());
    double last = 1e9;
    for (const auto& reason : json["reasons"]) {
        EXPECT_LE(std::abs(reason["points"].get<double>()), last);
        last = std::abs(reason["points"].get<double>());
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

TEST(TextEvidence, addsThePointsOfItsSteps)
{
    const TextEvidence nothing;
    double points = textBasePoints;
    for (const TextFactor& factor : textFactors) {
        EXPECT_EQ(pointsOf(factor, nothing), 0) << factor.key;
        TextEvidence most;
        most.*factor.value = 100;
        double sum = 0;
        for (const PointStep& step : factor.steps)
            sum += step.points;
        EXPECT_DOUBLE_EQ(pointsOf(factor, most), sum) << factor.key;
        points += sum;
    }
    EXPECT_EQ(pointsOf(nothing), textBasePoints);
    EXPECT_GT(points, textBasePoints);
}

// Pages that were looked at: no result of a page here says anything about others.
TEST(Content, ofPagesThatWereMadeForIt)
{
    const std::map<std::string, ContentKind> kinds{{"article-lighthouse.html", ContentKind::Text},
                                                   {"empty-cart.html", ContentKind::None},
                                                   {"empty-search.html", ContentKind::None},
                                                   {"login.html", ContentKind::None},
                                                   {"not-found.html", ContentKind::None}};
    for (const auto& [name, kind] : kinds) {
        const Document page = *parseHtml(bytesOf(fs::path(TAGSEAM_TRUTH).parent_path() / "norecords" / name));
        EXPECT_EQ(tagseam::name(findContent(page).kind), tagseam::name(kind)) << name;
    }
}

} // namespace
} // namespace tagseam::test
