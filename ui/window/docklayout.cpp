// SPDX-License-Identifier: MIT
// The docks of the window.
#include "ui/window/docklayout.h"

#include "ui/session/questions/pane.h"
#include "ui/tools/tool.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tagseam {

namespace {

constexpr int layoutVersion = 4; // version of the stored states
constexpr int wideWindow = 1600; // in pixels; leaves room for the tree beside the stepper or the pages
constexpr int lowWindow = 800;  // in pixels; below it there is no room for the options bar above the pages in
                                // Step, and pages and plot cannot both be large
constexpr int lowForBoth = 500; // in pixels; while the pages are large, the plot is a strip
constexpr int wholeTree = 400;  // in pixels; shows all columns
constexpr QSize smallWindow(900, 600); // a smaller one has no room for all docks of Annotate

// The keys of the settings, by Workspace.
const std::array layoutKeys{QStringLiteral("layout"), QStringLiteral("stepLayout"),
                            QStringLiteral("annotateLayout"), QStringLiteral("corpusLayout")};

// A share of the window's width or height; `least` and `most` are in pixels. It gets `least` only if that
// leaves enough for the other panes.
struct Share {
    int percent;
    int least;
    int most;

    int of(int whole) const { return std::clamp(whole * percent / 100, std::min(least, whole / 3), most); }
};

// The docks of a workspace before the user moves them. Docks that are not named are hidden.
struct Arrangement {
    std::vector<const char*> docks;
    std::vector<std::pair<const char*, Share>> widths;
    Share plotHeight{};
    int lowestWithOptions = 0;
};

Arrangement arrangementOf(Workspace workspace, bool isWide)
{
    switch (workspace) {
    case Workspace::Step: // the stepper in full height, plot and waterline below the pages
        if (isWide)
            return {{"treeDock", "plotDock", "stepDock"},
                    {{"stepDock", {34, 380, 720}}, {"treeDock", {18, 0, 9999}}},
                    {38, 240, 640},
                    lowWindow};
        return {{"plotDock", "stepDock"}, {{"stepDock", {34, 380, 720}}}, {38, 240, 640}, lowWindow};
    case Workspace::Annotate: // labels in full height, the tree beside the page, the plot below
        return {{"treeDock", "plotDock", "annotateDock"},
                {{"treeDock", {22, 0, 9999}}, {"annotateDock", {30, 360, 640}}},
                {30, 200, 400},
                DockLayout::lowestWithOptions};
    case Workspace::Corpus: // the table takes the whole window, because every dock shows a single page
    case Workspace::Inspect:
        break;
    }
    return {};
}

// Makes a dock able to be smaller than its widget, which could otherwise make the window larger than the
// screen.
QScrollArea* scrolling(QWidget* widget, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // its keys are those of the widget
    area->setWidget(widget);
    return area;
}

} // namespace

DockLayout::DockLayout(PageSession* session, QWidget* tree, QSplitter* plots, QWidget* options,
                       QMainWindow* window)
    : QObject(window), m_session(session), m_window(window), m_plots(plots), m_options(options)
{
    window->setAnimated(false); // animated docks leave lines
    window->setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget* treeDock = makeDock(QStringLiteral("treeDock"), tree);
    QDockWidget* plotDock = makeDock(QStringLiteral("plotDock"), scrolling(plots, window));
    window->addDockWidget(Qt::LeftDockWidgetArea, treeDock);
    window->addDockWidget(Qt::BottomDockWidgetArea, plotDock);
    window->installEventFilter(this);
    treeDock->setWindowTitle(tr("DOM tree"));
    plotDock->setWindowTitle(tr("Tag path sequence"));
}

QDockWidget* DockLayout::makeDock(const QString& name, QWidget* widget)
{
    auto* dock = new QDockWidget(m_window);
    dock->setObjectName(name);
    dock->setWidget(widget);
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
    return dock;
}

QDockWidget* DockLayout::dock(const char* name) const
{
    return m_window->findChild<QDockWidget*>(QLatin1String(name));
}

