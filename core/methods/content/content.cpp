// SPDX-License-Identifier: MIT
// Document -> the kind of its main content, where it is, and how sure that is.
#include "core/methods/content/content.h"

#include "core/base/translate.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

constexpr double shareOfHeadline = 0.3; // share of the title's words

// The logistic function of confidence for each kind: of the logarithms of the odds of the kind, and of the
// place (the list's confidence, the text's expected F1; 0 for the others). Fitted to the tuned halves.
struct ConfidenceFactor {
    double offset = 0;
    double ofKind = 1;
    double ofPlace = 0;
};
constexpr std::array<ConfidenceFactor, contentKinds> confidenceFactors{
    {{-1.4, 0.97, 0.32}, {-2.2, 0.52, 0.85}, {0.6, 0.8, 0}, {0.7, 0.72, 0}}};

double logOf(double probability)
{
    const double inside = std::clamp(probability, 1e-3, 1 - 1e-3);
    return std::log(inside / (1 - inside));
}

double confidenceOf(const MainContent& content)
{
    const ConfidenceFactor& factor = confidenceFactors.at(static_cast<std::size_t>(content.kind));
    const double place = content.kind == ContentKind::List   ? content.evidence.listConfidence
                         : content.kind == ContentKind::Text ? logOf(content.text.expectedF1)
                                                             : 0;
    // A kind without a candidate lowers the confidence: the page may be of that kind.
    const double probability = kindProbabilities(content.evidence).at(static_cast<std::size_t>(content.kind));
    const double odds = factor.offset + factor.ofKind * logOf(probability) + factor.ofPlace * place;
    return 1 / (1 + std::exp(-odds));
}

// Keeps the nodes of the regions of a list, from the first record to the end of the last, with their texts,
// which have no position in a sequence of elements.
void keepList(const Document& page, KeepMask& nodes, const SeparatedPage& lists)
{
    for (const Region region : keptRegions(lists)) {
        for (std::uint32_t at = region.begin.value; at < region.end.value; ++at) {
            const NodeId node = lists.sequence.nodes[at];
            nodes[node.value] = true;
            for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
                if (page.kind(child) == NodeKind::Text)
                    nodes[child.value] = true;
            }
        }
    }
}

bool isHeading(std::string_view name)
{
    return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
}

// Returns the block before the first kept node if a heading contains it, or if it has the title of the page:
// word processors write a title as a paragraph.
std::optional<std::uint32_t> headingBefore(const Document& page, const PageTexts& texts, NodeId first)
{
    const auto after = std::ranges::lower_bound(
        texts.blocks, first, {}, [](const MeasuredBlock& block) { return block.block.first(); });
    if (after == texts.blocks.begin())
        return std::nullopt;
    const auto before = after - 1;
    if (!isHeading(page.name(before->block.container)) && !hasWholeTitle(page, *before))
        return std::nullopt;
    return static_cast<std::uint32_t>(before - texts.blocks.begin());
}

// Returns the last of the blocks before the first kept node that repeat most of the title.
std::optional<std::uint32_t> titleBefore(const MainContent& content, NodeId first)
{
    const TitleBlock* best = nullptr;
    for (const TitleBlock& each : content.titles) {
        const bool isBefore = content.texts.blocks[each.block].block.first() < first;
        if (isBefore && each.share >= shareOfHeadline && (best == nullptr || each.share >= best->share))
            best = &each;
    }
    return best == nullptr ? std::nullopt : std::optional(best->block);
}

// Returns the nodes of the kind's candidate, without headline.
KeepMask nodesOfKind(const Document& page, const MainContent& content, ContentKind kind)
{
    if (kind == ContentKind::Text && hasCandidate(content, kind))
        return content.text.nodes;
    if (kind == ContentKind::Item && hasCandidate(content, kind))
        return content.item.nodes;
    KeepMask nodes(page.size(), false);
    if (kind == ContentKind::List)
        keepList(page, nodes, content.lists);
    return nodes;
}

// Returns the most probable kind that has a candidate, other than `without`.
ContentKind mostProbable(const MainContent& content, std::optional<ContentKind> without)
{
    ContentKind best = ContentKind::None;
    double most = -1;
    for (const ContentKind kind :
         {ContentKind::List, ContentKind::Text, ContentKind::Item, ContentKind::None}) {
        if (kind != without && content.probability(kind) > most && hasCandidate(content, kind)) {
            best = kind;
            most = content.probability(kind);
        }
    }
    return best;
}

