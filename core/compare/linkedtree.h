// SPDX-License-Identifier: MIT
// A tree of numbers whose branches can be cut off and hung elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagseam {

/// Each step O(1), 20 bytes a node. Nothing prevents a node from being hung below itself.
class LinkedTree {
  public:
    static constexpr std::uint32_t none = 0xffffffffU;

    /// So many nodes, none of which hangs from another.
    explicit LinkedTree(std::size_t size) : m_links(size) {}

    std::uint32_t parent(std::uint32_t node) const { return m_links[node].parent; }
    std::uint32_t first(std::uint32_t node) const { return m_links[node].first; }
    std::uint32_t next(std::uint32_t node) const { return m_links[node].next; }

    void append(std::uint32_t node, std::uint32_t parent) { insert(node, parent, m_links[parent].last); }

    /// Behind `before`, a child of `parent`; first for none. `node` hangs from nothing.
    void insert(std::uint32_t node, std::uint32_t parent, std::uint32_t before)
    {
        Link& link = m_links[node];
        link.parent = parent;
        link.previous = before;
        link.next = before == none ? m_links[parent].first : m_links[before].next;
        (before == none ? m_links[parent].first : m_links[before].next) = node;
        (link.next == none ? m_links[parent].last : m_links[link.next].previous) = node;
    }

    /// With all that hangs from it. Nothing happens where it hangs from nothing.
    void detach(std::uint32_t node)
    {
        Link& link = m_links[node];
        if (link.parent == none)
            return;
        (link.previous == none ? m_links[link.parent].first : m_links[link.previous].next) = link.next;
        (link.next == none ? m_links[link.parent].last : m_links[link.next].previous) = link.previous;
        link.parent = none;
    }

  private:
    struct Link {
        std::uint32_t parent = none;
        std::uint32_t first = none;
        std::uint32_t last = none;
        std::uint32_t previous = none;
        std::uint32_t next = none;
    };
    std::vector<Link> m_links;
};

} // namespace tagseam
