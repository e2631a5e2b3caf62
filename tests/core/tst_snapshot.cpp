// SPDX-License-Identifier: MIT
// A rendered DOM as columns: there and back, and columns that contradict each other.
#include "core/page/snapshot.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <malloc.h>

#include <functional>
#include <map>

namespace tagseam {
namespace {

// What the page-side script does: one row per node, each string once. Its strings are those of the document.
Snapshot snapshotOf(const Document& document)
{
    Snapshot snapshot;
    std::map<std::string_view, std::int32_t> known;
    const auto string = [&](std::string_view text) {
        const auto [found, isNew] =
            known.try_emplace(text, static_cast<std::int32_t>(snapshot.strings.size()));
        if (isNew)
            snapshot.strings.emplace_back(text);
        return found->second;
    };
    snapshot.doctype = document.doctype().empty() ? -1 : string(document.doctype());
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const bool isElement = document.isElement(node);
        snapshot.kinds.push_back(isElement                               ? Snapshot::element
                                 : document.kind(node) == NodeKind::Text ? Snapshot::text
                                                                         : Snapshot::comment);
        snapshot.parents.push_back(static_cast<std::int32_t>(document.parent(node).value) - 1);
        snapshot.values.push_back(string(isElement ? document.name(node) : document.text(node)));
        snapshot.attributeCounts.push_back(static_cast<std::int32_t>(document.attributeCount(node)));
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            snapshot.attributes.push_back(string(document.attribute(node, i).name));
            snapshot.attributes.push_back(string(document.attribute(node, i).value));
        }
    }
    return snapshot;
}

TEST(Snapshot, comesBackAsTheSameDocument)
{
    std::mt19937 random(5);
    for (int i = 0; i < 1000; ++i) {
        const test::PlainNode tree = test::randomPage(random);
        const Document document = test::build(tree);
        const Result<Document> again = decodeSnapshot(encodeSnapshot(snapshotOf(document)));
        ASSERT_TRUE(again);
        ASSERT_EQ(test::plainTree(*again), tree);
    }
}

TEST(Snapshot, ofABundledSampleComesBackWithItsDoctype)
{
    const Document page = *parseHtml(test::bytesOf(TAGSEAM_SAMPLES "/shop.html"));
    const Result<Document> again = decodeSnapshot(encodeSnapshot(snapshotOf(page)));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->doctype(), "html");
    EXPECT_EQ(again->encoding(), "") << "no bytes, no encoding";
    EXPECT_EQ(test::plainTree(*again), test::plainTree(page));
    EXPECT_EQ(convertTreeToSequence(*again).symbols, convertTreeToSequence(page).symbols);
}

TEST(Snapshot, ofNothingIsADocumentOfNothing)
{
    const Result<Document> document = documentFromSnapshot({});
    ASSERT_TRUE(document);
    EXPECT_EQ(document->size(), 1U);
}

struct Contradiction {
    const char* name;
    std::function<void(Snapshot&)> make;
    const char* where;
};

class Contradictory : public testing::TestWithParam<Contradiction> {};

// html(body[class="x"](p('text') <!--note-->)): rows 0 to 4, node 1 to 5
Snapshot wellFormed()
{
    Snapshot snapshot;
    snapshot.kinds = {1, 1, 1, 3, 8};
    snapshot.parents = {-1, 0, 1, 2, 1};
    snapshot.values = {0, 1, 2, 3, 4};
    snapshot.attributeCounts = {0, 1, 0, 0, 0};
    snapshot.attributes = {5, 6};
    snapshot.strings = {"html", "body", "p", "text", "note", "class", "x"};
    return snapshot;
}

TEST(Snapshot, wellFormedColumnsAreADocument)
{
    EXPECT_EQ(test::outline(*documentFromSnapshot(wellFormed())),
              "html(body[class=\"x\"](p('text') <!--note-->))");
}

