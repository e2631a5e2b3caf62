// SPDX-License-Identifier: MIT
// Data region -> data records.
#include "core/methods/mdr/records.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// FindRecords-1: several records in one row, when all children are similar. A row of a data table is one
// record: its cells are similar, too.
bool holdsSeveralRecords(const Document& page, const TagTree& tree, TagNode node,
                         std::span<const TagNode> children, Comparer& comparer)
{
    return children.size() > 1 && page.name(tree.nodes[node]) != "tr" && comparer.areAllAlike(children);
}

// Returns the generalized node as one record.
DataRecord whole(const TagTree& tree, std::span<const TagNode> nodes)
{
    DataRecord record;
    record.nodes.reserve(nodes.size());
    for (const TagNode node : nodes)
        record.nodes.push_back(tree.nodes[node]);
    return record;
}

void addRecordsOfOne(DataRegion& region, const Document& page, const TagTree& tree, TagNode node,
                     Comparer& comparer)
{
    const std::vector<TagNode> children = tree.childrenOf(node);
    if (!holdsSeveralRecords(page, tree, node, children, comparer)) {
        region.records.push_back({{tree.nodes[node]}});
        return;
    }
    for (const TagNode child : children)
        region.records.push_back({{tree.nodes[child]}});
}

// FindRecords-n: a record split over the nodes, with its components in the same column of each. The children
// of each node must be similar, and all nodes have equally many; rows of data tables are no exception here.
void addRecordsOfMany(DataRegion& region, const TagTree& tree, std::span<const TagNode> nodes,
                      Comparer& comparer)
{
    std::vector<std::vector<TagNode>> children;
    children.reserve(nodes.size());
    for (const TagNode node : nodes)
        children.push_back(tree.childrenOf(node));
    const std::size_t columns = children[0].size();
    const bool isSplit = columns > 1 && std::ranges::all_of(children, [&](const auto& ofOne) {
                             return ofOne.size() == columns && comparer.areAllAlike(ofOne);
                         });
    if (!isSplit) {
        region.records.push_back(whole(tree, nodes));
        return;
    }
    for (std::size_t column = 0; column < columns; ++column) {
        DataRecord record;
        record.nodes.reserve(nodes.size());
        for (const auto& ofOne : children)
            record.nodes.push_back(tree.nodes[ofOne[column]]);
        region.records.push_back(std::move(record));
    }
}

} // namespace

DataRegion recordsOf(const Document& page, const TagTree& tree, NodeId parent, std::span<const TagNode> nodes,
                     std::uint32_t length, bool looksWithin, Comparer& comparer)
{
    DataRegion region;
    region.parent = parent;
    region.length = length;
    region.nodes.reserve(nodes.size());
    for (const TagNode node : nodes)
        region.nodes.push_back(tree.nodes[node]);
    for (std::size_t at = 0; at < nodes.size(); at += length) {
        if (!looksWithin)
            region.records.push_back(whole(tree, nodes.subspan(at, length)));
        else if (length == 1)
            addRecordsOfOne(region, page, tree, nodes[at], comparer);
        else
            addRecordsOfMany(region, tree, nodes.subspan(at, length), comparer);
    }
    return region;
}

} // namespace tagseam
