// SPDX-License-Identifier: MIT
// The window: what holds the views together. Its menus and bars are made in mainwindowmenus.cpp.
#include "ui/window/mainwindow.h"

#include "ui/browser/addressbar.h"
#include "ui/browser/freezer.h"
#include "ui/browser/loadbar.h"
#include "ui/browser/pageloader.h"
#include "ui/browser/pagepair.h"
#include "ui/browser/pagesaver.h"
#include "ui/browser/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/annotator.h"
#include "ui/session/explainer.h"
#include "ui/session/selectionhistory.h"
#include "ui/tools/annotate/annotatemenu.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/tools/corpus/corpusworkspace.h"
#include "ui/tools/learn/learnmenu.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/cuttips.h"
#include "ui/widgets/workbar.h"
#include "ui/window/bookmarks.h"
#include "ui/window/editsbar.h"
#include "ui/window/explainview.h"
#include "ui/window/helpdialog.h"
#include "ui/window/messagebar.h"
#include "ui/window/optionsbar.h"
#include "ui/window/preferences.h"
#include "ui/window/statusline.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace tagseam {

namespace {

// Of the settings, by Workspace.
const std::array layoutKeys{QStringLiteral("layout"), QStringLiteral("stepLayout"),
                            QStringLiteral("annotateLayout"), QStringLiteral("corpusLayout")};

} // namespace

MainWindow::MainWindow(bool isRemembering, QWidget* parent)
    : QMainWindow(parent), m_isRemembering(isRemembering), m_session(new PageSession(this)),
      m_history(new SelectionHistory(m_session)), m_explainer(new Explainer(m_session, this)),
      m_browser(new Browser(m_explainer, this)), m_opener(new Opener(m_browser, isRemembering, this)),
      m_saver(new PageSaver(m_browser, this))
{
    setAcceptDrops(true);
    new CutTips(this);
    makeViews();
    m_address = new AddressBar(m_opener, this);
    addToolBar(m_address);
    makeWorkspaceSwitch(m_address);
    addToolBarBreak();
    m_options = new OptionsBar(m_session, this);
    addToolBar(m_options);
    m_status =
        new StatusLine(m_explainer, {m_saver->bar(), m_browser->stylesBar(), m_browser->loadBar()}, this);
    setStatusBar(m_status);
    m_bookmarks = new Bookmarks(m_explain, m_annotate, m_explainer, m_browser->loader(), this);
    m_help = new HelpDialog(this);
    makeFileMenu();
    makeViewMenu();
    makeGoMenu();
    makeStepMenu();
    menuBar()->addMenu(
        new AnnotateMenu(m_annotate, {m_browser->pages()->original(), m_tree->tree(), m_plot}, this));
    menuBar()->addMenu(new LearnMenu(m_lesson, this));
    makeHelpMenu();
    makeOptionsAction();
    connectSession();

    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    resize(QSize(1440, 900).boundedTo(screen - QSize(16, 48))); // with room for the frame
    m_defaultState = saveState(layoutVersion);
    if (m_isRemembering)
        readSettings();
    inEachLanguage(this, [this] {
        setLocale(Language::instance()->locale()); // the decimal mark of number fields
        updateWindowTitle();
    });
}

MainWindow::~MainWindow()
{
    // The views before the pages that the loader owns.
    m_browser->loader()->retire();
    m_saver->freezer()->cancel();
    m_annotator->close();
    m_explainer->cancel(); // the session, which goes first, waits for what reads it
    const std::unique_ptr<QWidget> views(takeCentralWidget());
}

