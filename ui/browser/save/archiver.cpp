// SPDX-License-Identifier: MIT
// Writes the captured page with its resources to an MHTML file and a manifest.
#include "ui/browser/save/archiver.h"

#include "core/archive/pageinput.h"
#include "core/base/readbytes.h"
#include "core/base/sha256.h"
#include "core/page/references.h"
#include "core/page/serializehtml.h"
#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/load/pageloader.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/errortext.h"

#include <QDateTime>
#include <QFile>
#include <QFutureWatcher>
#include <QSaveFile>
#include <QWebEngineDownloadRequest>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr int fetchesAtOnce = 6; // as many as browsers open to one host
constexpr int deepest = 3;       // levels of nesting: a style sheet that imports another one, within a frame
constexpr int answerMilliseconds = 10'000;

// Facts that the page reports about itself. Resource timing lists what scripts have added. Scripts and data
// are skipped, because an archive has no use for them.
const QString factsScript = QStringLiteral(
    "(() => { const shown = ['img', 'image', 'css', 'link', 'input', 'video', 'body', 'iframe', 'frame'];"
    " return [document.title, innerWidth, innerHeight, navigator.userAgent, document.characterSet,"
    " performance.getEntriesByType('resource').filter(e => shown.includes(e.initiatorType)).map(e => e.name),"
    " document.baseURI]; })()");

std::string utf8(const QString& text)
{
    return text.toStdString();
}

bool isAscii(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string mediaTypeOf(const QWebEngineDownloadRequest& download, std::string_view bytes,
                        const std::string& charset)
{
    std::string type = utf8(download.mimeType().toLower());
    if (type.empty())
        type = "application/octet-stream";
    if (type.starts_with("text/") && !isAscii(bytes) && !charset.empty())
        type += "; charset=" + charset;
    return type;
}

// Writes both files or none.
std::optional<Error> save(const QString& path, const std::string& mhtml, const std::string& json)
{
    QSaveFile page(path);
    QSaveFile manifest(path + QStringLiteral(".json"));
    if (std::optional<Error> error = prepareFile(page, mhtml))
        return error;
    if (std::optional<Error> error = prepareFile(manifest, json))
        return error;
    if (std::optional<Error> error = commitFile(page))
        return error;
    std::optional<Error> error = commitFile(manifest);
    if (error)
        QFile::remove(path);
    return error;
}

} // namespace

Archiver::Archiver(PageLoader* loader, QObject* parent) : QObject(parent), m_loader(loader)
{
    m_answerTimeout.setSingleShot(true);
    m_answerTimeout.setInterval(answerMilliseconds);
    connect(&m_answerTimeout, &QTimer::timeout, this,
            [this] { fail(tr("The page was not archived because it does not respond.")); });
    m_allTimeout.setSingleShot(true);
    m_allTimeout.setInterval(allSeconds * 1000);
    connect(&m_allTimeout, &QTimer::timeout, this, [this] {
        for (const Fetch& fetch : m_waiting)
            miss(fetch.url);
        for (const Fetch& fetch : m_fetching)
            miss(fetch.url);
        m_waiting.clear();
        m_fetching.clear();
        fetchMore();
    });
    connect(loader, &PageLoader::pagesReplaced, this, [this] {
        if (m_isFetching)
            cancel();
    });
    connect(loader, &PageLoader::fetched, this, &Archiver::accept);
    m_writing.whenFinished(this, [this](const Outcome& outcome) {
        if (outcome.isStopped)
            emit cancelled();
        else if (outcome.error)
            emit notWritten(errorText(*outcome.error, m_path));
        else
            emit archived(outcome.manifest);
    });
}

Archiver::~Archiver()
{
    stop();
}

void Archiver::archive(const Document& document, const QString& path)
{
    stop();
    m_writing.drop(); // it writes its own copy until it notices the stop
    m_document = std::make_unique<Document>(document);
    m_path = path;
    m_manifest = {};
    m_resources.clear();
    m_bytes = 0;
    m_known.clear();
    m_waiting.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_files = 0;
    m_nested = 0;
    m_isFetching = true;
    m_answerTimeout.start();
    m_allTimeout.start();
    emit progress(0, 0);
    m_loader->page()->runJavaScript(factsScript, QWebEngineScript::ApplicationWorld,
                                    [this, generation = m_generation](const QVariant& facts) {
                                        if (generation == m_generation)
                                            takeFacts(facts.toList());
                                    });
}

