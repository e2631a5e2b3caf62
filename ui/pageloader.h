// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#pragma once

#include "core/page/dom.h"
#include "core/result.h"

#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>

#include <atomic>

namespace tagseam {

class PageSchemeHandler;

/// Lets requests to the network through or not, and counts those that it refused.
class NetworkSwitch : public QWebEngineUrlRequestInterceptor {
    Q_OBJECT

  public:
    using QWebEngineUrlRequestInterceptor::QWebEngineUrlRequestInterceptor;
    void setOpen(bool isOpen) { m_isOpen = isOpen; }
    bool isOpen() const { return m_isOpen; }
    int refused() const { return m_refused; }
    void resetCount() { m_refused = 0; }
    void interceptRequest(QWebEngineUrlRequestInfo& info) override;

  signals:
    void refusedChanged();

  private:
    std::atomic<bool> m_isOpen = true;
    std::atomic<int> m_refused = 0;
};

/// A page that stays where it was put: no other address, no windows, no downloads, no dialogs, no devices.
class StillPage : public QWebEnginePage {
    Q_OBJECT

  public:
    StillPage(QWebEngineProfile* profile, QObject* parent);
    /// Loads an address; redirects on the way are followed, later navigation is refused.
    void open(const QUrl& url);

  protected:
    bool acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage* createWindow(WebWindowType) override { return nullptr; }
    void javaScriptAlert(const QUrl&, const QString&) override {}
    bool javaScriptConfirm(const QUrl&, const QString&) override { return false; }
    bool javaScriptPrompt(const QUrl&, const QString&, const QString&, QString*) override { return false; }
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel, const QString&, int, const QString&) override
    {
    }
    QStringList chooseFiles(FileSelectionMode, const QStringList&, const QStringList&) override { return {}; }

  private:
    bool m_isOpening = false;
};

class PageLoader : public QObject {
    Q_OBJECT

  public:
    explicit PageLoader(QObject* parent = nullptr);
    ~PageLoader() override;

    /// The page as opened, to be put into a view.
    QWebEnginePage* page() const { return m_page; }
    /// A second page of the same profile, scripts off, for what was pruned.
    QWebEnginePage* prunedPage() const { return m_prunedPage; }
    NetworkSwitch* network() const { return m_network; }

    /// A file path, a file: or http(s): URL, or a resource of the program (":/samples/...").
    void load(const QString& address);
    void reload();
    const QString& address() const { return m_address; }
    bool isLoading() const { return m_isLoading; }

    bool areScriptsOn() const { return m_areScriptsOn; }
    void setScriptsOn(bool isOn) { m_areScriptsOn = isOn; }

    /// Shows a page made from the present one; its relative addresses keep their meaning.
    void showPruned(const QByteArray& html);
    /// Where relative addresses of the pruned page start; empty when they need no help.
    QString baseUrl() const;

    /// How long a page may take before it is taken as it is then.
    static constexpr int timeoutSeconds = 20;

  signals:
    void started(const QString& address);
    void progress(int percent);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    void failed(const QString& sentence);
    /// The page did not finish in time and was taken as it was.
    void timedOut();
    void prunedShown();

  private:
    void loadFile(const QString& path);
    void loadFinished(bool isOk);
    void capture();
    void fail(const QString& sentence);

    QWebEngineProfile* m_profile;
    PageSchemeHandler* m_scheme;
    NetworkSwitch* m_network;
    StillPage* m_page;
    StillPage* m_prunedPage;
    QTimer m_timeout;
    QString m_address;
    QString m_filePath; // empty for pages off the network
    bool m_isLoading = false;
    bool m_areScriptsOn = false;
    int m_generation = 0; // answers to an older load are dropped
};

/// The sentence for an Error; `name` stands for the input when the error does not say where.
QString sentence(const Error& error, const QString& name);

} // namespace tagseam
