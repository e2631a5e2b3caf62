// SPDX-License-Identifier: MIT
// The passes that find the counterparts of two trees.
#include "core/compare/treematch.h"

#include "core/compare/alignsequences.h"
#include "core/compare/matchblocks.h"
#include "core/compare/matchgap.h"
#include "core/compare/slidegaps.h"
#include "core/compare/treeside.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::uint64_t visitsPerNode = 32; // visits of nodes without counterpart below each other

class Matcher {
  public:
    Matcher(const Document& source, const Document& rendered, const std::stop_token& stop)
        : m_source(source), m_rendered(rendered), m_stop(stop)
    {
        m_visitsLeft = visitsPerNode * (source.size() + std::uint64_t{rendered.size()});
    }

    TreeMatch run() &&
    {
        matchInOrder();
        m_work += slideGaps(m_source, m_rendered);
        dropStrays(m_source, m_rendered);
        using Pass = void (Matcher::*)();
        for (const Pass pass : {&Matcher::matchElsewhere, &Matcher::matchByChildren, &Matcher::matchByPlace,
                                &Matcher::matchBlanks}) {
            if (!m_stop.stop_requested())
                (this->*pass)();
        }
        return {std::move(m_source.other),
                std::move(m_rendered.other),
                std::move(m_source.keys.own),
                std::move(m_rendered.keys.own),
                m_work,
                m_stop.stop_requested()};
    }

  private:
    bool match(NodeId node, NodeId partner) { return matchNodes(m_source, m_rendered, node, partner); }

    // --- Pass 1 ---

    void matchInOrder()
    {
        const auto keysOfTokens = [](const TreeSide& side) {
            std::vector<std::uint64_t> keys;
            keys.reserve(side.tokens.size());
            for (const NodeId node : side.tokens)
                keys.push_back(side.keys.own[node.value]);
            return keys;
        };
        const Alignment alignment = alignSequences(keysOfTokens(m_source), keysOfTokens(m_rendered), m_stop);
        m_work += alignment.work;
        for (std::size_t i = 0; i < alignment.rightOf.size(); ++i) {
            if (alignment.rightOf[i] != Alignment::none)
                match(m_source.tokens[i], m_rendered.tokens[alignment.rightOf[i]]);
        }
    }

    // --- Pass 2 ---

    void matchElsewhere() { m_work += matchBlocks(m_source, m_rendered); }

    // --- Pass 3 ---

    // Works bottom-up: matches the parents of the first or the last matched child of a node, if their tags
    // are equal.
    void matchByChildren()
    {
        std::vector<NodeId> firstKnown(m_source.document.size(), noNode); // indexed by node: its first
                                                                          // matched child
        std::vector<NodeId> lastKnown(m_source.document.size(), noNode);
        for (NodeId node{m_source.document.size() - 1}; node.value > 0; --node.value) {
            if (!m_source.isMatched(node) && firstKnown[node.value] != noNode &&
                !matchAround(node, m_source.other[firstKnown[node.value].value]))
                matchAround(node, m_source.other[lastKnown[node.value].value]);
            if (!m_source.isMatched(node) || !m_source.keys.hasContent[node.value])
                continue;
            const std::uint32_t parent = m_source.document.parent(node).value;
            firstKnown[parent] = node;
            if (lastKnown[parent] == noNode)
                lastKnown[parent] = node;
        }
    }

    // Matches `node` with the next ancestor of `child` that has no counterpart and the same tag; a tbody may
    // be between.
    bool matchAround(NodeId node, NodeId child)
    {
        constexpr unsigned mostSteps = 3;
        NodeId up = m_rendered.document.parent(child);
        for (unsigned steps = 0; steps < mostSteps && !m_rendered.isMatched(up); ++steps) {
            if (likeness(gapNode(m_source, node), gapNode(m_rendered, up)) > 0)
                return match(node, up);
            up = m_rendered.document.parent(up);
        }
        return false;
    }

    // --- Pass 4 ---

    // Works top-down, so that children find their parents' counterparts.
    void matchByPlace()
    {
        for (NodeId node{0}; node.value < m_source.document.size(); ++node.value) {
            if (m_source.isMatched(node) && !m_stop.stop_requested())
                matchChildren(node, m_source.other[node.value]);
        }
    }

    // Collects nodes below `node` down to nodes that have a counterpart, in document order.
    void collect(TreeSide& side, NodeId node, std::vector<NodeId>& found)
    {
        found.clear();
        const NodeId end = side.document.subtreeEnd(node);
        for (NodeId at{node.value + 1}; at < end;) {
            if (!side.document.isBlankText(at))
                found.push_back(at);
            const bool isEntered = !side.isMatched(at) && m_visitsLeft > 0;
            m_visitsLeft -= isEntered ? 1 : 0;
            at = isEntered ? NodeId{at.value + 1} : side.document.subtreeEnd(at);
            ++m_work;
        }
    }

