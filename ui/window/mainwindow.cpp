// SPDX-License-Identifier: MIT
// The main window. Its menus are made in mainwindowmenus.cpp, its docks in DockLayout.
#include "ui/window/mainwindow.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/addressbar.h"
#include "ui/browser/open/pagewatch.h"
#include "ui/browser/open/versionreader.h"
#include "ui/browser/save/archiver.h"
#include "ui/browser/save/pagesaver.h"
#include "ui/browser/show/loadbar.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/tool.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/accessiblecontrols.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/language.h"
#include "ui/widgets/plainlabels.h"
#include "ui/widgets/workbar.h"
#include "ui/window/bookmarks.h"
#include "ui/window/docklayout.h"
#include "ui/window/editactions.h"
#include "ui/window/editsbar.h"
#include "ui/window/explainview.h"
#include "ui/window/manual.h"
#include "ui/window/messagebar.h"
#include "ui/window/nodemenu.h"
#include "ui/window/noscripthint.h"
#include "ui/window/optionsbar.h"
#include "ui/window/pointer.h"
#include "ui/window/preferences.h"
#include "ui/window/projector.h"
#include "ui/window/selectionhistory.h"
#include "ui/window/statusline.h"
#include "ui/window/tools.h"
#include "ui/window/workspaceswitch.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QThread>
#include <QThreadPool>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr int shownDepth = 1; // levels below the body, in the tree of a page that has more
constexpr int fewNodes = 40;

// Lets the fields of a window leave Ctrl with a letter to the entry of a menu that has it, unless they edit
// by it: Ctrl+E would go to the end of the line, as End does.
class FieldKeys : public QObject {
  public:
    explicit FieldKeys(QWidget* window) : QObject(window) { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* field = qobject_cast<const QWidget*>(watched);
        if (event->type() != QEvent::ShortcutOverride || field == nullptr || field->window() != parent() ||
            !field->testAttribute(Qt::WA_InputMethodEnabled) || !isOfMenu(static_cast<QKeyEvent&>(*event)))
            return false;
        event->ignore();
        return true;
    }

  private:
    bool isOfMenu(const QKeyEvent& key) const
    {
        constexpr std::array edits{QKeySequence::Undo, QKeySequence::Redo,  QKeySequence::Cut,
                                   QKeySequence::Copy, QKeySequence::Paste, QKeySequence::SelectAll};
        if (!key.modifiers().testFlag(Qt::ControlModifier) ||
            std::ranges::any_of(edits, [&key](QKeySequence::StandardKey edit) { return key.matches(edit); }))
            return false;
        const QList<QAction*> actions = parent()->findChildren<QAction*>();
        return std::ranges::any_of(actions, [keys = QKeySequence(key.keyCombination())](const QAction* each) {
            return each->isEnabled() && each->shortcuts().contains(keys);
        });
    }
};

// Lets Esc in a menu lead back to the view that had the keys. Otherwise the menu bar would have them until
// another Esc.
void giveKeysBack(QMenuBar* bar)
{
    for (const QAction* each : bar->actions()) {
        if (each->menu() != nullptr)
            QObject::connect(
                each->menu(), &QMenu::aboutToHide, bar,
                [bar] {
                    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
                    if (bar->hasFocus() && QApplication::activePopupWidget() == nullptr)
                        QApplication::sendEvent(bar, &escape);
                },
                Qt::QueuedConnection); // the menu beside it may follow
    }
}

} // namespace

