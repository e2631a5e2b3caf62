// SPDX-License-Identifier: MIT
// The tree below a tag path sequence: parents, subtrees and common ancestors of positions.
#include "core/methods/separators/sequencetree.h"

#include "core/methods/separators/steps.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace tagseam {

SequenceTree::SequenceTree(const Document& page, const std::vector<NodeId>& nodes)
    : m_parents(nodes.size(), noPosition), m_ends(nodes.size()), m_depths(nodes.size()),
      m_lowest(2 * nodes.size()), m_byDepth(nodes.size())
{
    const auto count = static_cast<std::uint32_t>(nodes.size());
    std::vector<Position> open;
    const auto closeUntil = [&](NodeId node, Position end) {
        while (!open.empty() && page.subtreeEnd(nodes[open.back().value]) <= node) {
            m_ends[open.back().value] = end;
            open.pop_back();
        }
    };
    for (Position at{0}; at.value < count; ++at.value) {
        closeUntil(nodes[at.value], at);
        m_parents[at.value] = open.empty() ? noPosition : open.back();
        m_depths[at.value] = static_cast<std::uint32_t>(open.size());
        open.push_back(at);
    }
    closeUntil(noNode, Position{count});

    std::ranges::copy(m_depths, m_lowest.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::uint32_t i = count; i-- > 1;)
        m_lowest[i] = std::min(m_lowest[2 * i], m_lowest[2 * i + 1]);

    const std::uint32_t levels = count == 0 ? 0 : std::ranges::max(m_depths) + 1;
    m_firstOfDepth.assign(levels + std::size_t{1}, 0);
    for (const std::uint32_t depth : m_depths)
        ++m_firstOfDepth[depth + 1];
    for (std::uint32_t depth = 0; depth < levels; ++depth)
        m_firstOfDepth[depth + 1] += m_firstOfDepth[depth];
    std::vector<std::uint32_t> next(m_firstOfDepth.begin(), m_firstOfDepth.end());
    for (Position at{0}; at.value < count; ++at.value)
        m_byDepth[next[m_depths[at.value]]++] = at;
}

// In pre-order the lowest depth after `a`, up to `b`, is the depth of the child of their common ancestor that
// contains `b`.
std::uint32_t SequenceTree::partingDepth(Position a, Position b, std::uint64_t& steps) const
{
    assert(a < b);
    std::uint32_t lowest = m_depths[b.value];
    for (std::uint32_t left = a.value + 1 + size(), right = b.value + 1 + size(); left < right;
         left /= 2, right /= 2, ++steps) {
        if (left % 2 == 1)
            lowest = std::min(lowest, m_lowest[left++]);
        if (right % 2 == 1)
            lowest = std::min(lowest, m_lowest[--right]);
    }
    return lowest;
}

Position SequenceTree::ancestorAt(Position position, std::uint32_t depth, std::uint64_t& steps) const
{
    assert(depth <= m_depths[position.value]);
    const auto at = [this](std::uint32_t index) {
        return m_byDepth.begin() + static_cast<std::ptrdiff_t>(m_firstOfDepth[index]);
    };
    steps += searchSteps(m_firstOfDepth[depth + 1] - m_firstOfDepth[depth]);
    return *(std::upper_bound(at(depth), at(depth + 1), position) - 1); // the last position of that depth up
                                                                        // to it
}

} // namespace tagseam
