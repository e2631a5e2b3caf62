// SPDX-License-Identifier: MIT
// The window's workspace Corpus: a table of many pages in place of one, and the way from a row to its page.
#include "core/explain/setuptext.h"
#include "ui/browser/pageloader.h"
#include "ui/browser/pagepair.h"
#include "ui/browser/pageview.h"
#include "ui/tools/content/recordsettings.h"
#include "ui/tools/corpus/corpusbar.h"
#include "ui/tools/corpus/corpusdesk.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/tools/corpus/corpustable.h"
#include "ui/tools/corpus/corpusview.h"
#include "ui/tools/corpus/methodchooser.h"
#include "ui/widgets/pendingwork.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QUrl>
#include <QWebEngineView>

namespace tagseam {

namespace {

// Makes a bookmark that shows the page as the method saw it, on the tree that the row is of. A method that
// does not search the sequence leaves the options as they are.
Bookmark methodBookmark(const std::string& method, const Setup& base, const RunRow* row,
                        const PageSession& session)
{
    const std::string first = method.substr(0, method.find('+'));
    const AnalysisOptions& now = session.options();
    const Result<Setup> setup = setupFromText(first, base);
    Bookmark bookmark;
    bookmark.setup =
        QString::fromStdString(setupToText(setup ? *setup : Setup{now.path, now.search, now.keep}));
    const bool isRendered = row != nullptr && row->truth && row->truth->tree == PageTree::Rendered;
    bookmark.source = isRendered ? PageSource::Rendered : PageSource::Source;
    return bookmark;
}

} // namespace

void MainWindow::makeCorpusView()
{
    m_corpusDesk = new CorpusDesk(this);
    m_corpus = new CorpusView(m_corpusDesk, centralWidget());
    m_corpusPane = scrolling(m_corpus);
    static_cast<QBoxLayout*>(centralWidget()->layout())->addWidget(m_corpusPane, 1);
    m_corpusPane->hide();
    connectCorpus();
    if (!m_isRemembering)
        return;
    const QString methods = QSettings().value(QStringLiteral("corpusMethods")).toString();
    if (!methods.isEmpty())
        m_corpus->bar()->methods()->setNames(methods);
    connect(m_corpus->bar()->methods(), &MethodChooser::changed, this, [this] {
        QSettings().setValue(QStringLiteral("corpusMethods"), m_corpus->bar()->methods()->names());
    });
}

void MainWindow::connectCorpus()
{
    connect(m_corpus, &CorpusView::pageWanted, this, &MainWindow::openCorpusPage);
    m_corpusDesk->setMayReplace([this] { return mayLeaveRun(false); });
    connect(m_corpusDesk, &CorpusDesk::told, m_session->notifier(), &Notifier::tell);
    connect(m_corpusDesk, &CorpusDesk::refused, this, [this](const Wording& sentence) {
        m_session->notifier()->refuse(sentence);
        emit failed(sentence());
    });
    connect(m_corpusDesk, &CorpusDesk::settled, this, &MainWindow::settleCorpus);
    connect(m_browser->loader(), &PageLoader::started, this, [this] { // whoever opens a page wants to see it
        if (m_session->workspace() == Workspace::Corpus)
            m_session->setWorkspace(Workspace::Inspect);
    });
}

// The table, or the page.
void MainWindow::showForCorpus()
{
    const bool isCorpus = m_session->workspace() == Workspace::Corpus;
    const bool wasCorpus = !m_corpusPane->isHidden();
    m_browser->pages()->setVisible(!isCorpus);
    m_corpusPane->setVisible(isCorpus);
    if (isCorpus)
        m_corpus->table()->setFocus();
    else if (wasCorpus)
        m_browser->pages()->original()->view()->setFocus(); // else it would be the line of the address
    if (!isCorpus && wasCorpus && !m_session->hasDocument() && !m_browser->loader()->isLoading())
        m_session->notifier()->hint(
            [] {
                return tr("No page is open: open one by a double click in the corpus, or "
                          "<a href=\"open\">from a file</a> (Ctrl+O).");
            },
            [this](const QString&) { m_opener->chooseFile(); });
}

// Somebody may wait for a picture.
void MainWindow::settleCorpus()
{
    if (m_session->workspace() == Workspace::Corpus && !m_browser->loader()->isLoading() &&
        m_corpusDesk->isSettled())
        emit settled();
}

void MainWindow::makeCorpusActions(QMenu* menu)
{
    const auto intoCorpus = [this](auto choose) {
        return [this, choose] {
            if (choose())
                m_session->setWorkspace(Workspace::Corpus);
        };
    };
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_O, this,
                          intoCorpus([this] { return m_corpus->bar()->chooseFolder(); })),
          QT_TR_NOOP("Open corp&us…"));
    named(menu->addAction(QString(), this, intoCorpus([this] { return m_corpus->bar()->chooseRun(0); })),
          QT_TR_NOOP("Open ru&n…"));
}

