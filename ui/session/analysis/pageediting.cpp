// SPDX-License-Identifier: MIT
// The edits of the page.
#include "ui/session/analysis/pageediting.h"

#include "core/compare/editedsource.h"
#include "core/select/edittext.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/errortext.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

// Returns for each node of the copy the node that it was.
std::vector<NodeId> inverted(const std::vector<NodeId>& there, std::uint32_t size)
{
    std::vector<NodeId> back(size, noNode);
    for (std::uint32_t node = 0; node < there.size(); ++node) {
        if (there[node] != noNode && back[there[node].value] == noNode)
            back[there[node].value] = NodeId{node};
    }
    return back;
}

} // namespace

PageEditing::PageEditing(PageSession* session) : QObject(session), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        if (!m_session->trees()->isSwitching())
            leavePage();
    });
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &PageEditing::takeAnalysis);
}

bool PageEditing::canEdit() const
{
    return m_session->runner()->hasAnalysis() && !m_session->isAsking() && !m_session->isAnnotating();
}

std::vector<PageEdit> PageEditing::list() const
{
    std::vector<PageEdit> edits;
    edits.reserve(m_state.edits.size());
    for (const MadeEdit& each : m_state.edits)
        edits.push_back(each.edit);
    return edits;
}

QString PageEditing::make(const std::vector<PageEdit>& edits)
{
    if (edits.empty() || !m_session->trees()->hasDocument())
        return {};
    const bool isSource = m_session->trees()->isSource();
    if (isEdited() && m_state.isSource != isSource)
        return tr("The other tree of the page is edited. Undo its changes first.");
    State old = m_state;
    old.tree = m_session->trees()->sharedShown();
    if (!isEdited())
        old.before = old.tree;
    old.isSource = isSource;
    State now = old;
    std::vector<NodeId> there; // indexed by node of the old tree
    NodeId edited = noNode;
    const NodeId node = m_session->selection()->node();
    for (const PageEdit& each : edits) {
        auto outcome = withEdit(*now.tree, each);
        if (const auto* problem = std::get_if<EditProblem>(&outcome))
            return tr("The page cannot be changed so: %1.").arg(reasonText(problem->what));
        auto& copy = std::get<EditOutcome>(outcome);
        MadeEdit made{each, QString::fromStdString(textOf(*now.tree, each)), whatOf(*now.tree, each), {}, {}};
        if (m_session->runner()->hasAnalysis())
            made.before = m_session->runner()->analysis().counts;
        if (node != noNode) {
            made.node = m_session->trees()->describe(node);
            made.statusBefore = m_session->runner()->status(node);
        }
        now.edits.push_back(std::move(made));
        if (there.empty())
            there = std::move(copy.nodes);
        else
            for (NodeId& to : there)
                to = to == noNode ? noNode : copy.nodes[to.value];
        edited = copy.edited;
        now.tree = std::make_shared<Document>(std::move(copy.page));
    }
    m_address = m_session->trees()->address();
    const bool isGone = node != noNode && there[node.value] == noNode;
    take(now, there, isGone || edits.front().kind == PageEdit::Kind::Wrap ? edited : noNode);
    m_session->changes()->addStep(
        [this, old, back = inverted(there, now.tree->size())] { take(old, back, noNode); },
        [this, now, there] { take(now, there, noNode); });
    return {};
}

QString PageEditing::make(const QStringList& texts)
{
    if (!m_session->trees()->hasDocument())
        return {};
    std::vector<std::string> all;
    all.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString& text : texts)
        all.push_back(text.toStdString());
    auto series = withEdits(m_session->trees()->document(), all);
    if (const auto* problem = std::get_if<EditProblem>(&series))
        return tr("“%1” cannot be done on this page: %2.")
            .arg(QString::fromStdString(problem->where), reasonText(problem->what));
    return make(std::get<EditedSeries>(series).edits);
}

void PageEditing::makeOrRefuse(const std::vector<PageEdit>& edits)
{
    if (const QString problem = make(edits); !problem.isEmpty())
        m_session->notifier()->refuse(problem);
}

