// SPDX-License-Identifier: MIT
// A range described, against counts made another way.
#include "core/base/words.h"
#include "core/explain/rangesummary.h"
#include "tests/core/tps/testsequences.h"

#include <map>

namespace tagseam {
namespace {

using namespace test;

TEST(RangeSummary, countsSymbolsAndWords)
{
    std::mt19937 random(52);
    for (int i = 0; i < 800; ++i) {
        const Document document = build(randomPage(random));
        const TagPathSequence sequence = convertTreeToSequence(document);
        const Region range = randomRegion(random, sequence.size());
        if (range.size() == 0)
            continue;
        const Region kept = randomRegion(random, sequence.size());
        const RangeSummary summary = summaryOf(document, sequence, kept, Keep::Region, range, 1'000'000);
        std::map<std::uint32_t, std::uint32_t> counts;
        for (Position at = range.begin; at < range.end; ++at.value)
            ++counts[sequence.symbols[at.value].value];
        ASSERT_EQ(summary.symbols, counts.size());
        ASSERT_EQ(summary.frequent.size(), counts.size());
        for (const RangeSummary::Count& each : summary.frequent) {
            ASSERT_EQ(each.inRange, counts[each.symbol.value]);
            ASSERT_EQ(each.onPage, std::ranges::count(sequence.symbols, each.symbol));
        }
        ASSERT_EQ(summary.share.all, range.size());
        double words = 0;
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            if (document.kind(node) != NodeKind::Text)
                continue;
            const Position own = sequence.positionOf(node);
            const Position at = own == noPosition ? sequence.positionOf(document.parent(node)) : own;
            if (at != noPosition && at >= range.begin && at < range.end)
                words += wordsIn(document.text(node));
        }
        ASSERT_EQ(summary.words, words) << "page " << i;
        const RangeSummary short1 = summaryOf(document, sequence, kept, Keep::Region, range, 1);
        ASSERT_LE(short1.frequent.size(), 1U);
        ASSERT_EQ(short1.frequent.front(), summary.frequent.front());
    }
}

} // namespace
} // namespace tagseam
