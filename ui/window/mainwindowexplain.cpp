// SPDX-License-Identifier: MIT
// The window's Explain dock, the banner of what is tried out, and undo.
#include "ui/browser/pageview.h"
#include "ui/session/explainer.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/content/curetab.h"
#include "ui/tools/site/sitebar.h"
#include "ui/tools/site/sitetreetab.h"
#include "ui/widgets/pendingwork.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

namespace tagseam {

namespace {

// What goes when a site style tree does.
QString siteTreeLoss(const SiteDesk& desk, bool isClosing)
{
    const int pages = static_cast<int>(desk.site()->site.pages());
    if (!desk.isTreeUnsaved())
        return isClosing
                   ? MainWindow::tr("The threshold that was picked for the site style tree is not in its "
                                    "file. If you close the window, it is gone.")
                   : MainWindow::tr("The threshold that was picked for the site style tree is not in its "
                                    "file. If you go on, it is gone.");
    return isClosing
               ? MainWindow::tr(
                     "The site style tree of %n page(s) is in no file. If you close the window, it is gone.",
                     nullptr, pages)
               : MainWindow::tr("The site style tree of %n page(s) is in no file. If you go on, it is gone.",
                                nullptr, pages);
}

} // namespace

void MainWindow::makeExplainView()
{
    m_explainer = new Explainer(m_session, this);
    m_explain = new ExplainView(m_explainer, this);
    auto* dock = makeDock(QT_TR_NOOP("Explain"), "explainDock", m_explain);
    auto* levels = findChild<QDockWidget*>(QStringLiteral("levelsDock"));
    tabifyDockWidget(levels, dock);
    levels->raise();
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
    connect(m_session, &PageSession::marksChanged, m_originalTitle, [this] { updateOriginalTitle(); });
    connect(m_explain->cure(), &CureTab::marksBegin, this, [this](NodeId node) {
        ++m_alignments; // neither page follows the other
        m_original->reveal(node);
        m_pruned->reveal(node);
    });
    connect(m_explainer, &Explainer::tried, this, [this](const Wording& change, bool isEdit) {
        if (isEdit)
            return; // the bar of the edits says so, and takes it back
        const int tried = m_message->showHint([change, isAnnotating = m_session->isAnnotating()] {
            if (isAnnotating) // where the key is that of marks
                return tr("Tried: %1. <a href=\"undo\">Back</a>").arg(change().toHtmlEscaped());
            return tr("Tried: %1. <a href=\"undo\">Back</a> (Ctrl+Z)").arg(change().toHtmlEscaped());
        });
        connect(
            m_explainer->history(), &OptionsHistory::went, m_message,
            [message = m_message, tried] {
                message->putAway(tried);
            }, // undo is of another change from now on
            Qt::SingleShotConnection);
    });
    connect(m_session, &PageSession::editsDropped, this, [this](int count) {
        m_message->showHint([count] {
            return tr("%n change(s) of “What if” were of the nodes of the page before: they are undone.",
                      nullptr, count);
        });
    });
}

void MainWindow::makeExplainActions(QMenu* menu)
{
    const auto show = [this](const QString& tab) {
        if (showTab(tab))
            m_explain->tabs()->tabBar()->setFocus(Qt::ShortcutFocusReason); // Tab goes on into the answer
    };
    QAction* why = named(menu->addAction(QString(), this, [show] { show(QStringLiteral("why")); }),
                         QT_TR_NOOP("&Why this node"), QT_TR_NOOP("What kept or dropped it (F4)"));
    why->setShortcut(Qt::Key_F4);
    QAction* blame = named(menu->addAction(QString(), this, [show] { show(QStringLiteral("blame")); }),
                           QT_TR_NOOP("Bla&me for the gap"), QT_TR_NOOP("What keeps it closed (Shift+F4)"));
    blame->setShortcut(Qt::SHIFT | Qt::Key_F4);
    const auto add = [&](const char* tab, const char* text, const char* tip) {
        named(menu->addAction(QString(), this, [show, tab] { show(QString::fromLatin1(tab)); }), text, tip);
    };
    add("nearmisses", QT_TR_NOOP("Near misses"), QT_TR_NOOP("Openings that were refused, or not looked at"));
    add("readings", QT_TR_NOOP("Readings compared"), QT_TR_NOOP("Where they part, and what each keeps"));
    add("diagnosis", QT_TR_NOOP("Diagnosis of the page"),
        QT_TR_NOOP("Its class, advice, and all its regions"));
    add("cure", QT_TR_NOOP("Cure of the page"),
        QT_TR_NOOP("The page’s records where the published search fails, with the evidence"));
    add("stability", QT_TR_NOOP("Stability of the region"), QT_TR_NOOP("What leaves it unchanged"));
    add("records", QT_TR_NOOP("Data records"), QT_TR_NOOP("Of the original and of the pruned page (MDR)"));
    add("methods", QT_TR_NOOP("All methods compared"),
        QT_TR_NOOP("What each keeps of the page, where two differ, and what one decided"));
    add("sitetree", QT_TR_NOOP("Site style tree"),
        QT_TR_NOOP("What the pages of a site share, and which of it is noise on this page"));
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

// Asks when a tree that was learnt, or its threshold, is in no file: before the window closes, or another
// tree takes its place.
bool MainWindow::mayLeaveSiteTree(bool isClosing)
{
    const SiteTreeTab& tab = *m_explain->siteTree();
    if (m_isUnattended || !tab.desk()->isUnsaved())
        return true;
    const auto save = [&tab] {
        tab.bar()->askSave();
        waitWhile([&tab] { return tab.desk()->isBusy(); });
        return !tab.desk()->isUnsaved();
    };
    return mayLose(tr("The site style tree is not saved"), siteTreeLoss(*tab.desk(), isClosing), isClosing,
                   tab.desk()->isBusy() ? std::function<bool()>() : std::function<bool()>(save));
}

// Asks before pages that are in the site style tree count once more.
bool MainWindow::mayLearnAgain(int known, int all)
{
    if (m_isUnattended)
        return true;
    const QString some =
        known == all ? tr("All %n page(s) are in the tree already (same bytes).", nullptr, all)
                     : tr("%1 of %n page(s) are in the tree already (same bytes).", nullptr, all).arg(known);
    QMessageBox question(QMessageBox::Question, tr("Pages that are in the tree already"),
                         some + ' ' + tr("Added again, each counts as one page more."), QMessageBox::Cancel,
                         this);
    QPushButton* adding = question.addButton(tr("Add again"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == adding;
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
