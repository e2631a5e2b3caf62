// SPDX-License-Identifier: MIT
// Simple tree matching, without its recursion: pairs of children are solved before their parents.
#include "core/methods/mdr/treematching.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t recentBits = 14;
constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15U; // 2^64 by the golden ratio

// Siblings grouped by shape.
struct Kinds {
    std::vector<TagNode> first;      // first sibling of each kind
    std::vector<std::uint32_t> kind; // kind of each sibling
};

Kinds kindsOfSiblings(const TagTree& tree, std::span<const TagNode> siblings)
{
    Kinds kinds;
    kinds.kind.reserve(siblings.size());
    std::unordered_map<std::uint32_t, std::uint32_t> byShape;
    const bool areFew = siblings.size() <= 16; // linear search is cheaper
    if (areFew)
        kinds.first.reserve(siblings.size());
    for (const TagNode node : siblings) {
        auto number = static_cast<std::uint32_t>(kinds.first.size());
        if (areFew) {
            const auto at = std::ranges::find(kinds.first, tree.shapes[node],
                                              [&](TagNode first) { return tree.shapes[first]; });
            number = static_cast<std::uint32_t>(at - kinds.first.begin());
        } else {
            number = byShape.try_emplace(tree.shapes[node], number).first->second;
        }
        if (number == kinds.first.size())
            kinds.first.push_back(node);
        kinds.kind.push_back(number);
    }
    return kinds;
}

// Removes equal siblings at both ends: to match them with one another is never worse. Returns their size.
std::uint32_t trimEqualEnds(const TagTree& tree, std::span<const TagNode>& a, std::span<const TagNode>& b)
{
    std::uint32_t size = 0;
    while (!a.empty() && !b.empty() && tree.shapes[a.front()] == tree.shapes[b.front()]) {
        size += tree.sizeOf(a.front());
        a = a.subspan(1);
        b = b.subspan(1);
    }
    while (!a.empty() && !b.empty() && tree.shapes[a.back()] == tree.shapes[b.back()]) {
        size += tree.sizeOf(a.back());
        a = a.first(a.size() - 1);
        b = b.first(b.size() - 1);
    }
    return size;
}

// Returns a lower bound of the matches of two subtrees: all nodes of equal ones, else their roots.
std::uint32_t ofRoots(const TagTree& tree, TagNode a, TagNode b)
{
    if (tree.shapes[a] == tree.shapes[b])
        return tree.sizeOf(a);
    return tree.tags[a] == tree.tags[b] ? 1 : 0;
}

} // namespace

TreeMatching::TreeMatching(const TagTree& tree, std::stop_token stop)
    : m_tree(tree), m_stop(std::move(stop)), m_recent(std::size_t{1} << recentBits)
{
}

std::uint64_t TreeMatching::keyOf(TagNode a, TagNode b) const
{
    const auto [less, more] = std::minmax(m_tree.shapes[a], m_tree.shapes[b]);
    return (std::uint64_t{less} << 32U) | more;
}

// Returns nothing when the pair was not solved.
std::optional<std::uint32_t> TreeMatching::lookUp(TagNode a, TagNode b)
{
    if (m_tree.tags[a] != m_tree.tags[b])
        return 0;
    if (m_tree.shapes[a] == m_tree.shapes[b])
        return m_tree.sizeOf(a);
    if (m_tree.sizeOf(a) == 1 || m_tree.sizeOf(b) == 1)
        return 1;
    const std::uint64_t key = keyOf(a, b);
    auto& recent = m_recent[(key * mixer) >> (64U - recentBits)];
    if (recent.first == key)
        return recent.second;
    const auto at = m_known.find(key);
    if (at == m_known.end())
        return std::nullopt;
    recent = *at;
    return at->second;
}

// Returns M[i][j] for all of `a` and `b`, a row at a time.
std::uint32_t TreeMatching::bestPairing(std::span<const TagNode> a, std::span<const TagNode> b)
{
    const std::uint32_t ends = trimEqualEnds(m_tree, a, b);
    if (a.empty() || b.empty())
        return ends;
    const Kinds kinds = kindsOfSiblings(m_tree, b);
    // DEVIATION: too many pairs to be solved (addUnknown()) match by their roots alone.
    const std::uint64_t pairs = std::uint64_t{kindsOfSiblings(m_tree, a).first.size()} * kinds.first.size();
    const bool areSolved = pairs <= differentPairsLimit;
    std::vector<std::uint32_t> worth(kinds.first.size()); // matches of this row's node with each kind
    std::vector<std::uint32_t> best(b.size() + 1, 0);
    for (std::size_t i = 0; i < a.size() && !m_stop.stop_requested(); ++i) {
        for (std::size_t kind = 0; kind < worth.size(); ++kind)
            worth[kind] =
                areSolved ? known(a[i], kinds.first[kind]) : ofRoots(m_tree, a[i], kinds.first[kind]);
        std::uint32_t diagonal = 0;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::uint32_t above = best[j];
            best[j] = std::max({above, best[j - 1], diagonal + worth[kinds.kind[j - 1]]});
            diagonal = above;
        }
    }
    return ends + best.back();
}

