// SPDX-License-Identifier: MIT
// Document -> data regions, with each tag node that the search visits.
#include "core/methods/mdr/mining.h"

#include "core/methods/mdr/records.h"

#include <algorithm>

namespace tagseam {

namespace {

std::vector<NodeId> nodesOf(const TagTree& tree, std::span<const TagNode> of)
{
    std::vector<NodeId> nodes;
    nodes.reserve(of.size());
    for (const TagNode node : of)
        nodes.push_back(tree.nodes[node]);
    return nodes;
}

// Puts the children that no region covers on the stack, the first on top.
void open(std::vector<TagNode>& stack, std::span<const TagNode> children, std::span<const RegionSpan> regions)
{
    std::size_t end = children.size();
    for (std::size_t i = regions.size(); i-- > 0;) {
        for (; end > regions[i].first + regions[i].count; --end)
            stack.push_back(children[end - 1]);
        end = regions[i].first;
    }
    for (; end > 0; --end)
        stack.push_back(children[end - 1]);
}

} // namespace

// FindDRs: a region of a node covers the regions of its children, so these need not be searched
// for.
MinedRecords mine(const Document& page, const MdrOptions& options, const KeepMask* within,
                  const std::stop_token& stop, const MiningObserver& observe)
{
    MinedRecords mined;
    TagTree tree = tagTree(page, options.hasTexts, within);
    Comparer comparer(tree, options, stop);
    std::vector<TagNode> stack;
    for (TagNode root = 0; root < tree.size(); root = tree.ends[root])
        stack.push_back(root);
    std::ranges::reverse(stack);
    while (!stack.empty()) {
        const TagNode node = stack.back();
        stack.pop_back();
        if (tree.levels[node] < options.smallestDepth) { // a group is never deeper than its parent's subtree
            if (observe)
                observe({tree.nodes[node]});
            continue;
        }
        const std::vector<TagNode> children = tree.childrenOf(node);
        const auto alike = compareRuns(children, options.longest, comparer, stop);
        const auto spans = identifyRegions(static_cast<std::uint32_t>(children.size()), alike);
        mined.isStopped = stop.stop_requested();
        if (mined.isStopped)
            break; // comparisons after the stop are invalid
        if (observe)
            observe({tree.nodes[node], true, nodesOf(tree, children), alike, spans});
        for (const RegionSpan& span : spans)
            mined.regions.push_back(recordsOf(page, tree, tree.nodes[node],
                                              std::span(children).subspan(span.first, span.count),
                                              span.length, options.looksWithin, comparer));
        open(stack, children, spans);
    }
    mined.isStopped = stop.stop_requested();
    std::ranges::sort(mined.regions, {}, [](const DataRegion& region) { return region.nodes.front(); });
    mined.comparisons = comparer.comparisons();
    return mined;
}

} // namespace tagseam
