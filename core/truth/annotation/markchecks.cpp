// SPDX-License-Identifier: MIT
// Checks the marks of a page before the page is done.
#include "core/truth/annotation/markchecks.h"

#include "core/page/visiblecontent.h"
#include "core/truth/annotation/marker.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

bool isContent(std::string_view label)
{
    return label == label::main || label == label::record;
}

std::optional<Finding::Kind> findingOf(std::string_view outer, std::string_view inner)
{
    if (outer == label::record && inner == label::main)
        return Finding::Kind::RecordAroundMain;
    if ((isNoise(outer) && isContent(inner)) || (outer == inner && isContent(outer)))
        return Finding::Kind::Overlap;
    return std::nullopt;
}

// The subtree of a mark.
struct Marked {
    NodeId root;
    std::size_t mark;
};

// Returns the findings on pairs of marks that share nodes.
std::vector<Finding> pairFindings(const Document& document, const std::vector<Labelled>& marks)
{
    std::vector<Marked> roots;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (const NodeId node : marks[i].nodes)
            roots.push_back({node, i});
    }
    std::ranges::stable_sort(roots, {}, &Marked::root);
    std::vector<Finding> findings;
    std::set<std::pair<std::size_t, std::size_t>> known;
    const auto add = [&](std::size_t outer, std::size_t inner) {
        const std::optional<Finding::Kind> kind = findingOf(marks[outer].label, marks[inner].label);
        if (!kind || !known.emplace(std::minmax(outer, inner)).second)
            return;
        findings.push_back({*kind, marks[outer].nodes, marks[inner].nodes});
    };
    std::vector<Marked> around;
    for (const Marked& each : roots) {
        while (!around.empty() && document.subtreeEnd(around.back().root) <= each.root)
            around.pop_back();
        for (const Marked& outer : around) {
            if (outer.mark == each.mark)
                continue;
            add(outer.mark, each.mark);
            if (outer.root == each.root)
                add(each.mark, outer.mark);
        }
        around.push_back(each);
    }
    return findings;
}

// Returns the next node that a reader sees, or `end`: nothing below a hidden node is visible.
NodeId nextVisible(const Document& document, const std::vector<bool>& isVisible, NodeId node, NodeId end)
{
    while (node < end && !isVisible[node.value])
        node = document.subtreeEnd(node);
    return std::min(node, end);
}

bool hasVisibleText(const Document& document, const std::vector<bool>& isVisible,
                    const std::vector<NodeId>& roots)
{
    return std::ranges::any_of(roots, [&](NodeId root) {
        const NodeId end = document.subtreeEnd(root);
        for (NodeId node = nextVisible(document, isVisible, root, end); node < end;
             node = nextVisible(document, isVisible, NodeId{node.value + 1}, end)) {
            if (document.kind(node) == NodeKind::Text)
                return true;
        }
        return false;
    });
}

// True if one of the subtrees holds everything that is visible.
bool isWholePage(const Document& document, const std::vector<bool>& isVisible,
                 const std::vector<NodeId>& roots)
{
    const NodeId body = document.body();
    NodeId first = noNode; // the first text or picture
    NodeId last = noNode;
    const NodeId end = body == noNode ? noNode : document.subtreeEnd(body);
    for (NodeId node = nextVisible(document, isVisible, body, end); node < end;
         node = nextVisible(document, isVisible, NodeId{node.value + 1}, end)) {
        if (first == noNode && last != noNode && document.subtreeEnd(last) <= node)
            first = last;
        last = node;
    }
    if (first == noNode)
        first = last;
    return first != noNode && std::ranges::any_of(roots, [&](NodeId root) {
               return root <= first && last < document.subtreeEnd(root);
           });
}

} // namespace

std::vector<Finding> checkMarks(const Document& document, const std::vector<Labelled>& marks)
{
    if (marks.empty())
        return {};
    std::vector<Finding> findings = pairFindings(document, marks);
    const std::vector<bool> isVisible = visibleContent(document);
    std::vector<NodeId> marked;
    for (const Labelled& mark : marks) {
        marked.insert(marked.end(), mark.nodes.begin(), mark.nodes.end());
        const bool isShown =
            std::ranges::any_of(mark.nodes, [&](NodeId node) { return isVisible[node.value]; });
        if (isContent(mark.label) && isWholePage(document, isVisible, mark.nodes))
            findings.push_back({Finding::Kind::WholePage, mark.nodes});
        if (isContent(mark.label) && isShown && !hasVisibleText(document, isVisible, mark.nodes))
            findings.push_back({Finding::Kind::OnlyPictures, mark.nodes});
    }
    for (const NodeId part : unmarkedParts(document, std::move(marked))) {
        const bool isRead = hasVisibleText(document, isVisible, {part});
        findings.push_back({isRead ? Finding::Kind::Unmarked : Finding::Kind::OnlyPictures, {part}});
    }
    std::ranges::stable_sort(findings, [](const Finding& a, const Finding& b) {
        return std::tuple(a.kind, a.nodes.front()) < std::tuple(b.kind, b.nodes.front());
    });
    return findings;
}

} // namespace tagseam
