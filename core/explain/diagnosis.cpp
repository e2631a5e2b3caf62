// SPDX-License-Identifier: MIT
// Puts the page into one of the classes of the dissertation's section 4.5, with the evidence for it.
#include "core/explain/diagnosis.h"

#include "core/explain/classrules.h"
#include "core/explain/pageweights.h"
#include "core/tps/thresholdprofile.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

// The gap whose blocking symbols are shown leaves at least this share of the main region on both sides.
constexpr double sideOfBlockedGap = 0.10;
// Several regions hold the content together when they have at least this share of it.
constexpr double togetherHold = 0.90;
constexpr std::size_t mostRegions = 12;
constexpr std::size_t mostOthers = 5;
// Positions between two marks are noise when they are at least this share of the page; fewer do not matter,
// see classrules.cpp.
constexpr double noiseBetween = 0.10;
// Records stand for the content when they are more probably right than wrong, because the search looks for
// them; a text, which has the words around them, too, from this expected F1 on.
constexpr double sureList = 0.50;
constexpr double sureText = 0.80;
// The share of a region, or of the content, that counts as all of it.
constexpr double nearlyAll = 0.90;

std::uint32_t sizeOf(std::span<const Region> regions)
{
    return std::accumulate(regions.begin(), regions.end(), 0U,
                           [](std::uint32_t sum, Region each) { return sum + each.size(); });
}

// Returns the number of positions of `whole` in the regions, which do not overlap.
std::uint32_t sizeWithin(std::span<const Region> regions, Region whole)
{
    return std::accumulate(regions.begin(), regions.end(), 0U, [whole](std::uint32_t sum, Region each) {
        return sum + intersection(each, whole).size();
    });
}

bool hasPosition(std::span<const Region> regions)
{
    return std::ranges::any_of(regions, [](Region each) { return each.size() > 0; });
}

// The content as content detection finds it.
struct FoundContent {
    std::optional<ContentKind> kind; // nothing when it is less sure
    double confidence = 0;
    std::vector<Region> regions; // empty when they are no evidence
};

FoundContent foundContent(const DetectedContent& detected)
{
    if (detected.listConfidence >= sureList)
        return {ContentKind::List, detected.listConfidence, detected.list};
    const bool isText = detected.kind == ContentKind::Text;
    if (detected.confidence < (isText ? sureText : sureList))
        return {{}, detected.confidence, {}};
    return {detected.kind, detected.confidence, isText ? detected.kept : std::vector<Region>{}};
}

// Returns what content detection finds as evidence. It may be all of a page whose regions cannot be told
// apart: then it is evidence only when it is nearly certain, and does not keep everything, too.
FoundContent foundEvidence(const DetectedContent* detected, Region main, std::uint32_t positions)
{
    if (detected == nullptr)
        return {};
    FoundContent found = foundContent(*detected);
    const bool isWhole = main.size() >= nearlyWhole * positions;
    const bool isAll = sizeWithin(found.regions, main) >= nearlyWhole * main.size();
    if (isWhole && (isAll || found.confidence < Diagnosis::certainContent))
        found.regions.clear();
    return found;
}

// Finds the parts of a region that are in none of the others, in the order of the page.
std::vector<Region> outside(Region whole, std::span<const Region> others)
{
    std::vector<Region> parts;
    Position at = whole.begin;
    for (const Region each : others) {
        const Region in = intersection(each, whole);
        if (in.size() == 0)
            continue;
        if (at < in.begin)
            parts.push_back({at, in.begin});
        at = in.end;
    }
    if (at < whole.end)
        parts.push_back({at, whole.end});
    return parts;
}

// Returns the subtrees of the regions, the largest first.
std::vector<Subtrees> largestIn(const Document& document, const TagPathSequence& sequence,
                                std::span<const Region> regions)
{
    std::vector<Subtrees> largest;
    for (const Region each : regions) {
        for (const Subtrees& run : subtreesOf(document, sequence, each))
            largest.push_back(run);
    }
    std::ranges::stable_sort(largest, std::ranges::greater(),
                             [](const Subtrees& run) { return run.positions.size(); });
    return largest;
}

// Returns the largest part of the content that is not in the main region.
std::optional<Subtrees> largestLost(const Document& document, const TagPathSequence& sequence, Region main,
                                    std::span<const Region> content)
{
    std::vector<Region> lost;
    for (const Region each : content)
        std::ranges::copy(outside(each, std::span(&main, 1)), std::back_inserter(lost));
    const std::vector<Subtrees> largest = largestIn(document, sequence, lost);
    return largest.empty() ? std::nullopt : std::optional(largest.front());
}

