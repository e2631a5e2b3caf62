// SPDX-License-Identifier: MIT
// A page that cannot navigate, and the filter of its requests. Together they keep foreign pages harmless.
#pragma once

#include "ui/browser/guard/blocklog.h"
#include "ui/browser/guard/nameresolution.h"

#include <QElapsedTimer>
#include <QSet>
#include <QStringList>
#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>

#include <functional>
#include <utility>

class QWebEngineDownloadRequest;

namespace tagseam {

class PageSchemeHandler;

/// Allows or blocks requests to the network and the resolution of host names; requests for files are allowed
/// as the page handler decides. Logs what it blocks. It is closed until setOpen().
class NetworkSwitch : public QWebEngineUrlRequestInterceptor {
    Q_OBJECT

  public:
    NetworkSwitch(BlockLog* log, const PageSchemeHandler* files, QObject* parent);
    void setOpen(bool isOpen);
    bool isOpen() const { return m_names->isAllowed(); }
    /// Sets a function that returns another address for a request, or an empty one, for what an archive
    /// holds. It applies whether the network is allowed or not.
    void setDetour(const std::function<QUrl(const QUrl&)>& detour) { m_detour = detour; }
    /// The program itself is about to fetch this address once: a file that the page may show.
    void expect(const QUrl& url) { m_expected.insert(url); }
    void interceptRequest(QWebEngineUrlRequestInfo& info) override;

  private:
    bool isExpected(const QUrl& url);
    bool isOfItsArchive(const QUrl& url, const QUrl& initiator) const;

    BlockLog* m_log;
    std::function<QUrl(const QUrl&)> m_detour;
    const PageSchemeHandler* m_files;
    QSet<QUrl> m_expected;
    NameResolution* m_names;
};

/// The reason why the browser got no page.
struct LoadProblem {
    int code = 0; ///< Chromium's error, negative; or an HTTP status; 0 for none
    QString name; ///< Chromium's name of the error
    /// A reason for the end of a sentence, in the language of the interface; empty when there is none.
    QString text() const;
};

/// A page that cannot navigate and gets no windows, downloads, dialogs or devices.
class StillPage : public QWebEnginePage {
    Q_OBJECT

  public:
    StillPage(QWebEngineProfile* profile, BlockLog* log);
    /// Loads an address. Until settle(), a web page may redirect; all other navigation is blocked.
    void open(const QUrl& url);
    void settle() { m_isOpening = false; }
    /// True if the browser is about to put the page of the last open() in place of the one before, or has
    /// done so.
    bool hasBegun() const { return m_hasBegun; }
    /// True if the page stays as it is from now on: every further load is blocked.
    bool isSettled() const { return !m_isOpening; }
    /// True if the page was blocked from navigating since the last call. The page then reports a failed load,
    /// which is not its own.
    bool takeRefusal() { return std::exchange(m_hasRefused, false); }
    /// The reason why the page of the last open() could not be loaded.
    const LoadProblem& loadProblem() const { return m_loadProblem; }
    /// Terminates a renderer that does not answer; the page can be opened again.
    void endRenderer();
    /// Fetches an address for the program by means of the page; fetched() follows. Returns the beginning of
    /// its suggestedFileName(), because the address may be redirected.
    QString fetch(const QUrl& url);
    /// For the profile: true if fetch() requested the download. All other downloads are started by the page
    /// and blocked.
    bool takeFetched(QWebEngineDownloadRequest* download);

    /// Number of dialogs, windows, navigations and console messages that a page may request in one second,
    /// for stormSeconds in a row. Each of them costs time of the GUI thread. Real pages stay below ten; a
    /// loop makes thousands.
    static constexpr int mostWishesPerSecond = 40;
    static constexpr int mostMessagesPerSecond = 2000;
    static constexpr int stormSeconds = 2;
    /// Number of dialogs, windows and navigations, and of console messages, that a page may request until it
    /// has loaded, however long that takes: on a busy machine a loop makes few in a second.
    static constexpr int mostWishesWhileLoading = 200;
    static constexpr int mostMessagesWhileLoading = 20'000;

  signals:
    /// The page of the last open() has loaded, or failed to load: see loadProblem().
    void loaded(bool isOk);
    /// To be accepted or cancelled by the one receiver.
    void fetched(QWebEngineDownloadRequest* download);
    /// The page requests dialogs, windows or navigation without end. Sent once for each open().
    void storming();

  protected:
    bool acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame) override;
    void javaScriptAlert(const QUrl& origin, const QString& text) override;
    /// Also called when a page does not want to be left; the answer is then yes.
    bool javaScriptConfirm(const QUrl& origin, const QString& text) override;
    bool javaScriptPrompt(const QUrl& origin, const QString& text, const QString& preset,
                          QString* answer) override;
    /// Messages are dropped; a flood of them is a storm.
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString& message, int line,
                                  const QString& source) override;
    QStringList chooseFiles(FileSelectionMode mode, const QStringList& old,
                            const QStringList& mediaTypes) override;

  private:
    struct Rate { // counts the requests of a page
        int mostPerSecond;
        int mostWhileLoading;
        int count = 0; // within stormSeconds
        int total = 0;
        QElapsedTimer began{};
        bool isStorm(bool isLoading); // Counts one more request.
    };
    void refuse(BlockedKind kind, const QString& what);
    void openAgain(int milliseconds);
    void count(Rate& rate);

    BlockLog* m_log;
    QUrl m_url;
    QUrl m_urlBefore; // the URL of the open() before
    int m_openings = 0;
    Rate m_wishes{mostWishesPerSecond, mostWishesWhileLoading};
    Rate m_messages{mostMessagesPerSecond, mostMessagesWhileLoading};
    QStringList m_fetches; // names of the fetches that are under way
    bool m_isOpening = false;
    bool m_hasBegun = false;
    bool m_isStorming = false;
    bool m_hasRefused = false;
    LoadProblem m_loadProblem;
};

} // namespace tagseam
