// SPDX-License-Identifier: MIT
// An annotation together with the places of its marks on one page.
#include "core/truth/annotation/markings.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

// Returns the nodes in ascending order, without nodes that lie in others.
std::vector<NodeId> outermost(const Document& document, std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    std::vector<NodeId> roots;
    NodeId end{0};
    for (const NodeId node : nodes) {
        if (node < end)
            continue;
        roots.push_back(node);
        end = document.subtreeEnd(node);
    }
    return roots;
}

// Returns the highest number of an id of the form "m7"; 0 when there is none.
std::uint64_t highestId(const Annotation& annotation)
{
    std::uint64_t highest = 0;
    for (const Mark& mark : annotation.marks) {
        std::uint64_t number = 0;
        const char* const begin = mark.id.data();
        const char* const end = begin + mark.id.size();
        if (mark.id.size() > 1 && mark.id.front() == 'm' &&
            std::from_chars(begin + 1, end, number).ptr == end && number < UINT64_MAX)
            highest = std::max(highest, number);
    }
    return highest;
}

std::vector<Target> targetsOf(const PageSelectors& page, const std::vector<NodeId>& nodes)
{
    std::vector<Target> targets;
    targets.reserve(nodes.size());
    for (const NodeId node : nodes)
        targets.push_back(targetOf(page, node));
    return targets;
}

AnchoredMark placedAt(const std::vector<NodeId>& nodes)
{
    AnchoredMark placed;
    for (const NodeId node : nodes)
        placed.targets.push_back({node, AnchoredBy::XPath, OrphanCause::None, {}});
    placed.isComplete = true;
    return placed;
}

void add(Markings& markings, const PageSelectors& page, const std::vector<NodeId>& nodes,
         std::string_view label, std::uint64_t id)
{
    Mark mark;
    mark.id = 'm' + std::to_string(id);
    mark.label = label;
    mark.targets = targetsOf(page, nodes);
    markings.annotation.marks.push_back(std::move(mark));
    markings.anchored.push_back(placedAt(nodes));
}

// Gives each node of a target that selects several its own target.
void separate(const PageSelectors& page, Mark& mark, AnchoredMark& anchored)
{
    for (std::size_t k = 0; k < mark.targets.size(); ++k) {
        const std::vector<NodeId> others = std::exchange(anchored.targets[k].others, {});
        if (others.empty())
            continue;
        std::string unread = std::move(mark.targets[k].unread);
        mark.targets[k] = targetOf(page, anchored.targets[k].node);
        mark.targets[k].unread = std::move(unread);
        const auto after = static_cast<std::ptrdiff_t>(k) + 1;
        const std::vector<Target> targets = targetsOf(page, others);
        mark.targets.insert(mark.targets.begin() + after, targets.begin(), targets.end());
        const std::vector<AnchoredTarget> places = placedAt(others).targets;
        anchored.targets.insert(anchored.targets.begin() + after, places.begin(), places.end());
        k += others.size();
    }
}

// Gives targets of files of the old dialect their quote and position, if this is the annotated page.
void completeFolded(const PageSelectors& page, Markings& markings)
{
    const auto isFolded = [](const Target& target) {
        return target.evidence != Evidence{} && target.span == TextSpan{} &&
               !target.evidence.folded.exact.empty();
    };
    const auto hasFolded = [&](const Mark& mark) { return std::ranges::any_of(mark.targets, isFolded); };
    if (std::ranges::none_of(markings.annotation.marks, hasFolded) ||
        markings.annotation.page.digest != treeDigest(page.document()))
        return;
    for (std::size_t i = 0; i < markings.anchored.size(); ++i) {
        std::vector<Target>& targets = markings.annotation.marks[i].targets;
        for (std::size_t k = 0; k < targets.size(); ++k) {
            const NodeId node = markings.anchored[i].targets[k].node;
            if (node == noNode || !isFolded(targets[k]))
                continue;
            Target complete = targetOf(page, node);
            targets[k].quote = std::move(complete.quote);
            targets[k].span = complete.span;
        }
    }
}

} // namespace

Markings markingsOf(const PageSelectors& page, Annotation annotation, std::string_view sha256)
{
    Markings markings;
    markings.anchored = anchor(page, annotation, sha256);
    markings.annotation = std::move(annotation);
    for (std::size_t i = 0; i < markings.anchored.size(); ++i)
        separate(page, markings.annotation.marks[i], markings.anchored[i]);
    completeFolded(page, markings);
    return markings;
}

std::vector<NodeId> nodesOf(const Markings& markings, std::size_t mark)
{
    std::vector<NodeId> nodes;
    for (const AnchoredTarget& target : markings.anchored[mark].targets) {
        if (target.node != noNode)
            nodes.push_back(target.node);
    }
    std::ranges::sort(nodes);
    return nodes;
}

