// SPDX-License-Identifier: MIT
// Decides if two generalized nodes are similar.
#include "core/methods/mdr/comparer.h"

#include "core/methods/mdr/editdistance.h"

#include <algorithm>
#include <utility>

namespace tagseam {

std::uint32_t allowedEdits(std::uint32_t sizeA, std::uint32_t sizeB, double threshold)
{
    const double mean = (static_cast<double>(sizeA) + static_cast<double>(sizeB)) / 2;
    return static_cast<std::uint32_t>(threshold * mean + roundingError);
}

double matchingShare(std::uint32_t matches, std::uint32_t sizeA, std::uint32_t sizeB)
{
    const std::uint32_t larger = std::max(sizeA, sizeB);
    return larger == 0 ? 1 : static_cast<double>(matches) / larger;
}

Comparer::Comparer(TagTree& tree, const MdrOptions& options, std::stop_token stop)
    : m_tree(tree), m_options(options), m_stop(std::move(stop)), m_matching(tree, m_stop)
{
    std::uint32_t tags = 0;
    for (const std::uint32_t tag : tree.tags)
        tags = tag == textTag ? tags : std::max(tags, tag + 1);
    m_counts.assign(tags + 1, 0);
}

std::uint32_t Comparer::shapeOf(std::span<const TagNode> run)
{
    std::uint32_t shape = m_tree.numbers.begin(runTag);
    for (const TagNode node : run)
        shape = shapeWith(shape, node);
    return shape;
}

bool Comparer::isDeepEnough(std::span<const TagNode> run) const
{
    return m_options.depthOf == DepthOf::Parent || std::ranges::any_of(run, [&](TagNode node) {
               return m_tree.levels[node] + 1 >= m_options.smallestDepth;
           });
}

bool Comparer::areAlike(std::span<const TagNode> a, std::uint32_t shapeA, std::span<const TagNode> b,
                        std::uint32_t shapeB)
{
    if (!isDeepEnough(a) || !isDeepEnough(b))
        return false;
    if (shapeA == shapeB)
        return true;
    const auto [less, more] = std::minmax(shapeA, shapeB);
    const auto [known, isNew] = m_known.try_emplace((std::uint64_t{less} << 32U) | more, false);
    if (isNew)
        known->second = compare(a, b);
    return known->second;
}

bool Comparer::areAllAlike(std::span<const TagNode> siblings)
{
    for (std::size_t i = 1; i < siblings.size(); ++i) {
        const auto a = siblings.subspan(i - 1, 1);
        const auto b = siblings.subspan(i, 1);
        if (!areAlike(a, shapeOf(a), b, shapeOf(b)))
            return false;
    }
    return true;
}

bool Comparer::compare(std::span<const TagNode> a, std::span<const TagNode> b)
{
    ++m_comparisons;
    const auto tagsA = m_tree.tagString(a.front(), a.back());
    const auto tagsB = m_tree.tagString(b.front(), b.back());
    const auto sizeA = static_cast<std::uint32_t>(tagsA.size());
    const auto sizeB = static_cast<std::uint32_t>(tagsB.size());
    const auto [smaller, larger] = std::minmax(sizeA, sizeB);
    // First tests upper bounds of the pairs, from the sizes alone and from the tags: every other node of the
    // larger run is an edit.
    if (m_options.similarity == Similarity::EditDistance) {
        const std::uint32_t allowed = allowedEdits(sizeA, sizeB, m_options.threshold);
        return larger - smaller <= allowed && larger - commonTags(tagsA, tagsB) <= allowed &&
               editDistance(tagsA, tagsB, allowed, m_stop).has_value();
    }
    const auto isEnough = [&](std::uint32_t pairs) {
        return matchingShare(pairs, sizeA, sizeB) >= m_options.threshold - roundingError;
    };
    return isEnough(smaller) && isEnough(commonTags(tagsA, tagsB)) && isEnough(m_matching.matches(a, b));
}

// Counts each tag as often as in the run that has fewer of it: no pairing of nodes with equal tags has more
// pairs.
std::uint32_t Comparer::commonTags(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    const auto countOf = [&](std::uint32_t tag) -> std::uint32_t& {
        return tag == textTag ? m_counts.back() : m_counts[tag];
    };
    for (const std::uint32_t tag : a)
        ++countOf(tag);
    std::uint32_t common = 0;
    for (const std::uint32_t tag : b) {
        std::uint32_t& count = countOf(tag);
        common += count > 0 ? 1 : 0;
        count -= count > 0 ? 1 : 0;
    }
    for (const std::uint32_t tag : a)
        countOf(tag) = 0;
    return common;
}

} // namespace tagseam
