// SPDX-License-Identifier: MIT
// A rendered DOM as columns: valid columns, and columns that contradict each other.
#include "core/page/snapshot.h"

#include "core/page/serializehtml.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"
#include "tests/core/page/testsnapshots.h"

#include <functional>

namespace tagseam {
namespace {

using test::FailsWith;
using testing::_;

struct Row {
    const char* name;
    std::function<void(Snapshot&)> make;
    const char* where;
};

TEST(Snapshot, wellFormedColumnsAreADocument)
{
    EXPECT_EQ(test::outline(*documentFromSnapshot(test::wellFormed())),
              "html(body[class=\"x\"](p('text') <!--note-->))");
    EXPECT_EQ(documentFromSnapshot({})->size(), 1U);
}

TEST(Snapshot, columnsThatContradictEachOtherAreABadSnapshot)
{
    for (const Row& row :
         {Row{"aKindTooFew", [](Snapshot& s) { s.kinds.pop_back(); }, "node 1"},
          {"aParentTooFew", [](Snapshot& s) { s.parents.pop_back(); }, "node 1"},
          {"aValueTooMany", [](Snapshot& s) { s.values.push_back(0); }, "node 1"},
          {"aCountTooFew", [](Snapshot& s) { s.attributeCounts.pop_back(); }, "node 1"},
          {"anAttributeTooMany", [](Snapshot& s) { s.attributes.resize(4, 5); }, "node 6"},
          {"aNameWithoutValue", [](Snapshot& s) { s.attributes.pop_back(); }, "node 2"},
          {"moreAttributesThanThereAre", [](Snapshot& s) { s.attributeCounts[2] = 1; }, "node 3"},
          {"aNegativeCount", [](Snapshot& s) { s.attributeCounts[0] = -1; }, "node 1"},
          {"attributesOfAText", [](Snapshot& s) { s.attributeCounts[3] = 1; }, "node 4"},
          {"attributesOfAComment", [](Snapshot& s) { s.attributeCounts[4] = 1; }, "node 5"},
          {"aHugeCount", [](Snapshot& s) { s.attributeCounts[1] = 0x7fffffff; }, "node 2"},
          {"aBoxTooFew", [](Snapshot& s) { s.boxes.resize(4); }, "node 1"},
          {"aDoctypeThatIsNotThere", [](Snapshot& s) { s.doctype = 7; }, "node 1"},
          {"aNegativeDoctype", [](Snapshot& s) { s.doctype = -2; }, "node 1"},
          {"anUnknownKind", [](Snapshot& s) { s.kinds[2] = 2; }, "node 3"},
          {"aStringThatIsNotThere", [](Snapshot& s) { s.values[2] = 7; }, "node 3"},
          {"aNegativeString", [](Snapshot& s) { s.values[2] = -1; }, "node 3"},
          {"anAttributeNameThatIsNotThere", [](Snapshot& s) { s.attributes[0] = 7; }, "node 2"},
          {"anAttributeValueThatIsNotThere", [](Snapshot& s) { s.attributes[1] = -7; }, "node 2"},
          {"aParentAfter", [](Snapshot& s) { s.parents[1] = 2; }, "node 2"},
          {"itsOwnParent", [](Snapshot& s) { s.parents[1] = 1; }, "node 2"},
          {"aTextAsParent", [](Snapshot& s) { s.parents[4] = 3; }, "node 5"},
          {"aParentAlreadyLeft",
           [](Snapshot& s) {
               s.kinds[3] = 1;
               s.parents[3] = 1;
               s.parents[4] = 2;
           },
           "node 5"},
          {"aParentBeforeTheDocument", [](Snapshot& s) { s.parents[0] = -2; }, "node 1"}}) {
        Snapshot snapshot = test::wellFormed();
        row.make(snapshot);
        EXPECT_THAT(documentFromSnapshot(snapshot),
                    FailsWith(ErrorCode::BadSnapshot, row.where, testing::Not(testing::IsEmpty())))
            << row.name;
    }
}

TEST(Snapshot, aStringOfManyRowsIsHeldOnceAndCountsForEach)
{
    const auto elements = [](std::int32_t rows, std::string_view style) { // each p with it
        Snapshot snapshot;
        snapshot.strings = {style, "p", "style"};
        snapshot.kinds.assign(rows, Snapshot::element);
        snapshot.parents.assign(rows, -1);
        snapshot.values.assign(rows, 1);
        snapshot.attributeCounts.assign(rows, 1);
        for (std::int32_t row = 0; row < rows; ++row)
            snapshot.attributes.insert(snapshot.attributes.end(), {2, 0});
        return snapshot;
    };
    const std::string style(1'000'000, 'x');
    Snapshot held = elements(10'000, std::string_view(style).substr(0, 10'000));
    held.kinds[9'999] = Snapshot::text;
    held.values[9'999] = 0;
    held.attributeCounts[9'999] = 0;
    held.attributes.resize(2 * 9'999);
    const Result<Document> page = documentFromSnapshot(held);
    ASSERT_TRUE(page);
    EXPECT_EQ(page->text(NodeId{10'000}), held.strings[0]);
    EXPECT_EQ(page->attribute(NodeId{9'999}, "style").data(), page->text(NodeId{10'000}).data());
    EXPECT_THAT(documentFromSnapshot(elements(100'000, style)), // 2 MB as a stream, 100 GB as a page
                FailsWith(ErrorCode::TooLarge, _, "512 MB"));
}

TEST(Snapshot, aStringCountsOnceForEachRowThatHasIt)
{
    Snapshot snapshot = test::wellFormed(); // html body class x p text note: 23 bytes
    Limits limits;
    limits.bytes = 23;
    EXPECT_TRUE(documentFromSnapshot(snapshot, limits));
    limits.bytes = 22;
    EXPECT_THAT(documentFromSnapshot(snapshot, limits), FailsWith(ErrorCode::TooLarge, _, "22 bytes"));

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
    const auto read = [](Limits limits) { return documentFromSnapshot(test::wellFormed(), limits); };
    EXPECT_TRUE(read({.nodes = 5, .depth = 3})) << "html, body, p: three open at once";
    EXPECT_THAT(read({.nodes = 4}), FailsWith(ErrorCode::TooManyNodes, _, "4"));
    EXPECT_THAT(read({.depth = 2}), FailsWith(ErrorCode::TooDeep, _, "2"));
}

} // namespace
} // namespace tagseam
