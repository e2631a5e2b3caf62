// SPDX-License-Identifier: MIT
// Label Studio's tasks: regions there and back, and exports that are refused.
#include "core/truth/formats/labelstudio.h"

#include "core/select/selector.h"
#include "core/truth/annotation/markings.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam::test {
namespace {

using Json = nlohmann::ordered_json;

// 𝄞 has two code units; the rows of the table are in a tbody that an HTML5 parser makes.
constexpr const char* html =
    "<html><body>\n<p>𝄞 one <b>bold</b> two</p><table><tr><td>a</td></tr><tr><td>b</td></tr>"
    "<tbody><tr><td>c</td></tr></tbody></table><img></body></html>";

Annotation marked(const PageSelectors& page, const std::vector<std::pair<const char*, const char*>>& marks)
{
    Markings markings;
    for (const auto& [label, path] : marks)
        setLabel(markings, page, *selectNodes(page.document(), path), label);
    markings.annotation.page.url = "http://example.org/";
    return markings.annotation;
}

Json writtenTask(const PageSelectors& page, const Annotation& annotation)
{
    const auto anchored = anchor(page, annotation);
    return Json::parse(writeLabelStudio(page, annotation, textRegionsOf(page, anchored)))[0];
}

TEST(LabelStudio, hasRegionsWithPathsInBodyAndOffsetsInUtf16)
{
    const Document document = test::libxml2Page(html); // without a tbody around the first rows
    const PageSelectors selectors(document);
    Annotation annotation =
        marked(selectors, {{"record", "//p"}, {"main", "//tr[2]"}, {"x", "//tbody/tr"}, {"y", "//img"}});
    annotation.marks[0].note = "a note";
    const Json task = writtenTask(selectors, annotation);
    EXPECT_EQ(task["data"]["html"], "http://example.org/");
    const Json results = task["annotations"][0]["result"];
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(results[0]["type"], "hypertextlabels");
    EXPECT_EQ(results[0]["meta"]["text"][0], "a note");
    EXPECT_EQ(results[0]["value"], Json::parse(R"({"start": "/p[1]/text()[1]", "end": "/p[1]/text()[2]",
      "startOffset": 0, "endOffset": 4, "globalOffsets": {"start": 1, "end": 16}, "text": "𝄞 one bold two",
      "hypertextlabels": ["record"]})"));
    EXPECT_EQ(results[1]["value"]["start"], "/table[1]/tbody[1]/tr[2]/td[1]/text()[1]");
    EXPECT_EQ(results[2]["value"]["start"], "/table[1]/tbody[2]/tr[1]/td[1]/text()[1]");
}

TEST(LabelStudio, isReadBackOntoTheSameNodes)
{
    const Document document = page("<html><body>\n<p>𝄞 one <b>bold</b> two</p><table><tr><td>a</td></tr><tr>"
                                   "<td>b</td></tr></table><img></body></html>");
    const PageSelectors selectors(document);
    const Annotation annotation =
        marked(selectors, {{"record", "//p"}, {"main", "//b"}, {"x", "//td[.='b']"}});
    const auto read = readLabelStudio(writtenTask(selectors, annotation).dump());
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->page.url, "http://example.org/");
    const Markings before = markingsOf(selectors, annotation);
    const Markings after = markingsOf(selectors, *read);
    ASSERT_EQ(after.annotation.marks.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(after.annotation.marks[i].label, before.annotation.marks[i].label);
        EXPECT_EQ(nodesOf(after, i), nodesOf(before, i)) << i;
    }
}

TEST(LabelStudio, saysWhatIsNotAnExport)
{
    const auto refusal = [](const char* json) {
        const auto read = readLabelStudio(json);
        return read ? std::string("read") : read.error().where + ": " + read.error().detail;
    };
    EXPECT_THAT(refusal("[{}, {}]"), testing::HasSubstr("2 tasks"));
    EXPECT_THAT(refusal("[7]"), testing::HasSubstr("not a task"));
    EXPECT_THAT(refusal(R"([{"data": {}}])"), testing::HasSubstr("missing"));
    EXPECT_THAT(refusal(R"([{"annotations": [{}, {}]}])"), testing::HasSubstr("are 2"));
    EXPECT_THAT(refusal(R"([{"annotations": [{"result": 7}]}])"),
                testing::StartsWith("annotations[0].result"));
    EXPECT_THAT(refusal(R"([{"annotations": [{"result": [{"value": {"hypertextlabels": ["a"]}}]}]}])"),
                testing::StartsWith("annotations[0].result[0].value"));
    EXPECT_EQ(refusal(R"([{"annotations": [{"result": [{"type": "choices", "value": {}}, {"meta": 7}]}]}])"),
              "read");
}

TEST(LabelStudio, aRegionIsAMarkOrNamed)
{
    const auto read = [](const std::string& results) {
        return readLabelStudio(R"([{"annotations": [{"result": [)" + results + "]}]}]");
    };
    const std::string place =
        R"("start": "/p[1]/text()[1]", "end": "/p[1]/text()[1]", "startOffset": 0, "endOffset": 3)";
    const std::string labels =
        R"({"id": "a", "type": "labels", "value": {)" + place + R"(, "labels": ["main"]}})";
    const auto marks = read(labels);
    ASSERT_TRUE(marks) << marks.error().detail;
    ASSERT_EQ(marks->marks.size(), 1U);
    EXPECT_EQ(marks->marks[0].label, "main");
    EXPECT_EQ(marks->marks[0].targets[0].range.start.xpath, "/html[1]/body[1]/p[1]/text()[1]");
    const std::string choice =
        R"({"id": "a", "type": "choices", "value": {)" + place + R"(, "choices": ["x"]}})";
    EXPECT_EQ(read(labels + ", " + choice)->marks.size(), 1U) << "a further result of a labelled region";
    EXPECT_EQ(read(choice).error().where, "annotations[0].result[0]") << "a region without labels";
    const std::string rectangle =
        R"({"id": "b", "type": "rectanglelabels", "value": {"x": 1, "rectanglelabels": ["x"]}})";
    EXPECT_EQ(read(labels + ", " + rectangle).error().where, "annotations[0].result[1]");
}

} // namespace
} // namespace tagseam::test
