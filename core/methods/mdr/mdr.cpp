// SPDX-License-Identifier: MIT
// Document -> data regions and data records: MDR.
#include "core/methods/mdr/mdr.h"

#include "core/methods/mdr/comparer.h"
#include "core/methods/mdr/records.h"
#include "core/methods/mdr/regions.h"
#include "core/methods/tagtree.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tagseam {

const std::array<MdrPreset, 2> mdrPresets{{
    {"mdr-2003", {}},
    {"velloso-2014",
     {.similarity = Similarity::TreeMatching,
      .threshold = 0.75,
      .depthOf = DepthOf::Group,
      .hasTexts = true,
      .looksWithin = false}},
}};

const MdrPreset* findMdrPreset(std::string_view name)
{
    const auto* const at = std::ranges::find(mdrPresets, name, &MdrPreset::name);
    return at == mdrPresets.end() ? nullptr : at;
}

std::uint32_t MinedRecords::recordCount() const
{
    return std::accumulate(regions.begin(), regions.end(), 0U,
                           [](std::uint32_t sum, const DataRegion& region) {
                               return sum + static_cast<std::uint32_t>(region.records.size());
                           });
}

// FindDRs (figure 6): a region of a node covers the regions of its children, so these need not be searched
// for.
MinedRecords mineDataRecords(const Document& page, const MdrOptions& options, const KeepMask* within,
                             const std::stop_token& stop)
{
    MinedRecords mined;
    TagTree tree = tagTree(page, options.hasTexts, within);
    Comparer comparer(tree, options, stop);
    std::vector<TagNode> open;
    for (TagNode root = 0; root < tree.size(); root = tree.ends[root])
        open.push_back(root);
    while (!open.empty()) {
        const TagNode node = open.back();
        open.pop_back();
        if (tree.levels[node] <
            options.smallestDepth) // L1; a group is never deeper than its parent's subtree
            continue;
        const std::vector<TagNode> children = tree.childrenOf(node);
        const auto spans = findRegions(children, options.longest, comparer, stop); // L2
        mined.isStopped = stop.stop_requested();
        if (mined.isStopped)
            break; // comparisons after the stop are invalid
        std::size_t next = 0;
        for (const RegionSpan& span : spans) {
            open.insert(open.end(), children.begin() + next, children.begin() + span.first);
            next = span.first + span.count;
            mined.regions.push_back(recordsOf(page, tree, tree.nodes[node],
                                              std::span(children).subspan(span.first, span.count),
                                              span.length, options.looksWithin, comparer));
        }
        open.insert(open.end(), children.begin() + static_cast<std::ptrdiff_t>(next), children.end());
    }
    mined.isStopped = stop.stop_requested();
    std::ranges::sort(mined.regions, {}, [](const DataRegion& region) { return region.nodes.front(); });
    mined.comparisons = comparer.comparisons();
    return mined;
}

} // namespace tagseam