void addRecords(FilterResult& result, const Document& page, const SeparatedPage& lists)
{
    for (const std::uint32_t index : lists.regions) {
        for (const Region record : lists.candidates[index].records)
            result.records.push_back({rootsOf(page, lists.sequence, record)});
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
}

// Returns the roots of the subtrees that contain the content.
std::vector<NodeId> rootsOfContent(const Document& page, const MainContent& content)
{
    switch (content.kind) {
    case ContentKind::List:
        return rootsOf(page, content.lists.sequence,
                       content.lists.candidates[content.lists.regions.front()].span());
    case ContentKind::Text:
        return {content.text.root};
    case ContentKind::Item:
        return {content.item.root};
    case ContentKind::None:
        break;
    }
    const NodeId body = page.body();
    return {body == noNode ? NodeId{0} : body};
}

// Returns the nodes that are there without the subtrees that edits take away; empty when none does.
KeepMask withoutGone(const Document& page, const std::vector<TagPathEdit>& edits, const KeepMask* within)
{
    KeepMask there;
    for (const TagPathEdit& edit : edits) {
        if (edit.kind != TagPathEdit::Kind::SubtreeGone)
            continue;
        if (there.empty())
            there = within == nullptr ? KeepMask(page.size(), true) : *within;
        for (const NodeId node : edit.nodes) {
            if (node != page.body())
                std::fill(there.begin() + node.value, there.begin() + page.subtreeEnd(node).value, false);
        }
    }
    return there;
}

// Returns the probabilities of the kinds that have a candidate; the others have none.
std::array<double, contentKinds> probabilitiesOf(const MainContent& content)
{
    std::array<double, contentKinds> probabilities = kindProbabilities(content.evidence);
    double sum = 0;
    for (std::size_t kind = 0; kind < contentKinds; ++kind) {
        if (!hasCandidate(content, static_cast<ContentKind>(kind)))
            probabilities.at(kind) = 0;
        sum += probabilities.at(kind);
    }
    for (double& each : probabilities)
        each /= sum;
    return probabilities;
}

MainContent contentWithin(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                          const std::stop_token& stop)
{
    MainContent content;
    content.lists = separateRecords(page, options, within, stop);
    content.isStopped = content.lists.isStopped;
    if (content.isStopped)
        return content;
    content.texts = measureTexts(page, within);
    content.text = findText(page, content.texts, content.lists.sequence);
    content.item = findItem(page, content.texts, content.lists);
    content.titles = titleBlocks(page, content.texts);
    content.evidence = kindEvidence(page, content.texts, content.lists, content.text, content.titles);
    content.probabilities = probabilitiesOf(content);
    answerWith(page, content, mostProbable(content, std::nullopt), within);
    return content;
}

} // namespace

bool hasCandidate(const MainContent& content, ContentKind kind)
{
    switch (kind) {
    case ContentKind::List:
        return !content.lists.regions.empty();
    case ContentKind::Text:
        return content.text.root != noNode;
    case ContentKind::Item:
        return content.item.root != noNode;
    case ContentKind::None:
        break;
    }
    return true;
}

ContentPlace placeOf(const Document& page, const MainContent& content, ContentKind kind)
{
    ContentPlace place{nodesOfKind(page, content, kind), {}};
    const auto found = std::ranges::find(place.nodes, true);
    if (found == place.nodes.end())
        return place;
    const NodeId first{static_cast<std::uint32_t>(found - place.nodes.begin())};
    place.headline =
        kind == ContentKind::List ? headingBefore(page, content.texts, first) : titleBefore(content, first);
    if (!place.headline)
        return place;
    for (const BlockText& text : content.texts.blocks[*place.headline].block.texts)
        place.nodes[text.node.value] = true;
    return place;
}

void answerWith(const Document& page, MainContent& content, ContentKind kind, const KeepMask* within)
{
    const bool isThere = kind != ContentKind::None && hasCandidate(content, kind);
    content.kind = isThere ? kind : ContentKind::None;
    content.confidence = confidenceOf(content);
    ContentPlace place;
    if (isThere)
        place = placeOf(page, content, kind);
    else
        place.nodes = within == nullptr ? KeepMask(page.size(), true) : *within;
    content.nodes = std::move(place.nodes);
    content.headline = place.headline;
}

