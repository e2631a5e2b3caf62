// SPDX-License-Identifier: MIT
// Document -> the main region and its records, from record separators.
#include "core/methods/separators/separators.h"

#include "core/base/foldedlength.h"
#include "core/methods/separators/choice.h"
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/sequencetree.h"
#include "core/methods/separators/steps.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

namespace tagseam {

namespace {

TagPathSequence sequenceOf(const Document& page, const SeparatorOptions& options, const KeepMask* within)
{
    TagPathSequence sequence = convertTreeToSequence(page, options.path);
    if (within == nullptr)
        return sequence;
    const std::array whole{NodeId{0}}; // descendants of an absent node are absent, too
    const KeepMask there = keepSubtrees(page, whole, within);
    std::uint32_t kept = 0;
    for (std::uint32_t at = 0; at < sequence.size(); ++at) {
        const NodeId node = sequence.nodes[at];
        const bool isThere = there[node.value];
        sequence.positions[node.value] = isThere ? Position{kept} : noPosition;
        sequence.nodes[kept] = node;
        sequence.symbols[kept] = sequence.symbols[at];
        kept += isThere ? 1 : 0;
    }
    sequence.nodes.resize(kept);
    sequence.symbols.resize(kept);
    return sequence;
}

// In a sequence without texts, an element has the longest of its own texts.
std::vector<std::uint32_t> charactersOf(const Document& page, const TagPathSequence& sequence,
                                        NodeKinds kinds, const KeepMask* within)
{
    std::vector<std::uint32_t> characters(sequence.size(), 0);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.kind(node) != NodeKind::Text || (within != nullptr && !(*within)[node.value]))
            continue;
        const Position at = sequence.positionOf(kinds == NodeKinds::Elements ? page.parent(node) : node);
        if (at != noPosition)
            characters[at.value] = std::max(characters[at.value], foldedLength(page.text(node)));
    }
    return characters;
}

// Upper bounds of a list's score and of the number of positions needed to weigh it.
struct Promise {
    std::uint32_t list = 0;
    double limit = 0;
    std::uint64_t work = 0;
};

std::vector<Promise> promisesOf(std::span<const RecordList> lists, const SequenceTree& tree)
{
    std::vector<Promise> promises;
    promises.reserve(lists.size());
    for (std::uint32_t i = 0; i < lists.size(); ++i) {
        const std::vector<Position>& starts = lists[i].starts;
        const Position parent = tree.parent(starts.back());
        const std::uint32_t end = parent == noPosition ? tree.size() : tree.end(parent).value;
        const std::uint32_t positions = end - starts.front().value;
        promises.push_back({i,
                            scoreLimit(static_cast<double>(positions) / tree.size(),
                                       static_cast<std::uint32_t>(starts.size())),
                            positions});
    }
    std::ranges::stable_sort(promises, std::ranges::greater{}, &Promise::limit);
    return promises;
}

RecordRegion lookAt(const RecordList& list, std::span<const Symbol> symbols, const SequenceTree& tree,
                    EvidenceScale& scale, std::uint64_t& steps)
{
    RecordRegion region{list.separator, list.parents, recordsOf(list, symbols, tree, steps), {}, 0};
    region.evidence = scale.weigh(region.records);
    region.score = scoreOf(region.evidence);
    return region;
}

// Inserts into the candidates with the highest scores so far, highest first; of equal ones the first.
void insert(std::vector<RecordRegion>& candidates, RecordRegion&& candidate)
{
    const auto place =
        std::ranges::upper_bound(candidates, candidate.score, std::ranges::greater{}, &RecordRegion::score);
    candidates.insert(place, std::move(candidate));
    if (candidates.size() > mostCandidates)
        candidates.pop_back();
}

double textShareOf(const SeparatedPage& page, const std::vector<std::uint32_t>& characters)
{
    const auto sum = [](std::span<const std::uint32_t> of) {
        return std::accumulate(of.begin(), of.end(), std::uint64_t{0});
    };
    std::uint64_t inRegions = 0;
    for (const std::uint32_t region : page.regions) {
        const Region span = page.candidates[region].span();
        inRegions += sum(std::span(characters).subspan(span.begin.value, span.size()));
    }
    return static_cast<double>(inRegions) / static_cast<double>(std::max<std::uint64_t>(sum(characters), 1));
}

} // namespace

SeparatedPage separateRecords(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                              const std::stop_token& stop)
{
    SeparatedPage result;
    result.sequence = sequenceOf(page, options, within);
    const std::vector<Symbol>& symbols = result.sequence.symbols;
    const std::vector<std::uint32_t> characters =
        charactersOf(page, result.sequence, options.path.nodes, within);
    const SequenceTree tree(page, result.sequence.nodes);
    const std::vector<RecordList> lists = findRecordLists(symbols, tree, result.steps);
    result.lists = static_cast<std::uint32_t>(lists.size());

    EvidenceScale scale(symbols, characters);
    result.steps += sortSteps(lists.size());
    for (const Promise& promise : promisesOf(lists, tree)) {
        ++result.steps;
        const bool isFull = result.candidates.size() == mostCandidates;
        if (isFull && promise.limit <= result.candidates.back().score)
            break;
        result.isStopped = stop.stop_requested();
        if (result.isStopped)
            return result;
        if (result.work + promise.work > workLimit(tree.size()))
            continue;
        RecordRegion region = lookAt(lists[promise.list], symbols, tree, scale, result.steps);
        result.work += region.span().size();
        insert(result.candidates, std::move(region));
    }
    chooseRegions(result, scale);
    result.textShare = textShareOf(result, characters);
    result.steps += scale.steps();
    return result;
}

} // namespace tagseam
