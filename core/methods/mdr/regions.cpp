// SPDX-License-Identifier: MIT
// The children of one tag node -> the data regions among them.
#include "core/methods/mdr/regions.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace tagseam {

namespace {

// Every offset of one length once.
AlikeStretches stretchesOf(std::span<const TagNode> children, std::uint32_t length,
                           std::span<const std::uint32_t> shapes, Comparer& comparer)
{
    const auto size = static_cast<std::uint32_t>(children.size());
    AlikeStretches stretches{std::vector<std::uint32_t>(size, noRun), std::vector<std::uint32_t>(size, 0)};
    for (std::uint32_t start = size - 2 * length + 1; start-- > 0;) {
        const std::uint32_t next = start + length;
        const bool isAlike = comparer.areAlike(children.subspan(start, length), shapes[start],
                                               children.subspan(next, length), shapes[next]);
        stretches.firstAlike[start] = isAlike ? start : stretches.firstAlike[next];
        stretches.alikeRuns[start] = isAlike ? stretches.alikeRuns[next] + 1 : 0;
    }
    return stretches;
}

// IdentDRs, from one start: for every length and offset the first stretch of similar neighbours;
// the one that covers the most children wins, if it starts no later than the best before it.
std::optional<RegionSpan> bestFrom(std::uint32_t start, std::span<const AlikeStretches> byLength,
                                   const TriedRunObserver& observe)
{
    std::optional<RegionSpan> best;
    for (std::uint32_t length = 1; length <= byLength.size(); ++length) {
        const AlikeStretches& stretches = byLength[length - 1];
        const auto end = std::min<std::size_t>(start + length, stretches.firstAlike.size());
        for (std::uint32_t offset = start; offset < end; ++offset) {
            const std::uint32_t first = stretches.firstAlike[offset];
            TriedRun tried{start, length, offset, std::nullopt, false};
            if (first != noRun)
                tried.found = {first, length, (stretches.alikeRuns[first] + 1) * length};
            tried.isBest = tried.found &&
                           (!best || (tried.found->count > best->count && tried.found->first <= best->first));
            if (tried.isBest)
                best = tried.found;
            if (observe)
                observe(tried);
        }
    }
    return best;
}

} // namespace

std::vector<AlikeStretches> compareRuns(std::span<const TagNode> children, std::uint32_t longest,
                                        Comparer& comparer, const std::stop_token& stop)
{
    std::vector<AlikeStretches> byLength;
    const auto size = static_cast<std::uint32_t>(children.size());
    byLength.reserve(std::min(longest, size / 2));
    std::vector<std::uint32_t> shapes(size, comparer.shapeOf({})); // they grow with the length
    for (std::uint32_t length = 1; length <= longest && 2 * length <= size; ++length) {
        if (stop.stop_requested())
            return {};
        for (std::uint32_t start = 0; start + length <= size; ++start)
            shapes[start] = comparer.shapeWith(shapes[start], children[start + length - 1]);
        byLength.push_back(stretchesOf(children, length, shapes, comparer));
    }
    return byLength;
}

std::vector<RegionSpan> identifyRegions(std::uint32_t size, std::span<const AlikeStretches> byLength,
                                        const TriedRunObserver& observe)
{
    std::vector<RegionSpan> regions;
    for (std::uint32_t start = 0; start < size;) {
        const auto best = bestFrom(start, byLength, observe);
        if (!best)
            break;
        regions.push_back(*best);
        start = best->first + best->count;
    }
    return regions;
}

} // namespace tagseam