ClassEvidence evidenceOf(const RegionTree& tree, const PageWeights& weights, std::uint32_t positions,
                         std::span<const Region> content)
{
    const Region main = tree.parts[0].main;
    ClassEvidence evidence;
    evidence.positions = static_cast<double>(main.size()) / positions;
    evidence.text = weights.text(main);
    evidence.content = weights.content(main);
    for (const SegmentedPart& part : std::span(tree.parts).subspan(1)) {
        evidence.otherText = std::max(evidence.otherText, weights.text(part.main));
        evidence.otherContent = std::max(evidence.otherContent, weights.content(part.main));
    }
    const std::uint32_t noise = positions - sizeOf(content);
    const std::uint32_t left = main.size() - sizeWithin(content, main);
    evidence.noise = static_cast<double>(noise) / positions;
    evidence.noiseGone = noise == 0 ? 0 : 1 - static_cast<double>(left) / noise;
    if (!content.empty() && main.size() > 0)
        evidence.keptElse = static_cast<double>(left) / main.size();
    return evidence;
}

// Returns all regions, those with most of the content first.
std::vector<WeighedRegion> weigh(const RegionTree& tree, const PageWeights& weights, std::uint32_t positions)
{
    std::vector<WeighedRegion> regions;
    for (std::uint32_t i = 0; i < tree.parts.size(); ++i) {
        const Region main = tree.parts[i].main;
        WeighedRegion region;
        region.part = i;
        region.positions = static_cast<double>(main.size()) / positions;
        region.text = weights.text(main);
        region.letters = weights.letters(main);
        region.content = weights.content(main);
        regions.push_back(region);
    }
    std::ranges::stable_sort(regions, [](const WeighedRegion& a, const WeighedRegion& b) {
        return std::tuple(b.content, b.letters, b.positions) < std::tuple(a.content, a.letters, a.positions);
    });
    return regions;
}

// Returns the fewest regions that hold the content together, in the order of the page.
std::vector<std::uint32_t> fewestParts(const std::vector<WeighedRegion>& byContent, const RegionTree& tree,
                                       bool hasContent)
{
    std::vector<std::uint32_t> parts;
    double held = 0;
    for (const WeighedRegion& region : byContent) {
        const double share = hasContent ? region.content : region.text;
        if (share == 0 || held >= togetherHold)
            break;
        parts.push_back(region.part);
        held += share;
    }
    std::ranges::sort(parts, {}, [&](std::uint32_t part) { return tree.parts[part].main.begin; });
    return parts;
}

// Returns the blocking symbols of the gap, among those well inside the main region, that has fewest; of equal
// ones the gap nearest to the middle.
BlockingSymbols blockingInside(std::span<const Symbol> symbols, Region main, FrequencyFilter filter)
{
    const auto side = std::max(std::uint32_t{1}, static_cast<std::uint32_t>(sideOfBlockedGap * main.size()));
    if (main.size() < 2 * side)
        return {};
    const std::vector<std::uint32_t> blocking = symbolsOnBothSides(symbols, main);
    const auto cost = [&](std::uint32_t left) { // positions left of the gap
        const std::uint32_t right = main.size() - left;
        return std::pair(blocking[left - 1], std::max(left, right) - std::min(left, right));
    };
    std::uint32_t best = side;
    for (std::uint32_t left = side; left <= main.size() - side; ++left) {
        if (cost(left) < cost(best))
            best = left;
    }
    return blockingSymbolsOf(symbols, main, gapBefore(Position{main.begin.value + best}), filter);
}

// Keeps at most `mostRegions`, always including the main region.
void shorten(std::vector<WeighedRegion>& regions)
{
    if (regions.size() <= mostRegions)
        return;
    const auto main = std::ranges::find(regions, 0U, &WeighedRegion::part);
    if (main - regions.begin() >= static_cast<std::ptrdiff_t>(mostRegions))
        regions[mostRegions - 1] = *main;
    regions.resize(mostRegions);
}

} // namespace

