// SPDX-License-Identifier: MIT
// Counterparts -> differences: nodes that only one tree has, and nodes that moved.
#include "core/compare/treediff.h"

#include "core/compare/treecauses.h"
#include "core/compare/treekeys.h"
#include "core/compare/treematch.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

struct Sibling {
    NodeId source;
    NodeId rendered;
    std::uint32_t weight = 0; // nodes of the subtree
};

// Returns the siblings (in order of the source) outside the heaviest run that is also in order in the
// rendered tree: the nodes that moved, as few as possible. O(n log n).
std::vector<NodeId> outOfOrder(const std::vector<Sibling>& siblings)
{
    std::vector<std::uint32_t> ranks(siblings.size());
    std::vector<std::uint32_t> byRendered(siblings.size());
    for (std::uint32_t i = 0; i < siblings.size(); ++i)
        byRendered[i] = i;
    std::ranges::sort(byRendered, {}, [&](std::uint32_t i) { return siblings[i].rendered; });
    for (std::uint32_t rank = 0; rank < siblings.size(); ++rank)
        ranks[byRendered[rank]] = rank + 1;

    constexpr std::uint32_t nobody = 0xffffffffU;
    using Best = std::pair<std::uint64_t, std::uint32_t>;     // weight of a run, its last sibling
    std::vector<Best> best(siblings.size() + 1, {0, nobody}); // Fenwick tree of maxima over ranks
    std::vector<std::uint32_t> before(siblings.size(), nobody);
    Best heaviest{0, nobody};
    for (std::uint32_t i = 0; i < siblings.size(); ++i) {
        Best run{0, nobody};
        for (std::uint32_t rank = ranks[i] - 1; rank > 0; rank &= rank - 1) {
            if (best[rank].first > run.first)
                run = best[rank];
        }
        before[i] = run.second;
        const Best mine{run.first + siblings[i].weight, i};
        for (std::uint32_t rank = ranks[i]; rank < best.size(); rank += rank & (~rank + 1)) {
            if (mine.first > best[rank].first)
                best[rank] = mine;
        }
        if (mine.first > heaviest.first)
            heaviest = mine;
    }
    std::vector<bool> stays(siblings.size());
    for (std::uint32_t i = heaviest.second; i != nobody; i = before[i])
        stays[i] = true;
    std::vector<NodeId> moved;
    for (std::size_t i = 0; i < siblings.size(); ++i) {
        if (!stays[i])
            moved.push_back(siblings[i].source);
    }
    return moved;
}

// Returns the source nodes, in document order, whose counterpart has another anchor, or the same one in
// another order.
std::vector<NodeId> movedNodes(const MatchedTrees& trees)
{
    const std::vector<NodeId>& renderedOf = trees.match.renderedOf;
    std::vector<NodeId> moved;
    std::vector<std::pair<NodeId, Sibling>> siblings; // nodes with their anchor
    for (NodeId node{1}; node.value < renderedOf.size(); ++node.value) {
        const NodeId partner = renderedOf[node.value];
        if (partner == noNode)
            continue;
        const NodeId anchor = trees.sourceAnchors[node.value];
        if (renderedOf[anchor.value] != trees.renderedAnchors[partner.value])
            moved.push_back(node);
        else
            siblings.push_back({anchor, {node, partner, trees.source.subtreeEnd(node).value - node.value}});
    }
    std::ranges::stable_sort(siblings, {}, &std::pair<NodeId, Sibling>::first);
    std::vector<Sibling> family;
    for (std::size_t begin = 0; begin < siblings.size();) {
        family.clear();
        bool isInOrder = true;
        std::size_t end = begin;
        for (; end < siblings.size() && siblings[end].first == siblings[begin].first; ++end) {
            isInOrder =
                isInOrder && (family.empty() || family.back().rendered < siblings[end].second.rendered);
            family.push_back(siblings[end].second);
        }
        if (!isInOrder) {
            const std::vector<NodeId> out = outOfOrder(family);
            moved.insert(moved.end(), out.begin(), out.end());
        }
        begin = end;
    }
    std::ranges::sort(moved);
    return moved;
}

// A difference with its place: after the rendered node; differences of the source follow those of the
// rendered tree.
struct Placed {
    std::tuple<std::uint32_t, bool, std::uint32_t> place;
    Difference difference;
};