// Returns M[i][j]: the best pairing of the first i of `a` with the first j of `b`.
std::vector<std::uint32_t> TreeMatching::table(std::span<const TagNode> a, std::span<const TagNode> b)
{
    const std::size_t width = b.size() + 1;
    std::vector<std::uint32_t> best((a.size() + 1) * width, 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j)
            best[i * width + j] = std::max({best[(i - 1) * width + j], best[i * width + j - 1],
                                            best[(i - 1) * width + j - 1] + known(a[i - 1], b[j - 1])});
    }
    return best;
}

void TreeMatching::solve(TagNode a, TagNode b)
{
    std::vector<std::pair<TagNode, TagNode>> open;
    if (!lookUp(a, b))
        open.emplace_back(a, b);
    while (!open.empty() && !m_stop.stop_requested()) {
        const auto [left, right] = open.back();
        if (lookUp(left, right)) {
            open.pop_back();
            continue;
        }
        const std::vector<TagNode> ofLeft = m_tree.childrenOf(left);
        const std::vector<TagNode> ofRight = m_tree.childrenOf(right);
        const std::size_t before = open.size();
        addUnknown(ofLeft, ofRight, open);
        if (open.size() > before)
            continue;
        m_known.try_emplace(keyOf(left, right), 1 + bestPairing(ofLeft, ofRight));
        open.pop_back();
    }
}

// Adds the pairs of children that must be solved first, each pair of shapes once.
void TreeMatching::addUnknown(std::span<const TagNode> a, std::span<const TagNode> b,
                              std::vector<std::pair<TagNode, TagNode>>& open)
{
    trimEqualEnds(m_tree, a, b);
    const std::vector<TagNode> left = kindsOfSiblings(m_tree, a).first;
    const std::vector<TagNode> right = kindsOfSiblings(m_tree, b).first;
    if (std::uint64_t{left.size()} * right.size() > differentPairsLimit)
        return;
    for (const TagNode i : left) {
        for (const TagNode j : right) {
            if (!lookUp(i, j))
                open.emplace_back(i, j);
        }
    }
}

std::uint32_t TreeMatching::matches(TagNode a, TagNode b)
{
    solve(a, b);
    return known(a, b);
}

std::uint32_t TreeMatching::matches(std::span<const TagNode> a, std::span<const TagNode> b)
{
    std::vector<std::pair<TagNode, TagNode>> open;
    addUnknown(a, b, open);
    for (const auto& [i, j] : open)
        solve(i, j);
    return bestPairing(a, b);
}

std::vector<std::pair<TagNode, TagNode>> TreeMatching::pairs(std::span<const TagNode> a,
                                                             std::span<const TagNode> b)
{
    matches(a, b);
    std::vector<std::pair<TagNode, TagNode>> found;
    std::vector<std::pair<std::vector<TagNode>, std::vector<TagNode>>> open;
    open.emplace_back(std::vector(a.begin(), a.end()), std::vector(b.begin(), b.end()));
    while (!open.empty()) {
        const auto [left, right] = std::move(open.back());
        open.pop_back();
        matches(left, right); // equal shapes were not solved below their roots, and ends not at all
        const std::vector<std::uint32_t> best = table(left, right);
        const std::size_t width = right.size() + 1;
        for (std::size_t i = left.size(), j = right.size(); i > 0 && j > 0;) {
            const std::uint32_t here = best[i * width + j];
            if (here == best[(i - 1) * width + j]) {
                --i;
            } else if (here == best[i * width + j - 1]) {
                --j;
            } else {
                found.emplace_back(left[i - 1], right[j - 1]);
                open.emplace_back(m_tree.childrenOf(left[i - 1]), m_tree.childrenOf(right[j - 1]));
                --i;
                --j;
            }
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace tagseam
