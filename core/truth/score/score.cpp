// SPDX-License-Identifier: MIT
// Measures how well a KeepMask keeps the content of a page and removes its noise.
#include "core/truth/score/score.h"

#include "core/base/foldedlength.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tagseam {

namespace {

std::optional<double> share(std::uint64_t part, std::uint64_t whole)
{
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

void count(Hits& hits, bool isFound, bool isTrue, std::uint64_t weight)
{
    if (isFound && isTrue)
        hits.both += weight;
    else if (isFound)
        hits.foundOnly += weight;
    else if (isTrue)
        hits.groundTruthOnly += weight;
}

// Returns the characters of a scored text that its edit removes; 0 without one. `edits`: those of this node
// and of nodes after it; advances to those of the next node.
std::uint32_t removedCharacters(const Document& document, const ScoredNodes& scored, std::size_t index,
                                std::span<const TextEdit>& edits)
{
    const NodeId node = scored.nodes[index];
    while (!edits.empty() && edits.front().text < node)
        edits = edits.subspan(1);
    if (edits.empty() || edits.front().text != node)
        return 0;
    return scored.characters[index] - foldedLength(withoutRanges(document.text(node), edits.front().removed));
}

KeptTargets keptTargets(const Document& document, const ScoredNodes& scored, std::span<const Labelled> truth,
                        const std::vector<std::uint32_t>& keptBefore)
{
    const bool hasRecords =
        std::ranges::any_of(truth, [](const Labelled& each) { return each.label == label::record; });
    const std::string_view wanted = hasRecords ? label::record : label::main;
    KeptTargets targets;
    for (const Labelled& each : truth) {
        if (each.label != wanted)
            continue;
        std::uint64_t all = 0;
        std::uint64_t kept = 0;
        for (const auto [begin, end] : scoredRanges(document, scored, each.nodes)) {
            all += end - begin;
            kept += keptBefore[end] - keptBefore[begin];
        }
        targets.all += all > 0 ? 1 : 0;
        targets.complete += all > 0 && kept == all ? 1 : 0;
        targets.mostlyKept += 2 * kept > all ? 1 : 0;
    }
    return targets;
}

// Returns the range from the first scored node of a record to the end of the last; empty without records.
ScoredRange spanOfRecords(const Document& document, const ScoredNodes& scored,
                          std::span<const Labelled> truth)
{
    std::vector<NodeId> roots;
    for (const Labelled& each : truth) {
        if (each.label == label::record)
            roots.insert(roots.end(), each.nodes.begin(), each.nodes.end());
    }
    const std::vector<ScoredRange> ranges = scoredRanges(document, scored, roots);
    return ranges.empty() ? ScoredRange{} : ScoredRange{ranges.front().begin, ranges.back().end};
}

Hits spanHits(const Document& document, const ScoredNodes& scored, ScoredRange span,
              const std::vector<std::uint32_t>& keptBefore)
{
    Hits hits;
    if (span == ScoredRange{})
        return hits;
    for (std::uint32_t i = 0; i < scored.nodes.size(); ++i) {
        const std::uint32_t end = scoredIndex(scored, document.subtreeEnd(scored.nodes[i]));
        const bool isComplete = keptBefore[end] - keptBefore[i] == end - i;
        count(hits, isComplete, span.begin <= i && i < span.end, 1);
    }
    return hits;
}

} // namespace

std::optional<double> Hits::precision() const
{
    return share(both, both + foundOnly);
}

std::optional<double> Hits::recall() const
{
    return share(both, both + groundTruthOnly);
}

std::optional<double> Hits::f1() const
{
    return share(2 * both, 2 * both + foundOnly + groundTruthOnly);
}

std::optional<bool> KeptTargets::isContentComplete() const
{
    return all == 0 ? std::nullopt : std::optional(complete == all);
}

std::optional<bool> KeptTargets::isContentMostlyKept() const
{
    return all == 0 ? std::nullopt : std::optional(mostlyKept == all);
}

std::optional<double> KeptTargets::completeShare() const
{
    return share(complete, all);
}

std::optional<double> KeptTargets::mostlyKeptShare() const
{
    return share(mostlyKept, all);
}

std::optional<double> LabelledNoise::removedShare() const
{
    return share(removed, all);
}

Score scoreMask(const Document& document, const ScoredNodes& scored, std::span<const Labelled> truth,
                const KeepMask& kept, std::span<const TextEdit> edits)
{
    const KeepMask content = contentMask(document, truth);
    const KeepMask noise = noiseMask(document, truth);
    Score score;
    std::vector<std::uint32_t> keptBefore{0}; // indexed like the scored nodes
    keptBefore.reserve(scored.nodes.size() + 1);
    for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
        const std::uint32_t node = scored.nodes[i].value;
        count(score.nodes, kept[node], content[node], 1);
        const std::uint32_t removed = removedCharacters(document, scored, i, edits);
        count(score.characters, kept[node], content[node], scored.characters[i] - removed);
        count(score.characters, false, content[node], removed);
        score.noise.all += noise[node] ? 1 : 0;
        score.noise.removed += noise[node] && !kept[node] ? 1 : 0;
        keptBefore.push_back(keptBefore.back() + (kept[node] ? 1 : 0));
    }
    score.targets = keptTargets(document, scored, truth, keptBefore);
    score.span = spanHits(document, scored, spanOfRecords(document, scored, truth), keptBefore);
    score.counts.raw = static_cast<std::uint32_t>(scored.nodes.size()) + scored.outsideBody;
    score.counts.kept = keptBefore.back() + scored.outsideBody;
    return score;
}

KeepMask positionMask(const Document& document, const TagPathSequence& sequence, Region region)
{
    KeepMask mask(document.size());
    for (std::uint32_t position = region.begin.value; position < region.end.value; ++position)
        mask[sequence.nodes[position].value] = true;
    return mask;
}

std::optional<double> noiseRemoved(ExtractedRecords original, ExtractedRecords filtered)
{
    if (original.total <= original.target || filtered.total < filtered.target)
        return std::nullopt;
    return 1 - *share(filtered.total - filtered.target, original.total - original.target);
}

} // namespace tagseam
