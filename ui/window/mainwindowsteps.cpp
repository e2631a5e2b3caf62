// SPDX-License-Identifier: MIT
// The window's workspaces: Inspect shows the outcome of the search, Step one step of it, Annotate what a
// person says, Corpus a table of many pages.
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/tutor.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/stepbar.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

namespace tagseam {

namespace {

constexpr int wideWindow = 1600; // pixels: room for the tree and the levels beside the stepper
constexpr int lowWindow = 800;   // pixels: no room for the bar of options above the pages

// A window that starts maximized has its normal size at first.
bool isWide(const QWidget& window)
{
    const int width = window.isMaximized() ? window.screen()->availableSize().width() : window.width();
    return width >= wideWindow;
}

} // namespace

void MainWindow::makeStepViews()
{
    m_stepper = new StepperView(m_session, this);
    auto* dock = makeDock(QT_TR_NOOP("Stepper"), "stepperDock", scrolling(m_stepper));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    inEachLanguage(m_levels, [this] { // where they are a tab of the stepper
        if (const int at = m_stepper->tables()->indexOf(m_levels); at >= 0)
            m_stepper->tables()->setTabText(at, tr("Levels"));
    });
    for (QWidget* view : std::initializer_list<QWidget*>{m_plot, m_timeline})
        m_stepper->takeKeysOf(view);
    m_stepper->takeKeysOf(m_water, true);
    m_timeline->hide();
    m_water->hide();
}

void MainWindow::makeWorkspaceSwitch(QToolBar* bar)
{
    auto* group = new QActionGroup(this);
    bar->addSeparator();
    const auto add = [&](const char* text, const char* tip, const QKeySequence& key) {
        QAction* action = named(bar->addAction(QString()), text, tip);
        action->setCheckable(true);
        action->setShortcut(key);
        group->addAction(action);
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action))) {
            button->setFocusPolicy(Qt::TabFocus);
            button->setStyleSheet(QStringLiteral( // the one that is on must be told on any theme
                "QToolButton { padding: 3px 8px; border: 1px solid palette(mid); border-radius: 3px; color: "
                "palette(button-text) }"
                "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text) }"
                "QToolButton:focus { padding: 2px 7px; border: 2px solid palette(text) }"));
        }
        return action;
    };
    const auto key = [](Qt::Key digit) { return QKeySequence(Qt::CTRL | digit); };
    m_workspaces = {
        add(QT_TR_NOOP("Inspect"), QT_TR_NOOP("The outcome of the search (Ctrl+1)"), key(Qt::Key_1)),
        add(QT_TR_NOOP("Step"), QT_TR_NOOP("The search step by step, forwards and backwards (Ctrl+2)"),
            key(Qt::Key_2)),
        add(QT_TR_NOOP("Annotate"), QT_TR_NOOP("What is content and what is noise, by your word (Ctrl+3)"),
            key(Qt::Key_3)),
        add(QT_TR_NOOP("Corpus"), QT_TR_NOOP("What methods make of a whole folder of pages (Ctrl+4)"),
            key(Qt::Key_4))};
    m_workspaces.front()->setChecked(true);
    for (const Workspace each : {Workspace::Inspect, Workspace::Step, Workspace::Annotate, Workspace::Corpus})
        connect(m_workspaces[static_cast<std::size_t>(each)], &QAction::triggered, this, [this, each] {
            m_session->setWorkspace(each);
            if (each == Workspace::Step)
                m_stepper->setFocus(); // from wherever the focus was in this workspace
        });
}

void MainWindow::makeStepMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("S&tep"));
    int at = 0;
    for (QAction* each : m_stepper->bar()->stepActions()) {
        if (at == 4 || at == 8 || at == 11)
            menu->addSeparator();
        menu->addAction(each);
        ++at;
    }
}

void MainWindow::tellFirstStep()
{
    const bool isTaught = m_tutor->state() != Tutor::State::Idle; // which goes to a step of its own
    if (!isTaught && m_session->isStepping() && m_session->stepper().step() == 0)
        m_session->notifier()->tell([] { return tr("The search ran anew: this is its first step."); });
}

