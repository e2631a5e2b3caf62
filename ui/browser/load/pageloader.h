// SPDX-License-Identifier: MIT
// Loads a URL or file into a page, and captures a snapshot of its live DOM.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/browser/guard/blocklog.h"
#include "ui/browser/guard/pageprofile.h"
#include "ui/browser/load/livepage.h"
#include "ui/browser/load/pagecopies.h"
#include "ui/browser/load/pagereader.h"
#include "ui/session/page/pageaddress.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>

class QWebEngineDownloadRequest;
class QWebEngineProfile;

namespace tagseam {

class ArchiveSchemeHandler;
class PageSchemeHandler;
class SourceReader;

class PageLoader : public QObject {
    Q_OBJECT

  public:
    explicit PageLoader(QObject* parent = nullptr);
    ~PageLoader() override;

    /// The page as opened, to be put into a view. It is replaced when pagesReplaced() is sent.
    StillPage* page() const { return m_live->page(); }
    /// A second page of the same profile with scripts off, for the pruned page.
    StillPage* prunedPage() const { return m_profile->prunedPage(); }
    /// A third page, for the source tree, so that the page as opened keeps its scroll position and running
    /// scripts meanwhile. It is made on demand and replaced when pagesReplaced() is sent.
    StillPage* sourcePage() { return m_copies->sourcePage(); }
    NetworkSwitch* network() const { return m_network; }
    /// The blocked requests and actions of the present page.
    BlockLog* blocked() const { return m_blocked; }

    /// Loads any address that PageAddress::fromText() accepts.
    void load(const QString& address);
    /// `given` is the page itself, for Clipboard; null for Clipboard and StandardInput means what was given
    /// before. Reads asynchronously: before this returns only started() is sent, or failed() when there is
    /// nothing to read.
    void load(PageAddress address, const QByteArray& given = {});
    /// Stops the page that is being loaded; failed() follows.
    void cancel();
    /// Sets the parser of the source of the next page.
    void setSourceParser(Parser parser);
    /// Parses the source of the page again: sourceRead() follows.
    void readSourceAgain(Parser parser);
    /// Stops reading the source of the page: neither sourceRead() nor sourceAhead() follows.
    void dropSource();
    /// Takes the page as it is now instead of waiting for the timeout.
    void takeNow();
    /// The address of the page that was captured last, as PageAddress::text() writes it; or of the page of
    /// sourceAhead().
    const QString& address() const { return m_source.address; }
    const PageAddress& place() const { return m_source.place; }
    /// The page itself, if its address does not lead to it: see load(). Null for other pages.
    QByteArray given() const;
    /// The bytes of the page that was read last; empty for a web page.
    const std::string& bytes() const { return m_content.bytes; }
    /// The last place that load() requested, while it may still come; otherwise place(), if there is one.
    const PageAddress& requestedPlace() const { return m_pending.place; }
    bool isLoading() const { return m_state >= State::Reading; }
    /// True if the bytes are still being read; false if the browser builds the page.
    bool isReading() const { return m_state == State::Reading || m_state == State::ReadingAway; }
    /// Seconds until the page is taken as it is, rounded up; -1 when nothing waits for that.
    int secondsLeft() const;
    /// Seconds that the browser took, or has taken so far, to load the page.
    int secondsWaited() const;
    /// True if takeNow() ended the wait for the page that was captured last.
    bool wasTakenNow() const { return m_source.taken == Taken::OnDemand; }
    /// True if sourceAhead() was sent for the page of address().
    bool isSourceAhead() const { return m_source.isSourceAhead; }
    /// True if page() shows the page that was captured last, live or as the program wrote it.
    bool isShown() const { return m_state == State::Idle && !m_copies->isAwaited(Copy::Rendered); }
    /// True if a page written by the program is being loaded into its view.
    bool isShowing() const { return m_copies->isAwaited(); }
    /// The last message of failed(), and the page it belongs to.
    const QString& failure() const { return m_failure.sentence; }
    const PageAddress& failedPlace() const { return m_failure.place; }
    /// True if the page of failedPlace() is shown, but has only its source tree.
    bool isSourceLeft() const { return m_failure.isSourceLeft; }
    /// True if cancel() ended the load.
    bool wasCancelled() const { return m_failure.cause == Failure::Cause::Person; }
    /// True if the page would probably load with its scripts off, because a script kept it from answering.
    bool isScriptsFault() const { return m_failure.cause == Failure::Cause::Script; }
    /// Stops loading, capturing and sending signals. Call it before the views are destroyed.
    void retire();

    /// True if the page that was captured last had not finished loading.
    bool isLate() const { return m_source.taken == Taken::TimedOut || wasTakenNow(); }
    bool ranScripts() const { return m_source.areScriptsOn; }
    /// The findings in the bytes of the page, before they were parsed: see Unpacked.
    const std::vector<Error>& findings() const { return m_source.findings; }

