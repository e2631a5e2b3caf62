// SPDX-License-Identifier: MIT
// A learnt site style tree as a filter.
#include "core/methods/sitestyletree/sstfilter.h"

#include "core/methods/sitestyletree/nodereason.h"

#include <optional>

namespace tagseam {

namespace {

// Returns the figure of the deciding element node that was compared with the threshold.
std::optional<double> figureOf(const NodeReason& reason)
{
    if (reason.status == MapStatus::Possibly)
        return std::nullopt;
    return reason.deciding.mark == ElementMark::Neither ? reason.deciding.importance.content
                                                        : reason.deciding.noisyFrom;
}

std::string_view nameOf(MapStatus status)
{
    return status == MapStatus::Noisy ? "noisy" : status == MapStatus::Meaningful ? "meaningful" : "possibly";
}

// True if the status was decided at this node, not above.
bool isSettledAt(const Document& page, NodeId node, const NodeReason& reason)
{
    const bool isSettled = reason.status == MapStatus::Noisy || reason.status == MapStatus::Meaningful ||
                           reason.status == MapStatus::Possibly;
    return isSettled && (reason.decider == node || (reason.decider == noNode && node == page.body()));
}

} // namespace

FilterResult cleanByTree(const Document& page, const MeasuredTree& measured, const Marks& marks,
                         const KeepMask* within)
{
    CleanedPage cleaned = cleanPage(page, measured, marks, within);
    std::vector<FilterDecision> decisions;
    KeepMask isThere(page.size(), true);
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        const NodeId parent = page.parent(node);
        isThere[node.value] = isThere[parent.value] && (within == nullptr || (*within)[node.value]);
        if (!isThere[node.value])
            continue;
        const NodeReason reason = reasonOf(cleaned, measured, marks, node);
        if (isSettledAt(page, node, reason))
            decisions.push_back(
                {{node}, reason.status != MapStatus::Noisy, nameOf(reason.status), figureOf(reason)});
        const bool isTop =
            cleaned.statuses[parent.value] != MapStatus::Meaningful || cleaned.result.kept[parent.value];
        if (reason.isLocalNoise && isTop)
            decisions.push_back({{node}, false, "local-noise", {}});
    }
    cleaned.result.decisions = std::move(decisions);
    cleaned.result.threshold = marks.threshold;
    cleaned.result.fit = fitOf(cleaned.mapping);
    return std::move(cleaned.result);
}

} // namespace tagseam
