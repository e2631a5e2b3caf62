// SPDX-License-Identifier: MIT
// Differences -> changes of the template.
#include "core/check/templatechange.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tagseam {

namespace {

// Returns "li.item.new", "#text", "#comment".
std::string labelOf(const Document& page, NodeId node)
{
    if (page.kind(node) != NodeKind::Element)
        return page.kind(node) == NodeKind::Text ? "#text" : "#comment";
    std::string label(page.name(node));
    if (const std::string_view classes = page.attribute(node, "class"); !classes.empty()) {
        label += '.';
        label += classes;
        std::ranges::replace(label, ' ', '.');
    }
    return label;
}

// True if the subtree of a node without counterpart has nodes with one.
bool isAround(const Document& page, const std::vector<NodeId>& counterparts, NodeId node)
{
    for (NodeId below = node; below < page.subtreeEnd(node); ++below.value) {
        if (counterparts[below.value] != noNode && !page.isBlankText(below))
            return true;
    }
    return false;
}

// Returns the first attribute whose values differ, class before style before the others; empty for none.
std::string changedAttribute(const Document& before, NodeId a, const Document& after, NodeId b)
{
    for (const std::string_view attribute : {"class", "style"}) {
        if (before.attribute(a, attribute) != after.attribute(b, attribute))
            return std::string(attribute);
    }
    for (std::uint32_t i = 0; i < before.attributeCount(a); ++i) {
        const AttributeView each = before.attribute(a, i);
        if (after.attribute(b, each.name) != each.value || !after.hasAttribute(b, each.name))
            return std::string(each.name);
    }
    for (std::uint32_t i = 0; i < after.attributeCount(b); ++i) {
        const AttributeView each = after.attribute(b, i);
        if (!before.hasAttribute(a, each.name))
            return std::string(each.name);
    }
    return {};
}

TemplateChange changeOf(const Document& before, const Document& after, const TreeDiff& diff,
                        const Difference& difference)
{
    TemplateChange change;
    change.oldNode = difference.source;
    change.newNode = difference.rendered;
    change.nodes = difference.nodes;
    switch (difference.kind) {
    case DifferenceKind::OnlyInSource:
        change.kind = isAround(before, diff.renderedOf, difference.source) ? TemplateChangeKind::Unwrapped
                                                                           : TemplateChangeKind::Removed;
        change.element = labelOf(before, difference.source);
        return change;
    case DifferenceKind::OnlyInRendered:
        change.kind = isAround(after, diff.sourceOf, difference.rendered) ? TemplateChangeKind::Wrapped
                                                                          : TemplateChangeKind::Added;
        change.element = labelOf(after, difference.rendered);
        return change;
    case DifferenceKind::Moved:
        change.kind = TemplateChangeKind::Moved;
        change.element = labelOf(after, difference.rendered);
        return change;
    case DifferenceKind::Changed:
        break;
    }
    if (!after.isElement(difference.rendered)) {
        change.kind = TemplateChangeKind::Text;
        change.element = labelOf(after, difference.rendered);
        return change;
    }
    change.kind = TemplateChangeKind::Attribute;
    change.element = after.name(difference.rendered);
    change.attribute = changedAttribute(before, difference.source, after, difference.rendered);
    if (change.attribute == "class" || change.attribute == "style") {
        change.before = before.attribute(difference.source, change.attribute);
        change.after = after.attribute(difference.rendered, change.attribute);
    }
    return change;
}

} // namespace

std::string_view name(TemplateChangeKind kind)
{
    switch (kind) {
    case TemplateChangeKind::Added:
        return "added";
    case TemplateChangeKind::Wrapped:
        return "wrapped";
    case TemplateChangeKind::Removed:
        return "removed";
    case TemplateChangeKind::Unwrapped:
        return "unwrapped";
    case TemplateChangeKind::Moved:
        return "moved";
    case TemplateChangeKind::Attribute:
        return "attribute";
    case TemplateChangeKind::Text:
        break;
    }
    return "text";
}

std::vector<TemplateChange> templateChanges(const Document& before, const Document& after,
                                            const TreeDiff& diff)
{
    std::vector<TemplateChange> changes;
    std::map<std::tuple<TemplateChangeKind, std::string, std::string, std::string, std::string>, std::size_t>
        known;
    for (std::uint32_t i = 0; i < diff.differences.size(); ++i) {
        const Difference& difference = diff.differences[i];
        if (difference.cause == DifferenceCause::WhiteSpace || difference.cause == DifferenceCause::Comment)
            continue;
        TemplateChange change = changeOf(before, after, diff, difference);
        const auto [place, isNew] = known.try_emplace(
            {change.kind, change.element, change.attribute, change.before, change.after}, changes.size());
        if (isNew) {
            change.nodes = 0;
            changes.push_back(std::move(change));
        }
        TemplateChange& group = changes[place->second];
        ++group.places;
        group.nodes += difference.nodes;
        group.differences.push_back(i);
    }
    std::ranges::stable_sort(changes, std::ranges::greater{}, &TemplateChange::nodes);
    return changes;
}

} // namespace tagseam