TEST_P(Contradictory, columnsAreABadSnapshot)
{
    Snapshot snapshot = wellFormed();
    GetParam().make(snapshot);
    const Result<Document> result = documentFromSnapshot(snapshot);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::BadSnapshot);
    EXPECT_EQ(result.error().where, GetParam().where) << result.error().detail;
    EXPECT_FALSE(result.error().detail.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Rows, Contradictory,
    testing::Values(
        Contradiction{"aKindTooFew", [](Snapshot& s) { s.kinds.pop_back(); }, "node 1"},
        Contradiction{"aParentTooFew", [](Snapshot& s) { s.parents.pop_back(); }, "node 1"},
        Contradiction{"aValueTooMany", [](Snapshot& s) { s.values.push_back(0); }, "node 1"},
        Contradiction{"aCountTooFew", [](Snapshot& s) { s.attributeCounts.pop_back(); }, "node 1"},
        Contradiction{"anAttributeTooMany",
                      [](Snapshot& s) {
                          s.attributes.insert(s.attributes.end(), {5, 6});
                      },
                      "node 6"},
        Contradiction{"aNameWithoutValue", [](Snapshot& s) { s.attributes.pop_back(); }, "node 2"},
        Contradiction{"moreAttributesThanThereAre", [](Snapshot& s) { s.attributeCounts[2] = 1; }, "node 3"},
        Contradiction{"aNegativeCount", [](Snapshot& s) { s.attributeCounts[0] = -1; }, "node 1"},
        Contradiction{"attributesOfAText", [](Snapshot& s) { s.attributeCounts[3] = 1; }, "node 4"},
        Contradiction{"attributesOfAComment", [](Snapshot& s) { s.attributeCounts[4] = 1; }, "node 5"},
        Contradiction{"aHugeCount", [](Snapshot& s) { s.attributeCounts[1] = 0x7fffffff; }, "node 2"},
        Contradiction{"aBoxTooFew", [](Snapshot& s) { s.boxes.resize(4); }, "node 1"},
        Contradiction{"aDoctypeThatIsNotThere", [](Snapshot& s) { s.doctype = 7; }, "node 1"},
        Contradiction{"aNegativeDoctype", [](Snapshot& s) { s.doctype = -2; }, "node 1"},
        Contradiction{"anUnknownKind", [](Snapshot& s) { s.kinds[2] = 2; }, "node 3"},
        Contradiction{"aStringThatIsNotThere", [](Snapshot& s) { s.values[2] = 7; }, "node 3"},
        Contradiction{"aNegativeString", [](Snapshot& s) { s.values[2] = -1; }, "node 3"},
        Contradiction{"anAttributeNameThatIsNotThere", [](Snapshot& s) { s.attributes[0] = 7; }, "node 2"},
        Contradiction{"anAttributeValueThatIsNotThere", [](Snapshot& s) { s.attributes[1] = -7; }, "node 2"},
        Contradiction{"aParentBehind", [](Snapshot& s) { s.parents[1] = 2; }, "node 2"},
        Contradiction{"itsOwnParent", [](Snapshot& s) { s.parents[1] = 1; }, "node 2"},
        Contradiction{"aTextAsParent", [](Snapshot& s) { s.parents[4] = 3; }, "node 5"},
        Contradiction{"aParentAlreadyLeft",
                      [](Snapshot& s) {
                          s.kinds[3] = 1;
                          s.parents[3] = 1;
                          s.parents[4] = 2;
                      },
                      "node 5"},
        Contradiction{"aParentBeforeTheDocument", [](Snapshot& s) { s.parents[0] = -2; }, "node 1"}),
    [](const auto& row) { return row.param.name; });

TEST(Snapshot, boxesComeThrough)
{
    Snapshot snapshot = wellFormed();
    snapshot.boxes = {{0, 0, 800, 600}, {0, 0, 800, 20.5F}, {0, 0, 800, 20}, {1, 2, 30, 16}, {}};
    const Result<Document> page = decodeSnapshot(encodeSnapshot(snapshot));
    ASSERT_TRUE(page);
    ASSERT_TRUE(page->hasBoxes());
    EXPECT_EQ(page->box(NodeId{0}), Box{});
    for (std::uint32_t row = 0; row < 5; ++row)
        EXPECT_EQ(page->box(NodeId{row + 1}), snapshot.boxes[row]) << row;
    EXPECT_FALSE(documentFromSnapshot(wellFormed())->hasBoxes());
    EXPECT_EQ(documentFromSnapshot(wellFormed())->box(NodeId{3}), Box{});
}