std::vector<std::size_t> marksAt(const Document& document, const Markings& markings, NodeId node)
{
    struct Holder {
        NodeId root;
        std::size_t mark;
    };
    std::vector<Holder> holders;
    for (std::size_t i = 0; i < markings.anchored.size(); ++i) {
        if (!markings.anchored[i].isComplete)
            continue;
        for (const AnchoredTarget& target : markings.anchored[i].targets) {
            if (target.node <= node && node < document.subtreeEnd(target.node))
                holders.push_back({target.node, i});
        }
    }
    // Roots that contain one node lie in each other: the inner one comes later in document order.
    std::ranges::sort(holders, std::ranges::greater(),
                      [](const Holder& holder) { return std::pair(holder.root, holder.mark); });
    std::vector<std::size_t> marks;
    marks.reserve(holders.size());
    for (const Holder& holder : holders)
        marks.push_back(holder.mark);
    return marks;
}

std::optional<std::size_t> markOn(const Markings& markings, const std::vector<NodeId>& nodes)
{
    for (std::size_t i = markings.anchored.size(); i-- > 0;) {
        if (markings.anchored[i].isComplete && nodesOf(markings, i) == nodes)
            return i;
    }
    return std::nullopt;
}

std::map<std::vector<NodeId>, std::size_t> marksByNodes(const Markings& markings)
{
    std::map<std::vector<NodeId>, std::size_t> marks;
    for (std::size_t i = 0; i < markings.anchored.size(); ++i) {
        if (markings.anchored[i].isComplete)
            marks[nodesOf(markings, i)] = i;
    }
    return marks;
}

Labelling setLabel(Markings& markings, const PageSelectors& page, std::vector<NodeId> nodes,
                   std::string_view label)
{
    assert(!nodes.empty());
    nodes = outermost(page.document(), std::move(nodes));
    if (const std::optional<std::size_t> there = markOn(markings, nodes)) {
        Mark& mark = markings.annotation.marks[*there];
        if (mark.label == label) {
            removeMark(markings, *there);
            return Labelling::Removed;
        }
        mark.label = label;
        return Labelling::Changed;
    }
    add(markings, page, nodes, label, highestId(markings.annotation) + 1);
    return Labelling::Added;
}

void labelEach(Markings& markings, const PageSelectors& page, const std::vector<std::vector<NodeId>>& groups,
               std::string_view label)
{
    auto known = marksByNodes(markings);
    std::uint64_t id = highestId(markings.annotation);
    for (const std::vector<NodeId>& group : groups) {
        const std::vector<NodeId> nodes = outermost(page.document(), group);
        const auto [mark, isNew] = known.try_emplace(nodes, markings.annotation.marks.size());
        if (isNew)
            add(markings, page, nodes, label, ++id);
        else
            markings.annotation.marks[mark->second].label = label;
    }
}

void removeMark(Markings& markings, std::size_t mark)
{
    const auto at = static_cast<std::ptrdiff_t>(mark);
    markings.annotation.marks.erase(markings.annotation.marks.begin() + at);
    markings.anchored.erase(markings.anchored.begin() + at);
}

void placeMark(Markings& markings, const PageSelectors& page, std::size_t mark, std::vector<NodeId> nodes)
{
    assert(!nodes.empty());
    nodes = outermost(page.document(), std::move(nodes));
    markings.annotation.marks[mark].targets = targetsOf(page, nodes);
    markings.anchored[mark] = placedAt(nodes);
}

void rebase(Markings& markings, const PageSelectors& page, const AnnotatedPage& of)
{
    AnnotatedPage& now = markings.annotation.page;
    const bool isComplete = std::ranges::all_of(markings.anchored, &AnchoredMark::isComplete);
    AnnotatedPage next = of;
    if (!isComplete) {
        next.digest.clear();
        next.sha256.clear();
        next.nodeCount = 0;
    }
    if (now == next)
        return;
    const bool isSameTree = !of.digest.empty() && now.digest == of.digest;
    now = std::move(next);
    for (std::size_t i = 0; !isSameTree && i < markings.anchored.size(); ++i) {
        Mark& mark = markings.annotation.marks[i];
        for (std::size_t k = 0; k < mark.targets.size(); ++k) {
            const NodeId node = markings.anchored[i].targets[k].node;
            if (node == noNode)
                continue;
            std::string unread = std::move(mark.targets[k].unread);
            mark.targets[k] = targetOf(page, node);
            mark.targets[k].unread = std::move(unread);
        }
    }
}

} // namespace tagseam
