// SPDX-License-Identifier: MIT
// Goes from page to page of a folder.
#include "ui/tools/annotate/queuewalk.h"

#include "ui/tools/annotate/queuemodel.h"

#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

constexpr int restMilliseconds = 1'000;  // least time between two looks at a folder
constexpr std::size_t mostWatched = 500; // number of folders; systems watch some thousands

} // namespace

QueueWalk::QueueWalk(Annotator* annotator, QObject* parent)
    : QObject(parent), m_annotator(annotator), m_model(new QueueModel(this)),
      m_watcher(new QFileSystemWatcher(this))
{
    m_reading.whenFinished(this, [this](PageQueue queue) { take(std::move(queue)); });
    m_lookSoon.setInterval(restMilliseconds);
    connect(&m_lookSoon, &QTimer::timeout, this, [this] {
        if (isReading()) // a new look would begin again, without end while a program keeps writing
            m_lookSoon.start();
        else
            look();
    });
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, &m_lookSoon, qOverload<>(&QTimer::start));
    connect(annotator, &Annotator::opened, this, [this] {
        m_wanted.reset();
        followPage();
    });
    connect(annotator, &Annotator::ownerChanged, this, [this] {
        if (!m_isRead && !isReading())
            return;
        m_isRead = false; // the states belong to another owner
        look();
    });
    connect(annotator, &Annotator::saved, this, [this] {
        updatePage(Event::Saved);
        proceed();
    });
    connect(annotator, &Annotator::changed, this, &QueueWalk::proceed);
    connect(this, &QueueWalk::told, annotator->session()->notifier(), &Notifier::tell);
    connect(this, &QueueWalk::refused, annotator->session()->notifier(), &Notifier::refuse);
    connect(annotator->session(), &PageSession::workspaceChanged, this, [this] {
        if (m_annotator->session()->isAnnotating() && !m_isRead && !isReading())
            look();
    });
}

QueueWalk::~QueueWalk()
{
    m_stop.request_stop();
}

void QueueWalk::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return look();
    m_folder = folder;
    m_stop.request_stop();
    m_reading.drop(); // belongs to the folder before
    m_isRead = false;
    m_isCut = false;
    m_unreadFolders = 0;
    m_problem.clear();
    m_model->setPages({});
    emit folderChanged();
    if (m_annotator->session()->isAnnotating())
        look();
    emit changed();
}

QString QueueWalk::folderOfPage() const
{
    const AnnotationPlace& place = m_annotator->place();
    if (!m_annotator->isOpen() || !place.isFile)
        return {};
    return QFileInfo(QFile::decodeName(QByteArray::fromStdString(place.page))).absolutePath();
}

void QueueWalk::look()
{
    m_lookSoon.stop();
    if (m_folder.isEmpty())
        return;
    m_stop.request_stop(); // the reading before is of another folder, or out of date
    m_stop = {};
    m_reading.start(
        QtConcurrent::run([folder = QFile::encodeName(m_folder).toStdString(), owner = m_annotator->owner(),
                           known = m_model->pages(),
                           stop = m_stop.get_token()] { return readQueue(folder, owner, known, stop); }));
    emit changed();
}

void QueueWalk::take(PageQueue queue)
{
    m_isRead = true;
    m_problem = queue.problem;
    m_isCut = queue.isCut;
    m_unreadFolders = queue.unreadFolders;
    m_model->setPages(std::move(queue.pages));
    watch(queue.folders);
    followPage();
    emit changed();
    proceed();
}

void QueueWalk::watch(const std::vector<std::string>& folders)
{
    QStringList wanted;
    if (const QString& kept = m_annotator->owner().folder; !kept.isEmpty() && QFileInfo::exists(kept))
        wanted += kept;
    for (std::size_t i = 0; i < folders.size() && i < mostWatched; ++i)
        wanted += QFile::decodeName(QByteArray::fromStdString(folders[i]));
    wanted.removeDuplicates();
    const QStringList watched = m_watcher->directories();
    if (watched.toList().size() == wanted.size() && std::ranges::is_permutation(watched, wanted))
        return;
    if (!watched.isEmpty())
        m_watcher->removePaths(watched);
    if (!wanted.isEmpty())
        m_watcher->addPaths(wanted);
}

// Called when another page is shown, or the rows changed.
void QueueWalk::followPage()
{
    if (!m_annotator->isOpen())
        return;
    m_model->setCurrent(m_model->rowOf(m_annotator->place()));
    updatePage();
    emit changed();
}

// Shows the state in the file: unsaved changes are not shown as saved.
void QueueWalk::updatePage(Event event)
{
    const int row = m_model->current();
    if (row < 0 || !m_annotator->isOpen() || !m_annotator->isSaved() ||
        m_model->rowOf(m_annotator->place()) != row || m_annotator->place().owner != m_annotator->owner())
        return;
    QueuedPage page = m_model->page(row);
    if (page.annotation != m_annotator->place().path()) // a corpus names another file for the page
        return;
    page.failure.clear();
    if (page.unreadable.isEmpty() && page.sharedWith.isEmpty()) {
        const Annotation& annotation = m_annotator->annotation();
        if (event == Event::Saved) // the file has the present state, so it need not be read again
            page.annotationStamp = stampOf(page.annotation);
        page.state = annotation.state;
        page.marks = static_cast<int>(annotation.marks.size());
        page.seconds = annotation.seconds;
        page.note = QString::fromStdString(annotation.note);
        page.orphans = 0;
        for (std::size_t i = 0; i < annotation.marks.size(); ++i)
            *page.orphans += m_annotator->isOrphan(i) ? 1 : 0;
    }
    if (page == m_model->page(row))
        return;
    m_model->setPage(row, page);
    emit changed();
}

