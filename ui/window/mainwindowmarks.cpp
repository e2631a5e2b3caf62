// SPDX-License-Identifier: MIT
// The window's labelling: the Annotate menu, its keys, and what page, tree and plot do while annotating.
#include "ui/browser/pagepair.h"
#include "ui/browser/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/session/annotator.h"
#include "ui/session/labels.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/marklist.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tree/treeview.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTreeView>
#include <QWebEngineView>

#include <memory>

namespace tagseam {

namespace {

const QString ownLabelsKey = QStringLiteral("ownLabels");
constexpr int digits = 10; // keys of labels

} // namespace

void MainWindow::connectLabelling()
{
    if (m_isRemembering) {
        m_labeller->setOwnLabels(QSettings().value(ownLabelsKey).toStringList());
        connect(m_labeller, &Labeller::labelsChanged, this,
                [this] { QSettings().setValue(ownLabelsKey, m_labeller->keptLabels()); });
    }
    connect(m_annotator, &Annotator::opened, this, [this] { // a page that comes again takes the focus away
        if (m_session->isAnnotating() && isActiveWindow() && QApplication::focusWidget() == nullptr)
            m_browser->pages()->original()->view()->setFocus();
    });
    for (PageView* view : {m_browser->pages()->original(), m_browser->pages()->pruned()}) {
        connect(view, &PageView::picked, this, [this](NodeId node, Qt::KeyboardModifiers keys) {
            m_session->isAnnotating() ? m_labeller->pick(node, keys) : m_session->select(node);
        });
        connect(view, &PageView::widened, this,
                [this](bool isWider) { isWider ? m_labeller->widen() : m_labeller->narrow(); });
    }
}

// Asks when the last change of the annotation is not in its file.
bool MainWindow::mayLeaveUnsaved()
{
    if (m_session->notifier()->isUnattended() || !m_annotator->isOpen() || !m_annotator->saveProblem())
        return true;
    QMessageBox question(QMessageBox::Warning, tr("The annotation is not saved"),
                         m_annotator->saveProblem()() + ' ' +
                             tr("If you close the window, your marks are kept in the program's own folder."),
                         QMessageBox::NoButton, this);
    question.addButton(tr("Close the window"), QMessageBox::AcceptRole);
    QPushButton* staying = question.addButton(tr("Stay"), QMessageBox::RejectRole);
    question.setDefaultButton(staying);
    question.exec();
    return question.clickedButton() != staying;
}

void MainWindow::showForAnnotating()
{
    if (!m_session->isAnnotating())
        return;
    openAnnotation();
    m_browser->pages()->original()->view()->setFocus(); // for the digits
}

void MainWindow::makeAnnotateMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("Ann&otate"));
    menu->setObjectName(QStringLiteral("annotateMenu"));
    makeLabelActions(named(menu->addMenu(QString()), QT_TR_NOOP("&Label")));
    menu->addSeparator();
    const auto add = [&](const char* text, const QKeySequence& key, auto act) {
        QAction* action = named(menu->addAction(QString()), text);
        connect(action, &QAction::triggered, this, act);
        forMarking(action, key);
        return action;
    };
    MarksTab* marks = m_annotate->marks();
    add(QT_TR_NOOP("&Widen to the parent"), Qt::Key_Up, [this] { m_labeller->widen(); });
    add(QT_TR_NOOP("Na&rrow back"), Qt::Key_Down, [this] { m_labeller->narrow(); });
    add(QT_TR_NOOP("Find its &siblings"), Qt::Key_S, [this] { m_labeller->proposeAlike(); });
    add(QT_TR_NOOP("Su&ggest the main region"), {}, [this] { m_labeller->proposeMainRegion(); });
    QAction* accept =
        add(QT_TR_NOOP("&Accept what is proposed"), Qt::Key_Return, [this] { m_labeller->accept(); });
    accept->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    QAction* dismiss =
        add(QT_TR_NOOP("D&ismiss what is proposed"), Qt::Key_Escape, [this] { m_labeller->dismiss(); });
    menu->addSeparator();
    add(QT_TR_NOOP("Next &unmarked part"), Qt::Key_U, [this] { m_labeller->goToUnmarked(); });
    add(QT_TR_NOOP("&Next mark"), Qt::Key_BracketRight, [this] { m_labeller->goToNextMark(false); });
    add(QT_TR_NOOP("&Previous mark"), Qt::Key_BracketLeft, [this] { m_labeller->goToNextMark(true); });
    add(QT_TR_NOOP("Remove the &mark"), QKeySequence::Delete, [this, marks] {
        marks->list()->isCurrentMeant() ? marks->list()->removeCurrent() : m_labeller->removeMark();
    });
    menu->addSeparator();
    QAction* undo = add(QT_TR_NOOP("Und&o the last change of marks"), {}, [this] { m_annotator->undo(); });
    QAction* redo = add(QT_TR_NOOP("Redo i&t"), {}, [this] { m_annotator->redo(); });
    menu->addSeparator();
    add(QT_TR_NOOP("Not&e on the page"), {}, [this, marks] {
        showTab(QStringLiteral("marks"));
        marks->noteLine()->setFocus();
    });
    add(QT_TR_NOOP("The page is &done"), Qt::CTRL | Qt::Key_D, [marks] { marks->doneBox()->click(); });
    add(QT_TR_NOOP("S&kip the page"), {}, [marks] { marks->skipBox()->click(); });
    menu->addSeparator();
    menu->addActions(m_annotate->queue()->actions());
    const auto update = [this, accept, dismiss, undo, redo] {
        const bool isHere = m_session->isAnnotating() && m_annotator->isOpen();
        for (QAction* each : m_markActions)
            each->setEnabled(isHere);
        accept->setEnabled(isHere && m_labeller->proposedCount() > 0);
        dismiss->setEnabled(isHere && !m_labeller->proposals().empty());
        undo->setEnabled(isHere && m_annotator->canChange() && m_annotator->canUndo());
        redo->setEnabled(isHere && m_annotator->canChange() && m_annotator->canRedo());
        // Ctrl+Z is of what one works on; in other workspaces it is the switches'.
        const bool isAnnotating = m_session->isAnnotating();
        undo->setShortcut(isAnnotating ? QKeySequence(QKeySequence::Undo) : QKeySequence());
        redo->setShortcut(isAnnotating ? QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) : QKeySequence());
    };
    for (QAction* each : {undo, redo})
        each->setShortcutContext(Qt::WindowShortcut);
    connect(m_session, &PageSession::workspaceChanged, menu, update);
    connect(m_labeller, &Labeller::proposalsChanged, menu, update);
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed})
        connect(m_annotator, signal, menu, update);
    update();
}

