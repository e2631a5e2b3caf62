// SPDX-License-Identifier: MIT
// Document -> the main region and its records, by separators.
#include "core/methods/separators/separators.h"

#include "core/methods/separators/candidatefate.h"
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/sequencetree.h"
#include "core/page/foldedlength.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace tagseam {

namespace {

// How much weaker, as a factor of strength, a list may be that has all of the strongest one's starts and
// more: a separator that some records lack (a price, a picture) parts too few. Chosen on the tuning half of
// the corpus, where anything from 0.96 to 0.98 does.
constexpr double completionLoss = 0.968;
// Regions as strong as that share the evidence.
constexpr double sharedStrength = 0.98;
// The logistic function of confidence: right answers (span F1 at least 0.9) on the tuning half of the corpus,
// as served and as rendered, on those pages with fewer and damaged records, and without any.
constexpr double confidenceOffset = 9;
constexpr double confidenceOfStrength = 20;
constexpr double confidenceOfMargin = 3;

// What hangs below a node that is not there is not there either.
KeepMask whatIsThere(const Document& page, const KeepMask* within)
{
    const std::array whole{NodeId{0}};
    return keepSubtrees(page, whole, within);
}

TagPathSequence sequenceOf(const Document& page, const SeparatorOptions& options, const KeepMask* within)
{
    TagPathSequence sequence = convertTreeToSequence(page, options.path);
    if (within == nullptr)
        return sequence;
    const KeepMask there = whatIsThere(page, within);
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

std::vector<std::uint32_t> charactersOf(const Document& page, const TagPathSequence& sequence)
{
    std::vector<std::uint32_t> characters;
    characters.reserve(sequence.size());
    for (const NodeId node : sequence.nodes)
        characters.push_back(page.kind(node) == NodeKind::Text ? foldedLength(page.text(node)) : 0);
    return characters;
}

// What a list can come to at most, and how many positions it takes to look at it.
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
                            strengthLimit(static_cast<double>(positions) / tree.size(),
                                          static_cast<std::uint32_t>(starts.size())),
                            positions});
    }
    std::ranges::stable_sort(promises, std::ranges::greater{}, &Promise::limit);
    return promises;
}

// The strongest candidates so far, strongest first; of equal ones the first.
void insert(std::vector<RecordRegion>& candidates, RecordRegion&& candidate)
{
    const auto place = std::ranges::upper_bound(candidates, candidate.strength, std::ranges::greater{},
                                                &RecordRegion::strength);
    candidates.insert(place, std::move(candidate));
    if (candidates.size() > mostCandidates)
        candidates.pop_back();
}

bool overlap(Region a, Region b)
{
    return a.begin < b.end && b.begin < a.end;
}

// Mostly the same positions: shared / either is over half.
bool isSamePlace(Region a, Region b)
{
    const std::uint32_t shared = intersection(a, b).size();
    return 2 * std::uint64_t{shared} > std::uint64_t{a.size()} + b.size() - shared;
}

// All records of `part` begin where one of `whole` does.
bool completes(const RecordRegion& whole, const RecordRegion& part)
{
    return whole.records.size() > part.records.size() && whole.parents == part.parents &&
           std::ranges::includes(whole.records, part.records, {}, &Region::begin, &Region::begin);
}

std::uint32_t mainRegion(const std::vector<RecordRegion>& candidates)
{
    for (std::uint32_t i = 1; i < candidates.size(); ++i) {
        if (candidates[i].strength < completionLoss * candidates.front().strength)
            break;
        if (completes(candidates[i], candidates.front()))
            return i;
    }
    return 0;
}

double marginOf(const std::vector<RecordRegion>& candidates, Region main)
{
    const auto elsewhere = std::ranges::find_if(
        candidates, [main](const RecordRegion& other) { return !isSamePlace(other.span(), main); });
    return elsewhere == candidates.end()
               ? unrivalled
               : std::clamp(candidates.front().strength / elsewhere->strength, 1.0, unrivalled);
}

double confidenceIn(double strength, double margin)
{
    const double evidence =
        confidenceOffset + confidenceOfStrength * std::log(strength) + confidenceOfMargin * std::log(margin);
    return 1 / (1 + std::exp(-evidence));
}

