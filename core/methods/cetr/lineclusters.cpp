// SPDX-License-Identifier: MIT
// Points of two dimensions -> the cluster at the origin and the rest: k-means with one centre held.
#include "core/methods/cetr/lineclusters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tagseam {

namespace {

using LineCentres = std::array<LinePoint, 3>; // the first is the origin

double squaredDistance(const LinePoint& a, const LinePoint& b)
{
    const double ratio = a.ratio - b.ratio;
    const double slope = a.slope - b.slope;
    return ratio * ratio + slope * slope;
}

// Returns the index of the nearest of the first `count` centres.
std::uint8_t nearestCentre(const LineCentres& centres, std::size_t count, const LinePoint& point)
{
    std::size_t nearest = 0;
    for (std::size_t centre = 1; centre < count; ++centre) {
        if (squaredDistance(point, centres[centre]) < squaredDistance(point, centres[nearest]))
            nearest = centre;
    }
    return static_cast<std::uint8_t>(nearest);
}

// Returns the point that is farthest from the nearest of the first `count` centres.
LinePoint farthestPoint(std::span<const LinePoint> points, const LineCentres& centres, std::size_t count)
{
    return *std::ranges::max_element(points, {}, [&](const LinePoint& point) {
        return squaredDistance(point, centres[nearestCentre(centres, count, point)]);
    });
}

// Moves all centres but the first to the means of their points; a centre without points stays.
void moveCentres(LineCentres& centres, std::span<const LinePoint> points,
                 const std::vector<std::uint8_t>& clusters)
{
    LineCentres sums{};
    std::array<double, 3> counts{};
    for (std::size_t at = 0; at < points.size(); ++at) {
        sums[clusters[at]].ratio += points[at].ratio;
        sums[clusters[at]].slope += points[at].slope;
        ++counts[clusters[at]];
    }
    for (std::size_t centre = 1; centre < centres.size(); ++centre) {
        if (counts[centre] > 0)
            centres[centre] = {sums[centre].ratio / counts[centre], sums[centre].slope / counts[centre]};
    }
}

} // namespace

std::vector<bool> outsideOriginCluster(std::span<const LinePoint> points, const std::stop_token& stop)
{
    if (points.empty())
        return {};
    LineCentres centres{};
    for (std::size_t count = 1; count < centres.size(); ++count)
        centres[count] = farthestPoint(points, centres, count);
    std::vector<std::uint8_t> clusters(points.size(), 0);
    bool isChanged = true;
    for (int round = 0; isChanged && round < mostClusterRounds && !stop.stop_requested(); ++round) {
        isChanged = false;
        for (std::size_t at = 0; at < points.size(); ++at) {
            const std::uint8_t nearest = nearestCentre(centres, centres.size(), points[at]);
            isChanged = isChanged || nearest != clusters[at];
            clusters[at] = nearest;
        }
        moveCentres(centres, points, clusters);
    }
    std::vector<bool> isOutside;
    isOutside.reserve(points.size());
    for (const std::uint8_t cluster : clusters)
        isOutside.push_back(cluster > 0);
    return isOutside;
}

} // namespace tagseam