    /// The two permissions of the page that is loaded next, or of the present page while none is requested.
    bool areScriptsOn() const { return m_areScriptsOn; }
    void setScriptsOn(bool isOn) { m_areScriptsOn = isOn; }
    bool isNetworkOn() const { return m_isNetworkOn; }
    void setNetworkOn(bool isOn) { m_isNetworkOn = isOn; }

    /// True if open shadow roots and frames of the same origin are captured from now on.
    bool isInsideOn() const { return m_isInsideOn; }
    void setInsideOn(bool isOn) { m_isInsideOn = isOn; }
    /// The frames that were excluded of the last capture, and the shadow roots that seem to be closed; 0
    /// while isInsideOn() is false.
    int foreignFrames() const { return m_foreignFrames; }
    int closedRoots() const { return m_closedRoots; }
    /// The number of open shadow roots and frames of the same origin that hold text and are not in the tree,
    /// because isInsideOn() was false.
    int excluded() const { return m_excluded; }

    /// True if the live page is shown and captured, so that it can be recaptured and asked for styles.
    bool isLive() const;
    /// True if page() shows Copy::Rendered. Its text nodes are not known.
    bool isStamped() const { return m_isStamped; }
    /// Captures the live page again, without loading it; started() and captured() follow. `kept` is a node of
    /// the capture before; keptNode() is then the same element. Returns false and does nothing unless
    /// isLive().
    bool takeAgain(NodeId kept);
    /// True if the last capture was a recapture, so that the page and its source are the same as before.
    bool wasTakenAgain() const { return m_source.taken == Taken::Again; }
    /// After captured(), the node that was passed to takeAgain(); noNode when it no longer exists or none was
    /// passed.
    NodeId keptNode() const { return m_keptNode; }
    /// Reads the computed styles of the captured page of `nodes` nodes; stylesRead() or stylesFailed()
    /// follows, or started() when another page comes. Returns false and does nothing unless isLive().
    bool readStyles(std::uint32_t nodes);
    void cancelStyles();

    /// Shows a page that the program wrote with stamps of the NodeIds (see stampAttribute), with scripts off;
    /// copyShown() follows. Relative addresses mean what they mean in the present page, or in the file `of`.
    void show(Copy copy, const QByteArray& html, const PageAddress& of = {});
    /// Fetches a resource of the page for the program: see StillPage::fetch().
    QString fetch(const QUrl& url);
    /// The base of relative addresses in the pruned page; empty when they need none.
    QString baseUrl() const;
    /// The base of relative addresses in a copy that is saved elsewhere: baseUrl(), or the URL of the file.
    QString savedBaseUrl() const;

    /// The limits of the pages loaded from now on; their time also bounds a page that is being loaded.
    const Limits& limits() const { return m_limits; }
    void setLimits(const Limits& limits);

    /// Sets other times for the pages loaded from now on, for tests.
    void setPatience(int timeoutMilliseconds, int answerMilliseconds);
    /// Sets the time from load() after which sourceAhead() is sent; without it the source always waits for
    /// the browser.
    void setSourcePatience(std::optional<std::chrono::milliseconds> time) { m_sourcePatience = time; }
    /// Sets the loss window of the page: see ShownCopy.
    void setLossWindow(qint64 milliseconds) { m_copies->setLossWindow(milliseconds); }

  signals:
    /// The views must take page() and prunedPage() again: the pages before are deleted when this returns.
    void pagesReplaced();
    /// The page of address() is not on the screen any more: its renderer is gone, or another page was to
    /// replace it and failed. It is to be shown again from its capture, as Copy::Rendered. `sentence` says
    /// what happened, unless failed() has said so.
    void lost(const QString& sentence);
    /// The renderer of Copy::Pruned or Copy::Source is gone: the copy is to be shown again.
    void copyLost(tagseam::Copy copy);
    /// Renderers crashed ShownCopy::mostLosses times in a row: nothing is shown again until the page is
    /// loaded.
    void givenUp(const QString& sentence);
    void started(const QString& address);
    void progress(int percent); ///< percentage of reading, then of loading; -1 when unknown
    /// There are several pages to choose from, and none is loaded. `choices` is to be moved from by the one
    /// receiver.
    void choiceNeeded(tagseam::PageChoices* choices);
    /// The source tree of a page whose bytes were read and that the browser still builds after
    /// setSourcePatience(). To be moved from by the one receiver. From now on address() is that of this page.
    /// captured() follows, but not sourceRead(); or failed(), and then the page has only its source tree.
    void sourceAhead(tagseam::Document* source);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    /// Sent once for each captured page, after captured(), unless sourceAhead() was sent. The source was
    /// parsed on another thread by libxml2; it is an error when there are no bytes. To be moved from by the
    /// one receiver.
    void sourceRead(tagseam::Result<tagseam::Document>* source);
    void failed(const QString& sentence);
    void stylesRead(tagseam::ComputedStyles* styles); ///< to be moved from by the one receiver
    void stylesFailed(const QString& sentence);
    /// The page did not finish in time, or takeNow() came first; it was captured as it was.
    void timedOut();
    void fetched(QWebEngineDownloadRequest* download);
    void copyShown(tagseam::Copy copy);

