// SPDX-License-Identifier: MIT
// The passes that find the counterparts of two trees.
#include "core/page/treematch.h"

#include "core/page/alignsequences.h"
#include "core/page/treekeys.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t shortText = 4;        // bytes: too little to be known again elsewhere
constexpr std::uint64_t pairsPerNode = 64;  // that pass 4 may compare, before it goes by names alone
constexpr std::uint64_t visitsPerNode = 32; // of nodes without counterpart below each other
constexpr std::uint32_t none = Alignment::none;

// One of the two trees.
struct Side {
    explicit Side(const Document& page) : document(page), keys(keysOf(page)), other(page.size(), noNode)
    {
        tokenOf.assign(page.size(), none);
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            if (page.isBlankText(node))
                continue;
            tokenOf[node.value] = static_cast<std::uint32_t>(tokens.size());
            tokens.push_back(node);
        }
    }

    bool isMatched(NodeId node) const { return other[node.value] != noNode; }
    std::uint64_t key(std::uint32_t token) const { return keys.own[tokens[token].value]; }

    const Document& document;
    TreeKeys keys;
    std::vector<NodeId> other;          // by node: its counterpart
    std::vector<NodeId> tokens;         // all but blank text, in document order
    std::vector<std::uint32_t> tokenOf; // by node
};

class Matcher {
  public:
    Matcher(const Document& source, const Document& rendered, const std::stop_token& stop)
        : m_source(source), m_rendered(rendered), m_stop(stop)
    {
        m_source.other[0] = NodeId{0};
        m_rendered.other[0] = NodeId{0};
        m_visitsLeft = visitsPerNode * (source.size() + std::uint64_t{rendered.size()});
    }

