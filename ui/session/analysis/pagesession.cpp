// SPDX-License-Identifier: MIT
// The state that all tools share.
#include "ui/session/analysis/pagesession.h"

#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/analysis/pageediting.h"

#include <utility>

namespace tagseam {

PageSession::PageSession(QObject* parent)
    : QObject(parent), m_notifier(new Notifier(this)), m_trees(new PageTrees(this)),
      m_runner(new AnalysisRunner(m_trees, m_notifier, this)),
      m_selection(new Selection(m_trees, m_runner, this)),
      m_cursor(new StepCursor(m_trees, m_runner, m_selection, this)),
      m_kept(new KeptRegions(m_trees, m_runner, m_cursor, this)),
      m_changes(new Changes(m_trees, m_runner, m_notifier, this)), m_editing(new PageEditing(this)),
      m_bookmarks(new PageBookmarks(m_notifier, this))
{
    connect(algorithms(), &AlgorithmCursor::chosenChanged, this, [this] {
        m_cursor->setStepping(m_workspace == Workspace::Step && !algorithms()->chosen());
        emit workspaceChanged();
    });
    connect(m_selection, &Selection::nodeChanged, this, [this](NodeId node) {
        if (node != noNode)
            setTreeInUse();
    });
    connect(m_cursor, &StepCursor::stepChanged, this, &PageSession::setTreeInUse);
    connect(algorithms(), &AlgorithmCursor::stepChanged, this, &PageSession::setTreeInUse);
    connect(m_trees, &PageTrees::switchReady, this, &PageSession::switchTree);
    connect(m_runner, &AnalysisRunner::analysisChanged, this, &PageSession::takeAnalysis); // before any view
}

PageSession::~PageSession()
{
    m_runner->stop();
}

void PageSession::setDocument(Document document, const CapturedPage& page)
{
    if (page.isSourceThere) {
        // Marks are of the rendered tree, and a lesson or a bookmark chooses its tree.
        const bool isChosen = isAnnotating() || m_isTaught || m_isTreeGiven;
        m_trees->addRendered(std::move(document), page, m_isTreeInUse && !isChosen);
        return;
    }
    takePage(page, [&] { m_trees->replace(std::move(document), page); });
    if (m_trees->hasSource()) {
        m_trees->comparison()->setTrees(&m_trees->source(), &m_trees->rendered(), page.didScriptsRun);
        if (isSource(m_trees->wanted()))
            m_trees->want(m_trees->wanted());
    }
    if (page.selected != noNode)
        m_selection->select(page.selected);
}

void PageSession::setSourceAhead(Document source, const CapturedPage& page)
{
    takePage(page, [&] { m_trees->replaceBySource(std::move(source), page); });
}

void PageSession::takePage(const CapturedPage& page, const std::function<void()>& replaceTrees)
{
    const bool wasSource = m_trees->isSource();
    dropAnalysis();
    replaceTrees();
    m_selection->forget();
    const bool wasDetectionWanted = m_kept->forgetDetection();
    m_runner->takePage(page.options);
    const bool isSourceBeforeOrNow = wasSource || m_trees->isSource();
    m_trees->report(false, isSourceBeforeOrNow);
    if (wasDetectionWanted)
        m_kept->reportDetection();
    m_runner->report(isSourceBeforeOrNow || page.options);
    m_selection->report();
    m_isTreeInUse = false;
    m_isTreeGiven = page.options.has_value();
    m_runner->start();
}

void PageSession::switchTree()
{
    auto there = m_selection->counterpart();
    dropAnalysis();
    m_selection->moveTo(std::move(there));
    m_trees->showWanted();
    m_runner->takeTree();
    m_trees->report(true, true);
    m_runner->report(true);
    m_selection->report();
    m_runner->start();
}

void PageSession::takeEdited(bool isSource, std::shared_ptr<Document> tree, const std::vector<NodeId>& there,
                             NodeId selected)
{
    if (isSource != m_trees->isSource())
        return m_trees->replaceTree(isSource, std::move(tree)); // it is not shown
    auto selection = m_selection->counterpart(there);
    if (selected != noNode)
        selection.node = selected;
    dropAnalysis();
    m_selection->moveTo(std::move(selection), true);
    m_trees->replaceTree(isSource, std::move(tree));
    m_runner->takeEdited(there);
    m_trees->report(true, isSource);
    m_runner->report(true);
    m_selection->report();
    m_runner->start();
}

void PageSession::dropAnalysis()
{
    m_selection->dropMarks();
    m_runner->drop();
    m_kept->drop();
}

void PageSession::takeAnalysis()
{
    if (m_cursor->isStepping())
        m_selection->selectLevel(m_cursor->stepper().place().level);
    else if (m_selection->level() != noLevel && !m_runner->isSameSearch())
        m_selection->selectLevel(m_runner->levelOf(m_selection->node()));
    m_kept->takeAnalysis();
    m_selection->takeAnalysis(isAnnotating()); // there the next label is set on the highlight
}

void PageSession::pick(NodeId node, Qt::KeyboardModifiers keys)
{
    isAnnotating() ? emit picked(node, keys) : m_selection->select(node);
}

void PageSession::setWorkspace(Workspace workspace)
{
    if (workspace == m_workspace)
        return;
    m_workspace = workspace;
    algorithms()->setInFront(workspace == Workspace::Step);
    m_cursor->setStepping(workspace == Workspace::Step && !algorithms()->chosen());
    emit workspaceChanged();
}

void PageSession::setStepping(bool isStepping)
{
    if (isStepping)
        algorithms()->choose({});
    if (isStepping != (m_workspace == Workspace::Step))
        setWorkspace(isStepping ? Workspace::Step : Workspace::Inspect);
}

void PageSession::stepTo(std::uint32_t level, std::uint32_t attempt, Position split)
{
    setStepping(true);
    m_cursor->step([&](Stepper& stepper) {
        const std::uint32_t within = attempt - stepper.trace().levels[level].firstAttempt;
        if (split.value == 0 || !stepper.seek(level, within, Position{split.value - 1}))
            stepper.seek(level, within, noPosition);
    });
}

void PageSession::setAsking(bool isAsking)
{
    if (isAsking == m_isAsking)
        return;
    m_isAsking = isAsking;
    emit askingChanged(isAsking);
}

void PageSession::setTaught(bool isTaught)
{
    if (isTaught == m_isTaught)
        return;
    m_isTaught = isTaught;
    emit taughtChanged(isTaught);
}

void PageSession::guess(const Guess& guess)
{
    if (m_isAsking)
        emit guessed(guess);
}

} // namespace tagseam
