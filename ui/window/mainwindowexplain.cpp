// SPDX-License-Identifier: MIT
// The window's Explain dock, the banner of what is tried out, and undo.
#include "ui/browser/pageloader.h"
#include "ui/session/annotator.h"
#include "ui/session/explainer.h"
#include "ui/session/explaintab.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/page/compareview.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tools.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>

namespace tagseam {

void MainWindow::makeExplainView()
{
    m_annotator = new Annotator(m_session, this);
    m_explain =
        new ExplainView({m_explainer, m_annotator, [this] { return m_browser->loader()->limits(); }}, this);
    auto* dock = makeDock(QT_TR_NOOP("Explain"), "explainDock", m_explain);
    auto* levels = findChild<QDockWidget*>(QStringLiteral("levelsDock"));
    tabifyDockWidget(levels, dock);
    levels->raise();
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
}

// The comparison is a tab beside the levels, where it leaves the pages their room.
void MainWindow::makeCompareView()
{
    m_compare = new CompareView(m_session, this);
    auto* dock = makeDock(QT_TR_NOOP("Compare"), "compareDock", scrolling(m_compare));
    tabifyDockWidget(findChild<QDockWidget*>(QStringLiteral("levelsDock")), dock);
    dock->hide();
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
}

void MainWindow::makeExplainActions(QMenu* menu)
{
    const auto show = [this](const QString& tab) {
        if (showTab(tab))
            m_explain->tabs()->tabBar()->setFocus(Qt::ShortcutFocusReason); // Tab goes on into the answer
    };
    for (const Tool* tool : tools()) {
        QAction* action = menu->addAction(QString(), this, [show, tool] { show(QLatin1String(tool->id)); });
        action->setObjectName(QLatin1String(tool->id));
        if (tool->key.key() != Qt::Key_unknown)
            action->setShortcut(tool->key);
        inEachLanguage(action, [action, tab = m_explain->tabOf(*tool)] {
            action->setText(tab->title());
            action->setToolTip(tab->tip());
        });
    }
    menu->addSeparator();
    OptionsHistory* history = m_explainer->history();
    QAction* undo = named(menu->addAction(QString(), history, &OptionsHistory::undo),
                          QT_TR_NOOP("&Undo the change of switches"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = named(menu->addAction(QString(), history, &OptionsHistory::redo), QT_TR_NOOP("&Redo it"));
    redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    const auto update = [undo, redo, history] {
        undo->setEnabled(history->canUndo());
        redo->setEnabled(history->canRedo());
    };
    connect(history, &OptionsHistory::changed, this, update);
    update();
    connect(m_session, &PageSession::workspaceChanged, undo, [this, undo, redo] { // there they are the marks'
        const bool isFree = !m_session->isAnnotating();
        undo->setShortcut(isFree ? QKeySequence(QKeySequence::Undo) : QKeySequence());
        redo->setShortcut(isFree ? QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) : QKeySequence());
    });
}

bool MainWindow::showTab(const QString& tab)
{
    if (m_annotate->showTab(tab)) {
        m_session->setWorkspace(Workspace::Annotate);
        return true;
    }
    if (!m_explain->showTab(tab))
        return false;
    if (m_session->workspace() == Workspace::Corpus || m_session->isAnnotating())
        m_session->setWorkspace(Workspace::Inspect);
    auto* dock = findChild<QDockWidget*>(QStringLiteral("explainDock"));
    dock->show();
    dock->raise();
    return true;
}

} // namespace tagseam
