// SPDX-License-Identifier: MIT
// The tagseam: scheme.
#include "ui/pagescheme.h"

#include "ui/archivescheme.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>

// Outside the namespace, as its name is made up by rcc: a static library's resources are not linked by
// themselves.
static void initResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace tagseam {

namespace {

constexpr const char* schemeName = "tagseam";

} // namespace

void registerPageScheme()
{
    initResources();
    QWebEngineUrlScheme scheme(schemeName);
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    QWebEngineUrlScheme::registerScheme(scheme);
    registerArchiveScheme();
}

QUrl PageSchemeHandler::put(const QString& host, const QString& path, const QByteArray& html, bool hasFolder,
                            const QByteArray& mediaType)
{
    m_pages[host] = {html, mediaType, hasFolder ? QFileInfo(path).absolutePath() + '/' : QString()};
    QUrl url;
    url.setScheme(schemeName);
    url.setHost(host);
    url.setPath(path.startsWith('/') ? path : '/' + path, QUrl::DecodedMode);
    m_paths[host] = url.path(QUrl::FullyDecoded);
    return url;
}

void PageSchemeHandler::clear()
{
    m_pages.clear();
    m_paths.clear();
}

void PageSchemeHandler::requestStarted(QWebEngineUrlRequestJob* job)
{
    const QUrl url = job->requestUrl();
    const QString path = url.path(QUrl::FullyDecoded);
    const auto page = m_pages.constFind(url.host());
    if (page == m_pages.cend()) {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    if (path == m_paths.value(url.host())) {
        auto* buffer = new QBuffer(job);
        buffer->setData(page->html);
        job->reply(page->mediaType, buffer);
        return;
    }
    const QString clean = QFileInfo(path).canonicalFilePath(); // empty when there is no such file
    if (page->folder.isEmpty() || !clean.startsWith(QFileInfo(page->folder).canonicalFilePath() + '/') ||
        !QFileInfo(clean).isFile()) {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    auto* file = new QFile(clean, job);
    if (!file->open(QIODevice::ReadOnly)) {
        job->fail(QWebEngineUrlRequestJob::RequestDenied);
        return;
    }
    job->reply(QMimeDatabase().mimeTypeForFile(clean).name().toUtf8(), file);
}

} // namespace tagseam
