// SPDX-License-Identifier: MIT
// The page put into one of the classes of the dissertation's section 4.5, with the evidence for it.
#include "core/explain/diagnosis.h"

#include "core/explain/classrules.h"
#include "core/explain/pageweights.h"
#include "core/tps/waterline.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

// The gap to blame leaves so much of the main region on both sides.
constexpr double sideOfBlamedGap = 0.10;
// Several regions hold the content together, when they have so much of it.
constexpr double togetherHold = 0.90;
constexpr std::size_t mostRegions = 12;

ClassEvidence evidenceOf(const RegionTree& tree, const PageWeights& weights, std::uint32_t positions)
{
    const Region main = tree.parts[0].main;
    const Region span = weights.contentSpan();
    ClassEvidence evidence;
    evidence.positions = static_cast<double>(main.size()) / positions;
    evidence.text = weights.text(main);
    evidence.content = weights.content(main);
    for (const SegmentedPart& part : std::span(tree.parts).subspan(1)) {
        evidence.otherText = std::max(evidence.otherText, weights.text(part.main));
        evidence.otherContent = std::max(evidence.otherContent, weights.content(part.main));
    }
    const std::uint32_t noise = positions - span.size();
    const std::uint32_t left = main.size() - intersection(main, span).size();
    evidence.noise = static_cast<double>(noise) / positions;
    evidence.noiseGone = noise == 0 ? 0 : 1 - static_cast<double>(left) / noise;
    return evidence;
}

// All parts, those with most of the content first.
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

// The fewest parts that hold the content together, in the order of the page.
std::vector<std::uint32_t> fewestParts(const std::vector<WeighedRegion>& byContent, const RegionTree& tree,
                                       bool isMarked)
{
    std::vector<std::uint32_t> parts;
    double held = 0;
    for (const WeighedRegion& region : byContent) {
        const double share = isMarked ? region.content : region.text;
        if (share == 0 || held >= togetherHold)
            break;
        parts.push_back(region.part);
        held += share;
    }
    std::ranges::sort(parts, {}, [&](std::uint32_t part) { return tree.parts[part].main.begin; });
    return parts;
}

// Of the gaps well inside the main region the one that fewest symbols close; of several that in the middle.
Blame blameInside(std::span<const Symbol> symbols, Region main, FrequencyFilter filter)
{
    const auto side = std::max(std::uint32_t{1}, static_cast<std::uint32_t>(sideOfBlamedGap * main.size()));
    if (main.size() < 2 * side)
        return {};
    const std::vector<std::uint32_t> straddling = straddlingSymbols(symbols, main);
    const auto cost = [&](std::uint32_t left) { // positions left of the gap
        const std::uint32_t right = main.size() - left;
        return std::pair(straddling[left - 1], std::max(left, right) - std::min(left, right));
    };
    std::uint32_t best = side;
    for (std::uint32_t left = side; left <= main.size() - side; ++left) {
        if (cost(left) < cost(best))
            best = left;
    }
    return blameGaps(symbols, main, gapBefore(Position{main.begin.value + best}), filter);
}

// At most `mostRegions`, the main region always among them.
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
                   const std::vector<NodeId>& content, const std::stop_token& stop)
{
    const TagPathSequence& sequence = outcome.sequence;
    Diagnosis diagnosis;
    diagnosis.tree = segmentWhole(sequence.symbols, setup.search, 2, stop);
    diagnosis.isStopped = diagnosis.tree.isStopped;
    if (diagnosis.isStopped || sequence.size() < 2)
        return diagnosis;
    const Region main = diagnosis.tree.parts[0].main;
    assert(main == outcome.trace.region);

    const PageWeights weights(document, sequence, content);
    const ClassEvidence evidence = evidenceOf(diagnosis.tree, weights, sequence.size());
    diagnosis.isMarked = weights.hasContent();
    diagnosis.keptPositions = evidence.positions;
    diagnosis.keptText = evidence.text;
    diagnosis.keptContent = evidence.content;
    const Ruling ruling = diagnosis.isMarked ? judgeClass(evidence) : guessClass(evidence, weights.hasText());
    diagnosis.pageClass = ruling.pageClass;
    diagnosis.certainty = ruling.certainty;

    diagnosis.regions = weigh(diagnosis.tree, weights, sequence.size());
    const bool isLost =
        ruling.pageClass == PageClass::SmallMain || ruling.pageClass == PageClass::Heterogeneous;
    if (isLost && (diagnosis.isMarked ? evidence.content : evidence.text) < 0.5)
        diagnosis.advised = Keep::Complement;
    if (ruling.pageClass == PageClass::Heterogeneous)
        diagnosis.several = fewestParts(diagnosis.regions, diagnosis.tree, diagnosis.isMarked);
    if (ruling.pageClass == PageClass::Homogeneous)
        diagnosis.blame = blameInside(sequence.symbols, main, setup.search.frequencyFilter);
    shorten(diagnosis.regions);
    return diagnosis;
}

} // namespace tagseam
