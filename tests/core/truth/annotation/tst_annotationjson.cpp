// SPDX-License-Identifier: MIT
// Annotations as W3C Web Annotation JSON-LD: there and back, and rejected files.
#include "core/truth/annotation/annotationjson.h"

#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam::test {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;

Annotation example()
{
    Annotation annotation;
    annotation.page = {"http://example.org/", std::string(64, 'a'), 120, true, std::string(64, 'b')};
    annotation.annotator = "Ana";
    annotation.state = PageState::Done;
    annotation.note = "two \"columns\"";
    Target first{"/html/body/p[1]", "html > body > p:nth-of-type(1)", {"one", "a ", " b"}, {2, 5}, {}, {}};
    first.evidence = {"p class=\"x\"", "", 1, 1, 1, 1, {"one", "a", "b"}};
    Target second{"/html/body/p[2]", "", {}, {}, {}, {}};
    annotation.marks.push_back({"m1", "record", "split", {first, second}, {}});
    annotation.marks.push_back({"m2", "my own", "", {first}, {}});
    return annotation;
}

Json exampleJson()
{
    return Json::parse(annotationJson(example()));
}

TEST(AnnotationJson, isAWebAnnotationCollectionWhoseContextHasItsOwnWords)
{
    const Json json = exampleJson();
    EXPECT_EQ(json["@context"][0], "http://www.w3.org/ns/anno.jsonld");
    EXPECT_EQ(json["type"], "AnnotationCollection");
    EXPECT_EQ(json["total"], 2);
    EXPECT_EQ(json["first"]["type"], "AnnotationPage");
    const Json& item = json["first"]["items"][0];
    EXPECT_EQ(item["type"], "Annotation");
    EXPECT_EQ(item["body"][0], Json::parse(R"({"type":"TextualBody","purpose":"tagging","value":"record"})"));
    EXPECT_EQ(item["body"][1]["purpose"], "commenting");
    const Json& target = item["target"][0];
    EXPECT_EQ(target["type"], "SpecificResource");
    EXPECT_EQ(target["source"], "http://example.org/");
    std::vector<std::string> types;
    for (const Json& selector : target["selector"])
        types.push_back(selector["type"]);
    EXPECT_THAT(types, testing::ElementsAre("XPathSelector", "CssSelector", "TextQuoteSelector",
                                            "TextPositionSelector", "ElementSelector"));
    const Json& own = json["@context"][1];
    for (const char* word : {"dialect", "page", "annotator", "progress", "note"})
        EXPECT_TRUE(own.contains(word) && json.contains(word)) << word;
    for (const auto& member : json["page"].items())
        EXPECT_TRUE(own.contains(member.key())) << member.key();
    for (const auto& member : target["selector"][4].items())
        EXPECT_TRUE(member.key() == "type" || own.contains(member.key())) << member.key();
}

std::string randomText(std::mt19937& random)
{
    static const std::vector<std::string> parts{"a", " ", "\"", "\\", "é", "𝄞", "\n", "/", "\x01", "<b>", ""};
    std::string text;
    for (auto count = random() % 6; count > 0; --count)
        text += parts[random() % parts.size()];
    return text;
}

std::string randomKept(std::mt19937& random, const std::vector<std::string>& keys)
{
    nlohmann::json kept = nlohmann::json::object();
    for (const std::string& key : keys) {
        if (random() % 3 != 0)
            continue;
        if (key == "bodies" || key == "selectors" || key == "context")
            kept[key] = {{{"type", "Foreign"}, {"x", randomText(random)}, {"deep", {1, {2.5, nullptr}}}}};
        else
            kept[key] = {{"x-" + randomText(random), random() % 9}, {"z", {{"y", randomText(random)}}}};
    }
    return kept.empty() ? std::string() : kept.dump();
}

Target randomTarget(std::mt19937& random)
{
    const auto number = [&] { return static_cast<std::uint32_t>(random()); };
    Target target{randomText(random), randomText(random), {}, {}, {}, {}};
    if (random() % 2 == 0)
        target.quote = {randomText(random), randomText(random), randomText(random)};
    if (random() % 2 == 0)
        target.span = {number() / 2, 0xffffffffU};
    if (random() % 2 == 0)
        target.evidence = {randomText(random),
                           randomText(random),
                           number(),
                           number(),
                           number(),
                           number(),
                           {randomText(random), randomText(random), randomText(random)}};
    if (random() % 3 == 0)
        target.range = {{"p" + randomText(random), {}}, {randomText(random), TextSpan{number(), number()}}};
    target.unread = randomKept(random, {"selectors", "members"});
    return target;
}

