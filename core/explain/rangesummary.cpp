// SPDX-License-Identifier: MIT
// Describes a range of the sequence.
#include "core/explain/rangesummary.h"

#include "core/base/words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tagseam {

namespace {

template <class Entry, class Key>
void keepMost(std::vector<Entry>& entries, Key key, std::size_t most)
{
    std::ranges::stable_sort(entries, std::ranges::greater{}, key);
    entries.resize(std::min(entries.size(), most));
}

} // namespace

RangeSummary summaryOf(const Document& document, const TagPathSequence& sequence, Region kept, Keep keep,
                       Region range, std::size_t most)
{
    RangeSummary summary;
    summary.share = keptShare(range, kept, keep);
    const std::vector<std::uint32_t> onPage =
        symbolCounts(sequence, {Position{0}, Position{sequence.size()}});
    std::vector<std::uint32_t> inRange = symbolCounts(sequence, range);
    for (Position at = range.begin; at < range.end; ++at.value) {
        const Symbol symbol = sequence.symbols[at.value];
        if (const std::uint32_t count = std::exchange(inRange[symbol.value], 0); count > 0)
            summary.frequent.push_back({symbol, count, onPage[symbol.value]});
    }
    summary.symbols = static_cast<std::uint32_t>(summary.frequent.size());
    keepMost(summary.frequent, &RangeSummary::Count::inRange, most);
    NodeId end{0};
    for (Position at = range.begin; at < range.end; ++at.value)
        end = std::max(end, document.subtreeEnd(sequence.nodes[at.value]));
    for (NodeId node = sequence.nodes[range.begin.value]; node < end; ++node.value) {
        if (document.kind(node) != NodeKind::Text || document.isBlankText(node))
            continue;
        const Position own = sequence.positionOf(node);
        const Position at = own != noPosition ? own : sequence.positionOf(document.parent(node));
        if (at == noPosition || at < range.begin || at >= range.end)
            continue;
        const double words = wordsIn(document.text(node));
        summary.words += words;
        summary.texts.push_back({node, words});
    }
    keepMost(summary.texts, &RangeSummary::Text::words, most);
    return summary;
}

} // namespace tagseam
