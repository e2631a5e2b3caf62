// SPDX-License-Identifier: MIT
// Webis segmentation JSON: there and back, polygons to nodes, hostile input.
#include "core/truth/formats/webis.h"

#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

// html > body > two divs side by side; the first div has two p, one above the other, and a span that is not
// shown.
struct Boxes {
    Document document;
    ScoredNodes scored;
    Boxes()
    {
        DocumentBuilder builder;
        std::vector<Box> boxes;
        const auto open = [&](const char* name, Box box, int ends) {
            builder.open(name);
            boxes.push_back(box);
            for (; ends > 0; --ends)
                builder.close();
        };
        open("html", {0, 0, 200, 100}, 0);  // 1
        open("body", {0, 0, 200, 100}, 0);  // 2
        open("div", {0, 0, 100, 100}, 0);   // 3
        open("p", {0, 0, 100, 50}, 1);      // 4
        open("p", {0, 50, 100, 50}, 1);     // 5
        open("span", {}, 2);                // 6
        open("div", {100, 0, 100, 100}, 3); // 7
        builder.setBoxes(boxes);
        document = std::move(builder).finish();
        scored = scoredNodes(document);
    }
    std::string fitted(PageSegment segment, double containment = webisContainment) const
    {
        const auto marks = labelledSegments(document, scored, {"x", {std::move(segment)}}, containment);
        std::string all;
        for (const Labelled& mark : *marks) {
            EXPECT_EQ(mark.label, segmentLabel);
            for (const NodeId node : mark.nodes)
                all += fmt::format("{} ", node.value);
        }
        return all;
    }
};

Ring rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {left, bottom}, {right, bottom}, {right, top}, {left, top}};
}

TEST(Webis, fitsNodesWhoseRectanglesLieWithin)
{
    const Boxes page;
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 100, 100)}}), "3 "); // its span is included
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 200, 100)}}), "2 ");
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 100, 50)}}), "4 ");
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 75, 100)}}), "3 "); // 75 % of each
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 74, 100)}}), "");
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 74, 100)}}, 0.7), "3 ");
    // 80 % of the first div, but only 60 % of its second p: the div is not completely in.
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 100, 80)}}), "4 ");
    EXPECT_EQ(page.fitted({{rectangle(300, 0, 400, 80)}}), "");
    EXPECT_EQ(page.fitted({}), "");
}

TEST(Webis, takesPartsTogetherAndHolesAway)
{
    const Boxes page;
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 100, 50)}, {rectangle(100, 0, 200, 100)}}), "4 7 ");
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 50, 50)}, {rectangle(50, 0, 100, 50)}}), "4 ");   // two halves
    EXPECT_EQ(page.fitted({{rectangle(0, 0, 200, 100), rectangle(20, 55, 80, 95)}}), "4 7 "); // hole in 5
    // A triangle holds half of what its rectangle does.
    EXPECT_EQ(page.fitted({{{{0, 0}, {0, 100}, {100, 0}}}}), "4 "); // 3750 of 5000 in 4, 1250 in 5
    // A concave C around the second p: its clipped ring has only edges without area.
    EXPECT_EQ(page.fitted({{{{0, 0}, {200, 0}, {200, 100}, {100, 100}, {100, 50}, {0, 50}}}}), "4 7 ");
}

TEST(Webis, needsRectangles)
{
    const Document source = page("<body><p>x</p></body>");
    const NamedSegmentation one{"x", {{{rectangle(0, 0, 9, 9)}}}};
    EXPECT_EQ(labelledSegments(source, scoredNodes(source), one).error().code, ErrorCode::BadGroundTruth);
}

TEST(NightWebis, boundsItsWork)
{
    const Boxes boxes;
    NamedSegmentation many{"x", {}};
    Ring ring;
    for (int i = 0; i < 100'000; ++i)
        ring.push_back({static_cast<double>(i % 200), static_cast<double>(i % 100)});
    many.segments.assign(300, {{ring}});
    const auto marks = labelledSegments(boxes.document, boxes.scored, many);
    ASSERT_FALSE(marks);
    EXPECT_THAT(marks.error().detail, testing::HasSubstr("more points"));
}

TEST(Webis, readsTheFormat)
{
    const std::string text =
        R"({"height": 5590, "width": 1366, "id": "000000", "segmentations": {"b": [], )"
        R"("a": [[[[[955, 4912.5], [955, 5249], [1125, 5249]]]], [[[[1, 2], [3, 4]], [[5, 6]]], []]]}})";
    const auto page = readWebis(text);
    ASSERT_TRUE(page) << page.error().where << page.error().detail;
    const WebisPage expected{
        "000000",
        1366,
        5590,
        {{"a", {{{{{955, 4912.5}, {955, 5249}, {1125, 5249}}}}, {{{{1, 2}, {3, 4}}, {{5, 6}}}, {}}}},
         {"b", {}}}};
    EXPECT_EQ(*page, expected);
}

TEST(Webis, writesMarksThatFitAgain)
{
    const Boxes page;
    const std::vector<Labelled> marks{{"record", {NodeId{4}}}, {"own", {NodeId{6}}}, {"main", {NodeId{7}}}};
    const NamedSegmentation written = segmentsOf(page.document, "mine", marks);
    ASSERT_EQ(written.segments.size(), 2U); // the span has no area
    const auto again = labelledSegments(page.document, page.scored, written);
    EXPECT_EQ(again->at(0).nodes, marks[0].nodes);
    EXPECT_EQ(again->at(1).nodes, marks[2].nodes);
}

TEST(Webis, saysWhereItIsWrong)
{
    const auto error = [](std::string_view text) {
        const auto page = readWebis(text);
        return page ? "none" : fmt::format("{}: {}", page.error().where, page.error().detail);
    };
    EXPECT_EQ(error("{\n]"), "row 2, byte 3: not valid JSON");
    EXPECT_EQ(error("[]"), "segmentations: missing, or no object");
    EXPECT_EQ(error(R"({"segmentations": 1})"), "segmentations: missing, or no object");
    EXPECT_EQ(error(R"({"segmentations": {"a": {}}})"), "segmentations/a: no list of segments");
    EXPECT_THAT(error(R"({"segmentations": {"a": [[], 1]}})"), testing::StartsWith("segmentations/a/1: "));
    for (const char* ring : {"[[1]]", "[[1, null]]", "[[1, 1e9]]", "[[\"1\", 2]]", "{}", "[1, 2]"})
        EXPECT_THAT(error(fmt::format(R"({{"segmentations": {{"a": [[[{}]]]}}}})", ring)),
                    testing::StartsWith("segmentations/a/0: "))
            << ring;
    EXPECT_THAT(error(R"({"width": -1, "segmentations": {}})"), testing::StartsWith("width: "));
    EXPECT_THAT(error(R"({"width": 1e999})"), testing::HasSubstr("not valid JSON"));
    EXPECT_EQ(readWebis("").error().code, ErrorCode::Empty);
    EXPECT_FALSE(readWebis(std::string(500'000, '[')));
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    EXPECT_FALSE(readWebis("{\"segmentations\": {\"a\": " + deep + "}}"));
}

} // namespace
} // namespace tagseam::test