void QueueWalk::finish(PageState state)
{
    if (m_annotator->isOpening())
        return emit told(tr("The annotation of this page is being read. Try again in a moment."));
    if (!m_annotator->isOpen())
        return begin({Way::ToDo, {}});
    if (!m_annotator->obstacle().isEmpty())
        return emit refused(tr("The state of this page was not saved. %1 Press Alt+Page Down to open the "
                               "next page without saving the state.")
                                .arg(m_annotator->obstacle()));
    m_annotator->setState(state);
    begin({Way::ToDo, {}});
}

void QueueWalk::go(Way way)
{
    begin({way, {}});
}

void QueueWalk::open(int row)
{
    begin({Way::Next, m_model->page(row).address});
}

void QueueWalk::begin(NextStep next)
{
    if (m_folder.isEmpty() && !folderOfPage().isEmpty())
        setFolder(folderOfPage());
    if (m_folder.isEmpty())
        return emit refused(tr("The queue is empty. Choose a folder of pages in the tab “Queue” first."));
    m_next = std::move(next);
    m_annotator->saveAgain();
    if (!m_isRead && !isReading())
        look();
    proceed();
}

// Continues once all changes of this page are in its file, and the folder is read.
void QueueWalk::proceed()
{
    if (!m_next || m_annotator->isSaving())
        return;
    if (!m_annotator->isSaved()) {
        m_next.reset();
        return emit refused(tr("The page stays open because its annotation is not saved. %1")
                                .arg(m_annotator->saveProblem()));
    }
    if (!m_isRead)
        return;
    const NextStep next = *std::exchange(m_next, std::nullopt);
    updatePage();
    if (next.page) {
        if (const int row = m_model->rowOf(*next.page); row >= 0)
            openRow(row, Way::Next);
    } else if (next.way == Way::ToDo) {
        const int row = nextToDo();
        row < 0 ? tellEnd() : openRow(row, Way::ToDo);
    } else if (const int row = neighbour(next.way); row >= 0) {
        openRow(row, next.way);
    }
}

void QueueWalk::openRow(int row, Way way)
{
    const QueuedPage& page = m_model->page(row);
    m_wanted = page.address;
    m_wantedBy = way;
    if (!page.sharedWith.isEmpty()) // its marks would overwrite those of the other page
        return emit refused(
            tr("%1 was not opened because its annotation would have the same file as the annotation of %2. "
               "Keep annotations beside each page. Press Alt+Page Down to open the next page.")
                .arg(page.name, page.sharedWith));
    emit pageWanted(page.address);
}

// The row to start from: after a page that failed to open comes the next one.
int QueueWalk::from() const
{
    const int wanted = m_wanted ? m_model->rowOf(*m_wanted) : -1;
    return wanted >= 0 ? wanted : m_model->current();
}

int QueueWalk::nextToDo() const
{
    const int rows = m_model->rowCount();
    const int start = from();
    for (int i = 1; i <= rows; ++i) {
        const int row = (start + i) % rows; // starts at the first row if no page is shown
        if (row != m_model->current() && m_model->page(row).isToDo())
            return row;
    }
    return -1;
}

int QueueWalk::neighbour(Way way)
{
    const int rows = m_model->rowCount();
    if (const int first = nextToDo(); from() < 0 && first >= 0)
        return first; // no page of the queue is open yet
    const int row = way == Way::Next ? from() + 1 : from() - 1;
    if (row >= 0 && row < rows)
        return row;
    emit told([&] {
        if (rows == 0)
            return tr("The folder has no pages.");
        return way == Way::Next ? tr("This is the last page of the folder.")
                                : tr("This is the first page of the folder.");
    }());
    return -1;
}

void QueueWalk::tellEnd()
{
    const int current = m_model->current();
    const bool isThisOpen = current >= 0 && m_model->page(current).isToDo();
    const int rows = m_model->rowCount();
    int problems = 0;
    for (const QueuedPage& page : m_model->pages())
        problems += page.hasProblem() ? 1 : 0;
    emit told([&] {
        if (rows == 0)
            return tr("The folder has no pages.");
        if (isThisOpen)
            return tr("No other page is left to do.");
        QString all = tr("All pages are done or skipped.");
        if (problems == 0)
            return all;
        return tr("No page is left to do. %n pages cannot be opened or annotated.", nullptr, problems);
    }());
}

void QueueWalk::tellFailure(const PageAddress& address, const QString& sentence, bool isGivenUp)
{
    const int row = m_model->rowOf(address);
    if (row < 0 || !m_wanted || m_model->rowOf(*m_wanted) != row)
        return;
    if (isGivenUp) {
        m_wanted.reset();
        return;
    }
    QueuedPage page = m_model->page(row);
    page.failure = sentence;
    m_model->setPage(row, page);
    emit changed();
    if (m_wantedBy == Way::ToDo) {
        emit told(tr("%1 The queue continues with the next page.").arg(sentence));
        begin({Way::ToDo, {}});
    }
}

} // namespace tagseam
