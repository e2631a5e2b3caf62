// SPDX-License-Identifier: MIT
// The session's two trees of one page, and the way from one to the other.
#include "core/page/serializehtml.h"
#include "ui/session/pagesession.h"
#include "ui/widgets/errortext.h"

#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

void PageSession::setSource(Result<Document> source)
{
    if (!m_rendered || m_source)
        return;
    m_isSourceRead = true;
    m_sourceError.reset();
    if (source) {
        m_source = std::make_unique<Document>(*std::move(source));
        m_comparison->setTrees(m_source.get(), m_rendered.get(), m_didScriptsRun);
    } else {
        m_sourceError = source.error();
    }
    if (m_wantedSource == PageSource::Source)
        wantSource(PageSource::Source); // it was asked for before it was there
    emit optionsChanged();              // what can be chosen did
}

Wording PageSession::sourceProblem() const
{
    if (!m_sourceError)
        return {};
    return [error = *m_sourceError, name = m_name] {
        return tr("The source of this page cannot be shown: %1").arg(errorText(error, name));
    };
}

// Whether it is known already that there is none.
bool PageSession::isRefused(PageSource source) const
{
    return source == PageSource::Source && m_isSourceRead && !hasSource();
}

// Switches at once when the two trees have been compared, else as soon as they are.
void PageSession::wantSource(PageSource source)
{
    m_wantedSource = source;
    if (isRefused(source)) {
        m_wantedSource = m_options.source;
        emit optionsChanged(); // back to what is shown
        emit sourceRefused(sourceProblem());
        return;
    }
    if (!m_rendered || m_wantedSource == m_options.source || !hasSource()) {
        emit optionsChanged();
        return;
    }
    if (m_comparison->hasDiff())
        switchSource();
    else
        m_comparison->requestDiff();
}

NodeId PageSession::counterpart(NodeId node) const
{
    if (node == noNode || !m_comparison->hasDiff())
        return noNode;
    const TreeDiff& diff = m_comparison->diff();
    const auto& there = isSource() ? diff.renderedOf : diff.sourceOf;
    return node.value < there.size() ? there[node.value] : noNode; // who asks may still hold the tree before
}

// The selected node becomes its counterpart or, where it has none, that of what is around it; on the way back
// it is itself again.
void PageSession::switchSource()
{
    NodeId selected = counterpart(m_selection);
    if (m_selection != noNode && m_selection == m_selectedFor && m_selectedThere != noNode)
        selected = m_selectedThere;
    for (NodeId up = m_selection; selected == noNode && up != noNode && up.value != 0;) {
        up = document().parent(up);
        selected = up.value == 0 ? noNode : counterpart(up);
    }
    m_keptRange = {noNode, noNode};
    for (std::uint32_t at = m_range.begin.value; m_analysis && at < m_range.end.value; ++at) {
        const NodeId there = counterpart(m_analysis->sequence.nodes[at]);
        if (there == noNode)
            continue;
        if (m_keptRange.first == noNode)
            m_keptRange.first = there;
        m_keptRange.second = there;
    }
    dropMarks();
    dropAnalysis();
    m_selectedThere = std::exchange(m_selection, selected);
    m_selectedFor = selected;
    m_range = {};
    m_options.source = m_wantedSource;
    const int edits = dropEdits();
    m_isSwitching = true;
    emit documentChanged();
    m_isSwitching = false;
    emit sourceChanged();
    emit optionsChanged();
    if (edits > 0)
        emit editsDropped(edits);
    emit selectionChanged(m_selection);
    start();
}

// They name nodes of the tree that goes; who shows them looks at it once more.
void PageSession::dropMarks()
{
    setHighlight({});
    setMarks({});
    setBands({});
}

// They name nodes of the tree that goes. Returns how many there were.
int PageSession::dropEdits()
{
    m_several.clear();
    const auto count = static_cast<int>(m_options.path.edits.size());
    m_options.path.edits.clear();
    if (count > 0)
        m_comparison->setSearch(m_options.path, m_options.search);
    return count;
}

// What is written or found out is of another tree.
void PageSession::dropAnalysis()
{
    m_stop.request_stop();
    m_analysing.drop();
    m_pruning.drop();
    m_prunedWanted.reset();
    m_prunedMask = {};
    discard(nullptr, std::exchange(m_analysis, nullptr));
}

void PageSession::restoreRange()
{
    const auto [first, last] = std::exchange(m_keptRange, {noNode, noNode});
    if (first == noNode)
        return;
    const Position begin = m_analysis->sequence.positionOf(first);
    const Position end = m_analysis->sequence.positionOf(last);
    if (begin != noPosition && end != noPosition && begin <= end)
        selectRange({begin, Position{end.value + 1}});
}

void PageSession::requestSource(const std::string& baseUrl)
{
    if (!hasSource() || m_writingSource.isPending())
        return;
    SerializeOptions options;
    options.baseUrl = baseUrl;
    options.stampNodes = true;
    m_writingSource.start(QtConcurrent::run([&document = *m_source, options] {
        return QByteArray::fromStdString(serializeHtml(document, options));
    }));
    m_readers.emplace_back(m_writingSource.future());
}

} // namespace tagseam
