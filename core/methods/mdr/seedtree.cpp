// SPDX-License-Identifier: MIT
// The seed of a partial tree alignment, which grows by the additional nodes of other records.
#include "core/methods/mdr/seedtree.h"

#include "core/methods/mdr/likeness.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// Returns the siblings from `begin` to one before `end`.
std::vector<std::uint32_t> siblingsOf(const std::vector<std::uint32_t>& ends, std::uint32_t begin,
                                      std::uint32_t end)
{
    std::vector<std::uint32_t> siblings;
    for (std::uint32_t node = begin; node < end; node = ends[node])
        siblings.push_back(node);
    return siblings;
}

} // namespace

SeedTree::SeedTree(const RecordTree& largest, std::stop_token stop)
    : m_nodes(1), m_matching(m_tree, std::move(stop))
{
    Placement identity{std::vector<std::uint32_t>(largest.size(), unplaced)};
    placeChildren(largest, siblingsOf(largest.ends, 0, largest.size()), 0, false, identity);
}

std::vector<std::uint32_t> SeedTree::preOrder() const
{
    std::vector<std::uint32_t> order;
    order.reserve(m_nodes.size());
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const std::uint32_t number = open.back();
        open.pop_back();
        if (number != 0)
            order.push_back(number);
        const auto& children = m_nodes[number].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return order;
}

// Writes the seed as a tag tree.
void SeedTree::flatten()
{
    m_order = preOrder();
    const auto size = static_cast<std::uint32_t>(m_order.size());
    std::vector<std::uint32_t> sizes(m_nodes.size(), 1);
    for (std::uint32_t i = size; i-- > 0;)
        sizes[m_nodes[m_order[i]].parent] += sizes[m_order[i]];
    m_tree.tags.resize(size);
    m_tree.ends.resize(size);
    for (std::uint32_t i = 0; i < size; ++i) {
        m_tree.tags[i] = m_nodes[m_order[i]].tag;
        m_tree.ends[i] = i + sizes[m_order[i]];
    }
    measure(0);
    m_isFlat = true;
}

// Appends the record after the seed, in the place of the record before.
void SeedTree::append(const RecordTree& record)
{
    const auto seedSize = static_cast<std::uint32_t>(m_order.size());
    m_tree.tags.resize(seedSize);
    m_tree.ends.resize(seedSize);
    for (std::uint32_t i = 0; i < record.size(); ++i) {
        m_tree.tags.push_back(record.tags[i]);
        m_tree.ends.push_back(seedSize + record.ends[i]);
    }
    measure(seedSize);
}

// Computes the shapes of the tag nodes from `begin` on, children before parents.
void SeedTree::measure(std::uint32_t begin)
{
    m_tree.shapes.resize(m_tree.tags.size());
    for (auto node = static_cast<TagNode>(m_tree.tags.size()); node-- > begin;) {
        std::uint32_t shape = m_tree.numbers.begin(m_tree.tags[node]);
        for (TagNode child = node + 1; child < m_tree.ends[node]; child = m_tree.ends[child])
            shape = m_tree.numbers.with(shape, m_tree.shapes[child]);
        m_tree.shapes[node] = shape;
    }
}

std::optional<Placement> SeedTree::place(const RecordTree& record, bool placesAll)
{
    const std::uint64_t pairs = std::uint64_t{size()} * record.size();
    if (pairs > cellLimit || m_pairs + pairs > alignmentLimit)
        return std::nullopt;
    m_pairs += pairs;
    if (!m_isFlat)
        flatten();
    append(record);
    const auto seedSize = static_cast<std::uint32_t>(m_order.size());
    const auto recordEnd = static_cast<std::uint32_t>(m_tree.tags.size());
    Placement placement{std::vector<std::uint32_t>(record.size(), unplaced)};
    const auto matched =
        m_matching.pairs(siblingsOf(m_tree.ends, 0, seedSize), siblingsOf(m_tree.ends, seedSize, recordEnd));
    for (const auto& [ofSeed, ofRecord] : matched)
        placement.seedNodes[ofRecord - seedSize] = m_order[ofSeed];
    placeChildren(record, siblingsOf(record.ends, 0, record.size()), 0, placesAll, placement);
    for (const auto& [ofSeed, ofRecord] : matched) {
        const std::uint32_t node = ofRecord - seedSize;
        placeChildren(record, siblingsOf(record.ends, node + 1, record.ends[node]), m_order[ofSeed],
                      placesAll, placement);
    }
    m_isFlat = !placement.hasGrown;
    return placement;
}

// Places `children` of the record, whose parent matches the seed's `parent`: matched ones, and runs of
// others.
void SeedTree::placeChildren(const RecordTree& record, const std::vector<std::uint32_t>& children,
                             std::uint32_t parent, bool placesAll, Placement& placement)
{
    const auto isMatched = [&](std::uint32_t child) { return placement.seedNodes[child] != unplaced; };
    for (auto run = children.begin(); run != children.end();) {
        run = std::find_if_not(run, children.end(), isMatched);
        const auto end = std::find_if(run, children.end(), isMatched);
        if (run == end)
            return;
        std::size_t at = 0;
        if (run != children.begin())
            at = indexAmong(parent, placement.seedNodes[*std::prev(run)]) + 1;
        const std::size_t right = end == children.end() ? m_nodes[parent].children.size()
                                                        : indexAmong(parent, placement.seedNodes[*end]);
        const bool isUnique = at == right;
        placement.isComplete = placement.isComplete && (isUnique || placesAll);
        for (; run != end; ++run) {
            if (isUnique || placesAll)
                insert(record, *run, parent, at++, isUnique, placement);
        }
    }
}

std::size_t SeedTree::indexAmong(std::uint32_t parent, std::uint32_t child) const
{
    const auto& children = m_nodes[parent].children;
    return static_cast<std::size_t>(std::ranges::find(children, child) - children.begin());
}

// Inserts the record's subtree of `root` as the seed's `at`-th child of `parent`.
void SeedTree::insert(const RecordTree& record, std::uint32_t root, std::uint32_t parent, std::size_t at,
                      bool hasUniquePlace, Placement& placement)
{
    const std::uint32_t first = size();
    std::vector<std::uint32_t> open; // nodes of the record whose subtree continues
    for (std::uint32_t node = root; node < record.ends[root]; ++node) {
        while (!open.empty() && record.ends[open.back()] <= node)
            open.pop_back();
        const std::uint32_t above = open.empty() ? parent : placement.seedNodes[open.back()];
        placement.seedNodes[node] = size();
        if (!open.empty())
            m_nodes[above].children.push_back(size());
        m_nodes.push_back({above, {}, record.nodes[node], record.tags[node], hasUniquePlace});
        open.push_back(node);
    }
    auto& siblings = m_nodes[parent].children;
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(at), first);
    placement.hasGrown = true;
}

} // namespace tagseam