void choose(SeparatedPage& page)
{
    if (page.candidates.empty())
        return;
    const std::uint32_t main = mainRegion(page.candidates);
    page.margin = marginOf(page.candidates, page.candidates[main].span());
    page.confidence = confidenceIn(page.candidates.front().strength, page.margin);
    if (page.confidence < leastConfidence)
        return;
    page.regions.push_back(main);
    for (std::uint32_t i = 0; i < page.candidates.size(); ++i) {
        const RecordRegion& other = page.candidates[i];
        const bool isApart = std::ranges::none_of(page.regions, [&](std::uint32_t chosen) {
            return overlap(page.candidates[chosen].span(), other.span());
        });
        if (isApart && other.strength >= sharedStrength * page.candidates.front().strength)
            page.regions.push_back(i);
    }
}

} // namespace

SeparatedPage separateRecords(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                              const std::stop_token& stop)
{
    SeparatedPage result;
    result.sequence = sequenceOf(page, options, within);
    const std::vector<Symbol>& symbols = result.sequence.symbols;
    const std::vector<std::uint32_t> characters = charactersOf(page, result.sequence);
    const SequenceTree tree(page, result.sequence.nodes);
    const std::vector<RecordList> lists = findRecordLists(symbols, tree);
    result.lists = static_cast<std::uint32_t>(lists.size());

    EvidenceScale scale(symbols, characters);
    for (const Promise& promise : promisesOf(lists, tree)) {
        const bool isFull = result.candidates.size() == mostCandidates;
        if (isFull && promise.limit <= result.candidates.back().strength)
            break;
        if (stop.stop_requested()) {
            result.isStopped = true;
            return result;
        }
        if (result.work + promise.work > workLimit(tree.size()))
            continue;
        result.work += promise.work;
        const RecordList& list = lists[promise.list];
        RecordRegion region{list.separator, list.parents, recordsOf(list, symbols, tree), {}, 0};
        region.evidence = scale.weigh(region.records);
        region.strength = strengthOf(region.evidence);
        insert(result.candidates, std::move(region));
    }
    choose(result);
    return result;
}

std::vector<NodeId> rootsOf(const Document& page, const TagPathSequence& sequence, Region siblings)
{
    std::vector<NodeId> roots;
    for (std::uint32_t at = siblings.begin.value; at < siblings.end.value; ++at) {
        const NodeId node = sequence.nodes[at];
        if (roots.empty() || page.subtreeEnd(roots.back()) <= node)
            roots.push_back(node);
    }
    return roots;
}

FilterResult filterBySeparators(const FilterInput& input, const SeparatorOptions& options,
                                const std::stop_token& stop)
{
    const SeparatedPage separated = separateRecords(input.page, options, input.within, stop);
    FilterResult result;
    result.isStopped = separated.isStopped;
    const std::vector<CandidateFate> fates = candidateFates(separated);
    std::vector<Region> kept;
    for (std::uint32_t i = 0; i < separated.candidates.size(); ++i) {
        const RecordRegion& candidate = separated.candidates[i];
        if (fates[i] == CandidateFate::SamePlace)
            continue;
        const bool isChosen = fates[i] == CandidateFate::Main || fates[i] == CandidateFate::Like;
        FilterDecision decision{
            {}, isChosen || separated.regions.empty(), name(fates[i]), candidate.strength};
        for (const Region record : candidate.records) {
            std::vector<NodeId> roots = rootsOf(input.page, separated.sequence, record);
            decision.nodes.insert(decision.nodes.end(), roots.begin(), roots.end());
            if (isChosen)
                result.records.push_back({std::move(roots)});
        }
        if (isChosen)
            kept.push_back(candidate.span());
        result.decisions.push_back(std::move(decision));
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
    result.kept = whatIsThere(input.page, input.within);
    if (!kept.empty()) {
        const KeepMask ofPage = pruneToRegions(input.page, separated.sequence, kept);
        for (std::size_t node = 0; node < ofPage.size(); ++node)
            result.kept[node] = result.kept[node] && ofPage[node];
    }
    return result;
}

} // namespace tagseam
