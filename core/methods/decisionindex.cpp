// SPDX-License-Identifier: MIT
// Finds the decision of a filter for each node of a page.
#include "core/methods/decisionindex.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::uint32_t noDecision = 0xffffffffU;

// True if a decision at `top` does not concern a node that it names, or the node's own text.
bool isLeftAlone(const Document& page, const FilterDecision& decision, NodeId top, NodeId node)
{
    return decision.isOfContent &&
           (top == node || (page.kind(node) == NodeKind::Text && page.parent(node) == top));
}

} // namespace

DecisionIndex::DecisionIndex(const Document& page, const FilterResult& result)
{
    for (std::uint32_t i = 0; i < result.decisions.size(); ++i) {
        for (const NodeId top : result.decisions[i].nodes)
            m_tops.emplace_back(top, i);
    }
    std::ranges::sort(m_tops);
    decide(page, result);
    count(page, result.kept);
}

void DecisionIndex::decide(const Document& page, const FilterResult& result)
{
    m_decision.assign(page.size(), noDecision);
    std::vector<Top> open; // the open tops that contain the node, the innermost last
    auto next = m_tops.begin();
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        while (!open.empty() && page.subtreeEnd(open.back().first) <= node)
            open.pop_back();
        for (; next != m_tops.end() && next->first == node; ++next)
            open.push_back(*next);
        const auto own = std::find_if(open.rbegin(), open.rend(), [&](const Top& top) {
            return !isLeftAlone(page, result.decisions[top.second], top.first, node);
        });
        if (own != open.rend())
            m_decision[node.value] = own->second;
    }
}

void DecisionIndex::count(const Document& page, const KeepMask& kept)
{
    m_before.reserve(std::size_t{page.size()} + 1);
    KeptNodes sum;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        m_before.push_back(sum);
        if (page.kind(node) == NodeKind::Comment || page.isBlankText(node))
            continue;
        ++sum.all;
        sum.kept += kept[node.value] ? 1 : 0;
    }
    m_before.push_back(sum);
}

std::optional<std::size_t> DecisionIndex::decisionOf(NodeId node) const
{
    const std::uint32_t decision = m_decision[node.value];
    return decision == noDecision ? std::nullopt : std::optional<std::size_t>(decision);
}

std::optional<std::size_t> DecisionIndex::decisionAt(NodeId node) const
{
    const auto at = std::ranges::lower_bound(m_tops, Top{node, 0});
    return at == m_tops.end() || at->first != node ? std::nullopt : std::optional<std::size_t>(at->second);
}

KeptNodes DecisionIndex::keptOf(const Document& page, NodeId root) const
{
    const KeptNodes before = m_before[root.value];
    const KeptNodes with = m_before[page.subtreeEnd(root).value];
    return {with.kept - before.kept, with.all - before.all};
}

} // namespace tagseam
