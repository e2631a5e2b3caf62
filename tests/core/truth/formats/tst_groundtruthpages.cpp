// SPDX-License-Identifier: MIT
// Marks by XPaths: as annotations and back, and as nodes, by their path or their text.
#include "core/truth/formats/groundtruthpages.h"

#include "core/select/selector.h"
#include "core/truth/formats/recordtext.h"
#include "tests/core/page/testpages.h"

#include <set>

namespace tagseam::test {
namespace {

std::vector<std::string> paths(const Document& document, const ResolvedGroundTruth& truth)
{
    std::vector<std::string> all;
    for (const Labelled& each : truth.labelled) {
        for (const NodeId node : each.nodes)
            all.push_back(xpathOf(document, node));
    }
    return all;
}

PathMark record(const std::string& xpath, const std::string& text)
{
    return {"record", "", {xpath}, "", text};
}

TEST(GroundTruthPage, becomesAnAnnotationAndComesBack)
{
    const GroundTruthPage page{"a.html",
                               "",
                               {{"record", "m1", {"/html/p[1]", "/html/p[2]"}, "", "text"},
                                {"main", "", {"/html"}, "", ""},
                                {"own", "m1", {"/html/b"}, "", ""}}};
    const Annotation annotation = annotationOf(page);
    ASSERT_EQ(annotation.marks.size(), 3U);
    std::set<std::string> ids;
    for (const Mark& mark : annotation.marks)
        ids.insert(mark.id);
    EXPECT_EQ(ids.size(), 3U);
    EXPECT_FALSE(ids.contains(""));
    EXPECT_EQ(annotation.marks[0].id, "m1");
    EXPECT_EQ(annotation.marks[0].note, "text");
    EXPECT_EQ(annotation.marks[0].targets[1].xpath, "/html/p[2]");
    EXPECT_EQ(annotation.marks[0].targets[1].quote, TextQuote{});
    GroundTruthPage again = groundTruthPageOf("a.html", annotation);
    for (std::size_t i = 0; i < 3; ++i)
        again.marks[i].id = page.marks[i].id;
    EXPECT_EQ(again, page);
    Annotation unknown = annotation;
    unknown.marks[1].targets[0].xpath.clear();
    EXPECT_EQ(groundTruthPageOf("", unknown).marks.size(), 2U);
}

TEST(ResolveGroundTruth, keepsWhatItCannotFind)
{
    const Document document = page("<body><p>a<b>x</b></p><p>b</p></body>");
    const GroundTruthPage truth{"",
                                "",
                                {{"record", "", {"/html/body/p[2]", "/html/body/p[1]"}, "", ""},
                                 {"main", "", {"/html/body/p[1]", "/html/body/p[3]"}, "", ""},
                                 {"own", "", {"/html/body/p[1]/b", "/html/body/p[1]"}, "", ""},
                                 {"none", "", {}, "", ""}}};
    const ResolvedGroundTruth found =
        resolveGroundTruth(document, truth, TablePaths::Literal, GroundTruthTexts::Checked);
    EXPECT_EQ(paths(document, found),
              (std::vector<std::string>{"/html/body/p[1]", "/html/body/p[2]", "/html/body/p[1]"}));
    ASSERT_EQ(found.lost.size(), 2U);
    EXPECT_EQ(found.lost[0].mark, 1U);
    EXPECT_EQ(found.lost[0].xpath, "/html/body/p[3]");
    EXPECT_EQ(found.lost[1].target.failure, PathFailure::NoPath);
}

TEST(ResolveGroundTruth, movesToTheRecordsText)
{
    const Document document =
        page("<body><p>Something else stands here</p><div><p>The quick <a href=x>brown</a>"
             " fox</p><p>jumps over the lazy dog</p></div></body>");
    const GroundTruthPage truth{"",
                                "",
                                {record("/html/body/p[1]", "x=/a The quick http://x.org/ brown fox"),
                                 record("/html/body/p[7]", "jumps over &amp; the lazy dog"),
                                 record("/html/body/p[2]", "of this there is nothing")}};
    const ResolvedGroundTruth found =
        resolveGroundTruth(document, truth, TablePaths::Tolerant, GroundTruthTexts::Checked);
    EXPECT_EQ(paths(document, found),
              (std::vector<std::string>{"/html/body/div/p[1]", "/html/body/div/p[2]"}));
    EXPECT_EQ(found.byText, 2U);
    ASSERT_EQ(found.lost.size(), 1U);
    // Without texts the first path would be accepted.
    EXPECT_EQ(
        paths(document, resolveGroundTruth(document, truth, TablePaths::Tolerant, GroundTruthTexts::Ignored)),
        (std::vector<std::string>{"/html/body/p"}));
}

TEST(ResolveGroundTruth, takesTwinsInTheirOrderOrNotAtAll)
{
    const Document document = page("<body><div><p>the same text</p><p>the same text</p></div></body>");
    const PathMark gone = record("/html/body/p[9]", "the same text");
    const GroundTruthPage two{"", "", {gone, gone}};
    EXPECT_EQ(
        paths(document, resolveGroundTruth(document, two, TablePaths::Tolerant, GroundTruthTexts::Checked)),
        (std::vector<std::string>{"/html/body/div/p[1]", "/html/body/div/p[2]"}));
    const GroundTruthPage one{"", "", {gone}};
    EXPECT_EQ(resolveGroundTruth(document, one, TablePaths::Tolerant, GroundTruthTexts::Checked).lost.size(),
              1U);
}

TEST(RecordTexts, compareTrigramsOfLetters)
{
    const Document document = page("<body><p>abcd</p><p>Abc\xC3\xA9 d</p><p>xyz</p><p></p></body>");
    const RecordTexts texts(document);
    const auto at = [&](const char* path) { return (*selectNodes(document, path))[0]; };
    EXPECT_DOUBLE_EQ(texts.likeness(at("//p[1]"), "a b c d"), 1.0);
    EXPECT_DOUBLE_EQ(texts.likeness(at("//p[2]"), "abcd http://www.x.org/"), 1.0);
    EXPECT_DOUBLE_EQ(texts.likeness(at("//p[1]"), "abcx"), 0.5); // abc bcd, abc bcx: 2 * 1 / 4
    EXPECT_DOUBLE_EQ(texts.likeness(at("//p[3]"), "abcd"), 0.0);
    EXPECT_DOUBLE_EQ(texts.likeness(at("//p[4]"), ""), 1.0);
    EXPECT_TRUE(texts.find("p", "").empty());
    EXPECT_EQ(texts.find("p", "abcd").size(), 2U);
    const Document nested =
        page("<body><div><div>the record of this page</div></div><div>more<div>another record is here</div>"
             "</div></body>");
    const RecordTexts likest(nested);
    const auto outermost = likest.find("div", "the record of this page");
    ASSERT_EQ(outermost.size(), 1U);
    EXPECT_EQ(xpathOf(nested, outermost[0]), "/html/body/div[1]") << "the outermost of equal ones";
    const auto inner = likest.find("div", "another record is here");
    ASSERT_EQ(inner.size(), 1U);
    EXPECT_EQ(xpathOf(nested, inner[0]), "/html/body/div[2]/div");
}

} // namespace
} // namespace tagseam::test
