// SPDX-License-Identifier: MIT
// The actions that edit the selected node of the page.
#include "ui/window/editactions.h"

#include "ui/session/analysis/pageediting.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/tree/treeview.h"

#include <QAction>
#include <QInputDialog>

namespace tagseam {

EditActions::EditActions(PageSession* session, TreeView* tree, const QList<QWidget*>& views, QWidget* window)
    : QObject(window), m_session(session), m_tree(tree), m_window(window)
{
    add(tr("Edit start tag"), "editElement", Qt::Key_F2, &EditActions::edit);
    add(tr("Wrap in…"), "wrapNode", {}, &EditActions::wrap);
    add(tr("Unwrap"), "unwrapNode", {}, &EditActions::unwrap);
    add(tr("Move up"), "moveNodeUp", Qt::ALT | Qt::Key_Up, &EditActions::moveUp);
    add(tr("Move down"), "moveNodeDown", Qt::ALT | Qt::Key_Down, &EditActions::moveDown);
    add(tr("Cut"), "cutNode", QKeySequence::Cut, &EditActions::cut);
    add(tr("Paste into it"), "pasteNode", QKeySequence::Paste, &EditActions::paste);
    add(tr("Remove"), "removeNode", QKeySequence::Delete, &EditActions::remove);
    for (QWidget* view : views)
        view->addActions(m_actions);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &EditActions::update);
    connect(session->selection(), &Selection::nodeChanged, this, &EditActions::update);
    connect(session, &PageSession::workspaceChanged, this, &EditActions::update);
    connect(session, &PageSession::askingChanged, this, &EditActions::update);
    connect(session->trees(), &PageTrees::documentChanged, this, [this] { m_cut = noNode; });
    update();
}

void EditActions::add(const QString& title, const char* name, const QKeySequence& keys,
                      void (EditActions::*act)())
{
    auto* action = new QAction(title, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    m_actions << action;
}

void EditActions::update()
{
    const bool can = m_session->editing()->canEdit() && node() != noNode;
    for (QAction* each : std::as_const(m_actions))
        each->setEnabled(can && (each->objectName() != QLatin1String("pasteNode") || m_cut != noNode));
}

NodeId EditActions::node() const
{
    return m_session->selection()->node();
}

void EditActions::make(const PageEdit& edit)
{
    m_session->editing()->makeOrRefuse(std::vector{edit});
}

void EditActions::edit()
{
    m_tree->startEdit();
}

void EditActions::wrap()
{
    auto* dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Wrap in an element"));
    dialog->setLabelText(tr("Start tag of the new element"));
    dialog->setTextValue(QStringLiteral("div class=\"\""));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, node = node()](const QString& text) {
        const std::optional<StartTag> tag = readStartTag(text.toStdString());
        const auto given = [&] {
            for (const auto& [name, value] : tag->attributes) {
                if (name == "class" && !value.empty())
                    return std::optional(value);
            }
            return std::optional<std::string>();
        };
        if (tag)
            make({PageEdit::Kind::Wrap, {node}, tag->name, given()});
        else
            m_session->notifier()->refuse(tr("“%1” is not a start tag.").arg(text));
    });
    dialog->open();
}

void EditActions::unwrap()
{
    make({PageEdit::Kind::Unwrap, {node()}});
}

// Returns the sibling before or after the selected node that has a row in the tree, or noNode.
NodeId EditActions::sibling(bool isBefore) const
{
    const Document& page = m_session->trees()->document();
    NodeId before = noNode;
    for (NodeId child = page.firstChild(page.parent(node())); child != node();
         child = page.nextSibling(child))
        before = page.isBlankText(child) ? before : child;
    if (isBefore)
        return before;
    NodeId after = page.nextSibling(node());
    while (after != noNode && page.isBlankText(after))
        after = page.nextSibling(after);
    return after;
}

void EditActions::moveUp()
{
    if (const NodeId before = sibling(true); before != noNode)
        make({PageEdit::Kind::Move, {node()}, {}, {}, PageEdit::Place::Before, before});
}

void EditActions::moveDown()
{
    if (const NodeId after = sibling(false); after != noNode)
        make({PageEdit::Kind::Move, {node()}, {}, {}, PageEdit::Place::After, after});
}

void EditActions::cut()
{
    m_cut = node();
    update();
    m_session->notifier()->tell(tr("Cut: select the element that it is to be moved into, and paste."));
}

void EditActions::paste()
{
    if (m_cut != noNode)
        make({PageEdit::Kind::Move, {m_cut}, {}, {}, PageEdit::Place::Into, node()});
}

void EditActions::remove()
{
    make({PageEdit::Kind::Remove, {node()}});
}

} // namespace tagseam
