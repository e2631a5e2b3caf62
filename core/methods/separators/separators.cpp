// SPDX-License-Identifier: MIT
// Document -> the main region and its records, from record separators, and the kept nodes with reasons.
#include "core/methods/separators/separators.h"

#include "core/base/foldedlength.h"
#include "core/base/translate.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/choice.h"
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/sequencetree.h"
#include "core/methods/separators/steps.h"
#include "core/page/readable.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

TagPathSequence sequenceOf(const Document& page, const ReadableNodes& readable, TagPathOptions path,
                           const KeepMask* within)
{
    if (readable.isNoscriptRead())
        std::erase(path.exclude, "noscript");
    TagPathSequence sequence = convertTreeToSequence(page, path);
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

// A text has the characters that a reader sees. In a sequence without texts, an element has the longest of
// its own texts.
std::vector<std::uint32_t> charactersOf(const Document& page, const ReadableNodes& readable,
                                        const TagPathSequence& sequence, NodeKinds kinds,
                                        const KeepMask* within)
{
    std::vector<std::uint32_t> characters(sequence.size(), 0);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.kind(node) != NodeKind::Text || !readable.isSeen(node) ||
            (within != nullptr && !(*within)[node.value]))
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
    const ReadableNodes readable = readableNodes(page, NoscriptTexts::IfMost);
    result.sequence = sequenceOf(page, readable, options.path, within);
    const std::vector<Symbol>& symbols = result.sequence.symbols;
    const std::vector<std::uint32_t> characters =
        charactersOf(page, readable, result.sequence, options.path.nodes, within);
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

std::vector<Region> keptRegions(const SeparatedPage& page)
{
    std::vector<Region> regions;
    regions.reserve(page.regions.size());
    for (const std::uint32_t index : page.regions)
        regions.push_back(page.candidates[index].span());
    std::ranges::sort(regions, {}, &Region::begin);
    return regions;
}

namespace {

bool isKept(CandidateStatus status)
{
    return status == CandidateStatus::Main || status == CandidateStatus::Like;
}

// Returns the regions restricted to the present nodes; without regions all of these.
KeepMask maskOf(const FilterInput& input, const TagPathSequence& sequence, const std::vector<Region>& regions)
{
    const std::array whole{NodeId{0}};
    KeepMask kept = keepSubtrees(input.page, whole, input.within);
    if (regions.empty())
        return kept;
    const KeepMask ofPage = pruneToRegions(input.page, sequence, regions);
    for (std::size_t node = 0; node < ofPage.size(); ++node)
        kept[node] = kept[node] && ofPage[node];
    return kept;
}

} // namespace

FilterResult filterBySeparators(const FilterInput& input, const SeparatorOptions& options,
                                const std::stop_token& stop)
{
    const SeparatedPage separated = separateRecords(input.page, options, input.within, stop);
    FilterResult result;
    result.isStopped = separated.isStopped;
    const std::vector<CandidateStatus> statuses = candidateStatuses(separated);
    for (std::uint32_t i = 0; i < separated.candidates.size(); ++i) {
        const RecordRegion& candidate = separated.candidates[i];
        if (statuses[i] == CandidateStatus::SamePlace)
            continue;
        FilterDecision decision{
            {}, isKept(statuses[i]) || separated.regions.empty(), name(statuses[i]), candidate.score};
        for (const Region record : candidate.records) {
            std::vector<NodeId> roots = rootsOf(input.page, separated.sequence, record);
            decision.nodes.insert(decision.nodes.end(), roots.begin(), roots.end());
            if (isKept(statuses[i]))
                result.records.push_back({std::move(roots)});
        }
        result.decisions.push_back(std::move(decision));
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
    result.kept = maskOf(input, separated.sequence, keptRegions(separated));
    return result;
}

namespace {

constexpr std::array<std::string_view, 5> labelAttributesNames{"none", "class", "class+style", "presentation",
                                                               "computed"}; // indexed by LabelAttributes

constexpr std::array<MethodOption, 1> separatorsOptions{
    option<SeparatorOptions>("label-attributes", labelAttributesWords, "none",
                             "attributes that belong to a label", [](auto& options, std::string_view value) {
                                 return readName(value, labelAttributesNames, options.path.style);
                             })};

constexpr std::array<MethodReason, 4> separatorsReasons{{
    {"main-region", "the list of records with the highest score; figure: its score, 0 to 1"},
    {"like-region", "a list elsewhere with the same score; figure: its score"},
    {"weaker", "a list elsewhere with a lower score; figure: its score"},
    {"no-records", "no list has enough evidence, and the whole page is kept; figure: its score"},
}};

Result<Method> makeSeparators(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<SeparatorOptions> options = optionsFrom<SeparatorOptions>(self, text);
    if (!options)
        return options.error();
    Method method;
    method.run = [options = *options](const FilterInput& input, const std::stop_token& stop) {
        return filterBySeparators(input, options, stop);
    };
    method.wantsComputedStyles = options->path.style == LabelAttributes::Computed;
    return method;
}

} // namespace

constinit const MethodEntry separatorsMethod{
    .name = "separators",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "the lists of records of content detection, with the evidence for them"),
    .options = separatorsOptions,
    .reasons = separatorsReasons,
    .traits = {.findsRecords = true, .isPreset = true},
    .make = makeSeparators};

} // namespace tagseam
