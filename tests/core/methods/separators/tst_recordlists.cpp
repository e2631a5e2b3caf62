// SPDX-License-Identifier: MIT
// Lists of records, and the records of each, against their definitions taken literally.
#include "core/methods/separators/recordlists.h"

#include "tests/core/methods/separators/separatorsoracle.h"

namespace tagseam::test {
namespace {

TEST(RecordLists, areThoseOfTheDefinitionOnRandomPages)
{
    std::mt19937 random(2);
    std::uint64_t steps = 0;
    std::size_t lists = 0;
    std::size_t ofSeveralParents = 0;
    for (int round = 0; round < (isShort ? 300 : 1000); ++round) {
        SCOPED_TRACE(round);
        const Document page = randomListPage(random);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = LabelAttributes::None});
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
    EXPECT_GT(lists, 500U);
    EXPECT_GT(ofSeveralParents, 50U);
}

} // namespace
} // namespace tagseam::test
