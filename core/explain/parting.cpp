// SPDX-License-Identifier: MIT
// Compares two runs in lockstep: sequence, then level by level, attempt by attempt, candidate split by
// candidate split.
#include "core/explain/parting.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

namespace {

constexpr std::uint32_t unseen = 0xffffffffU;

// Returns the first position where the sequences differ: symbols are the same as long as each has one
// counterpart.
std::optional<Position> firstDifference(const TagPathSequence& a, const TagPathSequence& b)
{
    std::vector<std::uint32_t> ofA(symbolLimit(a.symbols), unseen); // the counterpart, indexed by symbol
    std::vector<std::uint32_t> ofB(symbolLimit(b.symbols), unseen);
    const std::uint32_t shared = std::min(a.size(), b.size());
    for (std::uint32_t at = 0; at < shared; ++at) {
        std::uint32_t& inB = ofA[a.symbols[at].value];
        std::uint32_t& inA = ofB[b.symbols[at].value];
        if (inB == unseen && inA == unseen) {
            inB = b.symbols[at].value;
            inA = a.symbols[at].value;
        }
        // Counterparts are set in pairs: when inB is right, so is inA.
        if (a.nodes[at] != b.nodes[at] || inB != b.symbols[at].value)
            return Position{at};
    }
    return a.size() == b.size() ? std::nullopt : std::optional(Position{shared});
}

// Compares two attempts at the same threshold with the same symbols.
Parting candidateSplitsPart(std::span<const CandidateSplit> a, std::span<const CandidateSplit> b)
{
    Parting parting;
    const auto [inA, inB] = std::ranges::mismatch(a, b);
    parting.candidateSplit = static_cast<std::uint32_t>(inA - a.begin());
    if (inA == a.end() && inB == b.end())
        return {};
    if (inA == a.end() || inB == b.end())
        parting.kind = PartingKind::Scan;
    else
        parting.kind = inA->split == inB->split ? PartingKind::Verdict : PartingKind::CandidateSplit;
    return parting;
}

// Compares two levels of the same region.
Parting attemptsPart(const SearchTrace& ofA, const Level& a, const SearchTrace& ofB, const Level& b)
{
    const auto inA = ofA.attemptsOf(a);
    const auto inB = ofB.attemptsOf(b);
    for (std::uint32_t i = 0; i < std::max(inA.size(), inB.size()); ++i) {
        Parting parting{PartingKind::Threshold, 0, i, 0, {}};
        if (i >= inA.size() || i >= inB.size() || inA[i].threshold != inB[i].threshold ||
            inA[i].alphabetSize != inB[i].alphabetSize)
            return parting;
        parting = candidateSplitsPart(ofA.candidateSplitsOf(inA[i]), ofB.candidateSplitsOf(inB[i]));
        parting.attempt = i;
        if (parting.kind != PartingKind::None)
            return parting;
    }
    return {};
}

Parting searchesPart(const SearchTrace& a, const SearchTrace& b)
{
    const std::size_t levels = std::min(a.levels.size(), b.levels.size());
    for (std::uint32_t i = 0; i < levels; ++i) {
        if (a.levels[i].region != b.levels[i].region)
            return {PartingKind::Region, i, 0, 0, {}};
        Parting parting = attemptsPart(a, a.levels[i], b, b.levels[i]);
        parting.level = i;
        if (parting.kind != PartingKind::None)
            return parting;
    }
    return {};
}

std::uint32_t sharedLevels(const SearchTrace& a, const SearchTrace& b)
{
    const auto [inA, inB] = std::ranges::mismatch(a.levels, b.levels, [](const Level& ofA, const Level& ofB) {
        return ofA.isSplit && ofB.isSplit && ofA.kept == ofB.kept;
    });
    return static_cast<std::uint32_t>(inA - a.levels.begin());
}

} // namespace

Parting firstParting(const TagPathSequence& a, const SearchTrace& ofA, const TagPathSequence& b,
                     const SearchTrace& ofB)
{
    assert(!ofA.isStopped && !ofB.isStopped);
    if (const auto position = firstDifference(a, b))
        return {PartingKind::Sequence, 0, 0, 0, *position};
    return searchesPart(ofA, ofB);
}

Comparison compareOutcomes(const Outcome& a, const Outcome& b)
{
    assert(a.mask.size() == b.mask.size());
    Comparison comparison;
    comparison.parting = firstParting(a.sequence, a.trace, b.sequence, b.trace);
    if (a.sequence.nodes == b.sequence.nodes)
        comparison.sharedLevels = sharedLevels(a.trace, b.trace);
    for (NodeId node{0}; node.value < a.mask.size(); ++node.value) {
        if (a.sequence.positionOf(node) == noPosition && b.sequence.positionOf(node) == noPosition)
            continue;
        if (a.mask[node.value])
            ++(b.mask[node.value] ? comparison.keptInBoth : comparison.keptInA);
        else
            ++(b.mask[node.value] ? comparison.keptInB : comparison.prunedInBoth);
    }
    return comparison;
}

} // namespace tagseam
