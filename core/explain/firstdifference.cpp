// SPDX-License-Identifier: MIT
// Compares two runs in lockstep: sequence, then level by level, attempt by attempt, candidate split by
// candidate split.
#include "core/explain/firstdifference.h"

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
std::optional<Position> firstDifferentPosition(const TagPathSequence& a, const TagPathSequence& b)
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
FirstDifference candidateSplitsDifference(std::span<const CandidateSplit> a,
                                          std::span<const CandidateSplit> b)
{
    FirstDifference firstDifference;
    const auto [inA, inB] = std::ranges::mismatch(a, b);
    firstDifference.candidateSplit = static_cast<std::uint32_t>(inA - a.begin());
    if (inA == a.end() && inB == b.end())
        return {};
    if (inA == a.end() || inB == b.end())
        firstDifference.kind = FirstDifferenceKind::Scan;
    else
        firstDifference.kind =
            inA->split == inB->split ? FirstDifferenceKind::Verdict : FirstDifferenceKind::CandidateSplit;
    return firstDifference;
}

// Compares two levels of the same region.
FirstDifference attemptsDifference(const SearchTrace& ofA, const Level& a, const SearchTrace& ofB,
                                   const Level& b)
{
    const auto inA = ofA.attemptsOf(a);
    const auto inB = ofB.attemptsOf(b);
    for (std::uint32_t i = 0; i < std::max(inA.size(), inB.size()); ++i) {
        FirstDifference firstDifference{FirstDifferenceKind::Threshold, 0, i, 0, {}};
        if (i >= inA.size() || i >= inB.size() || inA[i].threshold != inB[i].threshold ||
            inA[i].alphabetSize != inB[i].alphabetSize)
            return firstDifference;
        firstDifference =
            candidateSplitsDifference(ofA.candidateSplitsOf(inA[i]), ofB.candidateSplitsOf(inB[i]));
        firstDifference.attempt = i;
        if (firstDifference.kind != FirstDifferenceKind::None)
            return firstDifference;
    }
    return {};
}

FirstDifference searchesPart(const SearchTrace& a, const SearchTrace& b)
{
    const std::size_t levels = std::min(a.levels.size(), b.levels.size());
    for (std::uint32_t i = 0; i < levels; ++i) {
        if (a.levels[i].region != b.levels[i].region)
            return {FirstDifferenceKind::Region, i, 0, 0, {}};
        FirstDifference firstDifference = attemptsDifference(a, a.levels[i], b, b.levels[i]);
        firstDifference.level = i;
        if (firstDifference.kind != FirstDifferenceKind::None)
            return firstDifference;
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

FirstDifference findFirstDifference(const TagPathSequence& a, const SearchTrace& ofA,
                                    const TagPathSequence& b, const SearchTrace& ofB)
{
    assert(!ofA.isStopped && !ofB.isStopped);
    if (const auto position = firstDifferentPosition(a, b))
        return {FirstDifferenceKind::Sequence, 0, 0, 0, *position};
    return searchesPart(ofA, ofB);
}

Comparison compareOutcomes(const Outcome& a, const Outcome& b)
{
    assert(a.mask.size() == b.mask.size());
    Comparison comparison;
    comparison.firstDifference = findFirstDifference(a.sequence, a.trace, b.sequence, b.trace);
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