std::vector<CandidateStatus> listStatuses(const MainContent& content)
{
    const bool isOther = content.kind != ContentKind::List && hasCandidate(content, ContentKind::List);
    return isOther ? std::vector(content.lists.candidates.size(), CandidateStatus::OtherKind)
                   : candidateStatuses(content.lists);
}

std::vector<Region> regionsOf(const TagPathSequence& sequence, const KeepMask& nodes)
{
    std::vector<Region> regions;
    for (std::uint32_t at = 0; at < sequence.size(); ++at) {
        if (!nodes[sequence.nodes[at].value])
            continue;
        if (regions.empty() || regions.back().end.value != at)
            regions.push_back({Position{at}, Position{at}});
        regions.back().end.value = at + 1;
    }
    return regions;
}

ContentKind MainContent::runnerUp() const
{
    return mostProbable(*this, kind);
}

MainContent findContent(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                        const std::stop_token& stop)
{
    const KeepMask there = withoutGone(page, options.path.edits, within);
    return contentWithin(page, options, there.empty() ? within : &there, stop);
}

KeepMask keptByContent(const Document& page, const MainContent& content, const KeepMask* within)
{
    if (content.kind == ContentKind::None)
        return within == nullptr ? KeepMask(page.size(), true) : *within;
    std::vector<bool> hasPosition(page.size(), false);
    for (const NodeId node : content.lists.sequence.nodes)
        hasPosition[node.value] = true;
    const auto isThere = [&](NodeId node) { return within == nullptr || (*within)[node.value]; };
    KeepMask kept = keepSubtrees(page, {}, within);
    for (NodeId node{page.size()}; node.value-- > 1;) {
        // Comments and excluded subtrees have no position. In a sequence of elements texts have none, either.
        const bool isOfSequence = hasPosition[node.value] ||
                                  (page.kind(node) == NodeKind::Text && hasPosition[page.parent(node).value]);
        if (content.nodes[node.value] && isOfSequence && isThere(node))
            kept[node.value] = true;
        if (kept[node.value])
            kept[page.parent(node).value] = true;
    }
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        const NodeId parent = page.parent(node);
        if (page.isBlankText(node) && isThere(node) && kept[parent.value] && hasPosition[parent.value])
            kept[node.value] = true;
    }
    return kept;
}

FilterResult filterByContent(const FilterInput& input, const SeparatorOptions& options,
                             const std::stop_token& stop, std::optional<ContentKind> kind)
{
    MainContent content = findContent(input.page, options, input.within, stop);
    FilterResult result;
    result.isStopped = content.isStopped;
    if (content.isStopped)
        return result;
    if (kind)
        answerWith(input.page, content, *kind, input.within);
    result.kept = keptByContent(input.page, content, input.within);
    result.decisions.push_back(
        {rootsOfContent(input.page, content), true, name(content.kind), content.probability(content.kind)});
    result.answer = ContentAnswer{content.kind, content.confidence};
    if (content.kind == ContentKind::List)
        addRecords(result, input.page, content.lists);
    return result;
}

namespace {

constexpr std::array<MethodOption, 1> contentOptions{option<std::optional<ContentKind>>(
    "kind", "list, text or item", "the most probable", "kind of the content, where it is known",
    [](auto& options, std::string_view value) {
        return value != contentKindNames.back() && readName(value, contentKindNames, options.emplace());
    })};

constexpr std::array<MethodReason, 4> contentReasons{{
    {"list", "a list of records; figure: the probability of this kind, 0 to 1"},
    {"text", "running text; figure: the probability of this kind"},
    {"item", "a single item; figure: the probability of this kind"},
    {"none", "no content, and the whole page is kept; figure: the probability of this"},
}};

FilterResult filterOfKind(const FilterInput& input, std::optional<ContentKind> kind,
                          const std::stop_token& stop)
{
    return filterByContent(input, {}, stop, kind);
}

} // namespace

constinit const MethodEntry contentMethod{
    .name = "content",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "content detection: a list of records, running text, a single item, or none"),
    .options = contentOptions,
    .reasons = contentReasons,
    .traits = {.findsRecords = true},
    .make = makeFilter<std::optional<ContentKind>, filterOfKind>};

} // namespace tagseam
