// SPDX-License-Identifier: MIT
// Moves gaps between counterparts to subtrees that they cover completely.
#include "core/compare/slidegaps.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

// Moves the gaps of one side.
class GapSlider {
  public:
    GapSlider(TreeSide& side, TreeSide& opposite) : m_side(side), m_opposite(opposite) {}

    std::uint64_t slideAll()
    {
        const auto count = static_cast<std::uint32_t>(m_side.tokens.size());
        for (std::uint32_t begin = 0; begin < count;) {
            if (m_side.isMatched(m_side.tokens[begin])) {
                ++begin;
                continue;
            }
            std::uint32_t end = begin;
            while (end < count && !m_side.isMatched(m_side.tokens[end]))
                ++end;
            begin = std::max(end, slide(begin, end));
        }
        return m_work;
    }

  private:
    // Returns the end of the gap after the move.
    std::uint32_t slide(std::uint32_t begin, std::uint32_t end)
    {
        while (begin > 0 && canSlide(begin - 1, end - 1)) {
            --begin;
            --end;
            hand(m_side.tokens[begin], m_side.tokens[end]);
        }
        const auto rank = [&] { // the smaller the better
            const std::uint32_t depth = m_side.keys.depth[m_side.tokens[begin].value];
            const bool isComplete =
                end == m_side.tokens.size() || m_side.keys.depth[m_side.tokens[end].value] <= depth;
            return std::pair(depth, !isComplete);
        };
        auto best = rank();
        std::uint32_t slides = 0;
        std::uint32_t bestSlides = 0;
        while (end < m_side.tokens.size() && canSlide(end, begin)) {
            hand(m_side.tokens[end], m_side.tokens[begin]);
            ++begin;
            ++end;
            ++slides;
            if (rank() <= best) {
                best = rank();
                bestSlides = slides;
            }
        }
        for (; slides > bestSlides; --slides) {
            --begin;
            --end;
            hand(m_side.tokens[begin], m_side.tokens[end]);
        }
        return end;
    }

    // True if the counterpart of token `from` can be the counterpart of token `to`.
    bool canSlide(std::uint32_t from, std::uint32_t to)
    {
        ++m_work;
        return m_side.isMatched(m_side.tokens[from]) && m_side.key(from) == m_side.key(to);
    }

    void hand(NodeId from, NodeId to)
    {
        const NodeId partner = m_side.other[from.value];
        m_side.other[from.value] = noNode;
        m_side.other[to.value] = partner;
        m_opposite.other[partner.value] = to;
    }

    TreeSide& m_side;
    TreeSide& m_opposite;
    std::uint64_t m_work = 0;
};

bool isPair(const TreeSide& source, std::uint32_t token, const TreeSide& rendered, std::uint32_t other)
{
    return token < source.tokens.size() && other < rendered.tokens.size() &&
           source.other[source.tokens[token].value] == rendered.tokens[other];
}

} // namespace

std::uint64_t slideGaps(TreeSide& source, TreeSide& rendered)
{
    const std::uint64_t work = GapSlider(source, rendered).slideAll();
    return work + GapSlider(rendered, source).slideAll();
}

void dropStrays(TreeSide& source, TreeSide& rendered)
{
    for (const NodeId node : source.tokens) {
        if (!source.isMatched(node) || source.keys.hasContent[node.value])
            continue;
        const NodeId partner = source.other[node.value];
        const std::uint32_t token = source.tokenOf[node.value];
        const std::uint32_t other = rendered.tokenOf[partner.value];
        if (isPair(source, token - 1, rendered, other - 1) || isPair(source, token + 1, rendered, other + 1))
            continue;
        const NodeId up = source.document.parent(node);
        const NodeId upThere = rendered.document.parent(partner);
        const bool isAtItsPlace = source.other[up.value] == upThere;
        if (!isAtItsPlace && source.isMatched(up) && rendered.isMatched(upThere)) {
            rendered.other[partner.value] = noNode;
            source.other[node.value] = noNode;
        }
    }
}

} // namespace tagseam
