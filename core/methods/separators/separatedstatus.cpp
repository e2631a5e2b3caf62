// SPDX-License-Identifier: MIT
// Finds why content detection keeps a node, or prunes it.
#include "core/methods/separators/separatedstatus.h"

#include "core/methods/separators/candidatestatus.h"

#include <algorithm>
#include <cmath>

namespace tagseam {

NodeStatus separatedStatus(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                           NodeId node)
{
    const Region below = positionsBelow(document, page.sequence, node);
    const std::vector<Region> regions = keptRegions(page);
    if (regions.empty()) {
        NodeStatus status;
        status.isKept = true;
        status.position = page.sequence.positionOf(node);
        status.share = {below.size(), below.size()};
        return status;
    }
    // statusOf() accepts one region: of several, which never overlap, the first that has a position of the
    // node.
    const auto first = std::ranges::find_if(
        regions, [below](Region region) { return intersection(below, region).size() > 0; });
    SearchTrace trace;
    trace.region = first == regions.end() ? regions.front() : *first;
    Setup setup;
    setup.path = path;
    const KeepMask mask = pruneToRegions(document, page.sequence, regions);
    NodeStatus status = statusOf(document, page.sequence, trace, mask, setup, node);
    status.share.kept = 0;
    for (const Region region : regions)
        status.share.kept += intersection(below, region).size();
    return status;
}

std::vector<std::uint32_t> candidatesAt(const SeparatedPage& page, Position position)
{
    std::vector<std::uint32_t> holding;
    for (std::uint32_t i = 0; position != noPosition && i < page.candidates.size(); ++i) {
        if (touches(page.candidates[i], {position, Position{position.value + 1}}))
            holding.push_back(i);
    }
    return holding;
}

const EvidenceFactor& mostAgainst(const RecordEvidence& weaker, const RecordEvidence& stronger)
{
    return *std::ranges::min_element(evidenceFactors, {}, [&](const EvidenceFactor& factor) {
        return factor.weight * std::log(weaker.*factor.value / (stronger.*factor.value));
    });
}

} // namespace tagseam