void MainWindow::showWorkspace()
{
    const Workspace workspace = m_session->workspace();
    const bool isStepping = workspace == Workspace::Step;
    // A lesson turns to steps and back: who goes through it by keys goes on.
    const bool isTaught = m_lesson->hasFocus() || m_lesson->isAncestorOf(focusWidget());
    m_workspaces[static_cast<std::size_t>(workspace)]->setChecked(true);
    if (m_isLaidOut)
        m_layouts[static_cast<std::size_t>(m_arrangedFor)] = saveState(layoutVersion);
    m_arrangedFor = workspace;
    m_timeline->setVisible(isStepping);
    m_water->setVisible(isStepping);
    // Where the window is narrow, the levels are a tab of the stepper: it is them that mark the attempt.
    auto* levelsDock = findChild<QDockWidget*>(QStringLiteral("levelsDock"));
    if (isStepping && !isWide(*this)) {
        m_stepper->tables()->addTab(m_levels, levelsDock->windowTitle());
    } else {
        levelsDock->setWidget(m_levels);
    }
    if (m_isLaidOut && !restoreLayout(m_layouts[static_cast<std::size_t>(workspace)]))
        arrange(workspace); // a window that was not shown yet is laid out by showEvent()
    if (!m_session->hasAnalysis())
        return;
    if (isStepping)
        m_session->selectLevel(m_session->stepper().place().level);
    if (isStepping)
        m_stepper->setFocus();
    else
        m_stepper->bar()->setPlaying(false);
    if (isTaught && m_lesson->isVisible())
        m_lesson->setFocus();
}

// As the docks are before a person moves them.
void MainWindow::arrange(Workspace workspace)
{
    switch (workspace) {
    case Workspace::Inspect:
        restoreLayout(m_defaultState);
        return;
    case Workspace::Step:
        return arrangeForSteps();
    case Workspace::Annotate:
        return arrangeForAnnotating();
    case Workspace::Corpus:
        return arrangeForCorpus();
    }
}

// The docks of the state, but a lesson that is under way, the stepper and the annotation are shown where they
// belong. False, and nothing changes, when there is no such state.
bool MainWindow::restoreLayout(const QByteArray& state)
{
    m_isArranging = true;
    const bool isRestored = restoreState(state, layoutVersion);
    if (isRestored) {
        const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
        dock("lessonDock")->setVisible(m_tutor->state() != Tutor::State::Idle);
        dock("stepperDock")->setVisible(m_session->isStepping());
        dock("annotateDock")->setVisible(m_session->isAnnotating());
        if (dock("levelsDock")->widget() == nullptr) // they are a tab of the stepper
            dock("levelsDock")->hide();
    }
    m_isArranging = false;
    return isRestored;
}

void MainWindow::resetLayout()
{
    restoreLayout(m_defaultState);
    m_layouts = {m_defaultState, {}, {}, {}};
    proportionDocks();
    if (m_session->workspace() != Workspace::Inspect)
        arrange(m_session->workspace());
}

// The stepper at the right in full height, plot and waterline below the pages; tree and levels where there is
// room.
void MainWindow::arrangeForSteps()
{
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
    const bool hasRoom = isWide(*this);
    addDockWidget(Qt::LeftDockWidgetArea, dock("levelsDock"));
    tabifyDockWidget(dock("levelsDock"), dock("treeDock"));
    dock("treeDock")->setVisible(hasRoom);
    dock("levelsDock")->setVisible(hasRoom);
    dock("compareDock")->hide();
    dock("explainDock")->hide();
    dock("annotateDock")->hide();
    dock("stepperDock")->show();
    m_options->setVisible(height() >= lowWindow);
    resizeDocks({dock("stepperDock")}, {share(width(), 34, 380, 720)}, Qt::Horizontal);
    if (hasRoom)
        resizeDocks({dock("treeDock")}, {width() * 18 / 100}, Qt::Horizontal);
    resizeDocks({dock("plotDock")}, {share(height(), 47, 280, 640)}, Qt::Vertical);
}

// Labels at the right in full height, the tree beside the page, the plot below.
void MainWindow::arrangeForAnnotating()
{
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
    for (const char* name : {"levelsDock", "compareDock", "explainDock", "stepperDock"})
        dock(name)->hide();
    dock("treeDock")->show();
    dock("plotDock")->show();
    dock("annotateDock")->show();
    m_options->setVisible(height() >= lowestWithOptions);
    resizeDocks({dock("treeDock"), dock("annotateDock")}, {width() * 22 / 100, share(width(), 30, 360, 640)},
                Qt::Horizontal);
    resizeDocks({dock("plotDock")}, {share(height(), 30, 200, 400)}, Qt::Vertical);
}

// The table has the whole window: every dock is of one page.
void MainWindow::arrangeForCorpus()
{
    for (QDockWidget* each : findChildren<QDockWidget*>()) {
        if (each->objectName() != QLatin1String("lessonDock"))
            each->hide();
    }
    m_options->hide();
}

} // namespace tagseam