// The keys are those of the queue, which are free where nobody annotates.
void MainWindow::makeCorpusWalk(QMenu* menu)
{
    const auto add = [&](const char* name, const QKeySequence& key, int step, const char* text) {
        QAction* action =
            named(menu->addAction(QString(), key, this,
                                  [this, step] {
                                      const int page = m_corpus->table()->go(step);
                                      if (page >= 0 && m_session->workspace() != Workspace::Corpus)
                                          openCorpusPage(page);
                                  }),
                  text);
        action->setObjectName(QLatin1String(name));
        const auto update = [this, action, step] {
            action->setEnabled(!m_session->isAnnotating() && m_corpus->table()->canGo(step));
        };
        connect(m_session, &PageSession::workspaceChanged, action, update);
        connect(m_corpusDesk, &CorpusDesk::selectedChanged, action, update);
        connect(m_corpus->table()->shown(), &CorpusFilter::arranged, action, update);
        update();
    };
    add("corpusNext", Qt::ALT | Qt::Key_PageDown, 1, QT_TR_NOOP("Ne&xt page of the corpus"));
    add("corpusPrevious", Qt::ALT | Qt::Key_PageUp, -1, QT_TR_NOOP("Pre&vious page of the corpus"));
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

void MainWindow::openCorpus(const QString& folder, const QStringList& runs)
{
    m_session->setWorkspace(Workspace::Corpus);
    m_corpusDesk->open(folder, runs);
}

// With the switches of the method, as the run read it, in the workspace where it was asked for; from the
// table in Inspect.
void MainWindow::openCorpusPage(int page)
{
    m_corpusDesk->select(page);
    const CorpusPage* entry = m_corpusDesk->entryOf(page);
    if (entry == nullptr)
        return m_session->notifier()->refuse(
            [] { return tr("It is not known where the pages of this run are: open their folder."); });
    if (m_session->workspace() == Workspace::Corpus)
        m_session->setWorkspace(Workspace::Inspect);
    const std::optional<RunMethod>& method = m_corpusDesk->method(CorpusDesk::Side::Shown);
    const std::string name = method ? method->method : std::string();
    const Setup base = method ? m_corpusDesk->run(method->run)->base() : Setup{};
    Bookmark bookmark = methodBookmark(name, base, m_corpusDesk->row(page), *m_session);
    // A method that mines records: they are told by their tab, as its preset finds them.
    const QString miner = QString::fromStdString(name.substr(name.find('+') + 1));
    QComboBox* presets = m_explain->findChild<RecordSettings*>()->preset();
    if (const int preset = presets->findText(miner); preset >= 0) {
        presets->setCurrentIndex(preset);
        bookmark.tab = QStringLiteral("records");
    }
    PageAddress address = PageAddress::ofFile(entry->file);
    address.encoding = entry->encoding;
    if (address.encoding.empty() && method)
        address.encoding = m_corpusDesk->run(method->run)->encoding();
    if (!entry->annotation.empty())
        address.annotation = PageAddress::ofFile(entry->annotation).path;
    m_opener->openAt(address, bookmark);
}

// Asks when hours of work are in no file: before the window closes, or another run takes its place.
bool MainWindow::mayLeaveRun(bool isClosing)
{
    if (!m_corpusDesk->isUnsaved())
        return true;
    const int rows = static_cast<int>(m_corpusDesk->run(0)->rows.size());
    const QString text =
        isClosing
            ? tr("The run has %n row(s) that are in no file. If you close the window, they are gone.",
                 nullptr, rows)
            : tr("The run has %n row(s) that are in no file. If you go on, they are gone.", nullptr, rows);
    const auto save = [this] {
        m_corpus->bar()->saveRun();
        waitWhile([this] { return m_corpusDesk->isBusy(); });
        return !m_corpusDesk->isUnsaved();
    };
    const bool canSave = !m_corpusDesk->isBusy() && !m_corpusDesk->runner()->isRunning();
    return m_session->notifier()->mayLose(tr("The run is not saved"), text, isClosing,
                                          canSave ? std::function<bool()>(save) : std::function<bool()>());
}

// A folder or a run that is dropped on the table.
bool MainWindow::dropOnCorpus(const QUrl& url)
{
    if (m_session->workspace() != Workspace::Corpus || !url.isLocalFile())
        return false;
    const QString path = url.toLocalFile();
    if (QFileInfo(path).isDir())
        m_corpusDesk->openFolder(path);
    else
        m_corpusDesk->openRun(path, m_corpusDesk->run(0) == nullptr ? 0 : 1);
    return true;
}

} // namespace tagseam
