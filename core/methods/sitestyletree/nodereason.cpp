// SPDX-License-Identifier: MIT
// Finds why a node of a page was kept or not.
#include "core/methods/sitestyletree/nodereason.h"

namespace tagseam {

namespace {

ElementReason elementReason(const MeasuredTree& measured, const Marks& marks, ElementId id)
{
    ElementReason reason;
    if (id == noElement)
        return reason;
    const ElementNode& element = measured.tree.element(id);
    reason.element = id;
    reason.pages = element.pages;
    reason.styles = element.styleCount + (element.leafPages > 0 ? 1 : 0);
    reason.importance = measured.importance(id);
    reason.noisyFrom = measured.noisyFrom[id.value];
    reason.mark = marks.of(id);
    return reason;
}

} // namespace

NodeReason reasonOf(const CleanedPage& cleaned, const MeasuredTree& measured, const Marks& marks, NodeId node)
{
    NodeReason reason;
    reason.status = cleaned.statuses[node.value];
    reason.isKept = cleaned.result.kept[node.value];
    reason.own = elementReason(measured, marks, cleaned.mapping.element(node));
    reason.decider = cleaned.deciders[node.value];
    const bool isSettled = reason.status == MapStatus::Noisy || reason.status == MapStatus::Meaningful ||
                           reason.status == MapStatus::Possibly;
    reason.isLocalNoise = reason.status == MapStatus::Meaningful && !reason.isKept;
    if (isSettled)
        reason.deciding =
            elementReason(measured, marks,
                          reason.decider == noNode ? rootElement : cleaned.mapping.element(reason.decider));
    return reason;
}

} // namespace tagseam