void MainWindow::makeViews()
{
    m_message = new MessageBar(m_session->notifier(), this);
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_message);
    layout->addWidget(m_browser->pages(), 1);
    setAnimated(false); // docks that glide leave lines behind them
    setCentralWidget(central);

    m_browser->pages()->original()->setObjectName(QStringLiteral("page")); // by which lessons point to them
    m_browser->pages()->pruned()->setObjectName(QStringLiteral("pruned"));
    m_tree = new TreeView(m_session, this);
    m_tree->setObjectName(QStringLiteral("tree"));
    m_plot = new PlotView(m_session, this);
    m_water = new WaterlineView(m_session, m_plot, this);
    m_timeline = new TimelineView(m_session, this);
    m_plot->setObjectName(QStringLiteral("plot"));
    m_water->setObjectName(QStringLiteral("waterline"));
    m_plots = new QSplitter(Qt::Vertical, this); // of the same width: they share the x axis
    m_plots->addWidget(m_plot);
    m_plots->addWidget(m_water);
    m_plots->addWidget(m_timeline);
    m_plots->setSizes({300, 200, 46});
    m_plots->setStretchFactor(0, 3);
    m_plots->setStretchFactor(1, 2);
    m_plots->setStretchFactor(2, 0);
    m_plots->setChildrenCollapsible(false);
    m_levels = new LevelsView(m_session, this);
    m_levels->setObjectName(QStringLiteral("levels"));
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* treeDock = makeDock(QT_TR_NOOP("DOM tree"), "treeDock", m_tree);
    auto* plotDock = makeDock(QT_TR_NOOP("Tag path sequence"), "plotDock", scrolling(m_plots));
    auto* levelsDock = makeDock(QT_TR_NOOP("Levels"), "levelsDock", m_levels);
    addDockWidget(Qt::LeftDockWidgetArea, treeDock);
    addDockWidget(Qt::BottomDockWidgetArea, plotDock);
    splitDockWidget(plotDock, levelsDock, Qt::Horizontal);
    makeCompareView();
    makeExplainView();
    layout->insertWidget(0, new EditsBar(m_explainer, central));
    makeStepViews();
    makeAnnotateView();
    makeLessonView();
    m_corpus = new CorpusWorkspace(m_opener, m_explainer, m_isRemembering, central);
    layout->addWidget(m_corpus, 1);
}

// Lets a pane be smaller than the view in it, which could make the window larger than the screen otherwise.
QScrollArea* MainWindow::scrolling(QWidget* view)
{
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // its keys are those of the view
    area->setWidget(view);
    return area;
}

// The pixels of a share of the window, at least `least` where that leaves the other panes their room.
int MainWindow::share(int whole, int percent, int least, int most)
{
    return std::clamp(whole * percent / 100, std::min(least, whole / 3), most);
}

