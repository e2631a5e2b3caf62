// SPDX-License-Identifier: MIT
// Matches subtrees and nodes that stand elsewhere in the other tree, identified by their keys.
#include "core/compare/matchblocks.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t shortText = 4; // bytes: too few to identify a text elsewhere

struct Block {
    std::uint64_t key;
    std::uint32_t token;
    friend auto operator<=>(const Block&, const Block&) = default;
};

class Blocks {
  public:
    Blocks(TreeSide& source, TreeSide& rendered) : m_source(source), m_rendered(rendered) {}

    std::uint64_t match() &&
    {
        match(blocksOf(m_source, true), blocksOf(m_rendered, true), true);
        match(blocksOf(m_source, false), blocksOf(m_rendered, false), false);
        return m_work;
    }

  private:
    // Returns the blocks that have no counterpart yet and are distinguishable, as subtrees or as single
    // nodes.
    static std::vector<Block> blocksOf(const TreeSide& side, bool isSubtree)
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

    // Keys that occur equally often on both sides (single nodes: once) are counterparts in their order.
    void match(const std::vector<Block>& left, const std::vector<Block>& right, bool isSubtree)
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

    // Matches the nodes that follow in both, as long as they are equal.
    void matchFrom(std::uint32_t source, std::uint32_t rendered)
    {
        while (source < m_source.tokens.size() && rendered < m_rendered.tokens.size()) {
            const NodeId node = m_source.tokens[source];
            const NodeId partner = m_rendered.tokens[rendered];
            if (m_source.isMatched(node) || m_rendered.isMatched(partner) ||
                m_source.key(source) != m_rendered.key(rendered) ||
                !matchNodes(m_source, m_rendered, node, partner))
                return;
            ++source;
            ++rendered;
            ++m_work;
        }
    }

    TreeSide& m_source;
    TreeSide& m_rendered;
    std::uint64_t m_work = 0;
};

} // namespace

std::uint64_t matchBlocks(TreeSide& source, TreeSide& rendered)
{
    return Blocks(source, rendered).match();
}

} // namespace tagseam
