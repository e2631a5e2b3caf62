// SPDX-License-Identifier: MIT
// The window's menus, bars and dialogs.
#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/addressbar.h"
#include "ui/browser/open/pagewatch.h"
#include "ui/browser/open/versionreader.h"
#include "ui/browser/save/pagesaver.h"
#include "ui/browser/show/pagepair.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/plotview.h"
#include "ui/plot/tablesdialog.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/tool.h"
#include "ui/tree/treeview.h"
#include "ui/window/bookmarks.h"
#include "ui/window/commandpalette.h"
#include "ui/window/docklayout.h"
#include "ui/window/explainview.h"
#include "ui/window/languagemenu.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"
#include "ui/window/projector.h"
#include "ui/window/replayexport.h"
#include "ui/window/selectionhistory.h"
#include "ui/window/statusline.h"
#include "ui/window/tools.h"
#include "ui/window/workspaceswitch.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QSettings>

#include <tuple>

namespace tagseam {

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&Open file…"), QKeySequence::Open, m_opener, &Opener::chooseFile);
    menu->addAction(tr("Open &address…"), Qt::CTRL | Qt::Key_L, m_address, &AddressBar::edit);
    menu->addAction(tr("Open from &clipboard"), Qt::CTRL | Qt::SHIFT | Qt::Key_V, m_opener,
                    &Opener::openClipboard);
    for (const Part& each : std::as_const(m_parts))
        menu->addActions(each.pane->fileActions());
    QMenu* samples = menu->addMenu(tr("Sa&mples"));
    const std::pair<QString, const char*> all[] = {
        {QStringLiteral("shop"), QT_TR_NOOP("Shop results: the grid of products stands out")},
        {QStringLiteral("figure2"), QT_TR_NOOP("Figure 2 of the paper: eight nodes, nine in a browser")},
        {QStringLiteral("regions"), QT_TR_NOOP("Section 4 of the paper: three regions between dividers")},
        {QStringLiteral("news"), QT_TR_NOOP("News front page: too heterogeneous")},
        {QStringLiteral("small-main"), QT_TR_NOOP("Timetable: main content smaller than the rest")},
        {QStringLiteral("homogeneous"), QT_TR_NOOP("Nested boxes: too homogeneous")},
        {QStringLiteral("rejected"), QT_TR_NOOP("Tool library: two variants diverge after a rejected split")},
        {QStringLiteral("article"), QT_TR_NOOP("Article: a text among links to others")},
        {QStringLiteral("product"), QT_TR_NOOP("Product: one among others")},
        {QStringLiteral("misnested"), QT_TR_NOOP("Notice board: two trees of one page")}};
    for (const auto& [name, title] : all)
        samples->addAction(tr(title), this, [this, sample = "sample:" + name] { m_opener->open(sample); });
    m_recent = menu->addMenu(tr("&Recent pages"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    makeVersionActions(menu);
    menu->addSeparator();
    menu->addAction(tr("Save arc&hive…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, m_saver, &PageSaver::archive);
    menu->addAction(tr("&Save pruned page…"), QKeySequence::Save, m_saver, &PageSaver::savePruned);
    menu->addAction(tr("Save edited page…"), m_saver, &PageSaver::saveEdited)
        ->setObjectName(QStringLiteral("saveEdited"));
    menu->addAction(tr("&Export plot…"), Qt::CTRL | Qt::Key_E, this,
                    [this] { exportPlot(*m_session, *m_plot, *m_water, this); });
    menu->addAction(tr("Export re&play…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, this,
                    [this] { exportReplay(*m_session, this); });
    menu->addAction(tr("Save repor&t…"), m_bookmarks, &Bookmarks::saveReport)
        ->setObjectName(QStringLiteral("saveReport"));
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

// Versions of the page that is open.
void MainWindow::makeVersionActions(QMenu* menu)
{
    menu->addSeparator();
    QAction* watch = menu->addAction(tr("Watch for chan&ges"));
    watch->setObjectName(QStringLiteral("watch"));
    watch->setCheckable(true);
    watch->setToolTip(
        tr("Load the page again when its file or address changes, and compare it with the version "
           "before"));
    connect(watch, &QAction::toggled, this, [this, watch](bool isOn) {
        m_watch->setOn(isOn);
        watch->setChecked(m_watch->isOn()); // it may have been refused
    });
    connect(m_watch, &PageWatch::changed, watch, &QAction::setChecked);
    connect(m_watch, &PageWatch::changed, m_status, &StatusLine::setWatched);
    connect(m_watch, &PageWatch::changesWanted, this, [this] { showTab(QStringLiteral("changes")); });
    QMenu* compare = menu->addMenu(tr("Compare w&ith"));
    compare->setToolTip(tr("Compare the page with another version of it"));
    compare->addAction(tr("&File…"), m_versions, &VersionReader::chooseFile)
        ->setObjectName(QStringLiteral("compareWithFile"));
    compare->addAction(tr("&Address…"), m_versions, &VersionReader::chooseAddress)
        ->setObjectName(QStringLiteral("compareWithAddress"));
    const auto update = [this, compare] { compare->setEnabled(m_session->trees()->hasDocument()); };
    connect(m_session->trees(), &PageTrees::documentChanged, compare, update);
    update();
    // Choosing a version shows what it changes; a version that comes by itself moves nothing.
    connect(m_versions, &VersionReader::compared, this, [this] { showTab(QStringLiteral("changes")); });
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    Changes* options = m_session->changes();
    const auto isOfMarks = [this] { return m_session->isAnnotating(); };
    QAction* undo = menu->addAction(tr("&Undo"), QKeySequence::Undo, this, [this, options, isOfMarks] {
        isOfMarks() ? m_annotator->undo() : options->undo();
    });
    QAction* redo =
        menu->addAction(tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z, this,
                        [this, options, isOfMarks] { isOfMarks() ? m_annotator->redo() : options->redo(); });
    undo->setObjectName(QStringLiteral("undo"));
    redo->setObjectName(QStringLiteral("redo"));
    const auto update = [this, undo, redo, options, isOfMarks] {
        const bool canChange = m_annotator->isOpen() && m_annotator->canChange();
        undo->setEnabled(isOfMarks() ? canChange && m_annotator->canUndo() : options->canUndo());
        redo->setEnabled(isOfMarks() ? canChange && m_annotator->canRedo() : options->canRedo());
    };
    connect(options, &Changes::changed, this, update);
    connect(m_session, &PageSession::workspaceChanged, this, update);
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed})
        connect(m_annotator, signal, this, update);
    update();
    menu->addSeparator();
    menu->addAction(tr("F&ind…"), QKeySequence::Find, this, [this] { startFind(); });
    menu->addAction(tr("Find &command…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P, this,
                    [this] { CommandPalette(this).exec(); });
    menu->addSeparator();
    QMenu* pruned = menu->addMenu(tr("Copy &pruned page as"));
    for (const auto& [title, name, format] :
         {std::tuple{tr("&Text"), "copyPrunedText", PageSaver::Format::Text},
          {tr("&Markdown"), "copyPrunedMarkdown", PageSaver::Format::Markdown},
          {tr("&HTML"), "copyPrunedHtml", PageSaver::Format::Html}})
        pruned->addAction(title, m_saver, [this, format = format] { m_saver->copyPruned(format); })
            ->setObjectName(QLatin1String(name));
    menu->addAction(tr("Copy c&hanges"), m_saver, &PageSaver::copyChanges)
        ->setObjectName(QStringLiteral("copyChanges"));
    menu->addAction(tr("Copy &bookmark"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, m_bookmarks,
                    &Bookmarks::copyLink);
    menu->addAction(tr("Cop&y report"), Qt::CTRL | Qt::SHIFT | Qt::Key_M, m_bookmarks,
                    &Bookmarks::copyReport);
    menu->addSeparator();
    menu->addAction(tr("Pre&ferences…"), Qt::CTRL | Qt::Key_Comma, this, &MainWindow::showPreferences);
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    menu->addActions(m_workspaces->actions());
    menu->addSeparator();
    QAction* zoomIn = menu->addAction(
        tr("Zoom &in"), this, [this] { m_browser->pages()->setZoom(m_browser->pages()->zoom() * 1.1); });
    zoomIn->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
    menu->addAction(tr("Zoom &out"), QKeySequence::ZoomOut, this,
                    [this] { m_browser->pages()->setZoom(m_browser->pages()->zoom() / 1.1); });
    menu->addAction(tr("&Fit page width"), Qt::CTRL | Qt::Key_0, this,
                    [this] { m_browser->pages()->setZoom(1); });
    menu->addSeparator();
    QAction* shading = menu->addAction(tr("&Hatch pruned nodes"));
    shading->setCheckable(true);
    shading->setChecked(true);
    shading->setShortcut(Qt::CTRL | Qt::Key_H);
    connect(shading, &QAction::toggled, m_browser->pages(), &PagePair::setShadingShown);
    QAction* picking = menu->addAction(tr("&Pick nodes in the pages"));
    picking->setCheckable(true);
    picking->setChecked(true);
    picking->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    connect(picking, &QAction::toggled, m_browser->pages(), &PagePair::setPicking);
    menu->addAction(tr("Whole &sequence in the plot"), this, [this] { m_plot->showAll(); });
    menu->addAction(tr("Show plot as tabl&es…"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, this,
                    &MainWindow::showTables);
    menu->addSeparator();
    menu->addAction(tr("&Back"), Qt::ALT | Qt::Key_Left, this, [this] { m_history->back(); });
    menu->addAction(tr("For&ward"), Qt::ALT | Qt::Key_Right, this, [this] { m_history->forward(); });
    menu->addAction(tr("Parent &node"), Qt::CTRL | Qt::Key_Up, m_history, &SelectionHistory::goToParent);
    for (const Part& each : std::as_const(m_parts))
        menu->addActions(each.pane->walkActions());
    menu->addSeparator();
    makeCaptureActions(menu);
    menu->addSeparator();
    QMenu* theme = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(theme);
    const int chosen = m_isRemembering ? QSettings().value(QStringLiteral("theme"), 0).toInt() : 0;
    const std::pair<const char*, ThemeChoice> themes[] = {
        {QT_TR_NOOP("&As the desktop"), ThemeChoice::System},
        {QT_TR_NOOP("&Light"), ThemeChoice::Light},
        {QT_TR_NOOP("&Dark"), ThemeChoice::Dark}};
    for (const auto& [name, choice] : themes) {
        QAction* action =
            theme->addAction(tr(name), this, [this, chosenTheme = choice] { setTheme(chosenTheme); });
        action->setCheckable(true);
        action->setChecked(static_cast<int>(choice) == chosen);
        group->addAction(action);
    }
    auto* languages = new LanguageMenu(menu);
    menu->addMenu(languages);
    connect(languages, &LanguageMenu::chosen, this, &MainWindow::languageWanted);
    menu->addSeparator();
    menu->addActions(m_projector->actions());
    menu->addActions(m_docks->toggleActions());
    menu->addAction(m_options->toggleViewAction());
    menu->addAction(tr("&Reset layout"), m_docks, &DockLayout::reset);
}

// The table of the view that has the focus is in front.
void MainWindow::showTables()
{
    std::vector<TablesDialog::Page> pages{{m_plot->accessibleName(), PlotTable::ofPlot(m_session, this)}};
    if (m_water->isPlotted())
        pages.push_back(
            {m_water->accessibleName(), PlotTable::ofWaterline(m_session, m_water->state(), this)});
    pages.push_back({tr("Timeline of the run"), PlotTable::ofTimeline(m_session, this)});
    const auto last = static_cast<int>(pages.size()) - 1;
    const bool isStepping = m_session->workspace() == Workspace::Step;
    const int front = m_water->hasFocus() && m_water->isPlotted() ? 1
                      : m_plot->hasFocus() || !isStepping         ? 0
                                                                  : last;
    TablesDialog dialog(pages, front, this);
    connect(m_session->trees(), &PageTrees::documentChanged, &dialog, &QDialog::reject);
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, &dialog, &QDialog::reject);
    dialog.exec();
}

void MainWindow::makeCaptureActions(QMenu* menu)
{
    const QString insideKey = QStringLiteral("shadowAndFrames");
    PageLoader* loader = m_browser->loader();
    QAction* again =
        menu->addAction(tr("Rec&apture"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, m_browser, &Browser::takeAgain);
    again->setObjectName(QStringLiteral("takeAgain"));
    QAction* inside = menu->addAction(tr("Capture shadow roots and fra&mes"));
    inside->setObjectName(QStringLiteral("shadowAndFrames"));
    inside->setCheckable(true);
    loader->setInsideOn(m_isRemembering && QSettings().value(insideKey, false).toBool());
    inside->setChecked(loader->isInsideOn());
    connect(inside, &QAction::toggled, m_browser, &Browser::setInsideOn);
    connect(m_browser, &Browser::insideChanged, inside, [this, inside, insideKey](bool isOn) {
        inside->setChecked(isOn);
        if (m_isRemembering)
            QSettings().setValue(insideKey, isOn);
    });
    connect(menu, &QMenu::aboutToShow, again, [again, loader] { again->setEnabled(loader->isLive()); });
    connect(menu, &QMenu::aboutToHide, again,
            [again] { again->setEnabled(true); }); // enables it again for its keys
}

// An entry for each tool of Explain; a line stands between its tabs.
void MainWindow::makeExplainMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("E&xplain"));
    QLatin1String tab;
    for (const Tool* tool : tools()) {
        if (tool->place != Place::Tab)
            continue;
        if (tab != QLatin1String(tool->tab))
            menu->addSeparator();
        tab = QLatin1String(tool->tab);
        const QString id = QLatin1String(tool->id);
        const Pane* pane = m_explain->paneOf(*tool);
        QAction* action = menu->addAction(pane->title(), this, [this, id] { showTabByKeys(id); });
        action->setObjectName(id);
        action->setToolTip(pane->tip());
        if (tool->key.key() != Qt::Key_unknown)
            action->setShortcut(tool->key);
    }
}

void MainWindow::showRecent()
{
    m_recent->clear();
    const QStringList pages = m_opener->recentPages();
    for (const QString& page : pages)
        m_recent->addAction(elided(page, 120).replace('&', QLatin1String("&&")), this,
                            [this, page] { m_opener->open(page); });
    if (pages.isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
}

} // namespace tagseam