QDockWidget* MainWindow::makeDock(const char* title, const char* name, QWidget* view)
{
    auto* dock = new QDockWidget(this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(view);
    inEachLanguage(dock, [dock, title] { dock->setWindowTitle(tr(title)); });
    return dock;
}

void MainWindow::connectSession()
{
    connect(m_opener, &Opener::settled, this, &MainWindow::settled);
    connect(m_opener, &Opener::failed, this, &MainWindow::failed);
    connect(m_corpus, &CorpusWorkspace::settled, this, &MainWindow::settled);
    connect(m_corpus, &CorpusWorkspace::failed, this, &MainWindow::failed);
    connect(m_opener, &Opener::bookmarkDue, this, [this](const Bookmark& bookmark) {
        if (QString problem = m_bookmarks->goTo(bookmark); !problem.isEmpty())
            m_session->notifier()->refuse([problem] { return problem; });
    });
    connect(m_bookmarks, &Bookmarks::tabWanted, this, &MainWindow::showTab);
    connect(m_status, &StatusLine::whyAsked, this, [this] { showTab(QStringLiteral("why")); });
    connect(m_session, &PageSession::documentChanged, this, &MainWindow::updateWindowTitle);
    connect(m_session, &PageSession::workspaceChanged, this, &MainWindow::showWorkspace);
    connect(m_session, &PageSession::analysisChanged, this, &MainWindow::tellFirstStep);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    applyTheme(choice);
    if (m_isRemembering)
        QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
}

void MainWindow::setLanguage(const QString& choice)
{
    Language::instance()->choose(choice);
    if (m_isRemembering)
        QSettings().setValue(QStringLiteral("language"), choice);
}

void MainWindow::updateWindowTitle()
{
    setWindowTitle(m_session->hasDocument() ? tr("%1 – Tagseam").arg(m_session->name()) : tr("Tagseam"));
}

// Describes the window as it is in Inspect.
void MainWindow::showFirstRunHint()
{
    const int hint = m_session->notifier()->hint(
        [] {
            return tr(
                "This is a shop's results page: <b>left</b> as it was, what is hatched was dropped; "
                "<b>right</b> what is left of it. Below, every node of the page is one dot: its tag path "
                "code over its position; the search splits the sequence where nothing on the left has its "
                "like on the right, and keeps the longer part. Click a node anywhere to see it everywhere. "
                "<a href=\"lesson\">Start with a lesson</a> · <a href=\"step\">Step through the search</a> · "
                "<a href=\"help\">How it works</a> · <a href=\"open\">Open a page of your own</a>");
        },
        [this](const QString& link) {
            if (link == QLatin1String("open"))
                m_opener->chooseFile();
            else if (link == QLatin1String("lesson"))
                m_lesson->openLesson(0);
            else if (link == QLatin1String("step"))
                m_session->setStepping(true);
            else
                m_help->showAt({});
        });
    connect(m_session, &PageSession::workspaceChanged, m_message,
            [this, hint] { m_session->notifier()->putAway(hint); });
}

void MainWindow::readSettings()
{
    const QSettings settings;
    m_browser->loader()->setLimits(storedLimits());
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    for (std::size_t i = 0; i < m_layouts.size(); ++i)
        m_layouts[i] = settings.value(layoutKeys[i]).toByteArray();
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
    if (!m_annotate->mayClose() || !m_corpus->mayClose() || !m_explain->mayClose())
        return event->ignore();
    if (m_isRemembering) {
        QSettings settings;
        settings.setValue(QStringLiteral("geometry"), saveGeometry());
        m_layouts[static_cast<std::size_t>(m_session->workspace())] = saveState(layoutVersion);
        for (std::size_t i = 0; i < m_layouts.size(); ++i)
            settings.setValue(layoutKeys[i], m_layouts[i]);
        settings.setValue(QStringLiteral("plots"), m_plots->saveState());
        if (!m_session->isAnnotating()) // there one of them is hidden
            settings.setValue(QStringLiteral("pages"), m_browser->pages()->saveState());
        settings.setValue(QStringLiteral("zoom"), m_browser->pages()->zoom());
        settings.setValue(QStringLiteral("explainTab"), m_explain->tabs()->currentWidget()->objectName());
        settings.setValue(QStringLiteral("workspace"), static_cast<int>(m_session->workspace()));
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::makeAnnotateView()
{
    m_annotate = new AnnotateView(m_annotator, m_explainer, m_opener, m_isRemembering, this);
    auto* dock = makeDock(QT_TR_NOOP("Annotate"), "annotateDock", scrolling(m_annotate));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    connect(m_annotate->score(), &ScoreTab::tabWanted, this, [this](const QString& tab) {
        m_session->setWorkspace(Workspace::Inspect); // where there is room for the answer
        showTab(tab);
        m_explain->tabs()->tabBar()->setFocus(Qt::ShortcutFocusReason); // Tab goes on into the answer
    });
}

// Docks in proportion to the window.
void MainWindow::proportionDocks()
{
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
    if (height() < lowestWithOptions)
        m_options->hide();
    resizeDocks({dock("treeDock")}, {share(width(), 32, 300, 640)}, Qt::Horizontal);
    resizeDocks({dock("plotDock"), dock("levelsDock")}, {width() * 56 / 100, width() * 44 / 100},
                Qt::Horizontal);
    resizeDocks({dock("plotDock")}, {share(height(), 46, 260, 640)}, Qt::Vertical);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    // Not before: a window that is not shown has no size yet that the docks could be fitted into.
    if (std::exchange(m_isLaidOut, true))
        return;
    const Workspace workspace = m_session->workspace();
    if (restoreLayout(m_layouts[static_cast<std::size_t>(workspace)]))
        return;
    proportionDocks();
    if (workspace != Workspace::Inspect)
        arrange(workspace);
}

// Qt keeps tab bars of docks that it does not need outside the window, where the Tab key would reach them.
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