  private:
    // A page is read or requested, built by the browser, and captured; a live page is recaptured. The page
    // before stays on the screen until the next one is built. If the next page fails after that, the screen
    // shows neither: the state is Away until goBack() has shown the page before again.
    enum class State : std::uint8_t {
        Idle,        // page() shows m_source, live or written; or no page was opened yet
        Away,        // page() no longer shows m_source: show(Copy::Rendered) follows
        Reading,     // the bytes of m_pending are read; page() is as in Idle
        ReadingAway, // the bytes of m_pending are read; page() is as in Away
        Building,    // the browser builds m_pending
        Explaining,  // the browser gave up m_pending: its reason or source is awaited, or http is tried
        Taking,      // m_pending is captured, or its renderer is being ended
        Retaking,    // m_source is recaptured
    };
    enum class Taken : std::uint8_t {
        Loaded,
        TimedOut, // before it had finished loading
        OnDemand, // captured by takeNow(), before it had finished loading
        Again,    // captured by takeAgain()
    };
    struct Failure {
        enum class Cause : std::uint8_t { Page, Script, Person };
        QString sentence;
        PageAddress place;
        Cause cause = Cause::Page; // the cause for the page that was requested last, until that is captured
        bool isSourceLeft = false;
    };
    struct Source {
        PageAddress place;
        QString address;                        // place as text
        QByteArray filePath;                    // empty for web pages and pages of archives
        QUrl url;                               // the base of relative addresses
        QUrl original;                          // for a page of an archive, where it was captured
        std::shared_ptr<const Archive> archive; // shared: see PageContent
        std::size_t entry = 0;
        AddressIndex addresses; // the addresses of the archive
        bool areScriptsOn = false;
        bool isNetworkOpen = false;
        Taken taken = Taken::Loaded;
        std::vector<Error> findings;
        bool isSourceAhead = false;
        bool isRendered = false;
        QString failure; // why the browser gave it up; failed() follows when its source is read

        QString shownName() const { return elided(place.shownText()); } // for messages
    };
    // Opening a page, and loads that failed.
    void connectReader();
    void leavePage();
    QUrl serveArchive(const Source& source, const QByteArray& html = {}, bool isXhtml = false);
    void openWeb();
    void openContent(PageContent content);
    void openAs(bool isXhtml);
    void checkXhtml();
    void readSource();
    void takeSource(Result<Document> source);
    void sendAhead();
    bool triesHttp(); // when https was only a guess
    void nothingCame();
    void loadFailed();
    void sayWhyNot(int patience);
    void loadFinished(bool isOk);
    void connectLivePage();
    void capture(Taken how, NodeId kept = noNode);
    void take(Capture* capture);
    void awaitPage();
    void leaveLivePage();
    bool isAway() const;
    bool isLeaving() const;
    void fail(const QString& sentence);
    void endThen(const std::function<void()>& then);
    void goBack();
    void giveUpStyles(const QString& sentence);
    void answerIsLate(int seconds);
    void makeProfile();
    void connectPage();
    void pageEnded(RendererEnd why, int seconds);
    void copyEnded(Copy copy);
    void enterProfile(bool areScriptsOn, bool isNetworkOpen);
    void leaveProfile(std::unique_ptr<QWebEngineProfile> profile);

    PageSchemeHandler* m_scheme;
    ArchiveSchemeHandler* m_archives;
    PageReader* m_reader;
    SourceReader* m_sources;
    BlockLog* m_blocked;
    NetworkSwitch* m_network;
    LivePage* m_live;
    PageCopies* m_copies;
    std::unique_ptr<PageProfile> m_profile;
    std::deque<std::unique_ptr<QWebEngineProfile>>
        m_leftProfiles; // profiles of earlier pages, the oldest first
    QTimer m_timeout;
    int m_patience = static_cast<int>(Limits().seconds) * 1000; // interval of m_timeout in ms
    QTimer m_aheadTimer;                                        // runs while the source waits for the browser
    std::optional<std::chrono::milliseconds> m_sourcePatience;
    std::optional<Result<Document>> m_parsed; // the source of m_pending, until it is sent
    Source m_source;                          // the page that was captured last, or whose source is ahead
    Source m_pending;                         // the page that was requested last
    PageContent m_content;                    // the content of m_pending; its bytes stay for a recapture
    std::map<PageAddress::Kind, QByteArray> m_given; // the last given page of each kind, see load()
    State m_state = State::Idle;
    Failure m_failure;
    Limits m_limits;
    QElapsedTimer m_waiting; // time since the browser was given the page
    int m_secondsWaited = 0;
    NodeId m_keptNode = noNode;
    int m_foreignFrames = 0;
    int m_closedRoots = 0;
    int m_excluded = 0;
    bool m_isInsideOn = false;
    bool m_isStamped = false; // the program wrote the page that is shown
    bool m_areScriptsOn = false;
    bool m_isNetworkOn = false;
    int m_generation = 0; // answers to an older load are dropped
};

} // namespace tagseam