void Archiver::cancel()
{
    const bool wasFetching = m_isFetching;
    stop();
    if (wasFetching)
        emit cancelled();
}

void Archiver::stop()
{
    ++m_generation;
    m_stop.request_stop();
    m_isFetching = false;
    m_answerTimeout.stop();
    m_allTimeout.stop();
    m_waiting.clear();
    m_fetching.clear(); // their downloads are dropped when they arrive
}

void Archiver::takeFacts(const QVariantList& facts)
{
    m_answerTimeout.stop();
    if (facts.size() != 7 || !m_folder->isValid()) {
        fail(tr("The page was not archived because it does not respond."));
        return;
    }
    const QString source =
        m_loader->savedBaseUrl(); // not the page's own address, which may be that of a copy
    m_manifest.url = utf8(source.isEmpty() ? m_loader->address() : source);
    m_manifest.requestedUrl = utf8(m_loader->address());
    m_manifest.title = utf8(facts[0].toString());
    m_manifest.time = utf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    m_manifest.width = facts[1].toUInt();
    m_manifest.height = facts[2].toUInt();
    m_manifest.userAgent = utf8(facts[3].toString());
    m_charset = utf8(facts[4].toString().toLower());
    m_manifest.nodes = m_document->size() - 1;
    m_manifest.isLate = m_loader->isLate();
    m_manifest.ranScripts = m_loader->ranScripts();
    const QUrl base(facts[6].toString());
    want(pageReferences(*m_document), base, 0);
    std::vector<std::string> loaded;
    for (const QVariant& url : facts[5].toList())
        loaded.push_back(utf8(url.toString()));
    want(loaded, base, 0);
    fetchMore();
}

void Archiver::want(const std::vector<std::string>& references, const QUrl& base, int depth)
{
    for (const std::string& reference : references) {
        QUrl url = base.resolved(QUrl(QString::fromStdString(reference)));
        url.setFragment({});
        static const QStringList ownSchemes{"tagseam", archiveScheme, "cid"};
        const bool isFetched = isWebUrl(url) || ownSchemes.contains(url.scheme());
        if (!url.isValid() || !isFetched || url == m_loader->page()->url() ||
            !m_known.insert(url.toString(QUrl::FullyEncoded)).second)
            continue;
        if (m_known.size() > mostResources ||
            !isArchivableUrl(utf8(worldUrl(url).toString(QUrl::FullyEncoded))))
            miss(url);
        else
            m_waiting.push_back({url, depth, {}});
    }
}

void Archiver::fetchMore()
{
    while (!m_waiting.empty() && m_fetching.size() < fetchesAtOnce) {
        Fetch fetch = m_waiting.front();
        m_waiting.pop_front();
        fetch.name = m_loader->fetch(fetch.url);
        m_fetching.push_back(fetch);
        QTimer::singleShot(fetchSeconds * 1000, this, [this, url = fetch.url, generation = m_generation] {
            const auto found = std::ranges::find(m_fetching, url, &Fetch::url);
            if (generation != m_generation || found == m_fetching.end())
                return;
            m_fetching.erase(found);
            miss(url);
            fetchMore();
        });
    }
    emit progress(static_cast<int>(m_resources.size() + m_manifest.missing.size()),
                  static_cast<int>(m_known.size()));
    if (m_isFetching && m_waiting.empty() && m_fetching.empty() && m_nested == 0)
        write();
}

void Archiver::accept(QWebEngineDownloadRequest* download)
{
    const auto found =
        std::ranges::find_if(m_fetching, [name = download->suggestedFileName()](const Fetch& fetch) {
            return name.startsWith(fetch.name);
        });
    if (found == m_fetching.end()) { // belongs to a run that was given up, or took too long
        download->cancel();
        return;
    }
    download->setDownloadDirectory(m_folder->path());
    download->setDownloadFileName(QString::number(m_files++));
    connect(download, &QWebEngineDownloadRequest::isFinishedChanged, this,
            [this, download, fetch = *found, generation = m_generation] {
                download->deleteLater();
                if (generation == m_generation)
                    take(fetch, download);
            });
    connect(download, &QWebEngineDownloadRequest::receivedBytesChanged, this, [this, download] {
        if (static_cast<std::size_t>(download->receivedBytes()) > mostBytes - m_bytes)
            download->cancel();
    });
    download->accept();
}

