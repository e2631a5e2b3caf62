// SPDX-License-Identifier: MIT
// Points of two dimensions -> the cluster at the origin and the rest: k-means with one centre held
// (Weninger, Hsu and Han, WWW 2010).
#pragma once

#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct LinePoint {
    double ratio = 0; ///< smoothed ratio of a line
    double slope = 0; ///< smoothed absolute derivative
    friend bool operator==(const LinePoint&, const LinePoint&) = default;
};

/// The most rounds of k-means: then the clusters are taken as they are.
inline constexpr int mostClusterRounds = 100;

/// Returns for each point whether it is in a cluster other than the one at the origin. Three clusters; the
/// centre of the first stays at the origin. INFERRED: the second starts at the point farthest from the
/// origin, the third at the point whose nearest of the two centres is farthest, of equal ones the first
/// point, so that the result is always the same. A point belongs to the nearest centre, of equal ones the
/// first. O(points * rounds); rounds are at most mostClusterRounds. Ends early once `stop` is requested.
std::vector<bool> outsideOriginCluster(std::span<const LinePoint> points, const std::stop_token& stop = {});

} // namespace tagseam
