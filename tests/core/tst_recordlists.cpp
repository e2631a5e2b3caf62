// SPDX-License-Identifier: MIT
// Lists of records, and the records of each, against their definitions taken literally.
#include "core/methods/separators/recordlists.h"

#include "tests/core/separatorsoracle.h"

#include <gtest/gtest.h>

namespace tagseam {

void PrintTo(const RecordList& list, std::ostream* to) // NOLINT(readability-identifier-naming)
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

// A record is a row of whole siblings that begins with a start.
void expectRecords(const std::vector<Region>& records, const RecordList& list,
                   std::span<const Symbol> symbols, const SequenceTree& tree)
{
    ASSERT_GE(list.starts.size(), leastRecords);
    ASSERT_EQ(records.size(), list.starts.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        ASSERT_EQ(records[i].begin, list.starts[i]);
        ASSERT_TRUE(i == 0 || records[i - 1].end <= records[i].begin);
        ASSERT_LT(records[i].begin, records[i].end);
        Position at = records[i].begin;
        const std::uint32_t first = tree.end(at).value - at.value;
        for (; at < records[i].end; at = tree.end(at))
            ASSERT_EQ(tree.parent(at), tree.parent(records[i].begin));
        ASSERT_EQ(at, records[i].end);
        ASSERT_EQ(std::ranges::count(symbols.subspan(records[i].begin.value, first), list.separator), 1)
            << "the first sibling of a record has the separator";
    }
}

TEST(RecordLists, areThoseOfTheDefinitionOnRandomPages)
{
    std::mt19937 random(2);
    std::uint64_t steps = 0;
    std::size_t lists = 0;
    std::size_t ofSeveralParents = 0;
    for (int round = 0; round < (isSanitized ? 300 : 1000); ++round) {
        SCOPED_TRACE(round);
        const Document page = randomListPage(random);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
        const SequenceTree tree(page, sequence.nodes);
        const PlainSequenceTree plain(page, sequence.nodes);
        const std::vector<RecordList> found = findRecordLists(sequence.symbols, tree, steps);
        ASSERT_EQ(found, plainRecordLists(sequence.symbols, plain));
        for (const RecordList& list : found) {
            const std::vector<Region> records = recordsOf(list, sequence.symbols, tree, steps);
            ASSERT_EQ(records, plainRecords(list, sequence.symbols, plain));
            ASSERT_NO_FATAL_FAILURE(expectRecords(records, list, sequence.symbols, tree));
            ofSeveralParents += list.parents > 1 ? 1 : 0;
        }
        lists += found.size();
    }
    EXPECT_GT(lists, 500U);
    EXPECT_GT(ofSeveralParents, 50U);
}

} // namespace
} // namespace test
} // namespace tagseam