Annotation randomAnnotation(std::mt19937& random)
{
    Annotation annotation;
    annotation.page.url = randomText(random);
    if (random() % 2 == 0)
        annotation.page.sha256 = std::string(64, "0123456789abcdef"[random() % 16]);
    if (random() % 2 == 0)
        annotation.page.digest = std::string(64, 'f');
    annotation.page.nodeCount = static_cast<std::uint32_t>(random());
    annotation.page.isRendered = random() % 2 == 0;
    if (!annotation.page.isRendered && random() % 2 == 0)
        annotation.page.parser = Parser::Libxml2;
    annotation.page.archive = randomText(random);
    annotation.page.archivedAt = randomText(random);
    annotation.annotator = randomText(random);
    annotation.state = static_cast<PageState>(random() % 4);
    annotation.note = randomText(random);
    for (auto count = random() % 4; count > 0; --count) {
        Mark mark{"m" + std::to_string(count), "l" + randomText(random), randomText(random), {}, {}};
        for (auto targets = 1 + random() % 3; targets > 0; --targets)
            mark.targets.push_back(randomTarget(random));
        std::vector<std::string> keys{"members", "label", "bodies"};
        if (!mark.note.empty())
            keys.emplace_back("note");
        mark.unread = randomKept(random, keys);
        annotation.marks.push_back(std::move(mark));
    }
    annotation.unread = randomKept(random, {"members", "page", "first", "context"});
    return annotation;
}

TEST(AnnotationJson, whatIsWrittenIsReadAsItWas)
{
    std::mt19937 random(7);
    for (int round = 0; round < (isShort ? 200 : 1000); ++round) {
        const Annotation annotation = randomAnnotation(random);
        const std::string text = annotationJson(annotation);
        const Result<Annotation> read = readAnnotation(text);
        ASSERT_TRUE(read) << read.error().where << ": " << read.error().detail << '\n' << text;
        ASSERT_EQ(*read, annotation) << text;
        ASSERT_EQ(annotationJson(*read), text);
    }
    Annotation noUtf8 = example();
    noUtf8.note = "a\xff";
    EXPECT_EQ(readAnnotation(annotationJson(noUtf8))->note, "a\xef\xbf\xbd");
}

// Compares them as sets of members, because their order may change.
TEST(AnnotationJson, whatOthersRefineAndTargetsElsewhereSurvive)
{
    Json json = exampleJson();
    Json& target = json["first"]["items"][0]["target"];
    target[1]["selector"].push_back(
        {{"type", "CssSelector"}, {"value", "p"}, {"refinedBy", {{"type", "RangeSelector"}}}});
    target[0]["source"] = "http://example.org/other";
    const Result<Annotation> read = readAnnotation(json.dump());
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    EXPECT_EQ(read->marks[0].targets[1].css, "") << "a selector that another refines selects something else";
    EXPECT_EQ(nlohmann::json::parse(annotationJson(*read)), nlohmann::json::parse(json.dump()));
}

TEST(AnnotationJson, aRangeBetweenTwoPathsIsReadAndAnyOtherIsKept)
{
    const std::string range = R"({"type": "RangeSelector",
      "startSelector": {"type": "XPathSelector", "value": "/html/body/p[1]"},
      "endSelector": {"type": "XPathSelector", "value": "/html/body/p[2]",
        "refinedBy": {"type": "TextPositionSelector", "start": 3, "end": 7}}})";
    Json json = exampleJson();
    Json& selectors = json["first"]["items"][1]["target"]["selector"];
    selectors.push_back(Json::parse(range));
    selectors.push_back({{"type", "RangeSelector"},
                         {"startSelector", {{"type", "CssSelector"}, {"value", "p"}}},
                         {"endSelector", {{"type", "CssSelector"}, {"value", "p"}}}});
    const Result<Annotation> read = readAnnotation(json.dump());
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    EXPECT_EQ(read->marks[1].targets[0].range,
              (RangeSelector{{"/html/body/p[1]", {}}, {"/html/body/p[2]", TextSpan{3, 7}}}));
    EXPECT_EQ(nlohmann::json::parse(annotationJson(*read))["first"]["items"][1]["target"]["selector"].size(),
              7U);
    EXPECT_EQ(*readAnnotation(annotationJson(*read)), *read);
}

