// SPDX-License-Identifier: MIT
// The tagseam: scheme.
#include "ui/browser/guard/pagescheme.h"

#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/guard/filebytes.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

// Outside the namespace, because rcc makes up the name. The resources of a static library are not linked by
// themselves.
static void initResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace tagseam {

namespace {

using Use = QWebEngineUrlRequestInfo;

constexpr const char* schemeName = "tagseam";

// The sandbox is never touched: it stays as the user set it.
constexpr const char* switches[] = {
    // Its processes would write on the terminal when they end with the program.
    "--disable-logging",
    "--log-level=3",                       // for the process that starts them
    "--js-flags=--max-old-space-size=512", // in MB; a heap bomb ends after 5 s instead of 34 s
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", // a second barrier in addition to seats.js
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

// File names are bytes, some of which a QString cannot hold: here each character stands for one byte.
QString pathOf(const QUrl& url)
{
    return QString::fromLatin1(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
}

// Resolves symbolic links; empty when there is no such file.
QString canonical(const QString& path)
{
    const std::unique_ptr<char, decltype([](char* text) { std::free(text); })> found(
        ::realpath(path.toLatin1().constData(), nullptr));
    return QString::fromLatin1(found.get());
}

bool isRegular(const QString& path)
{
    struct stat status {};
    return ::stat(path.toLatin1().constData(), &status) == 0 && S_ISREG(status.st_mode);
}

// Returns null when the file cannot be opened.
std::unique_ptr<QFile> opened(const QString& path)
{
    const int number = ::open(path.toLatin1().constData(), O_RDONLY | O_CLOEXEC);
    auto file = std::make_unique<QFile>();
    if (number < 0 || !file->open(number, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return nullptr;
    return file;
}

// Guesses the type from name and content, as browsers do.
QString mediaTypeOf(const QString& path)
{
    const std::unique_ptr<QFile> file = opened(path);
    const QMimeDatabase types;
    return (file ? types.mimeTypeForFileNameAndData(path, file.get()) : types.mimeTypeForName(QString()))
        .name();
}

bool isOfType(const QString& path, QWebEngineUrlRequestInfo::ResourceType type)
{
    const QString name = mediaTypeOf(path);
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

// The canonical path of a folder with a slash at its end; empty when there is no such folder.
QString canonicalFolder(const QString& path)
{
    const QString clean = canonical(path);
    return clean.isEmpty() || clean.endsWith('/') ? clean : clean + '/';
}

bool isInside(const QString& path, const QString& canonicalFolder)
{
    return !canonicalFolder.isEmpty() && path.startsWith(canonicalFolder);
}

} // namespace

void registerPageScheme()
{
    initResources();
    setChromiumSwitches();
    QWebEngineUrlScheme scheme(schemeName);
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    QWebEngineUrlScheme::registerScheme(scheme);
    registerArchiveScheme();
}

QUrl PageSchemeHandler::put(const QString& host, const QByteArray& path, const QByteArray& html,
                            bool hasFolder, const QByteArray& mediaType)
{
    const QByteArray absolute = path.startsWith('/') ? path : '/' + path;
    QUrl url;
    url.setScheme(schemeName);
    url.setHost(host + QString::number(m_generation));
    url.setPath(QString::fromLatin1(absolute.toPercentEncoding("/")), QUrl::StrictMode);
    const QString bytes = QString::fromLatin1(absolute);
    m_pages[url.host()] = {html, mediaType, bytes,
                           hasFolder ? bytes.left(bytes.lastIndexOf('/') + 1) : QString()};
    return url;
}

void PageSchemeHandler::clear()
{
    m_pages.clear();
    ++m_generation;
}

// Returns empty when there is no such file, or when it is outside the folder.
QString PageSchemeHandler::fileOf(const QUrl& url) const
{
    const auto page = m_pages.constFind(url.host());
    if (page == m_pages.cend() || page->folder.isEmpty())
        return {};
    const QString path = canonical(pathOf(url));
    return isInside(path, canonicalFolder(page->folder)) && isRegular(path) ? path : QString();
}

bool PageSchemeHandler::mayServe(const QUrl& url, QWebEngineUrlRequestInfo::ResourceType type) const
{
    const auto page = m_pages.constFind(url.host());
    if (page == m_pages.cend())
        return false;
    if (pathOf(url) == page->path)
        return true;
    const QString path = fileOf(url);
    if (path.isEmpty())
        return !page->folder.isEmpty() && QDir::cleanPath(pathOf(url)).startsWith(page->folder) &&
               canonical(pathOf(url)).isEmpty(); // the file is only missing
    if (isOfType(path, type))
        return true;
    const QByteArray name = page->path.mid(page->path.lastIndexOf('/') + 1).toLatin1();
    const QString folder = canonicalFolder(page->folder);
    return std::ranges::any_of(companionsOf(name.toStdString()), [&](const std::string& each) {
        const QString companion = folder + QString::fromLatin1(QByteArray::fromStdString(each)) + '/';
        // A companion that is a link could open any folder.
        return canonicalFolder(companion) == companion && isInside(path, companion);
    });
}

bool PageSchemeHandler::isCopy(const QUrl& url) const
{
    return url.scheme() == QLatin1String(schemeName) && !url.host().startsWith(QLatin1String("page"));
}

void PageSchemeHandler::requestStarted(QWebEngineUrlRequestJob* job)
{
    const QUrl url = job->requestUrl();
    const auto page = m_pages.constFind(url.host());
    if (page != m_pages.cend() && pathOf(url) == page->path) {
        auto* buffer = new QBuffer(job);
        buffer->setData(page->html);
        job->reply(page->mediaType, buffer);
        return;
    }
    const QString path = fileOf(url);
    if (path.isEmpty()) {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    std::unique_ptr<QFile> file = opened(path);
    if (!file) {
        job->fail(QWebEngineUrlRequestJob::RequestDenied);
        return;
    }
    file->setParent(job);
    job->reply(mediaTypeOf(path).toUtf8(), file.release());
}

} // namespace tagseam
