// SPDX-License-Identifier: MIT
// The tagseam: scheme.
#include "ui/pagescheme.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>

#include <algorithm>

// Outside the namespace, as its name is made up by rcc: a static library's resources are not linked by
// themselves.
static void initResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace tagseam {

namespace {

using Use = QWebEngineUrlRequestInfo;

constexpr const char* schemeName = "tagseam";

// Never the sandbox: it stays as the person set it.
constexpr const char* switches[] = {
    "--js-flags=--max-old-space-size=512",                       // MB: a heap bomb ends in 5 s instead of 34
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", // behind seats.js, a second wall
};

void setChromiumSwitches()
{
    QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    for (const QByteArray each : switches) {
        if (!flags.contains(each.left(each.indexOf('='))))
            flags += (flags.isEmpty() ? "" : " ") + each;
    }
    qputenv("QTWEBENGINE_CHROMIUM_FLAGS", flags);
}

// By name and content, as browsers take it.
bool isOfType(const QString& path, QWebEngineUrlRequestInfo::ResourceType type)
{
    const QString name = QMimeDatabase().mimeTypeForFile(path).name();
    const auto startsWith = [&name](std::initializer_list<const char*> starts) {
        return std::ranges::any_of(
            starts, [&name](const char* start) { return name.startsWith(QLatin1String(start)); });
    };
    switch (type) {
    case Use::ResourceTypeImage:
    case Use::ResourceTypeFavicon:
        return startsWith({"image/"});
    case Use::ResourceTypeStylesheet:
        return startsWith({"text/css"});
    case Use::ResourceTypeScript:
        return startsWith({"application/javascript", "text/javascript", "application/x-javascript"});
    case Use::ResourceTypeFontResource:
        return startsWith({"font/", "application/font", "application/x-font", "application/vnd.ms-fontobject",
                           "application/vnd.ms-opentype"});
    case Use::ResourceTypeMedia:
        return startsWith({"audio/", "video/", "application/ogg"});
    default:
        return false;
    }
}

bool isInside(const QString& path, const QString& folder)
{
    const QString canonical = QFileInfo(folder).canonicalFilePath();
    return !canonical.isEmpty() && path.startsWith(canonical.endsWith('/') ? canonical : canonical + '/');
}

} // namespace

QStringList companionsOf(const QString& pageName)
{
    QString stem = pageName;
    for (const char* ending : {".gz", ".html", ".htm", ".xhtml", ".xht"}) {
        if (stem.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            stem.chop(static_cast<qsizetype>(qstrlen(ending)));
    }
    // Chromium, Firefox: _files. Internet Explorer and its like named it in their language.
    QStringList names;
    for (const char* end :
         {"_files", ".files", "-Dateien", "_arquivos", "_ficheiros", "_archivos", "_fichiers", "_bestanden",
          "_file", "-filer", "_tiedostot", "_pliki", "_soubory", "_elemei"})
        names.append(stem + QLatin1String(end));
    return names;
}

void registerPageScheme()
{
    initResources();
    setChromiumSwitches();
    QWebEngineUrlScheme scheme(schemeName);
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    QWebEngineUrlScheme::registerScheme(scheme);
}

QUrl PageSchemeHandler::put(const QString& host, const QString& path, const QByteArray& html, bool hasFolder)
{
    QUrl url;
    url.setScheme(schemeName);
    url.setHost(host + QString::number(m_generation));
    url.setPath(path.startsWith('/') ? path : '/' + path, QUrl::DecodedMode);
    m_pages[url.host()] = {html, url.path(QUrl::FullyDecoded),
                           hasFolder ? QFileInfo(path).absolutePath() + '/' : QString()};
    return url;
}

void PageSchemeHandler::clear()
{
    m_pages.clear();
    ++m_generation;
}

// Empty when there is no such file, or when it lies elsewhere.
QString PageSchemeHandler::fileOf(const QUrl& url) const
{
    const auto page = m_pages.constFind(url.host());
    if (page == m_pages.cend() || page->folder.isEmpty())
        return {};
    const QString path = QFileInfo(url.path(QUrl::FullyDecoded)).canonicalFilePath();
    return isInside(path, page->folder) && QFileInfo(path).isFile() ? path : QString();
}

bool PageSchemeHandler::mayServe(const QUrl& url, QWebEngineUrlRequestInfo::ResourceType type) const
{
    const auto page = m_pages.constFind(url.host());
    if (page == m_pages.cend())
        return false;
    if (url.path(QUrl::FullyDecoded) == page->path)
        return true;
    const QString path = fileOf(url);
    if (path.isEmpty())
        return QFileInfo(url.path(QUrl::FullyDecoded)).absoluteFilePath().startsWith(page->folder) &&
               !page->folder.isEmpty() && !QFileInfo::exists(url.path(QUrl::FullyDecoded)); // is missing only
    if (isOfType(path, type))
        return true;
    const QStringList companions = companionsOf(QFileInfo(page->path).fileName());
    return std::ranges::any_of(companions,
                               [&](const QString& name) { return isInside(path, page->folder + name); });
}

bool PageSchemeHandler::isCopy(const QUrl& url) const
{
    return url.scheme() == QLatin1String(schemeName) && !url.host().startsWith(QLatin1String("page"));
}

void PageSchemeHandler::requestStarted(QWebEngineUrlRequestJob* job)
{
    const QUrl url = job->requestUrl();
    const auto page = m_pages.constFind(url.host());
    if (page != m_pages.cend() && url.path(QUrl::FullyDecoded) == page->path) {
        auto* buffer = new QBuffer(job);
        buffer->setData(page->html);
        job->reply("text/html", buffer);
        return;
    }
    const QString path = fileOf(url);
    if (path.isEmpty()) {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    auto* file = new QFile(path, job);
    if (!file->open(QIODevice::ReadOnly)) {
        job->fail(QWebEngineUrlRequestJob::RequestDenied);
        return;
    }
    job->reply(QMimeDatabase().mimeTypeForFile(path).name().toUtf8(), file);
}

} // namespace tagseam
