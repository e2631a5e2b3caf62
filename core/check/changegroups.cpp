// SPDX-License-Identifier: MIT
// The changed subtrees of two versions of a page, alike ones together.
#include "core/check/changegroups.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>

namespace tagseam {

std::vector<ChangeGroup>
groupedSubtrees(const Document& before, const Document& after, const PageDiff& diff,
                const std::function<std::string(const Document& page, NodeId node)>& labelOf)
{
    std::vector<ChangeGroup> groups;
    std::map<std::tuple<StatusChange, bool, std::string>, std::size_t> known;
    for (std::uint32_t i = 0; i < diff.subtrees.size(); ++i) {
        const ChangedSubtree& each = diff.subtrees[i];
        const bool isOld = each.newNode == noNode;
        std::string label = labelOf(isOld ? before : after, isOld ? each.oldNode : each.newNode);
        const auto [place, isNew] = known.try_emplace({each.change, each.isKept, label}, groups.size());
        if (isNew)
            groups.push_back({each.change, each.isKept, std::move(label), 0, {}});
        groups[place->second].nodes += each.nodes;
        groups[place->second].subtrees.push_back(i);
    }
    std::ranges::stable_sort(groups, std::ranges::greater{}, &ChangeGroup::nodes);
    return groups;
}

} // namespace tagseam