void DockLayout::add(const Tool& tool, Pane* pane)
{
    QDockWidget* dock = makeDock(QLatin1String(tool.id) + QLatin1String("Dock"),
                                 tool.isScrolled ? scrolling(pane, m_window) : static_cast<QWidget*>(pane));
    m_window->addDockWidget(tool.place == Place::Top ? Qt::TopDockWidgetArea : Qt::RightDockWidgetArea, dock);
    if (tool.place == Place::Top) {
        dock->setTitleBarWidget(new QWidget(dock)); // the pane has a title and a close button of its own
        connect(m_session, &PageSession::taughtChanged, dock, &QWidget::setVisible);
        connect(dock, &QDockWidget::visibilityChanged, m_session, [this, dock](bool isVisible) {
            if (!m_isArranging && !isVisible && dock->isHidden())
                m_session->setTaught(false); // closed by the user
        });
    }
    dock->setVisible(tool.isOpen);
    m_entries.push_back({&tool, pane, dock});
    dock->setWindowTitle(pane->title());
}

void DockLayout::takeDefault()
{
    m_default = m_window->saveState(layoutVersion);
}

// A window that starts maximized has its normal size at first.
bool DockLayout::isWide() const
{
    const int width =
        m_window->isMaximized() ? m_window->screen()->availableSize().width() : m_window->width();
    return width >= wideWindow;
}

// In Step the levels are a tab of the stepper: they mark the attempt that is being made.
void DockLayout::placeLevels()
{
    auto* levels = m_window->findChild<Pane*>(QStringLiteral("levels"));
    auto* stepTables = m_window->findChild<QTabWidget*>(QStringLiteral("stepTables"));
    auto* explainTabs = m_window->findChild<QTabWidget*>(QStringLiteral("explainTabs"));
    const bool areAway = explainTabs->indexOf(levels) < 0;
    if (m_session->cursor()->isStepping() && !areAway) {
        m_wereLevelsInFront = explainTabs->currentWidget() == levels;
        stepTables->addTab(levels, levels->title());
    } else if (!m_session->cursor()->isStepping() && areAway) {
        explainTabs->insertTab(0, levels, levels->title());
        if (m_wereLevelsInFront)
            explainTabs->setCurrentWidget(levels);
    }
}

void DockLayout::showWorkspace()
{
    const auto at = [](Workspace workspace) { return static_cast<std::size_t>(workspace); };
    if (m_isLaidOut)
        m_layouts[at(m_arrangedFor)] = state();
    m_arrangedFor = m_session->workspace();
    placeLevels();
    if (m_isLaidOut && !restore(m_layouts[at(m_arrangedFor)]))
        arrange(); // otherwise showFirst() does it
    giveWay();
}

void DockLayout::showFirst()
{
    if (std::exchange(m_isLaidOut, true))
        return;
    if (!restore(m_layouts[static_cast<std::size_t>(m_arrangedFor)])) {
        proportion();
        if (m_arrangedFor != Workspace::Inspect)
            arrange();
    }
    giveWay();
}

QList<QAction*> DockLayout::toggleActions() const
{
    QList<QAction*> actions{dock("treeDock")->toggleViewAction(), dock("plotDock")->toggleViewAction()};
    for (const Entry& each : m_entries) {
        if (each.tool->place == Place::Right && !each.tool->workspace)
            actions << each.dock->toggleViewAction();
    }
    return actions;
}

void DockLayout::reset()
{
    restore(m_default);
    m_layouts = {m_default, {}, {}, {}};
    proportion();
    if (m_arrangedFor != Workspace::Inspect)
        arrange();
    giveWay();
}

// In a small window the page to be marked keeps at least half of the width and of the height: the tree and
// the plot give way to it, until the window is large again. A dock that the user shows meanwhile stays.
void DockLayout::giveWay()
{
    if (m_arrangedFor != Workspace::Annotate || !m_isLaidOut)
        return;
    const auto give = [this](const char* name, bool isSmall, int (QWidget::*length)() const) {
        const bool hasGiven = m_given.contains(dock(name));
        m_window->layout()->activate();
        if (!isSmall && hasGiven) {
            m_given.removeOne(dock(name));
            dock(name)->show();
        } else if (isSmall && !hasGiven && dock(name)->isVisible() &&
                   2 * (m_window->centralWidget()->*length)() < (m_window->*length)()) {
            m_given.append(dock(name));
            dock(name)->hide();
            return true;
        }
        return false;
    };
    const QSize size = m_window->size();
    if (give("treeDock", size.width() < smallWindow.width(), &QWidget::width)) {
        m_window->layout()->activate();
        m_window->resizeDocks({dock("annotateDock")}, {size.width() * 45 / 100}, Qt::Horizontal);
    }
    give("plotDock", size.height() < smallWindow.height(), &QWidget::height);
}