TEST(Snapshot, aStringOfManyRowsIsHeldOnce)
{
    const std::string text(10'000, 'x');
    Snapshot snapshot;
    snapshot.strings = {text, "p", "style"};
    for (std::int32_t row = 0; row < 10'000; ++row) {
        snapshot.kinds.push_back(row % 2 == 0 ? Snapshot::element : Snapshot::text);
        snapshot.parents.push_back(row % 2 == 0 ? -1 : row - 1);
        snapshot.values.push_back(row % 2 == 0 ? 1 : 0);
        snapshot.attributeCounts.push_back(row % 2 == 0 ? 1 : 0);
        if (row % 2 == 0)
            snapshot.attributes.insert(snapshot.attributes.end(), {2, 0});
    }
    const Result<Document> page = documentFromSnapshot(snapshot);
    ASSERT_TRUE(page);
    EXPECT_EQ(page->text(NodeId{10'000}), text);
    EXPECT_EQ(page->attribute(NodeId{9'999}, "style"), text);
    EXPECT_EQ(page->attribute(NodeId{9'999}, "style").data(), page->text(NodeId{2}).data());
}

TEST(Snapshot, aStringCountsOnceForEachRowThatHasIt)
{
    Snapshot snapshot = wellFormed(); // html body class x p text note: 23 bytes
    Limits limits;
    limits.bytes = 23;
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
    limits.bytes = 22;
    Result<Document> page = decodeSnapshot(encodeSnapshot(snapshot), limits);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(page.error().detail, "22 bytes");

    snapshot.values[4] = 3; // "text" once more, as a comment
    limits.bytes = 23;
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
    snapshot.attributes = {5, 3}; // and as a class
    EXPECT_FALSE(documentFromSnapshot(snapshot, limits));
    snapshot.attributes = {3, 6}; // a shorter name
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
    snapshot.doctype = 0;
    EXPECT_FALSE(documentFromSnapshot(snapshot, limits));
    snapshot.doctype = -1;
    snapshot.strings.emplace_back("of no row, and longer than the limit");
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
}

TEST(Snapshot, aPageThatWouldMultiplyItselfIsTooLarge)
{
    const std::string text(1'000'000, 'x');
    Snapshot snapshot;
    snapshot.strings = {text, "p", "class"};
    for (std::int32_t row = 0; row < 100'000; ++row) { // 2 MB as a stream, 100 GB as a page
        snapshot.kinds.push_back(Snapshot::element);
        snapshot.parents.push_back(-1);
        snapshot.values.push_back(1);
        snapshot.attributeCounts.push_back(1);
        snapshot.attributes.insert(snapshot.attributes.end(), {2, 0});
    }
    const Result<Document> page = documentFromSnapshot(snapshot);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(page.error().detail, "512 MB");
}

TEST(Snapshot, aPageWhoseMarkupIsWithinTheLimitPasses)
{
    std::mt19937 random(8);
    for (int i = 0; i < 300; ++i) {
        const Document document = test::build(test::randomPage(random));
        SerializeOptions plain;
        plain.nameEncoding = false;
        Limits limits;
        limits.bytes = serializeHtml(document, plain).size();
        ASSERT_TRUE(documentFromSnapshot(snapshotOf(document), limits));
    }
}

TEST(Snapshot, asManyNodesAndAsDeepAsTheLimitsSay)
{
    Limits limits;
    limits.nodes = 5;
    limits.depth = 3;
    EXPECT_TRUE(documentFromSnapshot(wellFormed(), limits)) << "html, body, p: three open at once";
    limits.nodes = 4;
    Result<Document> page = decodeSnapshot(encodeSnapshot(wellFormed()), limits);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooManyNodes);
    EXPECT_EQ(page.error().detail, "4");
    limits = {};
    limits.depth = 2;
    page = documentFromSnapshot(wellFormed(), limits);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooDeep);
    EXPECT_EQ(page.error().detail, "2");
}

TEST(Snapshot, moreNodesThanTheLimitNeedNotBeThere)
{
    std::string bytes = encodeSnapshot(wellFormed());
    bytes[4] = bytes[5] = bytes[6] = 0x7f; // rows: what a page says that stopped counting
    const Result<Document> page = decodeSnapshot(bytes);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooManyNodes);
}

TEST(Snapshot, bytesThatEndEarlyOrLateAreABadSnapshot)
{
    Snapshot snapshot = wellFormed();
    snapshot.boxes.resize(5);
    const std::string bytes = encodeSnapshot(snapshot);
    ASSERT_TRUE(decodeSnapshot(bytes));
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const Result<Document> page = decodeSnapshot(std::string_view(bytes).substr(0, length));
        ASSERT_FALSE(page) << length;
        ASSERT_EQ(page.error().code, ErrorCode::BadSnapshot);
    }
    EXPECT_FALSE(decodeSnapshot(bytes + "x"));
}

TEST(Snapshot, changedBytesAreADocumentOrABadSnapshotNeverACrash)
{
    const std::string bytes = encodeSnapshot(wellFormed());
    std::mt19937 random(7);
    std::size_t documents = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string changed = bytes;
        for (std::size_t n = 1 + random() % 3; n > 0; --n)
            changed[random() % changed.size()] = static_cast<char>(random());
        const Result<Document> page = decodeSnapshot(changed);
        if (page) {
            ++documents;
            serializeHtml(*page);
            convertTreeToSequence(*page);
        }
    }
    EXPECT_GT(documents, 1000U);
}

// The stream of styles, as inspect.js writes it.
std::string stylesStream(const std::vector<std::int32_t>& indices, const std::vector<std::string>& texts)
{
    std::string bytes = "TGC1";
    const auto add = [&bytes](std::size_t number) {
        const auto value = static_cast<std::int32_t>(number);
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    };
    add(indices.size());
    add(texts.size());
    for (const std::int32_t index : indices)
        bytes.append(reinterpret_cast<const char*>(&index), sizeof index);
    for (const std::string& text : texts)
        add(text.size());
    for (const std::string& text : texts)
        bytes += text;
    return bytes;
}

TEST(Styles, areThoseOfTheElements)
{
    Document page = *documentFromSnapshot(wellFormed());
    EXPECT_FALSE(page.hasComputedStyles());
    EXPECT_EQ(page.computedStyleNumber(NodeId{2}), 0U);
    Result<ComputedStyles> styles =
        decodeStyles(stylesStream({1, 0, 1, -1, -1}, {"display: block", "color: red"}), page.size());
    ASSERT_TRUE(styles);
    page.setComputedStyles(*std::move(styles));
    EXPECT_TRUE(page.hasComputedStyles());
    EXPECT_EQ(page.computedStyle(page.computedStyleNumber(NodeId{1})), "color: red");
    EXPECT_EQ(page.computedStyle(page.computedStyleNumber(NodeId{2})), "display: block");
    EXPECT_EQ(page.computedStyleNumber(NodeId{1}), page.computedStyleNumber(NodeId{3}));
    EXPECT_EQ(page.computedStyleNumber(NodeId{4}), 0U) << "a text has none of its own";
    EXPECT_EQ(page.computedStyle(0), "");
}

struct BadStyles {
    const char* name;
    std::vector<std::int32_t> indices;
    const char* where;
};

class WrongStyles : public testing::TestWithParam<BadStyles> {};

TEST_P(WrongStyles, thatDoNotFitThePageAreABadSnapshot)
{
    const Result<ComputedStyles> styles = decodeStyles(stylesStream(GetParam().indices, {"a", "b"}), 6);
    ASSERT_FALSE(styles);
    EXPECT_EQ(styles.error().code, ErrorCode::BadSnapshot);
    EXPECT_EQ(styles.error().where, GetParam().where);
}

INSTANTIATE_TEST_SUITE_P(Rows, WrongStyles,
                         testing::Values(BadStyles{"aRowTooFew", {0, 0, 0, -1}, "node 1"},
                                         BadStyles{"aRowTooMany", {0, 0, 0, -1, -1, -1}, "node 1"},
                                         BadStyles{"aStringThatIsNotThere", {0, 2, 0, -1, -1}, "node 2"},
                                         BadStyles{"aNegativeString", {0, 0, -2, -1, -1}, "node 3"}),
                         [](const auto& row) { return row.param.name; });

TEST(Styles, bytesThatEndEarlyOrLateAreABadSnapshot)
{
    const std::string bytes = stylesStream({0, 0, 1, -1, -1}, {"a", "b"});
    ASSERT_TRUE(decodeStyles(bytes, 6));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        ASSERT_FALSE(decodeStyles(std::string_view(bytes).substr(0, length), 6)) << length;
    EXPECT_FALSE(decodeStyles(bytes + "x", 6));
    EXPECT_FALSE(decodeStyles("TGS1", 6));
}

TEST(Snapshot, garbageIsADocumentOrABadSnapshotNeverACrash)
{
    std::mt19937 random(6);
    const auto number = [&](std::int32_t from, std::int32_t to) {
        return from + static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(to - from + 1));
    };
    std::size_t documents = 0;
    for (int i = 0; i < 50'000; ++i) {
        Snapshot snapshot;
        snapshot.strings.resize(random() % 4, "x");
        const std::size_t rows = random() % 6;
        for (std::size_t row = 0; row < rows; ++row) {
            static constexpr std::array<std::int32_t, 6> kinds{1, 1, 1, 3, 8, 9};
            snapshot.kinds.push_back(kinds[random() % kinds.size()]);
            snapshot.parents.push_back(number(-1, static_cast<std::int32_t>(row)));
            snapshot.values.push_back(number(0, 3));
            snapshot.attributeCounts.push_back(number(-1, 1) * number(0, 1));
        }
        snapshot.attributes.resize(random() % 5, number(-1, 3));
        const Result<Document> result = documentFromSnapshot(snapshot);
        if (!result) {
            EXPECT_EQ(result.error().code, ErrorCode::BadSnapshot);
            continue;
        }
        ++documents;
        EXPECT_EQ(result->size(), rows + 1);
        EXPECT_EQ(snapshotOf(*result).parents, snapshot.parents);
        serializeHtml(*result);
        convertTreeToSequence(*result);
    }
    EXPECT_GT(documents, 1000U) << "the garbage is too bad to show anything";
}

TEST(Snapshot, aPageTakesAtMost200BytesANodePlusItsStrings)
{
    if (test::isSanitized)
        GTEST_SKIP() << "another allocator";
    constexpr std::int32_t rows = 300'000;
    std::vector<std::string> texts{"div", "class", "style"};
    for (std::int32_t i = 0; i < rows / 2; ++i)
        texts.push_back("text number " + std::to_string(i));
    std::size_t stringBytes = 0;
    Snapshot snapshot;
    for (const std::string& text : texts) {
        snapshot.strings.emplace_back(text);
        stringBytes += text.size();
    }
    for (std::int32_t row = 0; row < rows; ++row) { // two attributes an element
        const bool isElement = row % 2 == 0;
        snapshot.kinds.push_back(isElement ? Snapshot::element : Snapshot::text);
        snapshot.parents.push_back(isElement ? -1 : row - 1);
        snapshot.values.push_back(isElement ? 0 : 3 + row / 2);
        snapshot.attributeCounts.push_back(isElement ? 2 : 0);
        if (isElement)
            snapshot.attributes.insert(snapshot.attributes.end(), {1, 3, 2, 4});
    }
    snapshot.boxes.resize(rows);
    const std::string bytes = encodeSnapshot(snapshot);
    snapshot = {};
    const std::string styleBytes =
        stylesStream(std::vector<std::int32_t>(rows, 0), {"display: block; color: rgb(0, 0, 0)"});

    const auto inUse = [] {
        const struct mallinfo2 info = mallinfo2();
        return info.uordblks + info.hblkhd;
    };
    const std::size_t before = inUse();
    Result<Document> page = decodeSnapshot(bytes);
    ASSERT_TRUE(page);
    Result<ComputedStyles> styles = decodeStyles(styleBytes, page->size());
    ASSERT_TRUE(styles);
    page->setComputedStyles(*std::move(styles));
    const double perNode = static_cast<double>(inUse() - before - stringBytes) / rows;
    fmt::print("{:.1f} bytes a node with boxes, styles and one attribute, plus the strings\n", perNode);
    EXPECT_LE(perNode, 200);
    EXPECT_GE(perNode, 48) << "something is not counted";
}

} // namespace
} // namespace tagseam
