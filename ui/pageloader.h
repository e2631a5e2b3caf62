// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#pragma once

#include "core/page/dom.h"
#include "core/result.h"
#include "ui/language.h"

#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>

#include <atomic>
#include <functional>
#include <memory>

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
    explicit StillPage(QWebEngineProfile* profile);
    /// Loads an address. Until settle() a page of the network may redirect; all other navigation is refused.
    void open(const QUrl& url);
    void settle() { m_isOpening = false; }
    /// Whether the page of the last open() is on its way: until then, what finishes is the page before.
    bool hasBegun() const { return m_hasBegun; }
    /// Ends a renderer that does not answer; the page can be opened anew.
    void endRenderer();

  protected:
    bool acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage* createWindow(WebWindowType) override { return nullptr; }
    void javaScriptAlert(const QUrl&, const QString&) override {}
    /// Asked, too, when a page does not want to be left: then the answer is yes.
    bool javaScriptConfirm(const QUrl&, const QString&) override { return m_isOpening; }
    bool javaScriptPrompt(const QUrl&, const QString&, const QString&, QString*) override { return false; }
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel, const QString&, int, const QString&) override
    {
    }
    QStringList chooseFiles(FileSelectionMode, const QStringList&, const QStringList&) override { return {}; }

  private:
    QUrl m_url;
    bool m_isOpening = false;
    bool m_hasBegun = false;
};

class PageLoader : public QObject {
    Q_OBJECT

  public:
    explicit PageLoader(QObject* parent = nullptr);
    ~PageLoader() override;

    /// The page as opened, to be put into a view.
    QWebEnginePage* page() const { return m_page.get(); }
    /// A second page of the same profile, scripts off, for what was pruned.
    QWebEnginePage* prunedPage() const { return m_prunedPage.get(); }
    NetworkSwitch* network() const { return m_network; }

    /// A file path, an http(s): URL, or a resource of the program (":/samples/...").
    void load(const QString& address);
    /// Where the page that was captured last came from.
    const QString& address() const { return m_source.address; }
    /// What load() was asked for last, captured or not.
    const QString& requested() const { return m_pending.address; }
    bool isLoading() const { return m_isLoading; }
    /// What failed() said last.
    const Wording& failure() const { return m_failure; }
    /// From now on nothing is loaded, captured or told: before the views are taken down.
    void retire();

    static bool isWeb(const QString& address);

    bool areScriptsOn() const { return m_areScriptsOn; }
    void setScriptsOn(bool isOn) { m_areScriptsOn = isOn; }

    /// Shows a page made from the present one; its relative addresses keep their meaning.
    void showPruned(const QByteArray& html);
    /// Where relative addresses of the pruned page start; empty when they need no help.
    QString baseUrl() const;

    /// How long a page may take before it is taken as it is then, and how long it may take to answer.
    static constexpr int timeoutSeconds = 20;
    static constexpr int answerSeconds = 10;
    /// Other numbers, for tests.
    void setPatience(int timeoutMilliseconds, int answerMilliseconds);

  signals:
    void started(const QString& address);
    void progress(int percent);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    void failed(const QString& sentence);
    /// The page did not finish in time and was taken as it was.
    void timedOut();
    void prunedShown();

  private:
    struct Source {
        QString address;
        QString filePath; // empty for pages off the network
        QUrl url;         // what relative addresses start from
        bool areScriptsOn = false;
        bool isNetworkOpen = false;
    };
    void loadFile(const QString& path);
    void loadFinished(bool isOk);
    void capture(bool isLate);
    void take(const QVariantList& list, bool isLate);
    void indexPruned();
    void fail(const Wording& sentence);
    void endThen(const std::function<void()>& then);
    void failAndGoBack(const Wording& sentence);

    PageSchemeHandler* m_scheme;
    NetworkSwitch* m_network;
    std::unique_ptr<QWebEngineProfile> m_profile; // outlives its pages
    std::unique_ptr<StillPage> m_page;
    std::unique_ptr<StillPage> m_prunedPage;
    QTimer m_timeout;
    QTimer m_answerTimeout;
    Source m_source;  // of the page that was captured last
    Source m_pending; // of the one that was asked for last
    Wording m_failure;
    bool m_isLoading = false;
    bool m_isGoingBack = false;
    std::function<void()> m_afterEnd; // what to do once a renderer that was ended is gone
    bool m_areScriptsOn = false;
    int m_generation = 0;       // answers to an older load are dropped
    int m_prunedGeneration = 0; // and so are those of an older pruned page
};

/// The sentence for an Error; `name` stands for the input when the error does not say where.
QString sentence(const Error& error, const QString& name);

} // namespace tagseam