// Adds connected nodes without counterpart that have one cause, as one difference each.
void addSingles(const Document& document, const std::vector<NodeId>& counterparts,
                const std::vector<DifferenceCause>& causes, bool isRendered, std::vector<Placed>& placed)
{
    constexpr std::uint32_t nothing = 0xffffffffU;
    std::vector<std::uint32_t> part(document.size(), nothing); // indexed by node: index into placed
    std::uint32_t before = 0;                                  // the rendered node before it
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        if (counterparts[node.value] != noNode) {
            before = counterparts[node.value].value;
            continue;
        }
        const NodeId parent = document.parent(node);
        const DifferenceCause cause = causes[node.value];
        if (part[parent.value] != nothing && placed[part[parent.value]].difference.cause == cause) {
            part[node.value] = part[parent.value];
            ++placed[part[node.value]].difference.nodes;
            continue;
        }
        part[node.value] = static_cast<std::uint32_t>(placed.size());
        Placed next;
        next.place = {isRendered ? node.value : before, !isRendered, node.value};
        next.difference.kind = isRendered ? DifferenceKind::OnlyInRendered : DifferenceKind::OnlyInSource;
        next.difference.cause = cause;
        (isRendered ? next.difference.rendered : next.difference.source) = node;
        placed.push_back(next);
    }
}

DifferenceCause causeOfChange(const MatchedTrees& trees, NodeId node, NodeId partner)
{
    const bool isByLibxml2 = trees.source.parser() == Parser::Libxml2;
    // Spelling: no letter or digit differs.
    if (isByLibxml2 && looseKey(trees.source, node) == looseKey(trees.rendered, partner))
        return DifferenceCause::Spelling;
    if (trees.didScriptsRun)
        return DifferenceCause::ScriptMade;
    // ImpliedElement: HTML5 gives the attributes of a second html or body to the first.
    const std::string_view name = trees.source.name(node);
    return isByLibxml2 && (name == "html" || name == "body") ? DifferenceCause::ImpliedElement
                                                             : DifferenceCause::Other;
}

void addPairs(const MatchedTrees& trees, std::vector<Placed>& placed)
{
    const auto add = [&](NodeId node, DifferenceKind kind, DifferenceCause cause) {
        const NodeId partner = trees.match.renderedOf[node.value];
        placed.push_back({{partner.value, false, node.value}, {kind, cause, node, partner, 1}});
    };
    const std::vector<NodeId> moved = movedNodes(trees);
    const std::vector<DifferenceCause> causes = causesOfMoves(trees, moved);
    for (std::size_t i = 0; i < moved.size(); ++i)
        add(moved[i], DifferenceKind::Moved, causes[i]);
    for (NodeId node{1}; node.value < trees.source.size(); ++node.value) {
        const NodeId partner = trees.match.renderedOf[node.value];
        if (partner == noNode ||
            trees.match.sourceKeys[node.value] == trees.match.renderedKeys[partner.value])
            continue;
        add(node, DifferenceKind::Changed, causeOfChange(trees, node, partner));
    }
}

} // namespace

std::vector<NodeId> anchorsOf(const Document& document, const std::vector<NodeId>& counterparts)
{
    std::vector<NodeId> anchors(document.size(), noNode);
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const NodeId parent = document.parent(node);
        anchors[node.value] = counterparts[parent.value] != noNode ? parent : anchors[parent.value];
    }
    return anchors;
}

TreeDiff diffTrees(const Document& source, const Document& rendered, bool didScriptsRun,
                   const std::stop_token& stop)
{
    TreeMatch match = matchTrees(source, rendered, stop);
    const MatchedTrees trees{source,
                             rendered,
                             match,
                             anchorsOf(source, match.renderedOf),
                             anchorsOf(rendered, match.sourceOf),
                             didScriptsRun};
    const Causes causes = causesOfSingles(trees);
    std::vector<Placed> placed;
    addSingles(rendered, match.sourceOf, causes.rendered, true, placed);
    addSingles(source, match.renderedOf, causes.source, false, placed);
    addPairs(trees, placed);
    std::ranges::stable_sort(placed, {}, &Placed::place);

    TreeDiff diff;
    diff.differences.reserve(placed.size());
    for (const Placed& each : placed) {
        const Difference& difference = each.difference;
        diff.differences.push_back(difference);
        diff.nodesByCause[static_cast<std::size_t>(difference.cause)] += difference.nodes;
        std::uint32_t* const counts[] = {&diff.onlyInSource, &diff.onlyInRendered, &diff.moved,
                                         &diff.changed};
        *counts[static_cast<std::size_t>(difference.kind)] += difference.nodes;
    }
    diff.work = match.work;
    diff.isStopped = match.isStopped || stop.stop_requested();
    diff.renderedOf = std::move(match.renderedOf);
    diff.sourceOf = std::move(match.sourceOf);
    return diff;
}

} // namespace tagseam
