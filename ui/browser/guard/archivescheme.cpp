// SPDX-License-Identifier: MIT
// Serves the pages of archives and their resources.
#include "ui/browser/guard/archivescheme.h"

#include <QBuffer>
#include <QFutureWatcher>
#include <QRegularExpression>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>
#include <QtConcurrentRun>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

constexpr QUrl::FormattingOptions keyForm = QUrl::FullyEncoded | QUrl::RemoveFragment;
constexpr const char* hostEnd = ".x"; // a host that ends in a number is taken for an IP address and rejected
constexpr const char* entryHost = "entry."; // for entries whose address cannot be written as host and path

QByteArray keyOf(const QUrl& url)
{
    return url.toEncoded(keyForm);
}

// http://a.org:81/x -> tagseam-archive://http-81.a.org.x/x. Empty when the address cannot be written like
// that.
QUrl toServed(const QUrl& url)
{
    QString host = url.scheme();
    QString path = url.path(QUrl::FullyEncoded);
    if (host == QLatin1String("cid"))
        path.prepend('/');
    if (url.port() >= 0)
        host += '-' + QString::number(url.port());
    if (!url.host().isEmpty())
        host += '.' + url.host(QUrl::FullyEncoded) + QLatin1String(hostEnd);
    static const QRegularExpression plainHost(QStringLiteral("^[a-z][a-z0-9.-]*$"));
    if (!plainHost.match(host).hasMatch() || (!path.isEmpty() && !path.startsWith('/')))
        return {};
    QUrl served;
    served.setScheme(QLatin1String(archiveScheme));
    served.setHost(host);
    served.setPath(path.isEmpty() ? QStringLiteral("/") : path, QUrl::TolerantMode);
    if (url.hasQuery())
        served.setQuery(url.query(QUrl::FullyEncoded), QUrl::TolerantMode);
    return served.isValid() ? served : QUrl();
}

QUrl toOriginal(const QUrl& served)
{
    static const QRegularExpression form(QStringLiteral("^(https?|file|cid|ftp)(-(\\d+))?(\\.(.+)\\.x)?$"));
    const QRegularExpressionMatch match = form.match(served.host(QUrl::FullyEncoded));
    QUrl url = served;
    if (!match.hasMatch()) { // "//a.org/x", which takes the scheme of its page
        url.setScheme(QStringLiteral("https"));
        return url;
    }
    url.setScheme(match.captured(1));
    url.setHost(match.captured(5));
    if (!match.captured(3).isEmpty())
        url.setPort(match.captured(3).toInt());
    if (match.captured(1) == QLatin1String("cid")) {
        url.setHost({});
        url.setPath(served.path(QUrl::FullyEncoded).mid(1), QUrl::TolerantMode);
        return QUrl(QStringLiteral("cid:") + url.path(QUrl::FullyEncoded));
    }
    return url;
}

QByteArray contentType(const ArchiveEntry& entry)
{
    QByteArray type = QByteArray::fromStdString(entry.mediaType);
    if (type.isEmpty())
        type = "application/octet-stream";
    if (!entry.charset.empty())
        type += "; charset=" + QByteArray::fromStdString(entry.charset);
    return type;
}

void reply(QWebEngineUrlRequestJob* job, const QByteArray& type, const QByteArray& bytes)
{
    auto* buffer = new QBuffer(job);
    buffer->setData(bytes);
    job->reply(type, buffer);
}

bool mayHoldAddresses(const ArchiveEntry& entry)
{
    return entry.mediaType == "text/css" || entry.mediaType == "text/html" ||
           entry.mediaType == "application/xhtml+xml" || entry.mediaType == "image/svg+xml";
}

} // namespace

QUrl originalUrl(const QUrl& served)
{
    return toOriginal(served);
}

void registerArchiveScheme()
{
    QWebEngineUrlScheme scheme(archiveScheme);
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    scheme.setFlags(QWebEngineUrlScheme::CorsEnabled); // lets pages load fonts from other hosts
    QWebEngineUrlScheme::registerScheme(scheme);
    QWebEngineUrlScheme parts("cid"); // without a registered scheme, frames of MHTML would not be requested
    parts.setSyntax(QWebEngineUrlScheme::Syntax::Path);
    QWebEngineUrlScheme::registerScheme(parts);
}

AddressIndex indexAddresses(const Archive& archive)
{
    AddressIndex index;
    const auto& entries = archive.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QByteArray key = keyOf(QUrl(QString::fromStdString(entries[i].url)));
        if (key.isEmpty())
            continue;
        const auto known = index.constFind(key);
        if (known == index.cend() || (entries[*known].status != 200 && entries[i].status == 200))
            index[key] = i;
    }
    return index;
}

QUrl ArchiveSchemeHandler::put(std::shared_ptr<const Archive> archive, const AddressIndex& addresses,
                               std::size_t entry, const QByteArray& html, bool isXhtml)
{
    clear();
    m_archive = std::move(archive);
    m_byUrl = addresses;
    m_page = servedUrl(entry);
    m_html = QByteArray::fromStdString(withoutFileUrls(html.toStdString(), *this));
    m_pageType = isXhtml ? "application/xhtml+xml" : "text/html";
    return m_page;
}

