// SPDX-License-Identifier: MIT
// Two versions of a page: aligned, compared, and attributed by undoing changes.
#include "core/check/pagediff.h"

#include "core/compare/treeundo.h"
#include "core/truth/score/maskdifference.h"
#include "core/truth/score/scorednodes.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::size_t mostSingles = 40; // changes that are tried alone

// The experiment: undoes changes, runs the method again, and compares the statuses of the aligned nodes.
class Attribution {
  public:
    Attribution(const Document& before, const Document& after, const PageMethod& method, PageDiff& diff,
                const std::stop_token& stop, std::uint32_t mostTrials)
        : m_before(before), m_after(after), m_method(method), m_diff(diff), m_stop(stop),
          m_trialsLeft(mostTrials)
    {
        const ScoredNodes scored = scoredNodes(before);
        for (const NodeId node : scored.nodes) {
            if (diff.trees.renderedOf[node.value] != noNode)
                m_compared.push_back(
                    node); // NOLINT(performance-inefficient-vector-operation): unknown number
        }
    }

    void run()
    {
        const std::size_t count = m_diff.changes.size();
        for (std::uint32_t i = 0; i < std::min(count, mostSingles); ++i) {
            if (isEnough({i})) {
                m_diff.responsible = {i};
                m_diff.isLeast = true;
                return;
            }
        }
        std::vector<std::uint32_t> all(count);
        for (std::uint32_t i = 0; i < count; ++i)
            all[i] = i;
        if (count < 2 || !isEnough(all))
            return;
        m_diff.responsible = reduced(std::move(all));
        m_diff.isLeast = m_trialsLeft > 0 && !m_stop.stop_requested();
    }

  private:
    using Indices = std::vector<std::uint32_t>;

    bool isEnough(const Indices& changes)
    {
        if (m_trialsLeft == 0 || m_stop.stop_requested())
            return false;
        --m_trialsLeft;
        std::vector<bool> isUndone(m_diff.trees.differences.size());
        for (const std::uint32_t change : changes) {
            for (const std::uint32_t difference : m_diff.changes[change].differences)
                isUndone[difference] = true;
        }
        const UndoneTree undone = undoDifferences(m_before, m_after, m_diff.trees, isUndone);
        if (lackOf(m_method, undone.document)) // it has neither boxes nor computed styles
            return false;
        const KeepMask kept = answerOf(undone.document, m_method).result.kept;
        return std::ranges::all_of(m_compared, [&](NodeId node) {
            const NodeId place = undone.ofSource[node.value];
            return place != noNode && kept[place.value] == m_diff.before.result.kept[node.value];
        });
    }

    // Removes ever smaller runs of changes that are not needed.
    Indices reduced(Indices needed)
    {
        for (std::size_t run = needed.size() / 2; run > 0; run /= 2) {
            for (std::size_t begin = 0; begin < needed.size() && needed.size() > 1;) {
                Indices fewer = needed;
                const std::size_t end = std::min(begin + run, needed.size());
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin),
                            fewer.begin() + static_cast<std::ptrdiff_t>(end));
                if (!fewer.empty() && isEnough(fewer))
                    needed = std::move(fewer);
                else
                    begin = end;
            }
        }
        return needed;
    }

    const Document& m_before;
    const Document& m_after;
    const PageMethod& m_method;
    PageDiff& m_diff;
    const std::stop_token& m_stop;
    std::uint32_t m_trialsLeft;
    std::vector<NodeId> m_compared; // nodes of the old page
};

// The topmost subtrees of nodes that one page alone has.
void addSingles(PageDiff& diff, const Document& page, const std::vector<NodeId>& counterparts, bool isOld)
{
    const ScoredNodes scored = scoredNodes(page);
    KeepMask isSingle(page.size());
    for (const NodeId node : scored.nodes)
        isSingle[node.value] = counterparts[node.value] == noNode;
    const KeepMask none(page.size());
    const KeepMask& kept = (isOld ? diff.before : diff.after).result.kept;
    for (const MaskDifference& each : maskDifferences(page, scored, isSingle, none)) {
        diff.subtrees.push_back({isOld ? StatusChange::Removed : StatusChange::Added,
                                 isOld ? each.node : noNode, isOld ? noNode : each.node, each.nodes,
                                 each.isAlone, kept[each.node.value]});
        (isOld ? diff.counts.removed : diff.counts.added) += each.nodes;
    }
}

