// SPDX-License-Identifier: MIT
// A rendered DOM as columns: what they may say, and columns that contradict each other.
#include "core/page/snapshot.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/core/testpages.h"
#include "tests/core/testsnapshots.h"

#include <gtest/gtest.h>

#include <functional>

namespace tagseam {
namespace {

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

TEST(Snapshot, wellFormedColumnsAreADocument)
{
    EXPECT_EQ(test::outline(*documentFromSnapshot(test::wellFormed())),
              "html(body[class=\"x\"](p('text') <!--note-->))");
}

TEST_P(Contradictory, columnsAreABadSnapshot)
{
    Snapshot snapshot = test::wellFormed();
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
    Snapshot snapshot = test::wellFormed(); // html body class x p text note: 23 bytes
    Limits limits;
    limits.bytes = 23;
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
    limits.bytes = 22;
    Result<Document> page = documentFromSnapshot(snapshot, limits);
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
    EXPECT_TRUE(documentFromSnapshot(test::wellFormed(), limits)) << "html, body, p: three open at once";
    limits.nodes = 4;
    Result<Document> page = documentFromSnapshot(test::wellFormed(), limits);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooManyNodes);
    EXPECT_EQ(page.error().detail, "4");
    limits = {};
    limits.depth = 2;
    page = documentFromSnapshot(test::wellFormed(), limits);
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::TooDeep);
    EXPECT_EQ(page.error().detail, "2");
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

} // namespace
} // namespace tagseam
