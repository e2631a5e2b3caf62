// SPDX-License-Identifier: MIT
// The node, level, range and marks that the views point out.
#include "ui/session/analysis/selection.h"

#include "core/explain/setup.h"
#include "ui/session/analysis/analysisrunner.h"
#include "ui/session/page/pagetrees.h"

#include <algorithm>
#include <utility>

namespace tagseam {

Selection::Selection(const PageTrees* trees, const AnalysisRunner* runner, QObject* parent)
    : QObject(parent), m_trees(trees), m_runner(runner)
{
    // The node was of the source tree that is replaced.
    connect(trees, &PageTrees::sourceWanted, this, [this] { m_before = noNode; });
}

void Selection::select(NodeId node)
{
    if (node == m_node)
        return;
    m_node = node;
    emit nodeChanged(node);
}

void Selection::selectPosition(Position position)
{
    if (m_runner->hasAnalysis() && position.value < m_runner->analysis().sequence.size())
        select(m_runner->analysis().sequence.nodes[position.value]);
}

void Selection::selectLevel(std::uint32_t level)
{
    const bool isThere =
        level == noLevel || (m_runner->hasAnalysis() && level < m_runner->analysis().trace.levels.size());
    if (level == m_level || !isThere)
        return;
    m_level = level;
    emit levelChanged(level);
}

void Selection::selectRange(Region range)
{
    if (range == m_range)
        return;
    m_range = range;
    emit rangeChanged();
}

void Selection::showPart(ShownPart part)
{
    if (part == m_shownPart)
        return;
    m_shownPart = part;
    emit shownPartChanged();
}

bool Selection::isShown(Region positions) const
{
    const Region part = m_shownPart.range;
    if (part.size() == 0)
        return true;
    if (m_shownPart.isWithout)
        return positions.begin < part.begin || part.end < positions.end;
    return positions.begin < part.end && part.begin < positions.end;
}

void Selection::setHighlight(std::vector<NodeId> nodes)
{
    if (nodes == m_highlight)
        return;
    m_highlight = std::move(nodes);
    emit highlightChanged();
}

void Selection::highlightSymbol(Symbol symbol)
{
    const TagPathSequence& sequence = m_runner->analysis().sequence;
    std::vector<NodeId> nodes;
    for (std::uint32_t p = 0; p < sequence.size(); ++p) {
        if (sequence.symbols[p] == symbol)
            nodes.push_back(sequence.nodes[p]);
    }
    setHighlight(std::move(nodes));
}

void Selection::setContent(std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    if (nodes == m_content)
        return;
    m_content = std::move(nodes);
    emit contentChanged();
}

Region Selection::contentRegion() const
{
    Region all;
    for (const NodeId node : m_content) {
        const Region below = positionsBelow(m_trees->document(), m_runner->analysis().sequence, node);
        if (below.size() == 0)
            continue;
        all =
            all.size() == 0 ? below : Region{std::min(all.begin, below.begin), std::max(all.end, below.end)};
    }
    return all;
}

std::vector<NodeId> Selection::nodesOf(Region region) const
{
    const Document& document = m_trees->document();
    const TagPathSequence& sequence = m_runner->analysis().sequence;
    std::vector<NodeId> nodes;
    for (const NodeRun run : coveringRuns(document, sequence, region)) {
        for (NodeId node = run.first; node != noNode && node <= run.last; node = document.nextSibling(node)) {
            if (positionsBelow(document, sequence, node).size() > 0)
                nodes.push_back(node);
        }
    }
    return nodes;
}

void Selection::setMarks(std::vector<RegionMark> marks, const QString& title, std::vector<TextEdit> edits)
{
    m_marksTitle = title;
    if (marks == m_marks && edits == m_textEdits)
        return;
    m_marks = std::move(marks);
    m_textEdits = std::move(edits);
    emit marksChanged();
}

void Selection::setBands(std::vector<NestedBand> bands)
{
    if (bands == m_bands)
        return;
    m_bands = std::move(bands);
    emit bandsChanged();
}

void Selection::setTints(std::shared_ptr<const ContentProbabilities> tints)
{
    if (tints == m_tints)
        return;
    m_tints = std::move(tints);
    emit tintsChanged();
}

// A node that the other tree lacks is replaced by the node around it; on the way back it is restored.
Selection::Counterpart Selection::counterpart() const
{
    Counterpart there = counterpart([this](NodeId node) { return m_trees->counterpart(node); });
    if (m_node != noNode && m_node == m_standsFor && m_before != noNode)
        there.node = m_before;
    return there;
}

Selection::Counterpart Selection::counterpart(const std::vector<NodeId>& there) const
{
    return counterpart([&there](NodeId node) { return node == noNode ? noNode : there[node.value]; });
}

Selection::Counterpart Selection::counterpart(const std::function<NodeId(NodeId)>& other) const
{
    Counterpart there;
    there.node = other(m_node);
    for (NodeId up = m_node; there.node == noNode && up != noNode && up.value != 0;) {
        up = m_trees->document().parent(up);
        there.node = up.value == 0 ? noNode : other(up);
    }
    for (std::uint32_t at = m_range.begin.value; m_runner->hasAnalysis() && at < m_range.end.value; ++at) {
        const NodeId node = other(m_runner->analysis().sequence.nodes[at]);
        if (node == noNode)
            continue;
        if (there.range.first == noNode)
            there.range.first = node;
        there.range.second = node;
    }
    for (const NodeId node : m_content) {
        if (const NodeId found = other(node); found != noNode)
            there.content.push_back(found);
    }
    std::ranges::sort(there.content);
    return there;
}

void Selection::dropMarks()
{
    setHighlight({});
    setMarks({});
    setBands({});
    setTints(nullptr);
}

void Selection::forget()
{
    m_node = noNode;
    m_before = noNode;
    m_rangeToCome = {noNode, noNode};
    m_level = noLevel;
    m_range = {};
    m_shownPart = {};
    m_isContentReported = m_content.empty();
    m_content.clear();
}

void Selection::moveTo(Counterpart there, bool isEdited)
{
    m_before = std::exchange(m_node, there.node);
    if (isEdited)
        m_before = noNode;
    m_standsFor = there.node;
    m_rangeToCome = there.range;
    m_range = {};
    m_shownPart = {};
    m_isContentReported = m_content == there.content;
    m_content = std::move(there.content);
}

void Selection::report()
{
    emit nodeChanged(m_node);
    if (!std::exchange(m_isContentReported, true))
        emit contentChanged();
}

void Selection::takeAnalysis(bool isHighlightKept)
{
    selectRange({});
    showPart({});
    if (!isHighlightKept)
        setHighlight({});
    setMarks({});
    setBands({});
    setTints(nullptr);
    const auto [first, last] = std::exchange(m_rangeToCome, {noNode, noNode});
    if (first == noNode)
        return;
    const TagPathSequence& sequence = m_runner->analysis().sequence;
    const Position begin = sequence.positionOf(first);
    const Position end = sequence.positionOf(last);
    if (begin != noPosition && end != noPosition && begin <= end)
        selectRange({begin, Position{end.value + 1}});
}

} // namespace tagseam
