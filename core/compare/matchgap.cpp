// SPDX-License-Identifier: MIT
// Two rows of nodes at the same place -> pairs of counterparts.
#include "core/compare/matchgap.h"

#include "core/compare/alignsequences.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::uint64_t pairsPerNode = 64; // pairs that are compared before the names alone are

// The best step at the front of the remaining rows.
enum class GapStep : std::uint8_t { Pair, SkipLeft, SkipRight };

GapPairs pairByLikeness(std::span<const GapNode> left, std::span<const GapNode> right,
                        const std::stop_token& stop)
{
    const std::size_t columns = right.size();
    std::vector<GapStep> steps(left.size() * columns);
    std::vector<int> after(columns + 1, 0); // best scores of the nodes after a pair on both sides
    std::vector<int> scores(columns + 1, 0);
    GapPairs found;
    for (std::size_t i = left.size(); i-- > 0;) {
        if (stop.stop_requested())
            return found;
        found.work += columns;
        for (std::size_t j = columns; j-- > 0;) {
            const int alike = likeness(left[i], right[j]);
            const int paired = alike == 0 ? 0 : alike + after[j + 1];
            scores[j] = std::max({after[j], scores[j + 1], paired});
            steps[i * columns + j] = alike != 0 && scores[j] == paired ? GapStep::Pair
                                     : scores[j] == after[j]           ? GapStep::SkipLeft
                                                                       : GapStep::SkipRight;
        }
        after.swap(scores);
    }
    for (std::uint32_t i = 0, j = 0; i < left.size() && j < columns;) {
        const GapStep step = steps[i * columns + j];
        if (step == GapStep::Pair)
            found.pairs.emplace_back(i, j);
        i += step != GapStep::SkipRight ? 1 : 0;
        j += step != GapStep::SkipLeft ? 1 : 0;
    }
    return found;
}

GapPairs pairBySort(std::span<const GapNode> left, std::span<const GapNode> right,
                    const std::stop_token& stop)
{
    const auto sorts = [](std::span<const GapNode> nodes) {
        std::vector<std::uint64_t> keys;
        keys.reserve(nodes.size());
        for (const GapNode& node : nodes)
            keys.push_back(node.sort);
        return keys;
    };
    const Alignment alignment = alignSequences(sorts(left), sorts(right), stop);
    GapPairs found;
    found.work = alignment.work;
    for (std::uint32_t i = 0; i < alignment.rightOf.size(); ++i) {
        if (alignment.rightOf[i] != Alignment::none)
            found.pairs.emplace_back(i, alignment.rightOf[i]);
    }
    return found;
}

} // namespace

int likeness(const GapNode& left, const GapNode& right)
{
    if (left.sort != right.sort)
        return 0;
    if (!left.isElement)
        return 4;
    const bool haveIds = left.id != 0 && right.id != 0;
    if (haveIds && left.id != right.id)
        return 0;
    return 8 + (haveIds ? 8 : 0) + (left.className == right.className ? 4 : 0) +
           (left.subtree == right.subtree ? 4 : 0) + (left.attributes == right.attributes ? 2 : 0);
}

GapPairs pairGap(std::span<const GapNode> left, std::span<const GapNode> right, const std::stop_token& stop)
{
    const std::uint64_t product = left.size() * std::uint64_t{right.size()};
    return product <= pairsPerNode * (left.size() + right.size()) ? pairByLikeness(left, right, stop)
                                                                  : pairBySort(left, right, stop);
}

} // namespace tagseam
