// SPDX-License-Identifier: MIT
// The window: what holds the views together. Its menus and bars are made in mainwindowmenus.cpp.
#include "ui/window/mainwindow.h"

#include "core/page/serializehtml.h"
#include "ui/browser/freezer.h"
#include "ui/browser/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/annotator.h"
#include "ui/session/curequestion.h"
#include "ui/session/explainer.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/cuttips.h"
#include "ui/widgets/elidedtitle.h"
#include "ui/widgets/workbar.h"
#include "ui/window/editsbar.h"
#include "ui/window/explainview.h"
#include "ui/window/messagebar.h"
#include "ui/window/optionsbar.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QWebEngineView>

#include <utility>

namespace tagseam {

namespace {

// Of the settings, by Workspace.
const std::array layoutKeys{QStringLiteral("layout"), QStringLiteral("stepLayout"),
                            QStringLiteral("annotateLayout"), QStringLiteral("corpusLayout")};

constexpr std::size_t mostAnchors = 20'000; // nodes by which two pages scroll in step

} // namespace

MainWindow::MainWindow(bool isRemembering, QWidget* parent)
    : QMainWindow(parent), m_isRemembering(isRemembering), m_session(new PageSession(this)),
      m_loader(new PageLoader(this)), m_freezer(new Freezer(m_loader, this))
{
    setAcceptDrops(true);
    new CutTips(this);
    makeViews();
    makePageBar();
    addToolBarBreak();
    m_options = new OptionsBar(m_session, this);
    addToolBar(m_options);
    makeStatusBar();
    showWhatIsTold();
    makeFileMenu();
    makeViewMenu();
    makeGoMenu();
    makeStepMenu();
    makeAnnotateMenu();
    makeLearnMenu();
    makeHelpMenu();
    makeOptionsAction();
    connectLoader();
    connectCapture();
    connectSession();
    connectFreezer();
    connectSteps();

    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    resize(QSize(1440, 900).boundedTo(screen - QSize(16, 48))); // with room for the frame
    m_defaultState = saveState(layoutVersion);
    if (m_isRemembering)
        readSettings();
    inEachLanguage(this, [this] { retranslate(); });
}

MainWindow::~MainWindow()
{
    // The views before the pages that the loader owns.
    m_loader->retire();
    m_freezer->cancel();
    m_annotator->close();
    m_explainer->cancel(); // the session, which goes first, waits for what reads it
    const std::unique_ptr<QWidget> views(takeCentralWidget());
}

void MainWindow::makeViews()
{
    m_original = new PageView(m_session, m_loader->page(), false, this);
    m_pruned = new PageView(m_session, m_loader->prunedPage(), true, this);
    m_pages = new QSplitter(Qt::Horizontal, this);
    m_pages->addWidget(panel(m_originalTitle, m_original));
    m_pages->addWidget(panel(m_prunedTitle, m_pruned));
    m_originalTitle->setObjectName(QStringLiteral("originalTitle"));
    m_prunedTitle->setObjectName(QStringLiteral("prunedTitle"));
    m_pages->setChildrenCollapsible(false);
    m_pages->setSizes({500, 500});

    m_message = new MessageBar(m_session->notifier(), this);
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    setAnimated(false); // docks that glide leave lines behind them
    setCentralWidget(central);

    m_tree = new TreeView(m_session, this);
    m_plot = new PlotView(m_session, this);
    m_water = new WaterlineView(m_session, m_plot, this);
    m_timeline = new TimelineView(m_session, this);
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
    makeCorpusView();
    connectLabelling();

    for (PageView* view : {m_original, m_pruned}) {
        connect(view, &PageView::scrolled, this,
                [this, view] { keepInStep(view, view == m_original ? m_pruned : m_original); });
    }
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

QWidget* MainWindow::panel(QLabel*& title, PageView* view)
{
    auto* panel = new QWidget(this);
    title = new ElidedTitle(panel);
    title->setContentsMargins(6, 2, 6, 2);
    title->setMinimumWidth(50);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(view, 1);
    return panel;
}

void MainWindow::connectLoader()
{
    connect(m_loader, &PageLoader::started, this, [this] {
        m_session->notifier()->clear();
        showPlace(m_loader->requestedPlace());
        m_address->setCursorPosition(0);
    });
    connect(m_loader, &PageLoader::captured, this, [this](Document* document) {
        const QString address = m_loader->address();
        m_address->setText(m_loader->place().shownText());              // of a folder the page in it
        m_isSourceShown = m_isSourceShown && m_loader->wasTakenAgain(); // else it is another page's
        takeSetup();
        m_session->setDocument(std::move(*document), titleOfPage(), address, m_loader->ranScripts(),
                               m_loader->wasTakenAgain());
        m_original->pageReady();
        if (m_loader->keptNode() != noNode)
            m_session->select(m_loader->keptNode());
        updateWindowTitle();
        remember(address);
    });
    connect(m_loader, &PageLoader::failed, this, [this](const QString& sentence) {
        tellFailure();
        emit failed(sentence);
    });
    connectOpening();
    connect(m_loader, &PageLoader::prunedShown, this, [this] {
        if (!m_session->hasAnalysis())
            return; // of a page that is on its way
        m_pruned->pageReady();
        shareAnchors();
        if (revealLevel()) {
            // a page of a lesson that reads no node
        } else if (m_session->isOnPruned(m_session->selection())) {
            ++m_alignments; // it leads, not how far the page before was scrolled
            m_original->revealSelection();
            m_pruned->revealSelection();
        } else {
            keepInStep(m_original, m_pruned);
        }
        settleWhenShown();
    });
    connectSafety();
    connectSources();
}

void MainWindow::showPlace(const PageAddress& place)
{
    m_address->setText(place.shownText());
    m_scripts->setChecked(m_loader->areScriptsOn());
    m_network->setChecked(m_loader->isNetworkOn());
}

// The nodes by which the two pages scroll in step.
void MainWindow::shareAnchors()
{
    std::vector<NodeId> both;
    for (const NodeId node : m_session->analysis().sequence.nodes) {
        if (m_session->isOnPruned(node) && m_session->document().isElement(node))
            both.push_back(node);
    }
    QJsonArray anchors;
    for (std::size_t i = 0; i < both.size(); i += both.size() / mostAnchors + 1)
        anchors.append(static_cast<qint64>(both[i].value));
    m_original->setAnchors(anchors);
    m_pruned->setAnchors(anchors);
}

void MainWindow::settleWhenShown()
{
    const bool isSwitching = m_session->wantedSource() != m_session->options().source;
    if (!m_loader->isLoading() && !m_loader->isShowing() && !m_session->isAnalysing() && !isSwitching &&
        !m_session->isPruning() && !m_session->isWriting() && !m_pruneSoon.isActive()) {
        if (m_bookmark)
            return goToBookmark();
        emit settled();
    }
}

void MainWindow::connectSession()
{
    connect(m_session, &PageSession::documentChanged, this, [this] {
        m_history.clear();
        m_historyAt = -1;
        updateNumbers();
    });
    connect(m_session, &PageSession::analysisChanged, this, [this] {
        updateNumbers();
        updateBreadcrumbs();
        updateOriginalTitle(); // nobody but the search drops anything of it
        updatePrunedTitle();
        updatePruned();
    });
    connect(m_session, &PageSession::severalChanged, this, [this] {
        updateNumbers();
        updateOriginalTitle();
        updatePrunedTitle();
        updatePruned();
    });
    connect(m_session, &PageSession::analysisStarted, this, [this] {
        m_analysing->begin([] { return tr("analysing"); });
        if (m_session->isWaitingForStyles())
            m_analysing->end(); // their bar tells of it
    });
    connect(m_session, &PageSession::analysisChanged, m_analysing, &WorkBar::end);
    connect(m_session, &PageSession::analysisCancelled, m_analysing, &WorkBar::end);
    connect(m_analysing, &WorkBar::cancelled, m_session, &PageSession::cancelAnalysis);
    connect(m_session, &PageSession::analysisCancelled, this, [this] {
        m_bookmark.reset(); // the numbers are of another analysis
        m_session->notifier()->refuse([hasBefore = m_session->hasAnalysis()] {
            return hasBefore ? tr("The analysis was cancelled: the options are those before again.")
                             : tr("The analysis was cancelled. Another option, or Reload (F5), starts one.");
        });
    });
    connect(m_session, &PageSession::selectionChanged, this, [this](NodeId node) {
        updateBreadcrumbs();
        if (m_session->isOnPruned(node))
            ++m_alignments; // both pages go there by themselves
        if (node == noNode || m_isGoing || m_session->isMoving())
            return;
        m_history.resize(static_cast<std::size_t>(m_historyAt + 1));
        m_history.push_back(node);
        m_historyAt = static_cast<int>(m_history.size()) - 1;
    });
    connect(m_session, &PageSession::levelChanged, this, [this] { updateNumbers(); });
    connect(m_session, &PageSession::rangeChanged, this, &MainWindow::updateNumbers);
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

// What is made of the session; the texts of menus, bars and docks are set where these are made.
void MainWindow::retranslate()
{
    setLocale(Language::instance()->locale()); // the decimal mark of number fields
    updateWindowTitle();
    updateOriginalTitle();
    if (m_session->hasAnalysis())
        updatePrunedTitle();
    updateSwitches();
    updateNumbers();
    updateBreadcrumbs();
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
                openFile();
            else if (link == QLatin1String("lesson"))
                startLesson(0);
            else if (link == QLatin1String("step"))
                m_session->setStepping(true);
            else
                showHelp({});
        });
    connect(m_session, &PageSession::workspaceChanged, m_message,
            [this, hint] { m_session->notifier()->putAway(hint); });
}

// While the search is stepped through, the page is pruned to what is left at the step.
void MainWindow::updatePruned()
{
    m_pruneSoon.stop();
    if (!m_session->hasAnalysis())
        return;
    m_prunedRegion = m_session->shownRegion();
    m_session->requestPruned(m_loader->baseUrl().toStdString());
}

void MainWindow::updateOriginalTitle()
{
    QStringList parts{m_session->isSource() ? tr("<b>Source</b> · as libxml2 reads it")
                                            : tr("<b>Original</b>")};
    if (m_session->isStepping())
        parts.append(tr("blue: left, read · yellow: right"));
    if (!m_session->marks().empty()) // in place of the hatching; the tab in sight has set them
        parts.append(!m_session->isAnnotating() ? tr("coloured: see “%1”").arg(m_explain->currentTitle())
                     : m_annotate->currentTab() == QLatin1String("marks") ||
                             m_annotate->currentTab() == QLatin1String("queue")
                         ? tr("coloured: labels")
                         : tr("coloured: see “%1”").arg(m_annotate->currentTitle()));
    else if (m_original->isShadingShown() && !m_session->isAnnotating())
        parts.append(m_session->isStepping() ? tr("hatched: cut off")
                     : m_session->isCured()  ? tr("hatched: dropped by the cure")
                     : m_session->byHand()   ? tr("hatched: dropped by hand")
                                             : tr("hatched: dropped"));
    if (!m_session->isStepping() || !m_original->isPicking())
        parts.append(!m_original->isPicking() ? tr("picking is off")
                     : m_session->isAnnotating()
                         ? tr("click, then a digit labels; Up and Down widen and narrow")
                         : tr("click picks a node"));
    m_originalTitle->setText(parts.join(QStringLiteral(" · ")));
}

void MainWindow::updatePrunedTitle()
{
    if (!m_session->hasAnalysis())
        return;
    const Analysis& analysis = m_session->analysis();
    if (m_session->isStepping()) {
        const Region region = m_session->shownRegion();
        const bool isComplement = m_session->options().keep == Keep::Complement;
        const std::uint32_t positions = analysis.sequence.size();
        const std::uint32_t shown = isComplement ? positions - region.size() : region.size();
        const double left = positions == 0 ? 0 : 100.0 * shown / positions;
        const QString text = isComplement
                                 ? tr("<b>Pruned</b> · level %1: without positions %2–%3 · %4 %")
                                 : tr("<b>Pruned</b> · level %1: positions %2–%3 · %4 % of the sequence");
        m_prunedTitle->setText(text.arg(m_session->stepper().place().level + 1)
                                   .arg(region.begin.value + 1)
                                   .arg(region.end.value)
                                   .arg(decimal(left, 1)));
        return;
    }
    const bool areSeveral = !m_session->several().empty();
    const std::uint32_t kept =
        areSeveral ? countNodes(analysis.sequence, m_session->keptMask()).kept : analysis.counts.kept;
    const double share = analysis.counts.raw == 0 ? 0 : 100.0 * kept / analysis.counts.raw;
    if (const std::optional<std::uint32_t> list = m_session->byHand())
        return m_prunedTitle->setText(
            tr("<b>Pruned</b>, <b>chosen by hand</b>: list %1 of the cure · %2 % of the nodes")
                .arg(*list + 1)
                .arg(decimal(share, 1)));
    const Cure* cure = m_session->isCured() ? answerOf(*m_explainer->cure()) : nullptr;
    if (cure != nullptr && !cure->hasRecords())
        return m_prunedTitle->setText(tr("<b>Pruned</b> by the <b>cure</b> · no records, everything kept"));
    if (m_session->isCured())
        return m_prunedTitle->setText(
            tr("<b>Pruned</b> by the <b>cure</b> · %n region(s) · %1 % of the nodes", nullptr,
               static_cast<int>(m_session->several().size()))
                .arg(decimal(share, 1)));
    if (areSeveral)
        return m_prunedTitle->setText(tr("<b>Pruned</b> · %n regions · %1 % of the nodes", nullptr,
                                         static_cast<int>(m_session->several().size()))
                                          .arg(decimal(share, 1)));
    const bool isComplement = m_session->options().keep == Keep::Complement;
    const QString text =
        isComplement ? tr("<b>Pruned</b> · complement of the main region (search) · %1 % of the nodes")
                     : tr("<b>Pruned</b> · main region (search) · %1 % of the nodes");
    m_prunedTitle->setText(text.arg(decimal(share, 1)));
}

void MainWindow::setZoom(double factor)
{
    m_zoom = std::clamp(factor, 0.3, 4.0);
    m_original->setZoom(m_zoom);
    m_pruned->setZoom(m_zoom);
}

// The page that the person scrolls leads, the other follows.
void MainWindow::keepInStep(PageView* from, PageView* to)
{
    from->askTopAnchor([this, to, alignment = ++m_alignments](quint32 node, double top) {
        if (alignment == m_alignments && node != 0)
            to->alignAnchor(node, top);
    });
}

void MainWindow::goInHistory(int step)
{
    const int next = m_historyAt + step;
    if (next < 0 || next >= static_cast<int>(m_history.size()))
        return;
    m_historyAt = next;
    m_isGoing = true;
    m_session->select(m_history[static_cast<std::size_t>(next)]);
    m_isGoing = false;
}

void MainWindow::readSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    for (std::size_t i = 0; i < m_layouts.size(); ++i)
        m_layouts[i] = settings.value(layoutKeys[i]).toByteArray();
    m_plots->restoreState(settings.value(QStringLiteral("plots")).toByteArray());
    m_pages->restoreState(settings.value(QStringLiteral("pages")).toByteArray());
    setZoom(settings.value(QStringLiteral("zoom"), 1.0).toDouble());
    m_explain->showTab(settings.value(QStringLiteral("explainTab")).toString());
    const int workspace = settings.value(QStringLiteral("workspace")).toInt();
    if (workspace > 0 && workspace < static_cast<int>(workspaces))
        m_session->setWorkspace(static_cast<Workspace>(workspace));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeaveUnsaved() || !mayLeaveRun(true) || !m_explain->mayClose())
        return event->ignore();
    if (m_isRemembering) {
        QSettings settings;
        settings.setValue(QStringLiteral("geometry"), saveGeometry());
        m_layouts[static_cast<std::size_t>(m_session->workspace())] = saveState(layoutVersion);
        for (std::size_t i = 0; i < m_layouts.size(); ++i)
            settings.setValue(layoutKeys[i], m_layouts[i]);
        settings.setValue(QStringLiteral("plots"), m_plots->saveState());
        if (!m_session->isAnnotating()) // there one of them is hidden
            settings.setValue(QStringLiteral("pages"), m_pages->saveState());
        settings.setValue(QStringLiteral("zoom"), m_zoom);
        settings.setValue(QStringLiteral("explainTab"), m_explain->tabs()->currentWidget()->objectName());
        settings.setValue(QStringLiteral("workspace"), static_cast<int>(m_session->workspace()));
    }
    QMainWindow::closeEvent(event);
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

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    updateBreadcrumbs();
}

} // namespace tagseam
