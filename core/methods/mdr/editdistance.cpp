// SPDX-License-Identifier: MIT
// Computes the edit distance of two strings up to a limit.
#include "core/methods/mdr/editdistance.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace tagseam {

namespace {

// Not yet reached; adding one must not overflow.
constexpr std::int64_t unreached = -2;

} // namespace

std::optional<std::uint32_t> editDistance(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                          std::uint32_t limit, const std::stop_token& stop)
{
    const auto lengthA = static_cast<std::int64_t>(a.size());
    const auto lengthB = static_cast<std::int64_t>(b.size());
    const std::int64_t target = lengthB - lengthA; // the diagonal of the end
    const std::int64_t bound = std::min<std::int64_t>(limit, std::max(lengthA, lengthB));
    if (std::abs(target) > bound)
        return std::nullopt;
    // reach[k]: the furthest index into `a` on diagonal k (index into b - index into a) so far.
    const std::int64_t middle = bound + 1;
    std::vector<std::int64_t> reach(static_cast<std::size_t>(2 * bound + 3), unreached);
    std::vector<std::int64_t> next(reach);
    const auto at = [&](std::vector<std::int64_t>& row, std::int64_t k) -> std::int64_t& {
        return row[static_cast<std::size_t>(k + middle)];
    };
    for (std::int64_t edits = 0; edits <= bound && !stop.stop_requested(); ++edits) {
        for (std::int64_t k = -edits; k <= edits; ++k) {
            if (std::abs(target - k) > bound - edits) {
                at(next, k) = unreached; // it cannot reach the end within the bound
                continue;
            }
            std::int64_t i = 0;
            if (edits > 0)
                i = std::max({at(reach, k) + 1, at(reach, k - 1), at(reach, k + 1) + 1});
            i = std::min({i, lengthA, lengthB - k});
            if (i < 0 || i + k < 0) {
                at(next, k) = unreached;
                continue;
            }
            while (i < lengthA && i + k < lengthB &&
                   a[static_cast<std::size_t>(i)] == b[static_cast<std::size_t>(i + k)])
                ++i;
            at(next, k) = i;
            if (k == target && i == lengthA)
                return static_cast<std::uint32_t>(edits);
        }
        std::swap(reach, next);
    }
    return std::nullopt;
}

std::vector<EditStep> editAlignment(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    const std::size_t width = b.size() + 1;
    std::vector<std::uint32_t> cost((a.size() + 1) * width);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i * width + j] = static_cast<std::uint32_t>(i + j);
                continue;
            }
            const std::uint32_t both = cost[(i - 1) * width + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            cost[i * width + j] =
                std::min({both, cost[(i - 1) * width + j] + 1, cost[i * width + j - 1] + 1});
        }
    }
    std::vector<EditStep> steps;
    steps.reserve(a.size() + b.size());
    for (std::size_t i = a.size(), j = b.size(); i > 0 || j > 0;) {
        const std::uint32_t here = cost[i * width + j];
        const auto indexA = static_cast<std::uint32_t>(i - 1);
        const auto indexB = static_cast<std::uint32_t>(j - 1);
        if (i > 0 && j > 0 && here == cost[(i - 1) * width + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)) {
            steps.push_back({indexA, indexB});
            --i;
            --j;
        } else if (i > 0 && here == cost[(i - 1) * width + j] + 1) {
            steps.push_back({indexA, std::nullopt});
            --i;
        } else {
            steps.push_back({std::nullopt, indexB});
            --j;
        }
    }
    std::ranges::reverse(steps);
    return steps;
}

} // namespace tagseam