    TreeMatch run() &&
    {
        matchInOrder();
        slideGaps();
        dropStrays();
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
    bool match(NodeId source, NodeId rendered)
    {
        // The keys are hashes.
        if (!isSameSort(m_source.document, source, m_rendered.document, rendered))
            return false;
        m_source.other[source.value] = rendered;
        m_rendered.other[rendered.value] = source;
        return true;
    }

    void unmatch(NodeId source)
    {
        m_rendered.other[m_source.other[source.value].value] = noNode;
        m_source.other[source.value] = noNode;
    }

    // --- Pass 1 ---

    void matchInOrder()
    {
        const auto keysOfTokens = [](const Side& side) {
            std::vector<std::uint64_t> keys;
            keys.reserve(side.tokens.size());
            for (const NodeId node : side.tokens)
                keys.push_back(side.keys.own[node.value]);
            return keys;
        };
        const Alignment alignment = alignSequences(keysOfTokens(m_source), keysOfTokens(m_rendered), m_stop);
        m_work += alignment.work;
        for (std::size_t i = 0; i < alignment.rightOf.size(); ++i) {
            if (alignment.rightOf[i] != none)
                match(m_source.tokens[i], m_rendered.tokens[alignment.rightOf[i]]);
        }
    }

    // Of a row of like subtrees where one side has fewer, the alignment may leave out the end of one and the
    // begin of the next. What is left out is moved along the row until it is whole.
    void slideGaps()
    {
        slideGaps(m_source, m_rendered);
        slideGaps(m_rendered, m_source);
    }

    void slideGaps(Side& side, Side& opposite)
    {
        const auto count = static_cast<std::uint32_t>(side.tokens.size());
        for (std::uint32_t begin = 0; begin < count;) {
            if (side.isMatched(side.tokens[begin])) {
                ++begin;
                continue;
            }
            std::uint32_t end = begin;
            while (end < count && !side.isMatched(side.tokens[end]))
                ++end;
            begin = std::max(end, slideGap(side, opposite, begin, end));
        }
    }

    // Returns the end of the gap where it is left.
    std::uint32_t slideGap(Side& side, Side& opposite, std::uint32_t begin, std::uint32_t end)
    {
        while (begin > 0 && canSlide(side, begin - 1, end - 1)) {
            --begin;
            --end;
            hand(side, opposite, side.tokens[begin], side.tokens[end]);
        }
        const auto rank = [&] { // the smaller the better
            const std::uint32_t depth = side.keys.depth[side.tokens[begin].value];
            const bool isWhole =
                end == side.tokens.size() || side.keys.depth[side.tokens[end].value] <= depth;
            return std::pair(depth, !isWhole);
        };
        auto best = rank();
        std::uint32_t slides = 0;
        std::uint32_t bestSlides = 0;
        while (end < side.tokens.size() && canSlide(side, end, begin)) {
            hand(side, opposite, side.tokens[end], side.tokens[begin]);
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
            hand(side, opposite, side.tokens[begin], side.tokens[end]);
        }
        return end;
    }

    // Whether the counterpart of token `from` can be that of token `to`.
    bool canSlide(const Side& side, std::uint32_t from, std::uint32_t to)
    {
        ++m_work;
        return side.isMatched(side.tokens[from]) && side.key(from) == side.key(to);
    }

    void hand(Side& side, Side& opposite, NodeId from, NodeId to)
    {
        const NodeId partner = side.other[from.value];
        side.other[from.value] = noNode;
        side.other[to.value] = partner;
        opposite.other[partner.value] = to;
    }

    // A lone br or td that the alignment found somewhere else, with nothing to tell it by, is no counterpart.
    void dropStrays()
    {
        for (const NodeId node : m_source.tokens) {
            if (!m_source.isMatched(node) || m_source.keys.hasContent[node.value])
                continue;
            const NodeId partner = m_source.other[node.value];
            if (isPairOf(m_source.tokenOf[node.value] - 1, m_rendered.tokenOf[partner.value] - 1) ||
                isPairOf(m_source.tokenOf[node.value] + 1, m_rendered.tokenOf[partner.value] + 1))
                continue;
            const NodeId up = m_source.document.parent(node);
            const NodeId upThere = m_rendered.document.parent(partner);
            const bool isAtItsPlace = m_source.other[up.value] == upThere;
            if (!isAtItsPlace && m_source.isMatched(up) && m_rendered.isMatched(upThere))
                unmatch(node);
        }
    }

    bool isPairOf(std::uint32_t source, std::uint32_t rendered) const
    {
        return source < m_source.tokens.size() && rendered < m_rendered.tokens.size() &&
               m_source.other[m_source.tokens[source].value] == m_rendered.tokens[rendered];
    }

    // --- Pass 2 ---

    struct Block {
        std::uint64_t key;
        std::uint32_t token;
        friend auto operator<=>(const Block&, const Block&) = default;
    };

    void matchElsewhere()
    {
        matchBlocks(blocksOf(m_source, true), blocksOf(m_rendered, true), true);
        matchBlocks(blocksOf(m_source, false), blocksOf(m_rendered, false), false);
    }

    // What has no counterpart yet and can be told from others: by subtree, or by itself.
    std::vector<Block> blocksOf(const Side& side, bool isSubtree) const
    {
        std::vector<Block> blocks;
        for (std::uint32_t token = 0; token < side.tokens.size(); ++token) {
            const NodeId node = side.tokens[token];
            const bool isKnowable = isSubtree ? side.keys.hasContent[node.value]
                                              : side.document.attributeCount(node) > 0 ||
                                                    side.document.text(node).size() >= shortText;
            if (!side.isMatched(node) && isKnowable)
                blocks.push_back(
                    {isSubtree ? side.keys.subtree[node.value] : side.keys.own[node.value], token});
        }
        std::ranges::sort(blocks);
        return blocks;
    }

    // Keys that stand on both sides equally often (but for subtrees: once) are counterparts in their order.
    void matchBlocks(const std::vector<Block>& left, const std::vector<Block>& right, bool isSubtree)
    {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
        const auto endOf = [](const std::vector<Block>& blocks, std::size_t from) {
            std::size_t end = from;
            while (end < blocks.size() && blocks[end].key == blocks[from].key)
                ++end;
            return end;
        };
        for (std::size_t i = 0, j = 0; i < left.size() && j < right.size();) {
            if (left[i].key != right[j].key) {
                ++(left[i].key < right[j].key ? i : j);
                continue;
            }
            const std::size_t iEnd = endOf(left, i);
            const std::size_t jEnd = endOf(right, j);
            if (iEnd - i == jEnd - j && (isSubtree || iEnd - i == 1)) {
                for (std::size_t at = 0; i + at < iEnd; ++at)
                    pairs.emplace_back(left[i + at].token, right[j + at].token);
            }
            i = iEnd;
            j = jEnd;
        }
        m_work += left.size() + right.size();
        const auto size = [&](const auto& pair) {
            const NodeId node = m_source.tokens[pair.first];
            return m_source.document.subtreeEnd(node).value - node.value;
        };
        std::ranges::sort(pairs, [&](const auto& a, const auto& b) {
            return std::pair(size(b), a.first) < std::pair(size(a), b.first); // the largest first
        });
        for (const auto& [source, rendered] : pairs)
            matchFrom(source, rendered);
    }

    // And what follows in both, as long as it is the same.
    void matchFrom(std::uint32_t source, std::uint32_t rendered)
    {
        while (source < m_source.tokens.size() && rendered < m_rendered.tokens.size()) {
            const NodeId node = m_source.tokens[source];
            const NodeId partner = m_rendered.tokens[rendered];
            if (m_source.isMatched(node) || m_rendered.isMatched(partner) ||
                m_source.key(source) != m_rendered.key(rendered) || !match(node, partner))
                return;
            ++source;
            ++rendered;
            ++m_work;
        }
    }

    // --- Pass 3 ---

    // From the bottom up: what holds the first or the last known child of a node, where its tag is the same.
    void matchByChildren()
    {
        std::vector<NodeId> firstKnown(m_source.document.size(), noNode); // by node: its child
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

    // With the next above `child` that has no counterpart and the tag of `node`; a tbody may be between.
    bool matchAround(NodeId node, NodeId child)
    {
        constexpr unsigned mostSteps = 3;
        NodeId up = m_rendered.document.parent(child);
        for (unsigned steps = 0; steps < mostSteps && !m_rendered.isMatched(up); ++steps) {
            if (likeness(node, up) > 0)
                return match(node, up);
            up = m_rendered.document.parent(up);
        }
        return false;
    }

    // --- Pass 4 ---

    // From the top down, so that children find their parents' counterparts.
    void matchByPlace()
    {
        for (NodeId node{0}; node.value < m_source.document.size(); ++node.value) {
            if (m_source.isMatched(node) && !m_stop.stop_requested())
                matchChildren(node, m_source.other[node.value]);
        }
    }

    // Nodes below `node` down to those that have a counterpart, in document order.
    void collect(Side& side, NodeId node, std::vector<NodeId>& found)
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
        const auto isUnmatched = [](const Side& side) {
            return [&side](NodeId node) { return !side.isMatched(node); };
        };
        if (std::ranges::none_of(m_left, isUnmatched(m_source)) ||
            std::ranges::none_of(m_right, isUnmatched(m_rendered)))
            return;
        m_place.clear(); // on the right, of those that have a counterpart
        for (std::uint32_t i = 0; i < m_right.size(); ++i) {
            if (m_rendered.isMatched(m_right[i]))
                m_place.emplace_back(m_right[i], i);
        }
        // What lies between two pairs of counterparts that follow each other.
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
        keepUnmatched(m_source, left, m_gapLeft);
        keepUnmatched(m_rendered, right, m_gapRight);
        if (m_gapLeft.empty() || m_gapRight.empty())
            return;
        m_pairs.clear();
        const std::uint64_t product = m_gapLeft.size() * std::uint64_t{m_gapRight.size()};
        if (product <= pairsPerNode * (m_gapLeft.size() + m_gapRight.size()))
            pairByLikeness();
        else
            pairByName();
        // Only those whose parents are counterparts: the others have just the name in common.
        for (const auto& [i, j] : m_pairs) {
            const NodeId node = m_gapLeft[i];
            const NodeId partner = m_gapRight[j];
            const bool isBelowPair =
                m_source.other[m_source.document.parent(node).value] == m_rendered.document.parent(partner);
            if (isBelowPair || (m_source.document.isElement(node) && isBelowStrangers(node, partner)))
                match(node, partner);
        }
    }

    // One of the parents, or both, have no counterpart, as an inserted tbody: then those above count.
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

    static void keepUnmatched(const Side& side, std::span<const NodeId> nodes, std::vector<NodeId>& kept)
    {
        kept.clear();
        for (const NodeId node : nodes) {
            if (!side.isMatched(node))
                kept.push_back(node);
        }
    }

    // How much speaks for two nodes at the same place; 0: nothing.
    int likeness(NodeId node, NodeId partner) const
    {
        const Document& source = m_source.document;
        const Document& rendered = m_rendered.document;
        if (!isSameSort(source, node, rendered, partner))
            return 0;
        if (!source.isElement(node))
            return 4;
        const std::string_view id = source.attribute(node, "id");
        const std::string_view otherId = rendered.attribute(partner, "id");
        if (!id.empty() && !otherId.empty() && id != otherId)
            return 0;
        int score = 8 + (id == otherId && !id.empty() ? 8 : 0);
        if (source.attribute(node, "class") == rendered.attribute(partner, "class"))
            score += 4;
        if (m_source.keys.subtree[node.value] == m_rendered.keys.subtree[partner.value])
            score += 4;
        if (source.attributeCount(node) == rendered.attributeCount(partner))
            score += 2;
        return score;
    }

    // The pairs in order whose likeness is greatest in all.
    void pairByLikeness()
    {
        const std::size_t rows = m_gapLeft.size();
        const std::size_t columns = m_gapRight.size();
        m_scores.assign((rows + 1) * (columns + 1), 0); // of what is behind both
        m_work += rows * columns;
        const auto at = [&](std::size_t i, std::size_t j) -> int& { return m_scores[i * (columns + 1) + j]; };
        for (std::size_t i = rows; i-- > 0;) {
            for (std::size_t j = columns; j-- > 0;) {
                const int alike = likeness(m_gapLeft[i], m_gapRight[j]);
                at(i, j) = std::max({at(i + 1, j), at(i, j + 1), alike == 0 ? 0 : alike + at(i + 1, j + 1)});
            }
        }
        for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
            const int alike = likeness(m_gapLeft[i], m_gapRight[j]);
            if (alike != 0 && at(i, j) == alike + at(i + 1, j + 1))
                m_pairs.emplace_back(i++, j++);
            else
                ++(at(i, j) == at(i + 1, j) ? i : j);
        }
    }

