// SPDX-License-Identifier: MIT
// A tree of numbers whose branches can be detached and inserted elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagseam {

/// Each step O(1), 20 bytes a node. Nothing prevents a node from being inserted below itself.
class LinkedTree {
  public:
    static constexpr std::uint32_t none = 0xffffffffU;

    /// Makes `size` nodes without parents.
    explicit LinkedTree(std::size_t size) : m_links(size) {}

    std::uint32_t parent(std::uint32_t node) const { return m_links[node].parent; }
    std::uint32_t first(std::uint32_t node) const { return m_links[node].first; }
    std::uint32_t next(std::uint32_t node) const { return m_links[node].next; }

    void append(std::uint32_t node, std::uint32_t parent) { insert(node, parent, m_links[parent].last); }

    /// Inserts `node`, which has no parent, after `before`, a child of `parent`; first for none.
    void insert(std::uint32_t node, std::uint32_t parent, std::uint32_t before)
    {
        Link& link = m_links[node];
        link.parent = parent;
        link.previous = before;
        link.next = before == none ? m_links[parent].first : m_links[before].next;
        (before == none ? m_links[parent].first : m_links[before].next) = node;
        (link.next == none ? m_links[parent].last : m_links[link.next].previous) = node;
    }

    /// Detaches a node with its descendants. Does nothing if the node has no parent.
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