// The layout as the user left it, with the docks that have given way.
QByteArray DockLayout::state()
{
    for (QDockWidget* each : std::exchange(m_given, {}))
        each->show();
    return m_window->saveState(layoutVersion);
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        giveWay();
    return QObject::eventFilter(watched, event);
}

// Lays the docks out as before the user moves them.
void DockLayout::arrange()
{
    if (m_arrangedFor == Workspace::Inspect) {
        restore(m_default);
        return;
    }
    const Arrangement wanted = arrangementOf(m_arrangedFor, isWide());
    for (QDockWidget* each : m_window->findChildren<QDockWidget*>()) {
        if (each->objectName() != QLatin1String("learnDock"))
            each->setVisible(std::ranges::find(wanted.docks, each->objectName()) != wanted.docks.end());
    }
    m_options->setVisible(!wanted.docks.empty() && m_window->height() >= wanted.lowestWithOptions);
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const auto& [name, share] : wanted.widths) {
        docks << dock(name);
        widths << share.of(m_window->width());
    }
    m_window->resizeDocks(docks, widths, Qt::Horizontal);
    if (!wanted.docks.empty())
        m_window->resizeDocks({dock("plotDock")}, {wanted.plotHeight.of(m_window->height())}, Qt::Vertical);
}

// Restores the docks of a state, but shows the docks of a lesson and of workspaces at their places. Returns
// false and changes nothing when there is no such state.
bool DockLayout::restore(const QByteArray& state)
{
    m_isArranging = true;
    const bool isRestored = m_window->restoreState(state, layoutVersion);
    if (isRestored) {
        for (const Entry& each : m_entries) {
            if (each.tool->place == Place::Top)
                each.dock->setVisible(m_session->isTaught());
            else if (each.tool->workspace)
                each.dock->setVisible(each.tool->workspace == m_session->workspace());
        }
    }
    m_isArranging = false;
    return isRestored;
}

// Sizes the docks in proportion to the window.
void DockLayout::proportion()
{
    const int width = m_window->width();
    if (m_window->height() < lowestWithOptions)
        m_options->hide();
    m_window->resizeDocks({dock("treeDock"), dock("explainDock")},
                          {Share{17, 200, 480}.of(width), Share{33, 400, 720}.of(width)}, Qt::Horizontal);
    m_window->resizeDocks({dock("plotDock")}, {Share{46, 260, 640}.of(m_window->height())}, Qt::Vertical);
}

void DockLayout::read(const QSettings& settings)
{
    for (std::size_t i = 0; i < m_layouts.size(); ++i)
        m_layouts[i] = settings.value(layoutKeys[i]).toByteArray();
}

void DockLayout::write(QSettings& settings)
{
    m_layouts[static_cast<std::size_t>(m_arrangedFor)] = state();
    for (std::size_t i = 0; i < m_layouts.size(); ++i)
        settings.setValue(layoutKeys[i], m_layouts[i]);
}

void DockLayout::raise(QWidget* widget)
{
    for (QWidget* each = widget; each != nullptr && each != m_window; each = each->parentWidget()) {
        if (auto* tabs = qobject_cast<QTabWidget*>(each); tabs != nullptr && tabs->indexOf(widget) >= 0)
            tabs->setCurrentWidget(widget);
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    }
}

void DockLayout::giveRoomTo(QWidget* widget)
{
    const auto isIn = [this, widget](const char* name) {
        return std::as_const(*this).dock(name)->isAncestorOf(widget);
    };
    if (m_window->width() < wideWindow) {
        dock("treeDock")->setVisible(isIn("treeDock"));
        if (m_session->workspace() == Workspace::Inspect)
            dock("explainDock")->setVisible(isIn("explainDock"));
    }
    if (isIn("treeDock") && m_window->centralWidget()->x() < wholeTree)
        m_window->resizeDocks({dock("treeDock")}, {wholeTree}, Qt::Horizontal);
    if (const int height = m_window->height(); height < lowWindow) {
        const bool isAbove = m_window->centralWidget()->isAncestorOf(widget) || isIn("treeDock");
        const int share = !isAbove ? 47 : height < lowForBoth ? 20 : 38; // per cent
        m_window->resizeDocks({dock("plotDock")}, {height * share / 100}, Qt::Vertical);
    }
    const int timeline = m_plots->widget(2)->height();
    const int rest = m_plots->height() - timeline;
    const int water = rest * (m_plots->widget(1) == widget ? 50 : 40) / 100;
    m_plots->setSizes({rest - water, water, timeline});
}

} // namespace tagseam
