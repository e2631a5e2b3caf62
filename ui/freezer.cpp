// SPDX-License-Identifier: MIT
// The page as captured, with all that it shows -> one MHTML file and its manifest.
#include "ui/freezer.h"

#include "core/page/parsehtml.h"
#include "core/page/references.h"
#include "core/page/serializehtml.h"
#include "ui/archivescheme.h"
#include "ui/pageloader.h"

#include <QDateTime>
#include <QFile>
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
constexpr int deepest = 3;       // a style sheet that imports one, within a frame
constexpr int answerMilliseconds = 10'000;

// What the page says of itself. Resource timing knows what scripts have added; scripts and data are of no use
// later.
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

std::optional<Error> save(const QString& path, const std::string& bytes)
{
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()) &&
        file.commit();
    if (isWritten)
        return std::nullopt;
    return Error{ErrorCode::CannotWrite, utf8(path), utf8(file.errorString())};
}

} // namespace

Freezer::Freezer(PageLoader* loader, QObject* parent) : QObject(parent), m_loader(loader)
{
    m_answerTimeout.setSingleShot(true);
    m_answerTimeout.setInterval(answerMilliseconds);
    connect(&m_answerTimeout, &QTimer::timeout, this,
            [this] { fail([] { return tr("The page was not frozen: it does not answer."); }); });
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
    connect(loader, &PageLoader::pagesReplaced, this, &Freezer::cancel);
    connect(loader, &PageLoader::fetched, this, &Freezer::accept);
    connect(&m_writing, &QFutureWatcher<Outcome>::finished, this, [this] {
        if (!m_isFreezing)
            return;
        const Outcome outcome = m_writing.result();
        m_isFreezing = false;
        if (outcome.error)
            emit failed(sentence(*outcome.error, m_path));
        else
            emit frozen(outcome.manifest);
    });
}

Freezer::~Freezer()
{
    cancel();
    m_writing.waitForFinished();
}

void Freezer::freeze(const Document& document, const QString& path)
{
    cancel();
    m_writing.waitForFinished();
    m_document = std::make_unique<Document>(document);
    m_path = path;
    m_manifest = {};
    m_resources.clear();
    m_bytes = 0;
    m_known.clear();
    m_waiting.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_files = 0;
    m_isFreezing = true;
    m_answerTimeout.start();
    m_allTimeout.start();
    emit progress(0, 0);
    m_loader->page()->runJavaScript(factsScript, QWebEngineScript::ApplicationWorld,
                                    [this, generation = m_generation](const QVariant& facts) {
                                        if (generation == m_generation)
                                            takeFacts(facts.toList());
                                    });
}

void Freezer::cancel()
{
    ++m_generation;
    m_isFreezing = false;
    m_answerTimeout.stop();
    m_allTimeout.stop();
    m_waiting.clear();
    m_fetching.clear(); // their downloads are dropped as they come
}

void Freezer::takeFacts(const QVariantList& facts)
{
    m_answerTimeout.stop();
    if (facts.size() != 7 || !m_folder->isValid()) {
        fail([] { return tr("The page was not frozen: it does not answer."); });
        return;
    }
    m_manifest.url = utf8(worldUrl(m_loader->page()->url()).toString(QUrl::FullyEncoded));
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

void Freezer::want(const std::vector<std::string>& references, const QUrl& base, int depth)
{
    for (const std::string& reference : references) {
        QUrl url = base.resolved(QUrl(QString::fromStdString(reference)));
        url.setFragment({});
        const bool isFetched = StillPage::isWeb(url) || url.scheme() == QLatin1String("tagseam") ||
                               url.scheme() == QLatin1String(archiveScheme);
        if (!url.isValid() || !isFetched || url == m_loader->page()->url() ||
            !m_known.insert(url.toString(QUrl::FullyEncoded)).second)
            continue;
        if (m_known.size() > mostResources)
            miss(url);
        else
            m_waiting.push_back({url, depth, {}});
    }
}

void Freezer::fetchMore()
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
    if (m_waiting.empty() && m_fetching.empty())
        write();
}