Diagnosis diagnose(const Document& document, const Outcome& outcome, const Setup& setup,
                   const std::vector<NodeId>& content, const DetectedContent* detected,
                   const std::stop_token& stop)
{
    const TagPathSequence& sequence = outcome.sequence;
    Diagnosis diagnosis;
    diagnosis.tree = segmentWhole(sequence.symbols, setup.search, 2, stop);
    diagnosis.isStopped = diagnosis.tree.isStopped;
    if (diagnosis.isStopped || sequence.size() < 2)
        return diagnosis;
    const Region main = diagnosis.tree.parts[0].main;
    assert(main == outcome.trace.region);

    std::vector<Region> regions = regionsBelow(document, sequence, content);
    diagnosis.isMarked = hasPosition(regions);
    const FoundContent found = foundEvidence(detected, main, sequence.size());
    if (!diagnosis.isMarked)
        regions = found.regions;
    const PageWeights weights(document, sequence, regions);
    diagnosis.kind = found.kind;
    diagnosis.kindConfidence = found.confidence;
    diagnosis.content =
        weights.contentRuns(static_cast<std::uint32_t>(std::max(1.0, noiseBetween * sequence.size())));
    const ClassEvidence evidence = evidenceOf(diagnosis.tree, weights, sequence.size(), diagnosis.content);
    const bool hasContent = diagnosis.hasContent();
    diagnosis.keptPositions = evidence.positions;
    diagnosis.keptText = evidence.text;
    diagnosis.keptContent = evidence.content;
    diagnosis.keptElse = evidence.keptElse.value_or(0);
    const Ruling ruling = hasContent ? judgeClass(evidence) : guessClass(evidence, weights.hasText());
    diagnosis.pageClass = ruling.pageClass;
    diagnosis.certainty =
        hasContent && !diagnosis.isMarked ? std::min(ruling.certainty, found.confidence) : ruling.certainty;

    diagnosis.regions = weigh(diagnosis.tree, weights, sequence.size());
    if (diagnosis.isWithoutContent()) {
        shorten(diagnosis.regions);
        return diagnosis; // there is nothing to advise
    }
    const bool isLost =
        ruling.pageClass == PageClass::SmallMain || ruling.pageClass == PageClass::Heterogeneous;
    if (isLost && (hasContent ? evidence.content : evidence.text) < 0.5)
        diagnosis.advised = Keep::Complement;
    if (hasContent && evidence.content < 0.5)
        diagnosis.lost = largestLost(document, sequence, main, diagnosis.content);
    if (ruling.pageClass == PageClass::Heterogeneous)
        diagnosis.several = fewestParts(diagnosis.regions, diagnosis.tree, hasContent);
    if (ruling.pageClass == PageClass::Homogeneous)
        diagnosis.blocking = blockingInside(sequence.symbols, main, setup.search.frequencyFilter);
    const bool hasOthers =
        ruling.pageClass == PageClass::MuchElse || ruling.pageClass == PageClass::Homogeneous;
    if (hasOthers && hasContent) {
        diagnosis.others = largestIn(document, sequence, outside(main, diagnosis.content));
        diagnosis.others.resize(std::min(diagnosis.others.size(), mostOthers));
    }
    shorten(diagnosis.regions);
    return diagnosis;
}

Remedies remediesOf(const Document& document, const TagPathSequence& sequence, const Setup& setup,
                    const Diagnosis& diagnosis, const std::stop_token& stop)
{
    constexpr std::uint32_t positionsSearched = 600'000; // for each region, all searches together
    const std::uint32_t runs = std::clamp(positionsSearched / std::max(1U, sequence.size()), 8U, 200U);
    WhatIfScope scope;
    scope.content.assign(document.size(), false);
    scope.mostRuns = runs;
    for (const Region each : diagnosis.content) {
        for (Position position = each.begin; position < each.end; ++position.value)
            scope.content[sequence.nodes[position.value].value] = true;
    }
    Setup ofRegion = setup;
    ofRegion.keep = Keep::Region; // the complement has none of the regions that could be removed
    Remedies remedies;
    if (diagnosis.lost) { // the page has no greater defect
        scope.mostRuns = usualRuns(sequence.size());
        remedies.recovery = findWhatIfs(document, diagnosis.lost->nodes, ofRegion, scope, stop);
        scope.mostRuns = runs;
    }
    scope.isRemoval = true;
    remedies.removals.reserve(diagnosis.others.size());
    for (const Subtrees& part : diagnosis.others)
        remedies.removals.push_back(findWhatIfs(document, part.nodes, ofRegion, scope, stop));
    if (setup.keep != ofRegion.keep) { // an edit alone does not change what is kept of the page
        const auto isEdit = [](const WhatIf& each) { return each.edit.has_value(); };
        std::erase_if(remedies.recovery.whatIfs, isEdit);
        for (WhatIfs& each : remedies.removals)
            std::erase_if(each.whatIfs, isEdit);
    }
    return remedies;
}

bool isRemovedBy(const DetectedContent& detected, const Subtrees& part, const Diagnosis& diagnosis)
{
    std::uint32_t contentKept = 0;
    for (const Region each : diagnosis.content)
        contentKept += sizeWithin(detected.kept, each);
    return detected.kind != ContentKind::None && contentKept >= nearlyAll * sizeOf(diagnosis.content) &&
           sizeWithin(detected.kept, part.positions) <= (1 - nearlyAll) * part.positions.size();
}

KeepMask contentNodes(const Document& document, const TagPathSequence& sequence, const Diagnosis& diagnosis)
{
    KeepMask content;
    if (!diagnosis.hasContent())
        return content;
    content.assign(document.size(), false);
    for (const Region region : diagnosis.content) {
        for (Position at = region.begin; at < region.end; ++at.value)
            content[sequence.nodes[at.value].value] = true;
    }
    return content;
}

} // namespace tagseam