MainWindow::MainWindow(bool isRemembering, QWidget* parent)
    : QMainWindow(parent), m_isRemembering(isRemembering), m_session(new PageSession(this)),
      m_history(new SelectionHistory(m_session)), m_explainer(new Explainer(m_session, this)),
      m_annotator(new Annotator(m_session, this)), m_browser(new Browser(m_explainer, this)),
      m_opener(new Opener(m_browser, isRemembering, this)),
      m_saver(new PageSaver(m_browser, m_explainer, this)),
      m_versions(new VersionReader(m_browser, m_explainer->versions(), this)),
      m_watch(new PageWatch(m_browser, m_explainer, this)),
      m_message(new MessageBar(m_session->notifier(), this)), m_options(new OptionsBar(m_session, this)),
      m_pointer(new Pointer(this)), m_projector(new Projector(this))
{
    // Qt paints with threads of this pool, too, and the window waits for them: work must not take them all.
    constexpr int mostWork = 16; // threads that work or wait for others
    QThreadPool::globalInstance()->setMaxThreadCount(QThread::idealThreadCount() + mostWork);
    setAcceptDrops(true);
    new PlainLabels(this);
    new FieldKeys(this);
    new ElidedTips(this);
    new AccessibleControls(this);
    new NoscriptHint(m_session, this);
    makeViews();
    m_address = new AddressBar(m_opener, this);
    addToolBar(m_address);
    m_workspaces = new WorkspaceSwitch(m_session, m_address);
    connect(m_workspaces, &WorkspaceSwitch::chosen, this, &MainWindow::focusWorkspace);
    addToolBarBreak();
    addToolBar(m_options);
    m_status = new StatusLine(
        m_explainer, {m_saver->bar(), m_versions->bar(), m_browser->stylesBar(), m_browser->loadBar()}, this);
    setStatusBar(m_status);
    QList<Pane*> panes;
    for (const Part& each : m_parts)
        panes << each.pane;
    m_bookmarks = new Bookmarks(panes, m_explain, m_session, m_browser->loader(), this);
    auto* edits =
        new EditActions(m_session, m_tree,
                        {m_tree->tree(), m_browser->pages()->original(), m_browser->pages()->pruned()}, this);
    auto* nodeMenu = new NodeMenu(m_session, panes, m_browser->pages()->original(), edits->actions(), this);
    connect(nodeMenu, &NodeMenu::tabWanted, this, &MainWindow::showTabByKeys);
    m_manual = std::make_unique<Manual>([this] { return toolInFront(); });
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeExplainMenu();
    for (Pane* each : panes) {
        if (QMenu* menu = each->makeMenu())
            menuBar()->addMenu(menu);
    }
    menuBar()->addMenu(m_manual->makeMenu(this));
    menuBar()->addAction(m_options->makeShowAction());
    giveKeysBack(menuBar());
    connectSession();

    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    resize(QSize(1440, 900).boundedTo(screen - QSize(16, 48))); // leaves room for the frame
    m_docks->takeDefault();
    if (m_isRemembering)
        readSettings();
    setLocale(Language::instance()->locale()); // for the decimal mark of number fields
    updateWindowTitle();
}

MainWindow::~MainWindow()
{
    // The views are destroyed before the pages that the loader owns.
    m_browser->loader()->retire();
    m_saver->archiver()->cancel();
    m_annotator->close();
    m_explainer->cancel(); // the session, which is destroyed first, waits for threads that read it
    const std::unique_ptr<QWidget> views(takeCentralWidget());
}

void MainWindow::makeViews()
{
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* edits = new EditsBar(m_explainer, central);
    connect(edits, &EditsBar::copyWanted, m_saver, &PageSaver::copyChanges);
    connect(edits, &EditsBar::saveWanted, m_saver, &PageSaver::saveEdited);
    layout->addWidget(edits);
    layout->addWidget(m_message);
    layout->addWidget(m_browser->pages(), 1);
    setCentralWidget(central);

    m_tree = new TreeView(m_session, this);
    m_plot = new PlotView(m_session, this);
    m_water = new WaterlineView(m_session, m_plot, this);
    m_plots =
        new QSplitter(Qt::Vertical, this); // both have the same width, because they have the same x axis
    m_plots->addWidget(m_plot);
    m_plots->addWidget(m_water);
    m_plots->setChildrenCollapsible(false);
    m_docks = new DockLayout(m_session, m_tree, m_plots, m_options, this);
    addTools(layout);
    m_explain = findChild<ExplainView*>();
    m_plots->setSizes({300, 200, 46}); // the last one is the timeline of the stepper
    m_plots->setStretchFactor(0, 3);
    m_plots->setStretchFactor(1, 2);
    m_plots->setStretchFactor(2, 0);
}

void MainWindow::addTools(QVBoxLayout* central)
{
    const ToolContext context{.explainer = m_explainer,
                              .annotator = m_annotator,
                              .limits = [this] { return m_browser->loader()->limits(); },
                              .opener = m_opener,
                              .tree = m_tree,
                              .plot = m_plot,
                              .water = m_water,
                              .plots = m_plots,
                              .isRemembering = m_isRemembering};
    for (const Tool* tool : tools()) {
        if (tool->place == Place::Tab) // made by the pane Explain
            continue;
        Pane* pane = tool->make(context, this);
        pane->setObjectName(QLatin1String(tool->id));
        if (tool->place == Place::Pages)
            central->addWidget(pane, 1);
        else
            m_docks->add(*tool, pane);
        m_parts.append({tool, pane});
        connect(pane, &Pane::tabWanted, this, &MainWindow::showTabByKeys);
        connect(pane, &Pane::viewWanted, this, &MainWindow::pointOut);
    }
}

