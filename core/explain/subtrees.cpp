// SPDX-License-Identifier: MIT
// Finds the subtrees that make up a region.
#include "core/explain/subtrees.h"

#include "core/explain/setup.h"

#include <algorithm>

namespace tagseam {

namespace {

std::uint32_t countOf(const Document& document, const TagPathSequence& sequence, NodeRun run)
{
    const auto isCounted = [&](NodeId node) {
        return sequence.positionOf(node) != noPosition ||
               (document.isElement(node) && positionsBelow(document, sequence, node).size() > 0);
    };
    std::uint32_t count = 0;
    for (NodeId node = run.first;; node = document.nextSibling(node)) {
        count += isCounted(node) ? 1 : 0;
        if (node == run.last)
            return count;
    }
}

} // namespace

std::vector<Subtrees> subtreesOf(const Document& document, const TagPathSequence& sequence, Region region)
{
    std::vector<Subtrees> all;
    for (const NodeRun run : coveringRuns(document, sequence, region)) {
        const Position end = positionsBelow(document, sequence, run.last).end;
        all.push_back({run, countOf(document, sequence, run), {sequence.positionOf(run.first), end}});
    }
    return all;
}

NodeId largestOf(const Document& document, const TagPathSequence& sequence, std::span<const Subtrees> runs)
{
    NodeId largest = noNode;
    std::uint32_t most = 0;
    for (const Subtrees& run : runs) {
        for (NodeId node = run.nodes.first;; node = document.nextSibling(node)) {
            const std::uint32_t positions = positionsBelow(document, sequence, node).size();
            if (positions > most) {
                most = positions;
                largest = node;
            }
            if (node == run.nodes.last)
                break;
        }
    }
    return largest;
}

} // namespace tagseam