void Freezer::accept(QWebEngineDownloadRequest* download)
{
    const auto found =
        std::ranges::find_if(m_fetching, [name = download->suggestedFileName()](const Fetch& fetch) {
            return name.startsWith(fetch.name);
        });
    if (found == m_fetching.end()) { // of a freeze that was given up, or it took too long
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

void Freezer::take(const Fetch& fetch, QWebEngineDownloadRequest* download)
{
    const auto found = std::ranges::find(m_fetching, fetch.url, &Fetch::url);
    if (found == m_fetching.end())
        return; // it took too long, and is missing
    m_fetching.erase(found);
    const QString path = m_folder->filePath(download->downloadFileName());
    Result<std::string> bytes = readBytes(utf8(path));
    QFile::remove(path);
    if (download->state() != QWebEngineDownloadRequest::DownloadCompleted || !bytes ||
        bytes->size() > mostBytes - m_bytes) {
        miss(fetch.url);
    } else {
        FrozenResource resource{utf8(worldUrl(fetch.url).toString(QUrl::FullyEncoded)),
                                mediaTypeOf(*download, *bytes, m_charset), *std::move(bytes)};
        m_bytes += resource.bytes.size();
        if (fetch.depth < deepest)
            readNested(resource, fetch);
        m_resources.push_back(std::move(resource));
    }
    fetchMore();
}

void Freezer::readNested(const FrozenResource& resource, const Fetch& fetch)
{
    if (resource.mediaType.starts_with("text/css"))
        want(styleReferences(resource.bytes), fetch.url, fetch.depth + 1);
    if (!resource.mediaType.starts_with("text/html") && !resource.mediaType.starts_with("application/xhtml"))
        return;
    const Result<Document> frame = parseHtml(resource.bytes);
    if (!frame)
        return;
    const std::string_view base = baseReference(*frame);
    want(pageReferences(*frame),
         fetch.url.resolved(QUrl(QString::fromUtf8(base.data(), static_cast<qsizetype>(base.size())))),
         fetch.depth + 1);
}

void Freezer::miss(const QUrl& url)
{
    m_manifest.missing.push_back(utf8(worldUrl(url).toString(QUrl::FullyEncoded)));
}

void Freezer::write()
{
    m_allTimeout.stop();
    // In the order of their addresses: that of their arrival is chance.
    std::ranges::sort(m_resources, {}, &FrozenResource::url);
    std::ranges::sort(m_manifest.missing);
    m_writing.setFuture(QtConcurrent::run([document = std::move(m_document), manifest = m_manifest,
                                           resources = std::move(m_resources), path = m_path] {
        SerializeOptions options;
        options.nameEncoding = false;
        options.address = manifest.url;
        options.didScriptsRun = manifest.ranScripts;
        const std::string html = serializeHtml(*document, options);
        Outcome outcome{manifest, {}};
        outcome.manifest.pageSha256 = sha256(html);
        const std::string mhtml = writeMhtml(html, outcome.manifest, resources);
        outcome.manifest.fileSha256 = sha256(mhtml);
        outcome.error = save(path, mhtml);
        if (!outcome.error)
            outcome.error = save(path + QStringLiteral(".json"), manifestJson(outcome.manifest));
        return outcome;
    }));
}

void Freezer::fail(const Wording& sentence)
{
    cancel();
    emit failed(sentence());
}

// Files are served to the page as tagseam://page/PATH: the world knows them as file:///PATH.
QUrl Freezer::worldUrl(const QUrl& url) const
{
    if (url.scheme() == QLatin1String(archiveScheme))
        return originalUrl(url);
    if (url.scheme() != QLatin1String("tagseam") || m_loader->address().startsWith(QLatin1String(":/")))
        return url;
    QUrl file(url);
    file.setScheme(QStringLiteral("file"));
    file.setHost({});
    return file;
}

} // namespace tagseam
