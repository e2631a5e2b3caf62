// SPDX-License-Identifier: MIT
// A page that stays where it was put, and the switch for its requests: what keeps other people's pages
// harmless.
#pragma once

#include "ui/blocklog.h"

#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>

#include <functional>

namespace tagseam {

/// Lets requests to the network through or not; what it refuses is logged.
class NetworkSwitch : public QWebEngineUrlRequestInterceptor {
    Q_OBJECT

  public:
    NetworkSwitch(BlockLog* log, QObject* parent);
    void setOpen(bool isOpen) { m_isOpen = isOpen; }
    bool isOpen() const { return m_isOpen; }
    /// Where a request goes instead, open or not; an empty answer: nowhere else. For what an archive holds.
    void setDetour(const std::function<QUrl(const QUrl&)>& detour) { m_detour = detour; }
    void interceptRequest(QWebEngineUrlRequestInfo& info) override;

  private:
    BlockLog* m_log;
    std::function<QUrl(const QUrl&)> m_detour;
    bool m_isOpen = true;
};

/// A page that stays where it was put: no other address, no windows, no downloads, no dialogs, no devices.
class StillPage : public QWebEnginePage {
    Q_OBJECT

  public:
    StillPage(QWebEngineProfile* profile, BlockLog* log);
    /// Loads an address. Until settle() a page of the network may redirect; all other navigation is refused.
    void open(const QUrl& url);
    void settle() { m_isOpening = false; }
    /// Whether the page of the last open() is on its way: until then, what finishes is the page before.
    bool hasBegun() const { return m_hasBegun; }
    /// Ends a renderer that does not answer; the page can be opened anew.
    void endRenderer();

    static bool isWeb(const QUrl& url);

  protected:
    bool acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage* createWindow(WebWindowType type) override;
    void javaScriptAlert(const QUrl& origin, const QString& text) override;
    /// Asked, too, when a page does not want to be left: then the answer is yes.
    bool javaScriptConfirm(const QUrl& origin, const QString& text) override;
    bool javaScriptPrompt(const QUrl& origin, const QString& text, const QString& preset,
                          QString* answer) override;
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel, const QString&, int, const QString&) override
    {
    }
    QStringList chooseFiles(FileSelectionMode mode, const QStringList& old,
                            const QStringList& mediaTypes) override;

  private:
    BlockLog* m_log;
    QUrl m_url;
    bool m_isOpening = false;
    bool m_hasBegun = false;
};

} // namespace tagseam
