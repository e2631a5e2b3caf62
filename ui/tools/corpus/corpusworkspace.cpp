// SPDX-License-Identifier: MIT
// The workspace Corpus.
#include "ui/tools/corpus/corpusworkspace.h"

#include "core/explain/setuptext.h"
#include "core/methods/mdr/mdr.h"
#include "core/page/pagenames.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/corpus/corpusbar.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/tools/corpus/corpustable.h"
#include "ui/tools/corpus/corpusview.h"
#include "ui/tools/corpus/methodchooser.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/tools/tool.h"
#include "ui/widgets/pendingwork.h"

#include <QAction>
#include <QFileInfo>
#include <QScrollArea>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>
#include <QWebEngineView>

namespace tagseam {

namespace {

const QString methodsKey = QStringLiteral("corpusMethods");

// Makes a bookmark that shows the page as the method saw it, on the tree of the row. A method that does not
// search the sequence leaves the options as they are.
Bookmark methodBookmark(const std::string& method, const Setup& base, const RunRow* row,
                        const PageSession& session)
{
    const std::string first = method.substr(0, method.find('+'));
    const AnalysisOptions& now = session.runner()->options();
    const Result<Setup> setup = setupFromText(first, base);
    Bookmark bookmark;
    bookmark.setup = QString::fromStdString(setupToText(setup ? *setup : Setup(now)));
    const bool isRendered = row != nullptr && row->truth && row->truth->tree == PageTree::Rendered;
    const bool isLibxml2 = row != nullptr && row->parser == Parser::Libxml2;
    bookmark.source = isRendered  ? PageSource::Rendered
                      : isLibxml2 ? PageSource::Libxml2
                                  : PageSource::Source;
    return bookmark;
}

} // namespace

CorpusWorkspace::CorpusWorkspace(const ToolContext& context, QWidget* parent)
    : Pane(parent), m_opener(context.opener), m_browser(m_opener->browser()), m_explainer(context.explainer),
      m_session(m_explainer->session()), m_corpus(new OpenCorpus(this)),
      m_view(new CorpusView(m_corpus, this))
{
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // its keys are those of the view
    area->setWidget(m_view);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    hide();
    connectCorpus();
    makeActions();
    connect(m_view, &CorpusView::pageWanted, this, &CorpusWorkspace::openPage);
    connect(m_session, &PageSession::workspaceChanged, this, &CorpusWorkspace::showForWorkspace);
    connect(m_browser->loader(), &PageLoader::started, this,
            [this] { // a user who opens a page wants to see it
                if (m_session->workspace() == Workspace::Corpus)
                    m_session->setWorkspace(Workspace::Inspect);
            });
    if (!context.isRemembering)
        return;
    MethodChooser* methods = m_view->bar()->methods();
    if (const QString names = QSettings().value(methodsKey).toString(); !names.isEmpty())
        methods->setNames(names);
    connect(methods, &MethodChooser::changed, this,
            [methods] { QSettings().setValue(methodsKey, methods->names()); });
}

void CorpusWorkspace::connectCorpus()
{
    m_corpus->setMayReplace([this] { return mayLeaveRun(false); });
    connect(m_corpus, &OpenCorpus::told, m_session->notifier(), &Notifier::tell);
    connect(m_corpus, &OpenCorpus::refused, this, [this](const QString& sentence) {
        m_session->notifier()->refuse(sentence);
        emit m_opener->failed(sentence);
    });
    connect(m_corpus, &OpenCorpus::settled, this, [this] {
        if (m_session->workspace() == Workspace::Corpus && !m_browser->loader()->isLoading() &&
            m_corpus->isSettled())
            emit m_opener->settled();
    });
}

void CorpusWorkspace::makeActions()
{
    const auto addOpen = [this](const QKeySequence& key, auto choose) {
        auto* action = new QAction(this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, choose] {
            if (choose())
                m_session->setWorkspace(Workspace::Corpus);
        });
        m_openActions.append(action);
    };
    addOpen(Qt::CTRL | Qt::SHIFT | Qt::Key_O, [this] { return m_view->bar()->chooseFolder(); });
    addOpen({}, [this] { return m_view->bar()->chooseRun(0); });
    addOpen({}, [this] { return m_view->bar()->chooseCrawl(); });
    const auto addWalk = [this](const char* name, const QKeySequence& key, int step) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, step] {
            const int page = m_view->table()->go(step);
            if (page >= 0 && m_session->workspace() != Workspace::Corpus)
                openPage(page);
        });
        const auto update = [this, action, step] {
            action->setEnabled(!m_session->isAnnotating() && m_view->table()->canGo(step));
        };
        connect(m_session, &PageSession::workspaceChanged, action, update);
        connect(m_corpus, &OpenCorpus::selectedChanged, action, update);
        connect(m_view->table()->shown(), &CorpusFilter::arranged, action, update);
        update();
        m_walkActions.append(action);
    };
    addWalk("corpusNext", Qt::ALT | Qt::Key_PageDown, 1);
    addWalk("corpusPrevious", Qt::ALT | Qt::Key_PageUp, -1);
    m_openActions[0]->setText(tr("Open corp&us…"));
    m_openActions[1]->setText(tr("Open ru&n…"));
    m_openActions[2]->setText(tr("Open cra&wl…"));
    m_walkActions[0]->setText(tr("Ne&xt page of the corpus"));
    m_walkActions[1]->setText(tr("Pre&vious page of the corpus"));
}

