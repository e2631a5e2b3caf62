// SPDX-License-Identifier: MIT
// A sequence and its key patterns -> virtual nodes (Dias and Gadge, section 3.5).
#include "core/methods/repetition/virtualnodes.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

// The stretches that are not split yet.
class Stretches {
  public:
    explicit Stretches(std::uint32_t size) { m_stretches[0] = {size, noVirtualNode}; }

    void cutBy(const KeyPattern& pattern, std::uint32_t number)
    {
        for (std::size_t at = 0; at < pattern.occurrences.size();) {
            auto stretch = std::prev(m_stretches.upper_bound(pattern.occurrences[at]));
            const auto [end, parent] = stretch->second;
            std::vector<std::uint32_t> matches;
            for (; at < pattern.occurrences.size() && pattern.occurrences[at] < end; ++at) {
                const std::uint32_t begin = pattern.occurrences[at];
                const bool isFree = matches.empty() || begin >= matches.back() + pattern.length;
                if (isFree && begin + pattern.length <= end)
                    matches.push_back(begin);
            }
            if (matches.size() >= 2)
                cut(stretch->first, end, parent, matches, number);
        }
    }

    // Groups runs of one symbol that are at least as long as the pattern.
    void groupBy(const KeyPattern& pattern, std::uint32_t number, std::span<const std::uint32_t> sequence)
    {
        for (std::size_t at = 0; at < pattern.occurrences.size();) {
            const std::uint32_t begin = pattern.occurrences[at];
            const auto stretch = std::prev(m_stretches.upper_bound(begin));
            const auto [end, parent] = stretch->second;
            std::uint32_t last = begin;
            while (last < end && sequence[last] == sequence[begin])
                ++last;
            if (last - begin >= pattern.length)
                m_nodes.push_back({begin, last - begin, number, parent});
            while (at < pattern.occurrences.size() && pattern.occurrences[at] < last)
                ++at;
        }
    }

    std::vector<VirtualNode> finish() &&
    {
        std::vector<std::uint32_t> order(m_nodes.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
            return std::tuple(m_nodes[a].first, m_nodes[b].count, a) <
                   std::tuple(m_nodes[b].first, m_nodes[a].count, b);
        });
        std::vector<std::uint32_t> place(order.size());
        std::vector<VirtualNode> sorted;
        sorted.reserve(order.size());
        for (const std::uint32_t old : order) {
            place[old] = static_cast<std::uint32_t>(sorted.size());
            sorted.push_back(m_nodes[old]);
        }
        for (VirtualNode& node : sorted)
            node.parent = node.parent == noVirtualNode ? noVirtualNode : place[node.parent];
        return sorted;
    }

  private:
    struct Stretch {
        std::uint32_t end = 0;
        std::uint32_t parent = noVirtualNode;
    };

    void cut(std::uint32_t begin, std::uint32_t end, std::uint32_t parent,
             const std::vector<std::uint32_t>& matches, std::uint32_t pattern)
    {
        m_stretches[begin] = {matches.front(),
                              parent}; // empty if the first match begins it: overwritten below
        for (std::size_t i = 0; i < matches.size(); ++i) {
            const std::uint32_t next = i + 1 < matches.size() ? matches[i + 1] : end;
            m_stretches[matches[i]] = {next, static_cast<std::uint32_t>(m_nodes.size())};
            m_nodes.push_back({matches[i], next - matches[i], pattern, parent});
        }
    }

    std::map<std::uint32_t, Stretch> m_stretches; // indexed by first position
    std::vector<VirtualNode> m_nodes;
};

} // namespace

std::vector<VirtualNode> virtualNodes(std::span<const std::uint32_t> sequence,
                                      std::span<const KeyPattern> patterns)
{
    Stretches stretches(static_cast<std::uint32_t>(sequence.size()));
    for (std::uint32_t i = 0; i < patterns.size(); ++i) {
        if (!patterns[i].isUniform)
            stretches.cutBy(patterns[i], i);
    }
    for (std::uint32_t i = 0; i < patterns.size(); ++i) {
        if (patterns[i].isUniform)
            stretches.groupBy(patterns[i], i, sequence);
    }
    return std::move(stretches).finish();
}

} // namespace tagseam
