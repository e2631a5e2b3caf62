// SPDX-License-Identifier: MIT
// A rendered DOM and its styles as bytes: there and back, and invalid bytes.
#include "core/page/snapshotbytes.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"
#include "tests/core/page/testsnapshots.h"

#include <malloc.h>

namespace tagseam {
namespace {

using test::FailsWith;
using testing::_;

TEST(SnapshotBytes, comesBackAsTheSameDocument)
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

TEST(SnapshotBytes, ofABundledSampleComesBackWithItsDoctype)
{
    const Document page = *parseHtml(test::bytesOf(TAGSEAM_SAMPLES "/shop.html"));
    const Result<Document> again = decodeSnapshot(encodeSnapshot(snapshotOf(page)));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->doctype(), "html");
    EXPECT_EQ(again->encoding(), "") << "no bytes, no encoding";
    EXPECT_EQ(test::plainTree(*again), test::plainTree(page));
    EXPECT_EQ(convertTreeToSequence(*again).symbols, convertTreeToSequence(page).symbols);
}

TEST(SnapshotBytes, boxesComeThrough)
{
    Snapshot snapshot = test::wellFormed();
    snapshot.boxes = {{0, 0, 800, 600}, {0, 0, 800, 20.5F}, {0, 0, 800, 20}, {1, 2, 30, 16}, {}};
    const Result<Document> page = decodeSnapshot(encodeSnapshot(snapshot));
    ASSERT_TRUE(page);
    ASSERT_TRUE(page->hasBoxes());
    EXPECT_EQ(page->box(NodeId{0}), Box{});
    for (std::uint32_t row = 0; row < 5; ++row)
        EXPECT_EQ(page->box(NodeId{row + 1}), snapshot.boxes[row]) << row;
    EXPECT_FALSE(documentFromSnapshot(test::wellFormed())->hasBoxes());
    EXPECT_EQ(documentFromSnapshot(test::wellFormed())->box(NodeId{3}), Box{});
}

TEST(SnapshotBytes, moreNodesThanTheLimitNeedNotBeThere)
{
    std::string bytes = encodeSnapshot(test::wellFormed());
    bytes[4] = bytes[5] = bytes[6] = 0x7f; // rows: a number that a hostile page sends
    EXPECT_THAT(decodeSnapshot(bytes), FailsWith(ErrorCode::TooManyNodes, _, _));
}

TEST(SnapshotBytes, bytesThatEndEarlyOrLateAreABadSnapshot)
{
    Snapshot snapshot = test::wellFormed();
    snapshot.boxes.resize(5);
    const std::string bytes = encodeSnapshot(snapshot);
    ASSERT_TRUE(decodeSnapshot(bytes));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        ASSERT_THAT(decodeSnapshot(bytes.substr(0, length)), FailsWith(ErrorCode::BadSnapshot, _, _))
            << length;
    EXPECT_FALSE(decodeSnapshot(bytes + "x"));
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

TEST(Styles, thatDoNotFitThePageAreABadSnapshot)
{
    const std::pair<std::vector<std::int32_t>, const char*> rows[] = {
        {{0, 0, 0, -1}, "node 1"},         // a row too few
        {{0, 0, 0, -1, -1, -1}, "node 1"}, // a row too many
        {{0, 2, 0, -1, -1}, "node 2"},     // a string that does not exist
        {{0, 0, -2, -1, -1}, "node 3"}};
    for (const auto& [indices, where] : rows)
        EXPECT_THAT(decodeStyles(stylesStream(indices, {"a", "b"}), 6),
                    FailsWith(ErrorCode::BadSnapshot, where, _));
    EXPECT_TRUE(decodeStyles(stylesStream({0}, {"a"}), 2));
    EXPECT_THAT(decodeStyles(stylesStream({0}, {"a", "b"}), 2), // would cost many times the bytes of the file
                FailsWith(ErrorCode::BadSnapshot, _, "more styles than nodes"));
}

TEST(Styles, bytesThatEndEarlyOrLateAreABadSnapshot)
{
    const std::string bytes = stylesStream({0, 0, 1, -1, -1}, {"a", "b"});
    EXPECT_EQ(encodeStyles(*decodeStyles(bytes, 6)), bytes) << "whole, they come back";
    for (std::size_t length = 0; length < bytes.size(); ++length)
        ASSERT_FALSE(decodeStyles(std::string_view(bytes).substr(0, length), 6)) << length;
    EXPECT_FALSE(decodeStyles(bytes + "x", 6));
    EXPECT_FALSE(decodeStyles("TGS1", 6));
}

TEST(Styles, standAfterTheTreeInOneFile)
{
    const std::string tree = encodeSnapshot(test::wellFormed());
    const std::string stream = stylesStream({1, 0, 1, -1, -1}, {"display: block", "color: red"});
    const Result<Document> page = decodeSnapshot(tree + stream);
    ASSERT_TRUE(page);
    EXPECT_TRUE(page->hasComputedStyles());
    EXPECT_EQ(page->computedStyle(page->computedStyleNumber(NodeId{1})), "color: red");
    EXPECT_EQ(page->computedStyle(page->computedStyleNumber(NodeId{2})), "display: block");
    EXPECT_EQ(page->computedStyleNumber(NodeId{1}), page->computedStyleNumber(NodeId{3}));
    EXPECT_EQ(page->computedStyleNumber(NodeId{4}), 0U) << "a text has no style of its own";
    EXPECT_EQ(page->computedStyle(0), "");
    EXPECT_FALSE(decodeSnapshot(tree)->hasComputedStyles());
    EXPECT_EQ(decodeSnapshot(tree)->computedStyleNumber(NodeId{2}), 0U);
    EXPECT_EQ(serializeHtml(*page), serializeHtml(*decodeSnapshot(tree)));

    for (std::size_t length = tree.size() + 1; length < (tree + stream).size(); ++length)
        ASSERT_FALSE(decodeSnapshot((tree + stream).substr(0, length))) << length;
    EXPECT_FALSE(decodeSnapshot(tree + stream + "x"));
    EXPECT_FALSE(decodeSnapshot(tree + tree));
    EXPECT_FALSE(decodeSnapshot(stream + tree));
    EXPECT_FALSE(decodeSnapshot(tree + stylesStream({1, 0, 1, -1}, {"a", "b"}))) << "of another page";
}

TEST(SnapshotBytes, aPageTakesAtMost200BytesANodePlusItsStrings)
{
    TAGSEAM_NEEDS("malloc", !test::isSanitized); // sanitizers have an allocator of their own
    constexpr std::int32_t rows = 300'000;
    std::size_t stringBytes = 0;
    std::vector<std::string> texts{"div", "class", "style"};
    for (std::int32_t i = 0; i < rows / 2; ++i)
        texts.push_back("text number " + std::to_string(i));
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
    EXPECT_LE(perNode, 200);
    EXPECT_GT(perNode, 0);
}

} // namespace
} // namespace tagseam