void CorpusWorkspace::showForWorkspace()
{
    const bool isCorpus = m_session->workspace() == Workspace::Corpus;
    const bool wasCorpus = !isHidden();
    setVisible(isCorpus);
    if (isCorpus)
        m_view->table()->setFocus();
    else if (wasCorpus)
        m_browser->pages()->original()->view()->setFocus(); // otherwise the address field would get the focus
    if (!isCorpus && wasCorpus && !m_session->trees()->hasDocument() && !m_browser->loader()->isLoading())
        m_session->notifier()->hint(tr("No page is open: open one by a double click in the corpus, or "
                                       "<a href=\"open\">from a file</a> (Ctrl+O)."),
                                    [this](const QString&) { m_opener->chooseFile(); });
}

QVariant CorpusWorkspace::state() const
{
    QStringList opened{m_corpus->hasFolder() ? m_corpus->folder() : QString()};
    for (const int at : {0, 1}) {
        if (const CorpusRun* run = m_corpus->run(at); run != nullptr && !run->path.empty())
            opened << QFile::decodeName(QByteArray::fromStdString(run->path));
    }
    return opened;
}

void CorpusWorkspace::restore(const QVariant& opened)
{
    const QStringList paths = opened.toStringList();
    if (paths.size() > 1 || !paths.value(0).isEmpty())
        m_corpus->open(paths[0], paths.mid(1));
}

void CorpusWorkspace::open(const QString& folder, const QStringList& runs)
{
    m_session->setWorkspace(Workspace::Corpus);
    m_corpus->open(folder, runs);
}

// Opens the page with the options of the method, as the run read it. From the table it opens in Inspect,
// otherwise in the present workspace.
void CorpusWorkspace::openPage(int page)
{
    m_corpus->select(page);
    const CorpusPage* entry = m_corpus->entryOf(page);
    if (entry == nullptr)
        return m_session->notifier()->refuse(
            tr("The folder of the pages of this run is not known. Open the folder."));
    const EntryName place = entryNameOf(entry->file);
    if (place.damaged > 0)
        return m_session->notifier()->refuse(tr("The record is damaged and cannot be opened."));
    if (m_session->workspace() == Workspace::Corpus)
        m_session->setWorkspace(Workspace::Inspect);
    const std::optional<RunMethod>& method = m_corpus->method(OpenCorpus::Side::Shown);
    const std::string name = method ? method->method : std::string();
    const Setup base = method ? m_corpus->run(method->run)->base() : Setup{};
    Bookmark bookmark = methodBookmark(name, base, m_corpus->row(page), *m_session);
    // The records of a mining method are shown in their tab, as its preset finds them.
    const std::string miner = name.substr(name.find('+') + 1);
    if (findMdrPreset(miner) != nullptr) {
        m_explainer->wantPreset(QString::fromStdString(miner));
        bookmark.tab = QStringLiteral("records");
    }
    PageAddress address =
        PageAddress::ofFile(place.file, place.isFile() ? QString() : QString::number(place.entry));
    address.encoding = entry->encoding;
    if (address.encoding.empty() && method)
        address.encoding = m_corpus->run(method->run)->encoding();
    if (!entry->annotation.empty())
        address.annotation = PageAddress::ofFile(entry->annotation).path;
    m_opener->openAt(address, bookmark);
}

// Asks before the window closes or another run replaces this one.
bool CorpusWorkspace::mayLeaveRun(bool isClosing)
{
    if (!m_corpus->isUnsaved())
        return true;
    const int rows = static_cast<int>(m_corpus->run(0)->rows.size());
    const QString text =
        isClosing ? tr("The run has %n unsaved row(s). Closing the window discards them.", nullptr, rows)
                  : tr("The run has %n unsaved row(s). Continuing discards them.", nullptr, rows);
    const auto save = [this] {
        m_view->bar()->saveRun();
        waitWhile([this] { return m_corpus->isBusy(); });
        return !m_corpus->isUnsaved();
    };
    const bool canSave = !m_corpus->isBusy() && !m_corpus->runner()->isRunning();
    return m_session->notifier()->mayLose(tr("The run is not saved"), text, isClosing,
                                          canSave ? std::function<bool()>(save) : std::function<bool()>());
}

bool CorpusWorkspace::startFind()
{
    m_view->startFind();
    return true;
}

bool CorpusWorkspace::drop(const QUrl& url)
{
    if (!url.isLocalFile())
        return false;
    const QString path = url.toLocalFile();
    if (QFileInfo(path).isDir() || isWarcName(path.toStdString()))
        m_corpus->openFolder(path);
    else
        m_corpus->openRun(path, m_corpus->run(0) == nullptr ? 0 : 1);
    return true;
}

extern const Tool corpusTool;
const Tool corpusTool{.id = "corpus",
                      .key = {},
                      .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                          return new CorpusWorkspace(context, parent);
                      },
                      .place = Place::Pages,
                      .workspace = Workspace::Corpus};

} // namespace tagseam
