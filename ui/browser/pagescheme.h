// SPDX-License-Identifier: MIT
// The tagseam: scheme: local pages and pruned pages are served through it, so that no page reads other files.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QUrl>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineUrlSchemeHandler>

namespace tagseam {

/// Once, before the application object is made. Makes the program's resources known, too, and adds to
/// QTWEBENGINE_CHROMIUM_FLAGS what keeps pages harmless; switches that are there already stay as they are.
void registerPageScheme();

/// Serves pages held in memory. An address that names none is a file: it is read only when it lies in the
/// folder of a page that was put here, or below, and mayServe() lets it.
class PageSchemeHandler : public QWebEngineUrlSchemeHandler {
    Q_OBJECT

  public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    /// The address under which `html` (UTF-8) is served from now on, in place of what was there. `path`: the
    /// page's file, for the resources beside it, or any other path for a page without file. `host`: "page"
    /// for the page as opened; any other name for a copy that the program wrote of it.
    /// `path` is raw bytes: a name need not be UTF-8.
    QUrl put(const QString& host, const QByteArray& path, const QByteArray& html, bool hasFolder,
             const QByteArray& mediaType = "text/html");

    /// Forgets all pages: nothing is served any more. Those put from now on have another origin, so that
    /// nothing that the pages before have stored is theirs.
    void clear();

    /// Whether a page may have this address for such a use. Its own address, yes. Of the files of its folder
    /// and below what it needs to look right: pictures as pictures, style sheets as style sheets, fonts,
    /// sound and film, scripts as scripts; other files, and these for other uses (frames, objects,
    /// XMLHttpRequest, workers), only in the folder that a browser saved beside it (see companionsOf).
    /// Symbolic links are followed first.
    bool mayServe(const QUrl& url, QWebEngineUrlRequestInfo::ResourceType type) const;
    /// Whether the address is that of a copy of the page as opened.
    bool isCopy(const QUrl& url) const;

    void requestStarted(QWebEngineUrlRequestJob* job) override;

  private:
    struct Page {
        QByteArray html;
        QByteArray mediaType;
        QString path;   // in the address; each character is one byte
        QString folder; // likewise; with trailing slash; empty: no file is served
    };
    QString fileOf(const QUrl& url) const;

    QHash<QString, Page> m_pages; // by host
    int m_generation = 0;         // part of each host: pages one after the other share no origin
};

} // namespace tagseam
