// SPDX-License-Identifier: MIT
// The window's menus, bars and dialogs.
#include "ui/browser/addressbar.h"
#include "ui/browser/pageloader.h"
#include "ui/browser/pagepair.h"
#include "ui/browser/pagesaver.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/plotview.h"
#include "ui/session/explainer.h"
#include "ui/session/explaintab.h"
#include "ui/session/selectionhistory.h"
#include "ui/tools/tool.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/language.h"
#include "ui/window/bookmarks.h"
#include "ui/window/docklayout.h"
#include "ui/window/helpdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"
#include "ui/window/replayexport.h"
#include "ui/window/tools.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenuBar>
#include <QSettings>

namespace tagseam {

// Sets a text, and a tool tip, that is marked by QT_TR_NOOP.
QAction* MainWindow::named(QAction* action, const char* text, const char* tip)
{
    action->setText(tr(text));
    if (tip != nullptr)
        action->setToolTip(tr(tip));
    return action;
}

QMenu* MainWindow::named(QMenu* menu, const char* text)
{
    named(menu->menuAction(), text);
    return menu;
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("&File"));
    named(menu->addAction(QString(), QKeySequence::Open, m_opener, &Opener::chooseFile),
          QT_TR_NOOP("&Open file…"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::Key_L, m_address, &AddressBar::edit),
          QT_TR_NOOP("Open &address…"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_V, m_opener, &Opener::openClipboard),
          QT_TR_NOOP("Open from &clipboard"));
    for (const Part& each : std::as_const(m_parts))
        menu->addActions(each.pane->fileActions());
    QMenu* samples = named(menu->addMenu(QString()), QT_TR_NOOP("Sa&mples"));
    const std::pair<QString, const char*> all[] = {
        {QStringLiteral("shop"), QT_TR_NOOP("Shop results: the grid of products stands out")},
        {QStringLiteral("figure2"), QT_TR_NOOP("Figure 2 of the paper: eight nodes, nine in a browser")},
        {QStringLiteral("regions"), QT_TR_NOOP("Section 4 of the paper: three regions between dividers")},
        {QStringLiteral("news"), QT_TR_NOOP("News front page: too heterogeneous")},
        {QStringLiteral("small-main"), QT_TR_NOOP("Timetable: main content smaller than the rest")},
        {QStringLiteral("homogeneous"), QT_TR_NOOP("Nested boxes: too homogeneous")},
        {QStringLiteral("refused"), QT_TR_NOOP("Tool library: two variants part after a refusal")},
        {QStringLiteral("misnested"), QT_TR_NOOP("Notice board: two trees of one page")}};
    for (const auto& [name, title] : all)
        named(samples->addAction(QString(), this,
                                 [this, sample = "sample:" + name] { m_opener->open(sample); }),
              title);
    m_recent = named(menu->addMenu(QString()), QT_TR_NOOP("&Recent pages"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    menu->addSeparator();
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_S, m_saver, &PageSaver::freeze),
          QT_TR_NOOP("Free&ze page…"));
    named(menu->addAction(QString(), QKeySequence::Save, m_saver, &PageSaver::savePruned),
          QT_TR_NOOP("&Save pruned page…"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::Key_E, this,
                          [this] { exportPlot(*m_session, *m_plot, *m_water, this); }),
          QT_TR_NOOP("&Export plot…"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_E, this,
                          [this] { exportReplay(*m_session, this); }),
          QT_TR_NOOP("Export re&play…"));
    menu->addSeparator();
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_L, m_bookmarks, &Bookmarks::copyLink),
          QT_TR_NOOP("Copy &link to what is shown"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_M, m_bookmarks, &Bookmarks::copyReport),
          QT_TR_NOOP("Cop&y report"));
    named(menu->addAction(QString(), m_bookmarks, &Bookmarks::saveReport), QT_TR_NOOP("Save repor&t…"))
        ->setObjectName(QStringLiteral("saveReport"));
    menu->addSeparator();
    named(menu->addAction(QString(), Qt::CTRL | Qt::Key_Comma, this, &MainWindow::showPreferences),
          QT_TR_NOOP("Pre&ferences…"));
    named(menu->addAction(QString(), QKeySequence::Quit, this, &QWidget::close), QT_TR_NOOP("&Quit"));
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("&View"));
    QAction* zoomIn =
        named(menu->addAction(QString(), this,
                              [this] { m_browser->pages()->setZoom(m_browser->pages()->zoom() * 1.1); }),
              QT_TR_NOOP("Zoom &in"));
    zoomIn->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
    named(menu->addAction(QString(), QKeySequence::ZoomOut, this,
                          [this] { m_browser->pages()->setZoom(m_browser->pages()->zoom() / 1.1); }),
          QT_TR_NOOP("Zoom &out"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::Key_0, this, [this] { m_browser->pages()->setZoom(1); }),
          QT_TR_NOOP("&Fit page width"));
    menu->addSeparator();
    QAction* shading = named(menu->addAction(QString()), QT_TR_NOOP("&Hatch pruned nodes"));
    shading->setCheckable(true);
    shading->setChecked(true);
    shading->setShortcut(Qt::CTRL | Qt::Key_H);
    connect(shading, &QAction::toggled, m_browser->pages(), &PagePair::setShadingShown);
    QAction* picking = named(menu->addAction(QString()), QT_TR_NOOP("&Pick nodes in the pages"));
    picking->setCheckable(true);
    picking->setChecked(true);
    picking->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    connect(picking, &QAction::toggled, m_browser->pages(), &PagePair::setPicking);
    menu->addSeparator();
    makeCaptureActions(menu);
    menu->addSeparator();
    QMenu* theme = named(menu->addMenu(QString()), QT_TR_NOOP("&Theme"));
    auto* group = new QActionGroup(theme);
    const int chosen = m_isRemembering ? QSettings().value(QStringLiteral("theme"), 0).toInt() : 0;
    const std::pair<const char*, ThemeChoice> themes[] = {
        {QT_TR_NOOP("&As the desktop"), ThemeChoice::System},
        {QT_TR_NOOP("&Light"), ThemeChoice::Light},
        {QT_TR_NOOP("&Dark"), ThemeChoice::Dark}};
    for (const auto& [name, choice] : themes) {
        QAction* action = named(
            theme->addAction(QString(), this, [this, chosenTheme = choice] { setTheme(chosenTheme); }), name);
        action->setCheckable(true);
        action->setChecked(static_cast<int>(choice) == chosen);
        group->addAction(action);
    }
    makeLanguageMenu(menu);
    menu->addSeparator();
    for (QDockWidget* each : findChildren<QDockWidget*>())
        menu->addAction(each->toggleViewAction());
    menu->addAction(m_options->toggleViewAction());
    named(menu->addAction(QString(), m_docks, &DockLayout::reset), QT_TR_NOOP("&Reset layout"));
}