    void matchChildren(NodeId source, NodeId rendered)
    {
        if (m_source.document.firstChild(source) == noNode ||
            m_rendered.document.firstChild(rendered) == noNode)
            return;
        collect(m_source, source, m_left);
        collect(m_rendered, rendered, m_right);
        const auto isUnmatched = [](const TreeSide& side) {
            return [&side](NodeId node) { return !side.isMatched(node); };
        };
        if (std::ranges::none_of(m_left, isUnmatched(m_source)) ||
            std::ranges::none_of(m_right, isUnmatched(m_rendered)))
            return;
        m_place.clear(); // places on the right of nodes that have a counterpart
        for (std::uint32_t i = 0; i < m_right.size(); ++i) {
            if (m_rendered.isMatched(m_right[i]))
                m_place.emplace_back(m_right[i], i);
        }
        // The nodes between two consecutive pairs of counterparts.
        std::size_t left = 0;
        std::size_t right = 0;
        for (std::size_t i = 0; i <= m_left.size(); ++i) {
            std::size_t to = m_right.size();
            if (i < m_left.size()) {
                if (!m_source.isMatched(m_left[i]))
                    continue;
                const NodeId partner = m_source.other[m_left[i].value];
                const auto at =
                    std::ranges::lower_bound(m_place, partner, {}, &std::pair<NodeId, std::uint32_t>::first);
                if (at == m_place.end() || at->first != partner || at->second < right)
                    continue;
                to = at->second;
            }
            matchGap(std::span(m_left).subspan(left, i - left),
                     std::span(m_right).subspan(right, to - right));
            left = i + 1;
            right = to + 1;
            if (right > m_right.size())
                return;
        }
    }

    void matchGap(std::span<const NodeId> left, std::span<const NodeId> right)
    {
        keepUnmatched(m_source, left, m_gapLeft, m_looksLeft);
        keepUnmatched(m_rendered, right, m_gapRight, m_looksRight);
        if (m_gapLeft.empty() || m_gapRight.empty())
            return;
        const GapPairs gap = pairGap(m_looksLeft, m_looksRight, m_stop);
        m_work += gap.work;
        // Only nodes whose parents are counterparts: the others have just the name in common.
        for (const auto& [i, j] : gap.pairs) {
            const NodeId node = m_gapLeft[i];
            const NodeId partner = m_gapRight[j];
            const bool isBelowPair =
                m_source.other[m_source.document.parent(node).value] == m_rendered.document.parent(partner);
            if (isBelowPair || (m_source.document.isElement(node) && isBelowStrangers(node, partner)))
                match(node, partner);
        }
    }

    // True if one of the parents, or both, have no counterpart, as an inserted tbody: then the ancestors
    // above count.
    bool isBelowStrangers(NodeId node, NodeId partner)
    {
        NodeId up = m_source.document.parent(node);
        NodeId upThere = m_rendered.document.parent(partner);
        unsigned steps = 0;
        constexpr unsigned mostSteps = 8; // deeper nests of inserted elements are rare, and may be long
        while (!m_source.isMatched(up) && ++steps < mostSteps)
            up = m_source.document.parent(up);
        while (!m_rendered.isMatched(upThere) && ++steps < mostSteps)
            upThere = m_rendered.document.parent(upThere);
        return m_source.other[up.value] == upThere;
    }

    static void keepUnmatched(const TreeSide& side, std::span<const NodeId> nodes, std::vector<NodeId>& kept,
                              std::vector<GapNode>& looks)
    {
        kept.clear();
        looks.clear();
        for (const NodeId node : nodes) {
            if (side.isMatched(node))
                continue;
            kept.push_back(node);
            looks.push_back(gapNode(side, node));
        }
    }

    static GapNode gapNode(const TreeSide& side, NodeId node)
    {
        const std::uint32_t i = node.value;
        return {side.keys.sort[i],
                side.keys.id[i],
                side.keys.className[i],
                side.keys.subtree[i],
                side.document.attributeCount(node),
                side.document.isElement(node)};
    }

    // --- Pass 5 ---

    // Matches blank text after the same node, or before it, below the same parent.
    void matchBlanks()
    {
        const std::uint32_t size = m_source.document.size();
        for (NodeId node{1}; node.value < size; ++node.value)
            matchBlank(node, NodeId{node.value - 1}, 1);
        for (NodeId node{size - 1}; node.value > 0; --node.value) {
            if (node.value + 1 < size)
                matchBlank(node, NodeId{node.value + 1}, -1);
        }
    }

    void matchBlank(NodeId node, NodeId neighbour, int step)
    {
        if (!m_source.document.isBlankText(node) || m_source.isMatched(node) ||
            !m_source.isMatched(neighbour))
            return;
        const NodeId partner{m_source.other[neighbour.value].value + static_cast<std::uint32_t>(step)};
        if (partner.value >= m_rendered.document.size() || !m_rendered.document.isBlankText(partner) ||
            m_rendered.isMatched(partner))
            return;
        if (m_source.other[m_source.document.parent(node).value] == m_rendered.document.parent(partner) ||
            isBelowStrangers(node, partner))
            match(node, partner);
    }

    TreeSide m_source;
    TreeSide m_rendered;
    const std::stop_token& m_stop;
    std::uint64_t m_work = 0;
    std::uint64_t m_visitsLeft = 0;
    std::vector<NodeId> m_left;
    std::vector<NodeId> m_right;
    std::vector<std::pair<NodeId, std::uint32_t>> m_place;
    std::vector<NodeId> m_gapLeft;
    std::vector<NodeId> m_gapRight;
    std::vector<GapNode> m_looksLeft;
    std::vector<GapNode> m_looksRight;
};

} // namespace

TreeMatch matchTrees(const Document& source, const Document& rendered, const std::stop_token& stop)
{
    return Matcher(source, rendered, stop).run();
}

} // namespace tagseam
