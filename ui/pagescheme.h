// SPDX-License-Identifier: MIT
// The tagseam: scheme: local pages and pruned pages are served through it, so that no page reads other files.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QUrl>
#include <QWebEngineUrlSchemeHandler>

namespace tagseam {

/// Once, before the application object is made. Makes the program's resources known, too.
void registerPageScheme();

/// Serves pages held in memory. An address that names none is a file: it is read only when it lies in the
/// folder of a page that was put here, or below. Hosts: `page` (as opened) and `pruned`.
class PageSchemeHandler : public QWebEngineUrlSchemeHandler {
    Q_OBJECT

  public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    /// The address under which `html` (UTF-8) is served from now on, in place of what was there. `path`: the
    /// page's file, for the resources beside it, or any other path for a page without file.
    QUrl put(const QString& host, const QString& path, const QByteArray& html, bool hasFolder,
             const QByteArray& mediaType = "text/html");

    /// Forgets all pages: nothing is served any more.
    void clear();

    void requestStarted(QWebEngineUrlRequestJob* job) override;

  private:
    struct Page {
        QByteArray html;
        QByteArray mediaType;
        QString folder; // with trailing slash; empty: no file is served
    };
    QHash<QString, Page> m_pages; // by host
    QHash<QString, QString> m_paths;
};

} // namespace tagseam
