// SPDX-License-Identifier: MIT
// Runs the three TPS stages in one call.
#include "core/explain/setup.h"

#include <algorithm>

namespace tagseam {

Outcome outcomeOf(const Document& document, const Setup& setup, const std::stop_token& stop)
{
    Outcome outcome;
    outcome.sequence = convertTreeToSequence(document, setup.path);             // L3 of algorithm 1
    outcome.trace = searchRegion(outcome.sequence.symbols, setup.search, stop); // L4
    outcome.mask = pruneDomTree(document, outcome.sequence, outcome.trace.region, setup.keep); // L5
    outcome.counts = countNodes(outcome.sequence, outcome.mask);
    return outcome;
}

Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeId node)
{
    const auto positionOf = [&](NodeId bound) {
        const auto at = std::ranges::lower_bound(sequence.nodes, bound);
        return Position{static_cast<std::uint32_t>(at - sequence.nodes.begin())};
    };
    return {positionOf(node), positionOf(document.subtreeEnd(node))};
}

Region positionsBelow(const Document& document, const TagPathSequence& sequence, NodeRun run)
{
    return {positionsBelow(document, sequence, run.first).begin,
            positionsBelow(document, sequence, run.last).end};
}

KeptShare keptShare(Region positions, Region region, Keep keep)
{
    const std::uint32_t inRegion = intersection(positions, region).size();
    return {keep == Keep::Region ? inRegion : positions.size() - inRegion, positions.size()};
}

KeptShare keptShare(const Document& document, const TagPathSequence& sequence, Region region, Keep keep,
                    NodeId node)
{
    return keptShare(positionsBelow(document, sequence, node), region, keep);
}

} // namespace tagseam