void MainWindow::makeCaptureActions(QMenu* menu)
{
    const QString insideKey = QStringLiteral("shadowAndFrames");
    PageLoader* loader = m_browser->loader();
    QAction* again =
        named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_R, m_browser, &Browser::takeAgain),
              QT_TR_NOOP("Take the page &again as it is now"));
    again->setObjectName(QStringLiteral("takeAgain"));
    QAction* inside = named(menu->addAction(QString()), QT_TR_NOOP("Open shadow roots and fra&mes, too"));
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
    connect(menu, &QMenu::aboutToHide, again, [again] { again->setEnabled(true); }); // for its keys
}

// Each language is named in itself, so that it is found by those who read no other.
void MainWindow::makeLanguageMenu(QMenu* menu)
{
    QMenu* languages = named(menu->addMenu(QString()), QT_TR_NOOP("Lan&guage"));
    languages->setObjectName(QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(languages);
    const auto add = [&](const QString& choice) {
        QAction* action = languages->addAction(QString(), this, [this, choice] {
            if (choice != Language::instance()->choice())
                emit languageWanted(choice);
        });
        action->setCheckable(true);
        action->setData(choice);
        group->addAction(action);
        action->setText(choice.isEmpty() ? tr("As the &system") : '&' + Language::nameOf(choice));
    };
    add({});
    for (const QString& code : Language::codes())
        add(code);
    const auto check = [languages] { // a person may have kept the window after all
        for (QAction* action : languages->actions())
            action->setChecked(action->data().toString() == Language::instance()->choice());
    };
    connect(languages, &QMenu::aboutToShow, this, check);
    check();
}

void MainWindow::makeGoMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("&Go"));
    named(menu->addAction(QString(), Qt::ALT | Qt::Key_Left, this, [this] { m_history->back(); }),
          QT_TR_NOOP("&Back to the node before"));
    named(menu->addAction(QString(), Qt::ALT | Qt::Key_Right, this, [this] { m_history->forward(); }),
          QT_TR_NOOP("&Forward again"));
    named(menu->addAction(QString(), Qt::ALT | Qt::Key_Up, this,
                          [this] {
                              if (m_session->selection()->node() == noNode)
                                  return;
                              const NodeId parent =
                                  m_session->trees()->document().parent(m_session->selection()->node());
                              if (parent != noNode && parent.value != 0)
                                  m_session->selection()->select(parent);
                          }),
          QT_TR_NOOP("&Parent of the node"));
    menu->addSeparator();
    named(menu->addAction(QString(), QKeySequence::Find, this, [this] { startFind(); }),
          QT_TR_NOOP("Find in the &tree"));
    named(menu->addAction(QString(), this, [this] { m_plot->showAll(); }), QT_TR_NOOP("Whole &sequence"));
    for (const Part& each : std::as_const(m_parts))
        menu->addActions(each.pane->goActions());
    menu->addSeparator();
    makeToolActions(menu);
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

// A line for each tab of Explain, and the history of switches.
void MainWindow::makeToolActions(QMenu* menu)
{
    for (const Tool* tool : tools()) {
        if (tool->place != Place::Tab)
            continue;
        const QString id = QLatin1String(tool->id);
        QAction* action = menu->addAction(QString(), this, [this, id] { showTabByKeys(id); });
        action->setObjectName(id);
        if (tool->key.key() != Qt::Key_unknown)
            action->setShortcut(tool->key);
        const auto* tab = findChild<ExplainTab*>(id);
        action->setText(tab->title());
        action->setToolTip(tab->tip());
    }
    menu->addSeparator();
    OptionsHistory* history = m_explainer->history();
    QAction* undo = named(menu->addAction(QString(), history, &OptionsHistory::undo),
                          QT_TR_NOOP("&Undo the change of options"));
    QAction* redo = named(menu->addAction(QString(), history, &OptionsHistory::redo), QT_TR_NOOP("&Redo it"));
    const auto update = [undo, redo, history] {
        undo->setEnabled(history->canUndo());
        redo->setEnabled(history->canRedo());
    };
    connect(history, &OptionsHistory::changed, this, update);
    update();
    const auto giveKeys = [this, undo, redo] { // in Annotate they are the marks'
        const bool isFree = !m_session->isAnnotating();
        undo->setShortcut(isFree ? QKeySequence(QKeySequence::Undo) : QKeySequence());
        redo->setShortcut(isFree ? QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) : QKeySequence());
    };
    connect(m_session, &PageSession::workspaceChanged, undo, giveKeys);
    giveKeys();
}

} // namespace tagseam