// One for each digit; those of labels that there are not yet are hidden.
void MainWindow::makeLabelActions(QMenu* menu)
{
    for (int i = 0; i < digits; ++i) {
        const QString digit = LabelPad::digitOf(i);
        auto* action = menu->addAction(QString(), this, [this, i, list = m_annotate->marks()->list()] {
            if (i >= m_labeller->labels().size())
                return;
            const QString label = m_labeller->labels().at(i);
            list->isCurrentMeant() ? list->labelCurrent(label) : m_labeller->label(label);
        });
        action->setObjectName("label" + digit);
        forMarking(action, QKeySequence(digit));
        const auto name = [this, action, i] {
            const QStringList labels = m_labeller->labels();
            action->setVisible(i < labels.size()); // one that is hidden has no key
            if (i < labels.size())
                action->setText(Labels::title(labels[i]).replace('&', QLatin1String("&&")));
        };
        connect(m_labeller, &Labeller::labelsChanged, action, name);
        inEachLanguage(action, name);
    }
}

// A key without Ctrl or Alt counts on the page, in tree, plot and the tab of the marks, not where one writes.
// Up and Down go from row to row in tree and lists.
void MainWindow::forMarking(QAction* action, const QKeySequence& key)
{
    action->setShortcut(key);
    m_markActions.append(action);
    const bool isCommand = !key.isEmpty() && key[0].keyboardModifiers() != Qt::NoModifier;
    if (isCommand)
        return;
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_browser->pages()->original()->addAction(action);
    if (key != QKeySequence(Qt::Key_Up) && key != QKeySequence(Qt::Key_Down)) {
        m_tree->tree()->addAction(action);
        m_annotate->marks()->addAction(action);
    }
    if (key != QKeySequence(Qt::Key_S)) // there it zooms out
        m_plot->addAction(action);
}

} // namespace tagseam
