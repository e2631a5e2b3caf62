// SPDX-License-Identifier: MIT
// The buttons of the workspaces.
#include "ui/window/workspaceswitch.h"

#include <QActionGroup>
#include <QToolBar>
#include <QToolButton>

namespace tagseam {

WorkspaceSwitch::WorkspaceSwitch(PageSession* session, QToolBar* bar)
    : QObject(bar), m_session(session), m_bar(bar), m_actions(new QActionGroup(this))
{
    bar->addSeparator();
    add(Workspace::Inspect, QT_TR_NOOP("Inspect"), QT_TR_NOOP("The outcome of the search (Ctrl+1)"),
        Qt::Key_1);
    add(Workspace::Step, QT_TR_NOOP("Step"),
        QT_TR_NOOP("The search step by step, forwards and backwards (Ctrl+2)"), Qt::Key_2);
    add(Workspace::Annotate, QT_TR_NOOP("Annotate"),
        QT_TR_NOOP("Mark content and noise as ground truth (Ctrl+3)"), Qt::Key_3);
    add(Workspace::Corpus, QT_TR_NOOP("Corpus"),
        QT_TR_NOOP("Run and compare methods on a whole folder of pages (Ctrl+4)"), Qt::Key_4);
    const auto check = [this] {
        m_actions->actions()[static_cast<qsizetype>(m_session->workspace())]->setChecked(true);
    };
    connect(session, &PageSession::workspaceChanged, this, check);
    check();
}

QList<QAction*> WorkspaceSwitch::actions() const
{
    return m_actions->actions();
}

void WorkspaceSwitch::add(Workspace workspace, const char* text, const char* tip, Qt::Key digit)
{
    QAction* action = m_actions->addAction(m_bar->addAction(QString()));
    action->setCheckable(true);
    action->setShortcut(Qt::CTRL | digit);
    action->setText(tr(text));
    action->setToolTip(tr(tip));
    connect(action, &QAction::triggered, this, [this, workspace] {
        m_session->setWorkspace(workspace);
        emit chosen(workspace);
    });
    QWidget* button = m_bar->widgetForAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    button->setStyleSheet(QStringLiteral( // the checked button must be recognizable in any theme
        "QToolButton { padding: 3px 8px; border: 1px solid palette(mid); border-radius: 3px; color: "
        "palette(button-text) }"
        "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text) }"
        "QToolButton:focus { padding: 2px 7px; border: 2px solid palette(text) }"));
}

} // namespace tagseam
