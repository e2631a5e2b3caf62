// SPDX-License-Identifier: MIT
// Lists of records, and the records of each, against their definitions taken literally.
#include "core/methods/separators/recordlists.h"

#include "tests/core/separatorsoracle.h"

#include <gtest/gtest.h>

namespace tagseam {

void PrintTo(const RecordList& list, std::ostream* to) // NOLINT(readability-identifier-naming): GoogleTest's
{
    *to << "separator " << list.separator.code() << ", " << list.parents << " parents, starts";
    for (const Position start : list.starts)
        *to << ' ' << start.value;
}

void PrintTo(const Region& region, std::ostream* to) // NOLINT(readability-identifier-naming)
{
    *to << '[' << region.begin.value << ", " << region.end.value << ')';
}

namespace test {
namespace {

TEST(RecordLists, areThoseOfTheDefinitionOnPagesAtRandom)
{
    std::mt19937 random(2);
    std::uint64_t steps = 0;
    std::size_t lists = 0;
    std::size_t ofSeveralParents = 0;
    for (int round = 0; round < 500; ++round) {
        SCOPED_TRACE(round);
        const Document page = randomListPage(random);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
        const SequenceTree tree(page, sequence.nodes);
        const PlainSequenceTree plain(page, sequence.nodes);
        const std::vector<RecordList> found = findRecordLists(sequence.symbols, tree, steps);
        ASSERT_EQ(found, plainRecordLists(sequence.symbols, plain));
        for (const RecordList& list : found) {
            ASSERT_EQ(recordsOf(list, sequence.symbols, tree, steps),
                      plainRecords(list, sequence.symbols, plain));
            ofSeveralParents += list.parents > 1 ? 1 : 0;
        }
        lists += found.size();
    }
    EXPECT_GT(lists, 500U); // else the pages are none to learn from
    EXPECT_GT(ofSeveralParents, 50U);
}

// Nothing but whole subtrees, one beside the other under one parent.
void expectRunOfSiblings(const SequenceTree& tree, Region record)
{
    ASSERT_LT(record.begin, record.end);
    Position at = record.begin;
    for (; at < record.end; at = tree.end(at))
        ASSERT_EQ(tree.parent(at), tree.parent(record.begin));
    ASSERT_EQ(at, record.end);
}

TEST(RecordLists, recordsAreWholeSiblingsApartAndInOrderAndBeginAtTheStarts)
{
    std::mt19937 random(3);
    std::uint64_t steps = 0;
    for (int round = 0; round < (isSanitized ? 200 : 2000); ++round) {
        SCOPED_TRACE(round);
        const Document page = randomListPage(random);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
        const SequenceTree tree(page, sequence.nodes);
        for (const RecordList& list : findRecordLists(sequence.symbols, tree, steps)) {
            const std::vector<Region> records = recordsOf(list, sequence.symbols, tree, steps);
            ASSERT_GE(list.starts.size(), leastRecords);
            ASSERT_EQ(records.size(), list.starts.size());
            for (std::size_t i = 0; i < records.size(); ++i) {
                ASSERT_EQ(records[i].begin, list.starts[i]);
                ASSERT_TRUE(i == 0 || records[i - 1].end <= records[i].begin);
                ASSERT_NO_FATAL_FAILURE(expectRunOfSiblings(tree, records[i]));
                const auto held = std::ranges::count(
                    sequence.symbols.begin() + records[i].begin.value,
                    sequence.symbols.begin() + tree.end(records[i].begin).value, list.separator);
                ASSERT_EQ(held, 1) << "the first sibling of a record has the separator";
            }
        }
    }
}

} // namespace
} // namespace test
} // namespace tagseam