TEST(AnnotationJson, theSourceIsAUriAndTheArchiveIsItsState)
{
    Annotation annotation = example();
    annotation.page.url = "/pages/a b#1.html";
    annotation.page.archive = "file:///pages/a.mhtml";
    annotation.page.archivedAt = "2026-11-21T19:30:00Z";
    const std::string text = annotationJson(annotation);
    const Json target = Json::parse(text)["first"]["items"][0]["target"][0];
    EXPECT_EQ(target["source"], "file:///pages/a%20b%231.html");
    EXPECT_EQ(Json::parse(text)["page"]["url"], target["source"]);
    EXPECT_EQ(target["state"], Json::parse(R"({"type": "TimeState", "cached": "file:///pages/a.mhtml",
      "sourceDate": "2026-11-21T19:30:00Z"})"));
    EXPECT_EQ(*readAnnotation(text), annotation);
    Json older = Json::parse(text);
    older["page"]["url"] = annotation.page.url;
    EXPECT_EQ(*readAnnotation(older.dump()), annotation) << "an older file has the path";
}

TEST(AnnotationJson, aSourceTreeHasItsParserWhichWasLibxml2InOlderFiles)
{
    Annotation annotation = example();
    annotation.page.isRendered = false;
    Json json = Json::parse(annotationJson(annotation));
    EXPECT_EQ(json["page"]["parser"], "html5");
    json["page"].erase("parser");
    annotation.page.parser = Parser::Libxml2;
    EXPECT_EQ(*readAnnotation(json.dump()), annotation);
    json["page"]["parser"] = "sgml";
    EXPECT_EQ(readAnnotation(json.dump()).error().where, "page.parser");
    annotation.page.isRendered = true;
    EXPECT_FALSE(Json::parse(annotationJson(annotation))["page"].contains("parser"));
}

TEST(AnnotationJson, theOldDialectHasItsQuotesOfFoldedText)
{
    Json json = exampleJson();
    json["dialect"] = "tagseam.annotation/1";
    Json& selectors = json["first"]["items"][0]["target"][0]["selector"];
    selectors[2] = {{"type", "TextQuoteSelector"}, {"exact", "one"}, {"prefix", "a"}, {"suffix", "b"}};
    for (const char* member : {"foldedExact", "foldedPrefix", "foldedSuffix"})
        selectors[4].erase(member);
    Json& foreign = json["first"]["items"][1]["target"]["selector"];
    foreign.erase(4); // a target that another tool made
    const Result<Annotation> read = readAnnotation(json.dump());
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    Target folded = example().marks[0].targets[0];
    folded.quote = {};
    folded.span = {};
    EXPECT_EQ(read->marks[0].targets[0], folded);
    Target ofDom = example().marks[1].targets[0];
    ofDom.evidence = {};
    EXPECT_EQ(read->marks[1].targets[0], ofDom);
    const std::string written = annotationJson(*read);
    EXPECT_EQ(Json::parse(written)["dialect"], "tagseam.annotation/2");
    EXPECT_EQ(*readAnnotation(written), *read);
}

TEST(AnnotationJson, readsThePageOfAnotherTool)
{
    const Result<Annotation> read = readAnnotation(R"({"@context": "http://www.w3.org/ns/anno.jsonld",
      "type": ["AnnotationPage"], "items": [{"type": "Annotation", "motivation": "tagging",
        "body": {"type": "TextualBody", "value": "main"},
        "target": {"source": "http://example.org/p", "selector": {"type": "TextQuoteSelector", "exact": "x"}}}]})");
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    EXPECT_EQ(read->page.url, "http://example.org/p");
    ASSERT_EQ(read->marks.size(), 1U);
    EXPECT_EQ(read->marks[0].id, "m1");
    EXPECT_EQ(read->marks[0].label, "main");
    EXPECT_EQ(read->marks[0].targets[0].quote.exact, "x");
}