    void pairByName()
    {
        const auto names = [](const Side& side, const std::vector<NodeId>& nodes) {
            std::vector<std::uint64_t> keys;
            keys.reserve(nodes.size());
            for (const NodeId node : nodes)
                keys.push_back(std::hash<std::string_view>{}(side.document.name(node)) * 4 +
                               static_cast<std::uint64_t>(side.document.kind(node)));
            return keys;
        };
        const Alignment alignment =
            alignSequences(names(m_source, m_gapLeft), names(m_rendered, m_gapRight), m_stop);
        m_work += alignment.work;
        for (std::size_t i = 0; i < alignment.rightOf.size(); ++i) {
            if (alignment.rightOf[i] != none)
                m_pairs.emplace_back(i, alignment.rightOf[i]);
        }
    }

    // --- Pass 5 ---

    // Blank text behind the same node, or before it, below the same parent.
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

    Side m_source;
    Side m_rendered;
    const std::stop_token& m_stop;
    std::uint64_t m_work = 0;
    std::uint64_t m_visitsLeft = 0;
    std::vector<NodeId> m_left;
    std::vector<NodeId> m_right;
    std::vector<std::pair<NodeId, std::uint32_t>> m_place;
    std::vector<NodeId> m_gapLeft;
    std::vector<NodeId> m_gapRight;
    std::vector<std::pair<std::size_t, std::size_t>> m_pairs;
    std::vector<int> m_scores;
};

} // namespace

TreeMatch matchTrees(const Document& source, const Document& rendered, const std::stop_token& stop)
{
    return Matcher(source, rendered, stop).run();
}

} // namespace tagseam
