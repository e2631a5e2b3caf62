// SPDX-License-Identifier: MIT
// Data regions of a rendered page -> their weights by their distance from its centre.
#include "core/methods/centreweight/centreweight.h"

#include "core/methods/pageboxes.h"

#include <cmath>

namespace tagseam {

double centreWeight(const Box& page, const Box& box)
{
    const double x = (box.x + box.width / 2.0) - (page.x + page.width / 2.0);
    const double y = (box.y + box.height / 2.0) - (page.y + page.height / 2.0);
    const double corner = std::hypot(page.width / 2.0, page.height / 2.0);
    return 1 / (1 + std::hypot(x, y) / corner);
}

std::vector<std::optional<double>> centreWeights(const Document& page,
                                                 std::span<const std::vector<NodeId>> regions)
{
    std::vector<std::optional<double>> weights;
    weights.reserve(regions.size());
    const std::optional<Box> whole = pageBox(page);
    for (const std::vector<NodeId>& region : regions) {
        const std::optional<Box> box = boxAround(page, region);
        weights.push_back(whole && box ? std::optional(centreWeight(*whole, *box)) : std::nullopt);
    }
    return weights;
}

} // namespace tagseam
