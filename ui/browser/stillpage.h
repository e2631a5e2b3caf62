// SPDX-License-Identifier: MIT
// A page that stays where it was put, and the switch for its requests: what keeps other people's pages
// harmless.
#pragma once

#include "ui/browser/blocklog.h"

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

/// Lets requests to the network through or not, and those for files as the handler of pages says; what it
/// refuses is logged.
class NetworkSwitch : public QWebEngineUrlRequestInterceptor {
    Q_OBJECT

  public:
    NetworkSwitch(BlockLog* log, const PageSchemeHandler* files, QObject* parent);
    void setOpen(bool isOpen) { m_isOpen = isOpen; }
    bool isOpen() const { return m_isOpen; }
    /// Where a request goes instead, open or not; an empty answer: nowhere else. For what an archive holds.
    void setDetour(const std::function<QUrl(const QUrl&)>& detour) { m_detour = detour; }
    /// The program itself is about to fetch this, once: a file of the page that it may show.
    void expect(const QUrl& url) { m_expected.insert(url); }
    void interceptRequest(QWebEngineUrlRequestInfo& info) override;

  private:
    bool isExpected(const QUrl& url);
    bool isOfItsArchive(const QUrl& url, const QUrl& initiator) const;

    BlockLog* m_log;
    std::function<QUrl(const QUrl&)> m_detour;
    const PageSchemeHandler* m_files;
    QSet<QUrl> m_expected;
    bool m_isOpen = true;
};

/// Why a browser has got no page.
struct LoadProblem {
    int code = 0; ///< Chromium's, negative; or a status of HTTP; 0 for none
    QString name; ///< as Chromium names it
    /// A reason for the end of a sentence, in the language of the interface; empty when there is none to
    /// tell.
    QString text() const;
};

/// A page that stays where it was put: no other address, no windows, no downloads, no dialogs, no devices.
class StillPage : public QWebEnginePage {
    Q_OBJECT

  public:
    StillPage(QWebEngineProfile* profile, BlockLog* log);
    /// Loads an address. Until settle() a page of the network may redirect; all other navigation is refused.
    void open(const QUrl& url);
    void settle() { m_isOpening = false; }
    /// Whether it stays as it is from now on: what starts to load is refused.
    bool isSettled() const { return !m_isOpening; }
    /// Whether the page was refused another address since this was asked last: it then says that a load has
    /// failed, which is not its own.
    bool takeRefusal() { return std::exchange(m_hasRefused, false); }
    /// The reason why the page of the last open() could not be loaded.
    const LoadProblem& loadProblem() const { return m_loadProblem; }
    /// Ends a renderer that does not answer; the page can be opened anew.
    void endRenderer();
    /// Fetches an address for the program, by the means of the page; fetched() follows. Returns what
    /// its suggestedFileName() begins with: the address may be redirected.
    QString fetch(const QUrl& url);
    /// For the profile: whether it was asked for by fetch(). All other downloads are the page's doing, and
    /// refused.
    bool takeFetched(QWebEngineDownloadRequest* download);

    /// How often a page may ask for a dialog, a window, another address and the like in one second, for
    /// stormSeconds in a row; likewise for its messages to the console. Each of these asks the window's own
    /// thread: real pages stay below ten; a loop does thousands.
    static constexpr int mostWishesPerSecond = 40;
    static constexpr int mostMessagesPerSecond = 2000;
    static constexpr int stormSeconds = 2;

  signals:
    /// The page of the last open() has loaded, or will not come: see loadProblem().
    void loaded(bool isOk);
    /// To be accepted or cancelled by the one receiver.
    void fetched(QWebEngineDownloadRequest* download);
    /// The page asks for dialogs, windows, other addresses without end. Once for each open().
    void storming();

  protected:
    bool acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame) override;
    void javaScriptAlert(const QUrl& origin, const QString& text) override;
    /// Asked, too, when a page does not want to be left: then the answer is yes.
    bool javaScriptConfirm(const QUrl& origin, const QString& text) override;
    bool javaScriptPrompt(const QUrl& origin, const QString& text, const QString& preset,
                          QString* answer) override;
    /// Nobody reads them; a flood of them is a storm.
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString& message, int line,
                                  const QString& source) override;
    QStringList chooseFiles(FileSelectionMode mode, const QStringList& old,
                            const QStringList& mediaTypes) override;

  private:
    struct Rate { // of what a page does
        explicit Rate(int most) : mostPerSecond(most) {}
        int mostPerSecond;
        int count = 0; // since began
        QElapsedTimer began;
        bool isStorm(); // counts one more
    };
    void refuse(BlockedKind kind, const QString& what);
    void openAgain(int milliseconds);
    void count(Rate& rate);

    BlockLog* m_log;
    QUrl m_url;
    QUrl m_urlBefore; // of the open() before
    int m_openings = 0;
    Rate m_wishes{mostWishesPerSecond};
    Rate m_messages{mostMessagesPerSecond};
    QStringList m_fetches; // names of those on their way
    bool m_isOpening = false;
    bool m_hasBegun = false;
    bool m_isStorming = false;
    bool m_hasRefused = false;
    LoadProblem m_loadProblem;
};

} // namespace tagseam