void MainWindow::connectSession()
{
    connect(m_opener, &Opener::settled, this, &MainWindow::settled);
    connect(m_opener, &Opener::failed, this, &MainWindow::failed);
    connect(m_opener, &Opener::bookmarkDue, this, [this](const Bookmark& bookmark) {
        if (QString problem = m_bookmarks->goTo(bookmark); !problem.isEmpty())
            m_session->notifier()->refuse(problem);
    });
    connect(m_bookmarks, &Bookmarks::tabWanted, this, &MainWindow::showTab);
    connect(m_status, &StatusLine::whyAsked, this, [this] { showTab(QStringLiteral("why")); });
    connect(m_session->trees(), &PageTrees::documentChanged, this, &MainWindow::updateWindowTitle);
    connect(m_session, &PageSession::workspaceChanged, this, &MainWindow::showWorkspace);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    applyTheme(choice);
    if (m_isRemembering)
        QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
}

std::unique_ptr<MainWindow> MainWindow::inLanguage(const QString& choice)
{
    QCloseEvent
        closing; // this window stays visible until there is another, because the program ends without one
    closeEvent(&closing);
    if (!closing.isAccepted())
        return nullptr;
    Language::instance()->choose(choice);
    if (m_isRemembering)
        QSettings().setValue(QStringLiteral("language"), choice);
    auto next = std::make_unique<MainWindow>(m_isRemembering);
    next->restoreGeometry(saveGeometry());
    next->session()->setWorkspace(m_session->workspace());
    next->opener()->openLike(*m_opener, m_bookmarks->present());
    if (m_watch->isOn())
        connect(
            next->browser()->loader(), &PageLoader::captured, next->watch(),
            [watch = next->watch(), loader = next->browser()->loader(),
             place = m_browser->loader()->place()] {
                if (loader->place() == place)
                    watch->setOn(true);
            },
            Qt::SingleShotConnection);
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        next->m_parts[i].pane->restore(m_parts[i].pane->state());
    next->show();
    return next;
}

void MainWindow::updateWindowTitle()
{
    setWindowTitle(m_session->trees()->hasDocument() ? tr("%1 – Tagseam").arg(m_session->trees()->name())
                                                     : tr("Tagseam"));
}

// Describes the window as it is in Inspect.
void MainWindow::showFirstRunHint()
{
    const int hint = m_session->notifier()->hint(
        tr("This is a shop's results page: the original on the <b>left</b>, with pruned nodes hatched, and "
           "the pruned page on the <b>right</b>. In the plot below, every node is one dot: its symbol over "
           "its position. The search splits the sequence where no symbol occurs on both sides, and keeps the "
           "longer side. Click a node anywhere to see it everywhere. <a href=\"lesson\">Start with a "
           "lesson</a> · <a href=\"step\">Step through the search</a> · <a href=\"help\">How it works</a> · "
           "<a href=\"open\">Open a page of your own</a>"),
        [this](const QString& link) {
            if (link == QLatin1String("open"))
                m_opener->chooseFile();
            else if (link == QLatin1String("lesson"))
                findChild<QAction*>(QStringLiteral("firstLesson"))->trigger();
            else if (link == QLatin1String("step"))
                m_session->setStepping(true);
            else
                m_manual->showPlace(QStringLiteral("start"));
        });
    connect(m_session, &PageSession::workspaceChanged, m_message,
            [this, hint] { m_session->notifier()->putAway(hint); });
}

Pane* MainWindow::paneOf(Workspace workspace) const
{
    const auto part = std::ranges::find_if(
        m_parts, [workspace](const Part& each) { return each.tool->workspace == workspace; });
    return part == m_parts.end() ? nullptr : part->pane;
}

void MainWindow::focusWorkspace()
{
    if (Pane* pane = paneOf(m_session->workspace()))
        pane->takeKeys();
}

void MainWindow::showWorkspace()
{
    // A lesson switches to steps and back: its keys continue to work.
    auto* lesson = findChild<Pane*>(QStringLiteral("learn"));
    const bool isTaught = lesson->isAncestorOf(focusWidget());
    m_projector->pause();
    m_docks->showWorkspace();
    m_projector->resume();
    if (!m_session->runner()->hasAnalysis())
        return;
    focusWorkspace();
    if (isTaught && lesson->isVisible())
        lesson->setFocus();
}

bool MainWindow::showTab(const QString& id)
{
    const auto part = std::ranges::find_if(
        m_parts, [&id](const Part& each) { return each.pane->showTab(id) || each.pane->objectName() == id; });
    if (part == m_parts.end())
        return false;
    const Workspace now = m_session->workspace();
    if (part->tool->workspace)
        m_session->setWorkspace(*part->tool->workspace);
    else if (now == Workspace::Corpus || now == Workspace::Annotate) // workspaces without room for it
        m_session->setWorkspace(Workspace::Inspect);
    m_docks->raise(part->pane);
    m_projector->show(part->pane);
    return true;
}

