// SPDX-License-Identifier: MIT
// Serves local pages and pruned pages through the tagseam: scheme, so that no page can read other files.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QUrl>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineUrlSchemeHandler>

namespace tagseam {

/// Registers the scheme and the program's resources, and adds the flags that keep pages harmless to
/// QTWEBENGINE_CHROMIUM_FLAGS; flags that are set already stay as they are. Call it once, before the
/// application object is made.
void registerPageScheme();

/// Serves pages held in memory. Any other address is a file: it is served only when it is in the folder of a
/// page that was put here, or below it, and mayServe() allows it.
class PageSchemeHandler : public QWebEngineUrlSchemeHandler {
    Q_OBJECT

  public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    /// Serves `html` (UTF-8) from now on, in place of an earlier page of this host, and returns its address.
    /// `path` is the page's file, for the resources beside it, or any other path for a page without a file;
    /// it is raw bytes, because a name need not be UTF-8. `host` is "page" for the page as opened, or any
    /// other name for a copy that the program wrote.
    QUrl put(const QString& host, const QByteArray& path, const QByteArray& html, bool hasFolder,
             const QByteArray& mediaType = "text/html");

    /// Forgets all pages: nothing is served any more. Pages that are put from now on have another origin, so
    /// that they cannot read what earlier pages have stored.
    void clear();

    /// True if a page may have this address for such a use. Its own address is allowed. In its folder and
    /// below, a page may use what it needs to look right: pictures as pictures, style sheets as style sheets,
    /// fonts, sound and film, scripts as scripts. Other files, and other uses of these files (frames,
    /// objects, XMLHttpRequest, workers), are allowed only in the folder that a browser saved with the page
    /// (see companionsOf) and that is not a symbolic link. Symbolic links are resolved first.
    bool mayServe(const QUrl& url, QWebEngineUrlRequestInfo::ResourceType type) const;
    /// True if the address is that of a copy of the page as opened.
    bool isCopy(const QUrl& url) const;

    void requestStarted(QWebEngineUrlRequestJob* job) override;

  private:
    struct Page {
        QByteArray html;
        QByteArray mediaType;
        QString path;   // as in the address; each character is one byte
        QString folder; // each character is one byte; ends with a slash; empty if no file is served
    };
    QString fileOf(const QUrl& url) const;

    QHash<QString, Page> m_pages; // indexed by host
    int m_generation = 0;         // part of each host, so that consecutive pages share no origin
};

} // namespace tagseam