void PageEditing::take(const State& state, const std::vector<NodeId>& there, NodeId selected)
{
    const PageTrees& trees = *m_session->trees();
    const bool isThere = state.isSource ? trees.hasSource() : trees.hasRendered();
    if (!isThere || (state.isSource ? trees.source() : trees.rendered()).size() != there.size())
        return m_session->notifier()->refuse(
            tr("The page was captured again since this change, which can no longer be undone or redone."));
    m_state = state;
    m_state.tree.reset();
    m_session->takeEdited(state.isSource, state.tree, there, selected);
    emit changed();
    emit treeChanged();
}

void PageEditing::undoAll()
{
    while (isEdited() && m_session->changes()->canUndo())
        m_session->changes()->undo();
}

void PageEditing::leavePage()
{
    if (!isEdited())
        return;
    m_isLeft = true;
    if (m_session->trees()->address() != m_address)
        m_state = {};
    emit changed();
}

void PageEditing::takeAnalysis()
{
    if (std::exchange(m_isLeft, false) && isEdited()) {
        // Others are still to be told of this analysis.
        QMetaObject::invokeMethod(this, &PageEditing::reapply, Qt::QueuedConnection);
        return;
    }
    if (!isEdited() || m_state.edits.back().after)
        return;
    MadeEdit& last = m_state.edits.back();
    last.after = m_session->runner()->analysis().counts;
    last.statusAfter = m_session->runner()->status(m_session->selection()->node());
    emit changed();
}

// The page was loaded again: its edits are made again where they still apply.
void PageEditing::reapply()
{
    if (!isEdited() || !m_session->runner()->hasAnalysis())
        return; // yet another page has come
    const std::vector<PageEdit> edits = list();
    const std::shared_ptr<const Document> before = std::exchange(m_state, {}).before;
    const ReappliedEdits result = reapplied(*before, edits, m_session->trees()->document());
    const auto count = [&](EditFate fate) {
        return static_cast<int>(std::ranges::count(result.fates, fate));
    };
    QStringList sentences;
    const int all = static_cast<int>(edits.size());
    if (const int came = count(EditFate::CameTrue); came > 0)
        sentences << tr("The page now has %1 of your %n change(s).", nullptr, all).arg(came);
    if (!result.edits.empty() && make(result.edits).isEmpty())
        sentences << tr("%n change(s) were made again.", nullptr, static_cast<int>(result.edits.size()));
    if (const int lost = count(EditFate::Lost); lost > 0)
        sentences << tr("%n change(s) no longer apply, because their elements are gone.", nullptr, lost);
    m_session->notifier()->hint(sentences.join(' ').toHtmlEscaped());
    emit changed();
}

QString PageEditing::whatOf(const Document& page, const PageEdit& edit)
{
    const auto nameOf = [&](NodeId node) { return PageTrees::describe(page, node); };
    const QString first = nameOf(edit.nodes.front());
    const auto others = static_cast<int>(edit.nodes.size()) - 1;
    const QString node = others == 0 ? first : tr("%1 (and %n more)", nullptr, others).arg(first);
    const QString name = QString::fromStdString(edit.name);
    const QString value = QString::fromStdString(edit.value.value_or(""));
    switch (edit.kind) {
    case PageEdit::Kind::Tag:
        return tr("%1 becomes %2").arg(node, name);
    case PageEdit::Kind::Attribute:
        return edit.value ? tr("%1 gets %2=“%3”").arg(node, name, value) : tr("%1 loses %2").arg(node, name);
    case PageEdit::Kind::Remove:
        return tr("%1 is removed").arg(node);
    case PageEdit::Kind::Wrap:
        return tr("%1 is wrapped in %2")
            .arg(node, value.isEmpty() ? name : name + '.' + QString(value).replace(' ', '.'));
    case PageEdit::Kind::Unwrap:
        return tr("%1 is unwrapped").arg(node);
    case PageEdit::Kind::Move:
        break;
    }
    const QString target = nameOf(edit.target);
    return edit.place == PageEdit::Place::Before  ? tr("%1 is moved before %2").arg(node, target)
           : edit.place == PageEdit::Place::After ? tr("%1 is moved after %2").arg(node, target)
                                                  : tr("%1 is moved into %2").arg(node, target);
}

} // namespace tagseam
