// SPDX-License-Identifier: MIT
// Data regions of a rendered page -> the page with the records of the most central one alone.
#include "core/methods/centreweight/mostcentral.h"

#include "core/methods/centreweight/centreweight.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tagseam {

FilterResult keepMostCentral(const FilterInput& input, std::span<const PlacedRegion> regions)
{
    std::vector<std::vector<NodeId>> nodes;
    nodes.reserve(regions.size());
    for (const PlacedRegion& region : regions)
        nodes.push_back(region.nodes);
    const std::vector<std::optional<double>> weights = centreWeights(input.page, nodes);
    const auto best = std::ranges::max_element(weights); // nothing is less than any weight
    FilterResult result;
    result.decisions.reserve(regions.size());
    std::vector<NodeId> roots;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const bool isKept = weights[i] && weights[i] == *best && result.records.empty();
        const std::string_view reason = isKept ? "most-central" : weights[i] ? "less-central" : "not-shown";
        result.decisions.push_back({regions[i].nodes, isKept, reason, weights[i], false});
        if (!isKept)
            continue;
        result.records = regions[i].records;
        for (const DataRecord& record : result.records)
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
    }
    result.kept = keepSubtrees(input.page, roots, input.within);
    return result;
}

} // namespace tagseam