// Returns the identifier of the tool that has the focus, of the one whose workspace is shown, or of the tab
// of Explain.
QString MainWindow::toolInFront() const
{
    const auto isTool = [](const QString& id) {
        return std::ranges::any_of(tools(),
                                   [&id](const Tool* tool) { return id == QLatin1String(tool->id); });
    };
    for (const QWidget* at = focusWidget(); at != nullptr; at = at->parentWidget()) {
        if (isTool(at->objectName()))
            return at->objectName();
    }
    const Pane* pane = paneOf(m_session->workspace());
    return pane != nullptr ? pane->objectName() : m_explain->shownTab();
}

void MainWindow::showTabByKeys(const QString& id)
{
    if (showTab(id))
        m_explain->tabs()->tabBar()->setFocus(Qt::ShortcutFocusReason); // Tab continues from there
}

// Shows a view and frames it for a moment.
void MainWindow::pointOut(const QString& view)
{
    auto* target = findChild<QWidget*>(view);
    if (target == nullptr)
        return;
    auto* tables = findChild<QTabWidget*>(QStringLiteral("stepTables"));
    if (tables->currentWidget() != nullptr &&
        tables->currentWidget()->objectName() == QLatin1String("levels"))
        tables->setCurrentIndex(0); // a question hides the levels
    for (const Part& each : std::as_const(m_parts)) {
        if (each.pane->tabNames().contains(view))
            showTab(view);
    }
    if (target == m_tree)
        m_tree->openBodyTo(m_session->trees()->document().size() <= fewNodes ? fewNodes : shownDepth);
    m_docks->giveRoomTo(target);
    m_docks->raise(target);
    m_projector->show(target);
    if (auto* rows = target->findChild<QTreeView*>(); rows != nullptr && target != m_tree)
        rows->scrollTo(rows->currentIndex());
    m_pointer->pointOut(target);
}

void MainWindow::startFind()
{
    if (Pane* pane = paneOf(m_session->workspace()); pane != nullptr && pane->startFind())
        return;
    m_docks->raise(m_tree);
    m_tree->startFind();
}

void MainWindow::showPreferences()
{
    PreferencesDialog dialog(m_browser->loader()->limits(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_browser->loader()->setLimits(dialog.limits());
    if (m_isRemembering)
        storeLimits(dialog.limits());
}

void MainWindow::readSettings()
{
    const QSettings settings;
    m_browser->loader()->setLimits(storedLimits());
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    m_docks->read(settings);
    m_plots->restoreState(settings.value(QStringLiteral("plots")).toByteArray());
    m_browser->pages()->restoreState(settings.value(QStringLiteral("pages")).toByteArray());
    m_browser->pages()->setZoom(settings.value(QStringLiteral("zoom"), 1.0).toDouble());
    m_explain->showTab(settings.value(QStringLiteral("explainTab")).toString());
    const int workspace = settings.value(QStringLiteral("workspace")).toInt();
    if (workspace > 0 && workspace < static_cast<int>(workspaces))
        m_session->setWorkspace(static_cast<Workspace>(workspace));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!std::ranges::all_of(m_parts, [](const Part& each) { return each.pane->mayClose(); }))
        return event->ignore();
    m_projector->setOn(false);
    if (m_isRemembering) {
        QSettings settings;
        settings.setValue(QStringLiteral("geometry"), saveGeometry());
        m_docks->write(settings);
        settings.setValue(QStringLiteral("plots"), m_plots->saveState());
        if (!m_session->isAnnotating()) // while annotating, one of them is hidden
            settings.setValue(QStringLiteral("pages"), m_browser->pages()->saveState());
        settings.setValue(QStringLiteral("zoom"), m_browser->pages()->zoom());
        settings.setValue(QStringLiteral("explainTab"), m_explain->frontPane()->objectName());
        settings.setValue(QStringLiteral("workspace"), static_cast<int>(m_session->workspace()));
    }
    m_annotator->close(); // others may change it from now on, however long the program takes to end
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    event->acceptProposedAction();
    Pane* pane = paneOf(m_session->workspace());
    if (!urls.isEmpty() && pane != nullptr && pane->drop(urls.first()))
        return;
    // Percent-encoded, because a name may have any bytes.
    m_opener->open(urls.isEmpty() ? event->mimeData()->text() : urls.first().toString(QUrl::FullyEncoded));
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_docks->showFirst();
}

// Qt keeps unused tab bars of docks outside the window, where the Tab key would reach them.
bool MainWindow::event(QEvent* event)
{
    const bool isHandled = QMainWindow::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        for (QTabBar* tabs : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            tabs->setFocusPolicy(tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
    }
    return isHandled;
}

} // namespace tagseam