void ArchiveSchemeHandler::clear()
{
    m_archive.reset();
    m_byUrl.clear();
    m_page.clear();
    m_html.clear();
}

// Returns the address made from that of the entry; empty for one that cannot be written like that, and for an
// entry whose address leads to another one.
QUrl ArchiveSchemeHandler::ownUrl(std::size_t entry) const
{
    const QUrl url(QString::fromStdString(m_archive->entries()[entry].url));
    return url.isValid() && find(url) == entry ? toServed(url) : QUrl();
}

QUrl ArchiveSchemeHandler::servedUrl(std::size_t entry) const
{
    const QUrl url(QString::fromStdString(m_archive->entries()[entry].url));
    QUrl served = ownUrl(entry);
    if (served.isEmpty()) { // it is addressed by its number
        served.setScheme(QLatin1String(archiveScheme));
        served.setHost(QLatin1String(entryHost) + QString::number(entry) + QLatin1String(hostEnd));
        served.setPath(url.path().startsWith('/') ? url.path() : QStringLiteral("/page.html"));
    }
    return served;
}

std::optional<std::size_t> ArchiveSchemeHandler::find(const QUrl& original) const
{
    if (!m_archive)
        return std::nullopt;
    if (original.scheme() == QLatin1String("cid"))
        return m_archive->find(QByteArray::fromPercentEncoding(original.toEncoded()).toStdString());
    QUrl other = original; // an entry that only moved from http to https
    if (original.scheme() == QLatin1String("http"))
        other.setScheme(QStringLiteral("https"));
    else if (original.scheme() == QLatin1String("https"))
        other.setScheme(QStringLiteral("http"));
    std::optional<std::size_t> found;
    for (const QUrl& each : {original, other}) {
        const auto known = m_byUrl.constFind(keyOf(each));
        if (known == m_byUrl.cend())
            continue;
        if (m_archive->entries()[*known].status == 200)
            return *known;
        if (!found)
            found = *known;
    }
    return found;
}

std::optional<std::size_t> ArchiveSchemeHandler::entryOf(const QUrl& served) const
{
    if (!m_archive)
        return std::nullopt;
    if (served.host().startsWith(QLatin1String(entryHost)))
        return m_archive->find(served.path(QUrl::FullyDecoded).mid(1).toStdString()); // "images/x.png"
    return find(toOriginal(served));
}

QUrl ArchiveSchemeHandler::detour(const QUrl& url) const
{
    static const QStringList schemes{"http", "https", "cid"};
    if (!m_archive || !schemes.contains(url.scheme()))
        return {};
    const std::optional<std::size_t> entry = find(url);
    if (!entry)
        return {};
    const QUrl own = url.scheme() == QLatin1String("cid") ? ownUrl(*entry) : QUrl();
    return own.isEmpty() ? toServed(url) : own;
}

QUrl ArchiveSchemeHandler::servedFile(const QUrl& url) const
{
    return find(url) ? toServed(url) : QUrl();
}

void ArchiveSchemeHandler::requestStarted(QWebEngineUrlRequestJob* job)
{
    const QUrl url = job->requestUrl().adjusted(QUrl::RemoveFragment);
    if (m_archive && url == m_page) {
        reply(job, m_pageType, m_html);
        return;
    }
    if (const QUrl other = detour(url);
        !other.isEmpty()) { // the program's own: a page's are led there before
        job->redirect(other);
        return;
    }
    const std::optional<std::size_t> entry = entryOf(url);
    if (!entry || job->requestMethod() != "GET") {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    // Unpacking may take long, and the window must not wait for it. Deleting the job deletes the watcher.
    auto* watcher = new QFutureWatcher<Result<Unpacked>>(job);
    const ArchiveEntry& found = m_archive->entries()[*entry];
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, job, type = contentType(found), hasAddresses = mayHoldAddresses(found)] {
                Result<Unpacked> unpacked = watcher->future().takeResult();
                if (!unpacked)
                    return job->fail(QWebEngineUrlRequestJob::RequestFailed);
                std::string content = std::move(unpacked->bytes);
                reply(job, type,
                      QByteArray::fromStdString(hasAddresses ? withoutFileUrls(std::move(content), *this)
                                                             : std::move(content)));
            });
    watcher->setFuture(
        QtConcurrent::run([archive = m_archive, entry = *entry] { return archive->content(entry); }));
}

std::string withoutFileUrls(std::string text, const ArchiveSchemeHandler& handler)
{
    constexpr std::string_view start = "file:///";
    constexpr std::string_view ends = "\"'()<> \t\r\n\f,;\\";
    if (text.find(start) == std::string::npos)
        return text;
    std::string result;
    std::size_t from = 0;
    for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
        const std::size_t end = std::min(text.find_first_of(ends, at), text.size());
        const QUrl served = handler.servedFile(QUrl(QString::fromStdString(text.substr(at, end - at))));
        if (served.isEmpty())
            continue;
        result.append(text, from, at - from).append(served.toEncoded().toStdString());
        from = end;
    }
    return result.append(text, from);
}

} // namespace tagseam