void Archiver::take(const Fetch& fetch, QWebEngineDownloadRequest* download)
{
    const auto found = std::ranges::find(m_fetching, fetch.url, &Fetch::url);
    if (found == m_fetching.end())
        return; // it took too long and counts as missing
    m_fetching.erase(found);
    const QString path = m_folder->filePath(download->downloadFileName());
    Result<std::string> bytes = readBytes(utf8(path));
    QFile::remove(path);
    if (download->state() != QWebEngineDownloadRequest::DownloadCompleted || !bytes ||
        bytes->size() > mostBytes - m_bytes) {
        miss(fetch.url);
    } else {
        ArchivedResource resource{utf8(worldUrl(fetch.url).toString(QUrl::FullyEncoded)),
                                  mediaTypeOf(*download, *bytes, m_charset), *std::move(bytes)};
        m_bytes += resource.bytes.size();
        const bool isPart = fetch.url.scheme() == QLatin1String("cid"); // relative addresses need another one
        const QUrl base = isPart ? download->url() : fetch.url;
        if (isPart && worldUrl(base).scheme() != fetch.url.scheme())
            resource.location = utf8(worldUrl(base).toString(QUrl::FullyEncoded));
        if (fetch.depth < deepest)
            readNested(resource, base, fetch.depth);
        m_resources.push_back(std::move(resource));
    }
    fetchMore();
}

// Runs outside the GUI thread, because a frame may be large.
void Archiver::readNested(const ArchivedResource& resource, const QUrl& base, int depth)
{
    const bool isStyle = resource.mediaType.starts_with("text/css");
    if (!isStyle && !resource.mediaType.starts_with("text/html") &&
        !resource.mediaType.starts_with("application/xhtml"))
        return;
    ++m_nested;
    auto* watcher = new QFutureWatcher<Nested>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, base, depth, generation = m_generation] {
                watcher->deleteLater();
                if (generation != m_generation)
                    return;
                --m_nested;
                const Nested nested = watcher->result();
                want(nested.references, base.resolved(QUrl(QString::fromStdString(nested.base))), depth + 1);
                fetchMore();
            });
    watcher->setFuture(QtConcurrent::run([bytes = resource.bytes, isStyle]() -> Nested {
        if (isStyle)
            return {styleReferences(bytes), {}};
        const Result<Document> frame = parsePage({.bytes = bytes});
        return frame ? Nested{pageReferences(*frame), std::string(baseReference(*frame))} : Nested{};
    }));
}

void Archiver::miss(const QUrl& url)
{
    m_manifest.missing.push_back(utf8(worldUrl(url).toString(QUrl::FullyEncoded)));
}

void Archiver::write()
{
    m_allTimeout.stop();
    m_isFetching = false;
    m_stop = std::stop_source();
    // Sorted by address, because the order of arrival is random.
    std::ranges::sort(m_resources, {}, &ArchivedResource::url);
    std::ranges::sort(m_manifest.missing);
    m_writing.start(
        QtConcurrent::run([document = std::move(m_document), manifest = m_manifest,
                           resources = std::move(m_resources), path = m_path, stop = m_stop.get_token()] {
            SerializeOptions options;
            options.nameEncoding = false;
            options.address = manifest.url;
            options.didScriptsRun = manifest.ranScripts;
            const std::string html = serializeHtml(*document, options);
            Outcome outcome{manifest, {}};
            outcome.manifest.pageSha256 = sha256(html);
            const std::string mhtml = writeMhtml(html, outcome.manifest, resources);
            outcome.manifest.fileSha256 = sha256(mhtml);
            outcome.isStopped = stop.stop_requested();
            if (!outcome.isStopped)
                outcome.error = save(path, mhtml, manifestJson(outcome.manifest));
            return outcome;
        }));
}

void Archiver::fail(const QString& sentence)
{
    stop();
    emit failed(sentence);
}

// Files are served to the page as tagseam://page/PATH; outside the program they are file:///PATH.
QUrl Archiver::worldUrl(const QUrl& url) const
{
    if (url.scheme() == QLatin1String(archiveScheme))
        return originalUrl(url);
    if (url.scheme() != QLatin1String("tagseam") || m_loader->place().kind != PageAddress::Kind::File)
        return url;
    QUrl file(url);
    file.setScheme(QStringLiteral("file"));
    file.setHost({});
    return file;
}

} // namespace tagseam
