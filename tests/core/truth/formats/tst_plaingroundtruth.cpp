// SPDX-License-Identifier: MIT
// Texts of articles to text nodes: found texts, missing texts, and texts found by chance.
#include "core/truth/formats/plaingroundtruth.h"

#include "core/page/parsehtml.h"
#include "core/truth/formats/groundtruthfile.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

std::vector<std::string> textsOf(const Document& document, const TextGroundTruth& truth)
{
    std::vector<std::string> texts;
    for (const NodeId node : truth.nodes)
        texts.emplace_back(document.text(node));
    return texts;
}

TextGroundTruth find(const Document& document, std::string_view text)
{
    return nodesOfText(document, scoredNodes(document), text);
}

TEST(NodesOfText, findsTheArticleAmongTheRest)
{
    const Document document =
        page("<body><ul><li>Home</li><li>The news of today</li></ul><h1>A  title\nhere</h1>"
             "<p>The <b>fox</b> jumps over&nbsp;the dog.</p><p>And an advertisement comes between</p>"
             "<p>It ends \xC3\xA9t\xC3\xA9.</p><p>Copyright of the author</p></body>");
    const TextGroundTruth truth =
        find(document, "A title here\n\nThe fox jumps over the dog.\nIt ends \xC3\xA9t\xC3\xA9.");
    EXPECT_THAT(textsOf(document, truth),
                testing::ElementsAre("A  title\nhere", "The ", "fox", " jumps over\xC2\xA0the dog.",
                                     "It ends \xC3\xA9t\xC3\xA9."));
    EXPECT_DOUBLE_EQ(*truth.foundShare, 1.0);
    EXPECT_EQ(truth.labelled(), (std::vector<Labelled>{{"main", truth.nodes}}));
}

TEST(NodesOfText, saysWhatShareIsThere)
{
    const Document document = page("<body><p>one two three four</p></body>");
    // 15 letters of 15 + 12 are found.
    const TextGroundTruth truth = find(document, "one two three four absent words");
    EXPECT_DOUBLE_EQ(*truth.foundShare, 15.0 / 26);
    EXPECT_EQ(truth.nodes.size(), 1U);
    const TextGroundTruth none = find(document, "nothing of it");
    EXPECT_DOUBLE_EQ(*none.foundShare, 0.0);
    EXPECT_TRUE(none.labelled().empty());
    EXPECT_FALSE(find(document, " \n\xC2\xA0").foundShare);
}

TEST(NodesOfText, takesRunsThatFillHalfOfANode)
{
    // "the" and "of the" stand in the menu too, before the text itself; two in a row are no run.
    const Document document =
        page("<body><p>the</p><p>of the</p><p>He spoke of the sea and the sky</p></body>");
    EXPECT_THAT(textsOf(document, find(document, "the xyz of the xyz He spoke of the sea and the sky")),
                testing::ElementsAre("He spoke of the sea and the sky"));
    EXPECT_THAT(textsOf(document, find(document, "the")), testing::SizeIs(1)) << "shorter than a run";
    const Document halves = page("<body><p>aa bb cc xxxxxx</p><p>dd ee ff yyyyyyy</p></body>");
    EXPECT_THAT(textsOf(halves, find(halves, "aa bb cc dd ee ff")),
                testing::ElementsAre("aa bb cc xxxxxx")); // 6 of 12, and 6 of 13
    const Document noSpaces = page(
        "<body><p>\xE6\x97\xA5\xE6\x9C\xAC<b>\xE8\xAA\x9E\xE6\x96\x87</b></p><p>\xE5\x88\xA5</p></body>");
    EXPECT_EQ(find(noSpaces, "\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E\xE6\x96\x87").nodes.size(), 2U);
}

TEST(NodesOfText, survivesAnyBytes)
{
    const Document document = page("<body><p>x \xFF y</p></body>");
    EXPECT_TRUE(find(document, "\x80\xE6\xF0\x9F x \xC2").foundShare);
    const std::string many = repeated(200'000, "the of ");
    EXPECT_LT(*find(document, many).foundShare, 0.01);
    const Document large = page("<body><p>" + many + "</p></body>");
    EXPECT_DOUBLE_EQ(*find(large, many).foundShare, 1.0);
}

TEST(Articles, areRead)
{
    const auto articles =
        readArticles(R"({"b": {"articleBody": "x\n\"y\"", "url": "u"}, "a": {"articleBody": ""}})");
    ASSERT_TRUE(articles);
    const std::vector<ArticleText> expected{{"b", "x\n\"y\"", "u"}, {"a", "", ""}};
    EXPECT_EQ(*articles, expected);
    EXPECT_TRUE(readArticles("{}")->empty());
}

TEST(Articles, sayWhatIsWrong)
{
    const auto error = [](std::string_view text) {
        const auto articles = readArticles(text);
        return articles ? "none" : fmt::format("{}: {}", articles.error().where, articles.error().detail);
    };
    EXPECT_EQ(error("[]"), ": not an object of articles");
    EXPECT_EQ(error("{\"a\":\n{\"articleBody\": \"x"), "row 2, byte 24: not valid JSON");
}

TEST(Articles, wrongEntryFailsItsPageAlone)
{
    const Document document = *parseHtml("<p>one two three four</p>");
    for (const char* wrong : {R"({"articleBody": null})", R"({"articleBody": 1})", "[]", "null", "{}"}) {
        const std::string text =
            R"({"good": {"articleBody": "one two three four"}, "bad": )" + std::string(wrong) + "}";
        const Result<GroundTruthFile> file = readGroundTruth(text);
        ASSERT_TRUE(file) << wrong;
        ASSERT_EQ(file->format, GroundTruthFormat::Articles) << wrong;
        const Result<LoadedGroundTruth> good = groundTruthFor(*file, document, "good");
        ASSERT_TRUE(good) << wrong;
        EXPECT_EQ(good->labelled.size(), 1U);
        const Result<LoadedGroundTruth> bad = groundTruthFor(*file, document, "bad");
        ASSERT_FALSE(bad) << wrong;
        EXPECT_EQ(bad.error().where, "bad");
        EXPECT_EQ(bad.error().detail, "without a text \"articleBody\"");
    }
}

} // namespace
} // namespace tagseam::test
