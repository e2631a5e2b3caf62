// SPDX-License-Identifier: MIT
// The window's lessons: the panel, its menu, and what it points to.
#include "ui/browser/addressbar.h"
#include "ui/browser/pagepair.h"
#include "ui/browser/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/explainer.h"
#include "ui/session/explaintab.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/tutor.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/listingview.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/theme.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"

#include <QDockWidget>
#include <QFrame>
#include <QLineEdit>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>

namespace tagseam {

namespace {

constexpr int pointingMilliseconds = 1600;
constexpr int narrowWindow = 1600; // pixels: tree or levels beside the pages take room from these
constexpr int lowForPlot = 800;    // pixels: pages and plot cannot both be large
constexpr int lowForBoth = 500;    // pixels: while pages are looked at, the plot is a strip
constexpr int shownDepth = 1;      // below the body, in the tree of a page that has more than
constexpr int fewNodes = 40;
constexpr int wholeTree = 400; // pixels: with all of its columns

} // namespace

void MainWindow::makeLessonView()
{
    m_tutor = new Tutor(m_session, this);
    m_lesson = new LessonView(m_tutor, this);
    auto* dock = makeDock(QT_TR_NOOP("Lesson"), "lessonDock", m_lesson);
    dock->setTitleBarWidget(new QWidget(dock)); // the panel has a title and a cross of its own
    addDockWidget(Qt::TopDockWidgetArea, dock);
    dock->hide();
    connect(m_tutor, &Tutor::openRequested, m_opener, &Opener::open);
    connect(m_tutor, &Tutor::lookAt, this, &MainWindow::pointOut);
    connect(m_tutor, &Tutor::changed, this, [this, dock] {
        const bool isTaught = m_tutor->state() != Tutor::State::Idle;
        dock->setVisible(isTaught);
        // A button that goes hands its focus on, and a line would take the keys that are meant for the
        // lesson.
        if (m_address->line()->hasFocus() && m_session->hasAnalysis())
            isTaught ? m_lesson->setFocus() : m_stepper->setFocus();
    });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
        if (!m_isArranging && !isVisible && dock->isHidden() && m_tutor->state() != Tutor::State::Idle)
            m_tutor->leave(); // closed by hand
    });
    connect(m_browser, &Browser::prunedShown, this, &MainWindow::showSearched);
    connect(m_session, &PageSession::guessed, this, [this] { m_lesson->setFocus(); }); // for its keys
}

// Brings a view into sight and frames it for a moment.
void MainWindow::pointOut(const QString& view)
{
    auto* target = findChild<QWidget*>(view);
    if (target == nullptr)
        return;
    if (m_stepper->tables()->currentWidget() == m_levels) // a question hides them
        m_stepper->tables()->setCurrentWidget(m_stepper->tables()->variables());
    if (qobject_cast<ExplainTab*>(target) != nullptr)
        showTab(view);
    if (target == m_tree)
        m_tree->openBodyTo(m_session->document().size() <= fewNodes ? fewNodes : shownDepth);
    giveRoomTo(target);
    for (QWidget* each = target; each != nullptr && each != this; each = each->parentWidget()) {
        if (auto* tabs = qobject_cast<QTabWidget*>(each); tabs != nullptr && tabs->indexOf(target) >= 0)
            tabs->setCurrentWidget(target);
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    }
    auto* frame = findChild<QFrame*>(QStringLiteral("pointer"));
    if (frame == nullptr) {
        frame = new QFrame(this);
        frame->setObjectName(QStringLiteral("pointer"));
        frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    frame->setStyleSheet(QStringLiteral("#pointer { border: 3px solid %1; background: transparent; }")
                             .arg(Theme::current().selection.name()));
    QTimer::singleShot(60, target, [this, target, frame] { // when the docks stand
        if (target == m_levels)
            m_levels->tree()->scrollTo(m_levels->tree()->currentIndex());
        frame->setGeometry(QRect(target->mapTo(this, QPoint(0, 0)), target->size()));
        frame->raise();
        frame->show();
    });
    m_pointing.setSingleShot(true);
    m_pointing.callOnTimeout(frame, &QWidget::hide, Qt::UniqueConnection);
    m_pointing.start(pointingMilliseconds);
}

// In a small window what was pointed out before makes way: tree and levels are put away, and either the pages
// or the plots are the larger ones.
void MainWindow::giveRoomTo(QWidget* view)
{
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
    if (width() < narrowWindow) {
        dock("treeDock")->setVisible(view == m_tree);
        if (dock("levelsDock")->widget() != nullptr) // not a tab of the stepper
            dock("levelsDock")->setVisible(view == m_levels);
    }
    if (view == m_tree && centralWidget()->x() < wholeTree)
        resizeDocks({dock("treeDock")}, {wholeTree}, Qt::Horizontal);
    if (height() < lowForPlot) {
        const bool isAbove = m_browser->pages()->isAncestorOf(view) || view == m_tree;
        const int share = !isAbove ? 47 : height() < lowForBoth ? 20 : 38; // per cent
        resizeDocks({dock("plotDock")}, {height() * share / 100}, Qt::Vertical);
    }
    const int rest = m_plots->height() - m_timeline->height();
    const int water = rest * (view == m_water ? 50 : 40) / 100;
    m_plots->setSizes({rest - water, water, m_timeline->height()});
    showSearched();
}

// Where a lesson has nothing read, the pages show what is searched, from its beginning.
void MainWindow::showSearched()
{
    if (const NodeId first = m_tutor->firstSearched(); first != noNode)
        m_explainer->reveal(first);
}

} // namespace tagseam