TEST(AnnotationJson, saysWhatIsWrongAndWhere)
{
    struct Row {
        const char* pointer; // pointer to the replaced value; an empty value: removed
        const char* value;
        const char* where;
        const char* detail;
    };
    const std::vector<Row> rows{
        {"/type", "\"Annotation\"", "type", "neither"},
        {"/dialect", "\"tagseam.annotation/3\"", "dialect", "another one"},
        {"/dialect", "7", "dialect", "not a text"},
        {"/page", "", "page", "missing"},
        {"/page", "[]", "page", "not an object"},
        {"/page/nodes", "-1", "page.nodes", "whole number"},
        {"/page/nodes", "4294967296", "page.nodes", "whole number"},
        {"/page/nodes", "1e400", "", "out of range"},
        {"/page/sha256", "\"abc\"", "page.sha256", "64 hex"},
        {"/page/tree", "\"other\"", "page.tree", "neither source"},
        {"/progress", "\"almost\"", "progress", "not one of"},
        {"/total", "3", "total", "is 3, but there are 2 items"},
        {"/first", "\"http://example.org/2\"", "first", "another file"},
        {"/first/next", "\"x\"", "first.next", "another file"},
        {"/first/startIndex", "2", "first.startIndex", "another file"},
        {"/first/items", "{}", "first.items", "not a list"},
        {"/first/items/0", "null", "first.items[0]", "not an Annotation"},
        {"/first/items/1/id", "\"m1\"", "first.items[1].id", "another item"},
        {"/first/items/0/body", "", "first.items[0].body", "missing"},
        {"/first/items/0/body/0", "9", "first.items[0].body[0]", "not a body"},
        {"/first/items/1/body/purpose", "\"commenting\"", "first.items[1].body", "no label"},
        {"/first/items/0/target", "[]", "first.items[0].target", "missing"},
        {"/first/items/0/target/1", "true", "first.items[0].target[1]", "not a target"},
        {"/first/items/0/target/0/selector/0/value", "1", "first.items[0].target[0].selector[0].value",
         "not a text"},
        {"/first/items/0/target/0/selector/2/exact", "", "first.items[0].target[0].selector[2].exact",
         "missing"},
        {"/first/items/0/target/0/selector/3/end", "1", "first.items[0].target[0].selector[3].end",
         "before the start"},
        {"/first/items/0/target/0/selector/4/foldedExact", "",
         "first.items[0].target[0].selector[4].foldedExact", "missing"},
        {"/first/items/0/target/0/selector/4/twin", "1.5", "first.items[0].target[0].selector[4].twin",
         "whole number"},
    };
    for (const Row& row : rows) {
        Json json = exampleJson();
        const Json::json_pointer pointer(row.pointer);
        std::string text;
        if (*row.value == '\0') {
            json[pointer.parent_pointer()].erase(pointer.back());
            text = json.dump();
        } else {
            json[pointer] = "@@";
            text = json.dump();
            text.replace(text.find("\"@@\""), 4, row.value);
        }
        const Result<Annotation> read = readAnnotation(text);
        ASSERT_FALSE(read) << row.pointer << row.value;
        EXPECT_EQ(read.error().code, ErrorCode::BadAnnotation);
        EXPECT_EQ(read.error().where, row.where);
        EXPECT_THAT(read.error().detail, HasSubstr(row.detail)) << row.pointer;
    }
}

// A changed byte may change a text; it never removes a mark or a target.
TEST(AnnotationJson, aTextWithAWrongByteIsReadWholeOrNotAtAll)
{
    const std::string text = annotationJson(example());
    unsigned refused = 0;
    const std::size_t stride = isShort ? 17 : 5;
    for (std::size_t i = 0; i < text.size(); i += i < 2 * text.size() / 3 ? stride + 2 : stride) {
        for (const char wrong : {'\0', '\xff', '"', '{', ']', ',', '7', 'x', '\\', ' '}) {
            std::string changed = text;
            changed[i] = wrong;
            const Result<Annotation> read = readAnnotation(changed);
            if (!read) {
                ++refused;
                ASSERT_FALSE(read.error().detail.empty());
                continue;
            }
            ASSERT_NE(wrong, '\0');
            ASSERT_NE(wrong, '\xff');
            ASSERT_EQ(read->marks.size(), 2U) << i;
            ASSERT_EQ(read->marks[0].targets.size(), 2U) << i;
            // The text written again contains everything of the file.
            ASSERT_GT(nlohmann::json::parse(annotationJson(*read)).dump().size() + 2 * sizeof(int),
                      nlohmann::json::parse(changed).dump().size())
                << changed << annotationJson(*read);
        }
    }
    EXPECT_GT(refused, text.size() / (isShort ? 7 : 2));
}

TEST(AnnotationJson, hostileTextsAreRefused)
{
    const auto refusal = [](const std::string& text) {
        const Result<Annotation> read = readAnnotation(text);
        return read ? std::string("read") : read.error().where + ": " + read.error().detail;
    };
    std::string twice = annotationJson(example());
    twice.insert(twice.find("\"annotator\""), "\"annotator\": \"Bob\", ");
    EXPECT_THAT(refusal(twice), testing::StartsWith("annotator: "));
    EXPECT_THAT(refusal(std::string(1'000'000, '[')), HasSubstr("byte 65: nests deeper"));
    EXPECT_THAT(refusal(repeated(200'000, "{\"a\":")), HasSubstr("nests deeper"));
    EXPECT_THAT(refusal(""), HasSubstr("byte 1"));
    EXPECT_THAT(refusal("null"), HasSubstr("not a JSON object"));
    std::string members = "{";
    for (int i = 0; i < 200'000; ++i)
        members += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
    EXPECT_THAT(refusal(members + "}"), HasSubstr("type: is neither"));
    EXPECT_EQ(readAnnotation(std::string(annotationSizeLimit + 1, ' ')).error().code, ErrorCode::TooLarge);
}

} // namespace
} // namespace tagseam::test