// The topmost subtrees of the new page whose nodes have another status than in the old one.
void addChanged(PageDiff& diff, const Document& after)
{
    const KeepMask& now = diff.after.result.kept;
    KeepMask then = now;
    for (std::uint32_t node = 0; node < after.size(); ++node) {
        if (const NodeId old = diff.trees.sourceOf[node]; old != noNode)
            then[node] = diff.before.result.kept[old.value];
    }
    for (const MaskDifference& each : maskDifferences(after, scoredNodes(after), then, now)) {
        const bool isPruned = each.keptBy == KeptBy::FirstAlone;
        diff.subtrees.push_back({isPruned ? StatusChange::Pruned : StatusChange::Kept,
                                 diff.trees.sourceOf[each.node.value], each.node, each.nodes, each.isAlone,
                                 !isPruned});
        (isPruned ? diff.counts.pruned : diff.counts.kept) += each.nodes;
    }
}

std::optional<Position> splitOf(const SearchTrace& trace, const Level& level)
{
    const CandidateSplit* split = trace.acceptedSplit(level);
    return split == nullptr ? std::nullopt : std::optional(split->split);
}

// True if a node at one of the positions has a counterpart with a position that is not in the other region.
bool leaves(const TagPathSequence& from, Region region, const std::vector<NodeId>& counterparts,
            const TagPathSequence& to, Region other)
{
    for (Position at = region.begin; at < region.end; ++at.value) {
        const NodeId counterpart = counterparts[from.nodes[at.value].value];
        if (counterpart == noNode)
            continue;
        const Position there = to.positionOf(counterpart);
        if (there != noPosition && (there < other.begin || there >= other.end))
            return true;
    }
    return false;
}

// Returns the position in the new page of the first node from an old position on that has one.
std::optional<Position> positionInNew(const PageDiff& diff, const TagPathSequence& before,
                                      const TagPathSequence& after, Position old)
{
    for (Position at = old; at.value < before.size(); ++at.value) {
        const NodeId counterpart = diff.trees.renderedOf[before.nodes[at.value].value];
        if (counterpart != noNode && after.positionOf(counterpart) != noPosition)
            return after.positionOf(counterpart);
    }
    return std::nullopt;
}

std::optional<LevelDifference> levelDifference(const PageDiff& diff)
{
    const Outcome& before = *diff.before.search;
    const Outcome& after = *diff.after.search;
    const std::size_t levels = std::min(before.trace.levels.size(), after.trace.levels.size());
    for (std::uint32_t i = 0; i < levels; ++i) {
        const Level& old = before.trace.levels[i];
        const Level& now = after.trace.levels[i];
        if (!leaves(before.sequence, old.kept, diff.trees.renderedOf, after.sequence, now.kept) &&
            !leaves(after.sequence, now.kept, diff.trees.sourceOf, before.sequence, old.kept))
            continue;
        LevelDifference difference{i, splitOf(before.trace, old), splitOf(after.trace, now), std::nullopt};
        if (!difference.oldSplit)
            return difference;
        const std::optional<Position> gap =
            positionInNew(diff, before.sequence, after.sequence, *difference.oldSplit);
        if (gap && *gap > now.region.begin && *gap < now.region.end)
            difference.blocking = blockingSymbolsOf(after.sequence.symbols, now.region, gapBefore(*gap),
                                                    after.trace.options.frequencyFilter);
        return difference;
    }
    return std::nullopt;
}

} // namespace

std::string_view name(StatusChange change)
{
    switch (change) {
    case StatusChange::Pruned:
        return "pruned";
    case StatusChange::Kept:
        return "kept";
    case StatusChange::Removed:
        return "removed";
    case StatusChange::Added:
        break;
    }
    return "added";
}

PageDiff diffPages(const Document& before, const Document& after, const PageMethod& method,
                   const std::stop_token& stop, std::uint32_t mostTrials)
{
    PageDiff diff;
    diff.before = answerOf(before, method);
    diff.after = answerOf(after, method);
    diff.trees = diffTrees(before, after, true, stop);
    addChanged(diff, after);
    addSingles(diff, before, diff.trees.renderedOf, true);
    addSingles(diff, after, diff.trees.sourceOf, false);
    std::ranges::stable_sort(diff.subtrees, std::ranges::greater{}, &ChangedSubtree::nodes);
    diff.changes = templateChanges(before, after, diff.trees);
    if (method.setup)
        diff.level = levelDifference(diff);
    if (diff.counts.pruned + diff.counts.kept > 0)
        Attribution(before, after, method, diff, stop, mostTrials).run();
    return diff;
}

} // namespace tagseam
