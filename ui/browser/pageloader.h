// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/browser/blocklog.h"
#include "ui/browser/pagecapture.h"
#include "ui/browser/pagereader.h"
#include "ui/browser/pageroom.h"
#include "ui/browser/showncopy.h"
#include "ui/browser/watchdog.h"
#include "ui/session/pageaddress.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>

#include <deque>
#include <functional>
#include <map>
#include <memory>

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

    /// The page as opened, to be put into a view; another one after pagesReplaced().
    QWebEnginePage* page() const { return m_page; }
    /// A second page of the same profile, scripts off, for what was pruned.
    QWebEnginePage* prunedPage() const { return m_prunedPage; }
    /// A third one, for the tree of the source, so that the page as opened stays as it is meanwhile:
    /// scrolled, with its scripts running. Made when it is first asked for; another one after
    /// pagesReplaced().
    QWebEnginePage* sourcePage();
    NetworkSwitch* network() const { return m_network; }
    /// What the present page tried and was not let do.
    BlockLog* blocked() const { return m_blocked; }

    /// Whatever PageAddress::fromText() takes.
    void load(const QString& address);
    /// `given`: the page itself, for Clipboard; for Clipboard and StandardInput null is what was given
    /// before. Reading is done elsewhere: nothing but started() is told before this returns, or failed() when
    /// there is nothing to be read.
    void load(PageAddress address, const QByteArray& given = {});
    /// Gives up the page that is on its way; failed() tells so.
    void cancel();
    /// Takes the page as it is now, instead of at the timeout.
    void takeNow();
    /// Where the page that was captured last came from, as PageAddress::text() writes it.
    const QString& address() const { return m_source.address; }
    const PageAddress& place() const { return m_source.place; }
    /// The page itself, where its address does not lead to it: see load(). Null for others.
    QByteArray given() const;
    /// What load() was asked for last, while it may still come; else place(), if there is one.
    const PageAddress& requestedPlace() const { return m_pending.place; }
    bool isLoading() const { return m_state >= State::Reading; }
    /// Whether its bytes are still being read; else the browser builds it.
    bool isReading() const { return m_state == State::Reading || m_state == State::ReadingAway; }
    /// Until the page is taken as it is, rounded up; -1 when that is not what is waited for.
    int secondsLeft() const;
    /// How long the browser took, or has taken so far, to load the page.
    int secondsWaited() const { return m_secondsWaited; }
    /// Whether takeNow() ended the wait for the page that was captured last.
    bool wasTakenNow() const { return m_source.taken == Taken::OnDemand; }
    /// Whether page() shows the page that was captured last, live or as the program wrote it.
    bool isShown() const { return m_state == State::Idle && !m_wholeCopy->isAwaited(); }
    /// Whether a page written by the program is on its way into its view.
    bool isShowing() const
    {
        return m_wholeCopy->isAwaited() || m_prunedCopy->isAwaited() || m_sourceCopy->isAwaited();
    }
    /// What failed() said last, and of which page.
    const QString& failure() const { return m_failure.sentence; }
    const PageAddress& failedPlace() const { return m_failure.place; }
    /// Whether it was cancel() that kept it from coming.
    bool wasCancelled() const { return m_failure.cause == Failure::Cause::Person; }
    /// Whether it may well load with its scripts off: it was a script that kept it from answering.
    bool isScriptsFault() const { return m_failure.cause == Failure::Cause::Script; }
    /// From now on nothing is loaded, captured or told: before the views are taken down.
    void retire();

    /// Whether the page that was captured last had not finished loading, and whether its scripts ran.
    bool isLate() const { return m_source.taken == Taken::TimedOut || wasTakenNow(); }
    bool ranScripts() const { return m_source.areScriptsOn; }
    /// Whether its file ended early: it is what was there.
    bool isCut() const { return m_source.isCut; }

    /// The two switches, of the page that is loaded next; of the present one while none is asked for.
    bool areScriptsOn() const { return m_areScriptsOn; }
    void setScriptsOn(bool isOn) { m_areScriptsOn = isOn; }
    bool isNetworkOn() const { return m_isNetworkOn; }
    void setNetworkOn(bool isOn) { m_isNetworkOn = isOn; }

    /// Whether open shadow roots and frames of the same origin are captured, from now on.
    bool isInsideOn() const { return m_isInsideOn; }
    void setInsideOn(bool isOn) { m_isInsideOn = isOn; }
    /// Frames that were excluded of the last capture, and shadow roots that seem to be closed; 0 while
    /// isInsideOn() is false.
    int foreignFrames() const { return m_foreignFrames; }
    int closedRoots() const { return m_closedRoots; }
    /// Open shadow roots and frames of the same origin that hold text and are not in the tree, as
    /// isInsideOn() was false.
    int excluded() const { return m_excluded; }

    /// Whether the live page is there, captured: then it can be taken again and asked for styles.
    bool isLive() const;
    /// Whether page() shows what the program wrote, see showStamped(): text nodes are not known there.
    bool isStamped() const { return m_isStamped; }
    /// Captures the live page anew, without loading it; started() and captured() follow. `kept`: a node of
    /// the capture before; keptNode() is the same element then. False, and nothing happens, unless isLive().
    bool takeAgain(NodeId kept);
    /// Whether it did: the page that was captured last is the one before, whose source is what it was.
    bool wasTakenAgain() const { return m_source.taken == Taken::Again; }
    /// After captured(): what became of takeAgain()'s node; noNode when it is gone or there was none.
    NodeId keptNode() const { return m_keptNode; }
    /// Reads the computed styles of the captured page of so many nodes; stylesRead() or stylesFailed()
    /// follows, or started() when another page comes. False, and nothing happens, unless isLive().
    bool readStyles(std::uint32_t nodes);
    void cancelStyles();

    /// Shows, in place of the page as opened, one that the program wrote with stamps of the NodeIds (see
    /// stampAttribute); scripts off. For the source, and after a renderer was lost.
    void showStamped(const QByteArray& html);
    /// Fetches what the page shows, for the program: see StillPage::fetch().
    QString fetch(const QUrl& url);
    /// Shows a page made from the present one; its relative addresses keep their meaning.
    void showPruned(const QByteArray& html);
    /// Shows the tree of the source, written with stamps, in sourcePage().
    void showSource(const QByteArray& html);
    /// Where relative addresses of the pruned page start; empty when they need no help.
    QString baseUrl() const;
    /// Where they start in a copy that is saved elsewhere: baseUrl(), or that of a file.
    QString savedBaseUrl() const;

    /// Of the pages loaded from now on.
    const Limits& limits() const { return m_limits; }
    void setLimits(const Limits& limits);

    /// How long a page may take to answer. How long to load, limits() says.
    static constexpr int answerSeconds = 10;
    /// Other numbers, for tests: of the pages loaded from now on.
    void setPatience(int timeoutMilliseconds, int answerMilliseconds);
    /// Sets the loss window of the page: see ShownCopy.
    void setLossWindow(qint64 milliseconds) { m_wholeCopy->setLossWindow(milliseconds); }

  signals:
    /// The views must take page() and prunedPage() anew: the ones before go when this returns.
    void pagesReplaced();
    /// The page of address() is not on the screen any more: its renderer is gone, or another page was to take
    /// its place and failed. It is to be shown again from what was captured of it: see showStamped().
    /// `sentence`: what happened, when failed() has not said so.
    void lost(const QString& sentence);
    /// Likewise the pruned page: see showPruned().
    void prunedLost();
    /// Likewise the page of the source: see showSource().
    void sourceLost();
    /// Renderers went down ShownCopy::mostLosses times in a row: nothing is shown again until the page is
    /// loaded.
    void givenUp(const QString& sentence);
    void started(const QString& address);
    void progress(int percent); ///< of reading, then of loading; -1 when nobody knows
    /// There are several pages to choose from, and none is loaded; to be moved from by the one receiver.
    void choiceNeeded(tagseam::PageChoices* choices);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    /// Once for each page that was captured, after it, parsed on another thread: what libxml2 made of the
    /// bytes, or why there are none; to be moved from by the one receiver.
    void sourceRead(tagseam::Result<tagseam::Document>* source);
    void failed(const QString& sentence);
    void stylesRead(tagseam::ComputedStyles* styles); ///< to be moved from by the one receiver
    void stylesFailed(const QString& sentence);
    /// The page did not finish in time, or takeNow() came first; it was taken as it was.
    void timedOut();
    /// The page that was captured is no well-formed XHTML: it was read as HTML. `problem`: in Blink's words.
    void readAsHtml(const QString& problem);
    void fetched(QWebEngineDownloadRequest* download);
    void prunedShown();
    void stampedShown();
    void sourceShown();

  private:
    // A page is read or asked for, built by the browser, and taken; a live page is taken again. The page
    // before stays on the screen until the next one is built. When that does not come, the screen has
    // neither: Away, until goBack() has had the page before shown again.
    enum class State : std::uint8_t {
        Idle,        // m_page shows m_source, live or written; or nothing was opened yet
        Away,        // m_page shows m_source no more: showStamped() follows
        Reading,     // the bytes of m_pending are read; m_page as in Idle
        ReadingAway, // likewise; m_page as in Away
        Building,    // the browser builds m_pending
        Explaining,  // the browser gave up m_pending: its reason is awaited, or http is tried after https
        Taking,      // m_pending is captured, or its renderer is being ended
        Retaking,    // m_source is captured anew
    };
    enum class Taken : std::uint8_t {
        Loaded,
        TimedOut, // before it had finished loading
        OnDemand, // likewise, by takeNow()
        Again,    // by takeAgain()
    };
    struct Failure {
        enum class Cause : std::uint8_t { Page, Script, Person };
        QString sentence;
        PageAddress place;
        Cause cause = Cause::Page; // of the page that was asked for last, until that is captured
    };
    struct Source {
        PageAddress place;
        QString address;                        // place as text
        QByteArray filePath;                    // empty for pages off the network, and of archives
        QUrl url;                               // what relative addresses start from
        QUrl original;                          // of an archive's page: where it was captured
        QString xmlProblem;                     // why it is not the XHTML that it says it is
        std::shared_ptr<const Archive> archive; // shared: see PageContent
        std::size_t entry = 0;
        AddressIndex addresses; // of the archive
        bool areScriptsOn = false;
        bool isNetworkOpen = false;
        Taken taken = Taken::Loaded;
        bool isCut = false;

        QString shownName() const { return elided(place.shownText()); } // for sentences
    };
    // In pageopening.cpp: up to the page's being opened, and what was not loaded.
    void connectReader();
    void leavePage();
    QUrl serveArchive(const Source& source, const QByteArray& html = {}, bool isXhtml = false);
    void openWeb();
    void openContent(PageContent content);
    void openAs(bool isXhtml);
    void checkXhtml();
    void readSource();
    bool triesHttp(); // when https was only a guess
    void nothingCame();
    void loadFailed();
    void sayWhyNot(int patience);
    void loadFinished(bool isOk);
    void connectCapture();
    void capture(Taken how, NodeId kept = noNode);
    void take(Capture* capture);
    void awaitPage();
    void connectCopies();
    void show(ShownCopy* copy, const QByteArray& html);
    bool isAway() const;
    bool isLeaving() const;
    void fail(const QString& sentence);
    void endThen(const std::function<void()>& then);
    void goBack();
    void giveUpStyles(const QString& sentence);
    void answerIsLate();
    void makeRoom();
    void connectPage();
    void pageEnded(RendererEnd why);
    void connectSourcePage();
    void copyEnded(ShownCopy* copy, void (PageLoader::*tell)());
    void enterRoom(bool areScriptsOn);
    void leaveProfile(std::unique_ptr<QWebEngineProfile> profile);

    PageSchemeHandler* m_scheme;
    ArchiveSchemeHandler* m_archives;
    PageReader* m_reader;
    SourceReader* m_sources;
    BlockLog* m_blocked;
    NetworkSwitch* m_network;
    PageCapture* m_capture;
    std::unique_ptr<PageRoom> m_room;
    std::deque<std::unique_ptr<QWebEngineProfile>> m_leftProfiles; // of rooms before, the oldest first
    StillPage* m_page = nullptr;                                   // of the room
    StillPage* m_prunedPage = nullptr;                             // of the room
    Watchdog* m_watchdog = nullptr;                                // of m_page
    QTimer m_timeout;
    int m_patience = static_cast<int>(Limits().seconds) * 1000; // ms of m_timeout
    QTimer m_answerTimeout;
    Source m_source;       // of the page that was captured last
    Source m_pending;      // of the one that was asked for last
    PageContent m_content; // of m_pending; its bytes stay, for a page that is taken again
    std::map<PageAddress::Kind, QByteArray> m_given; // the last page of each kind that was given, see load()
    int m_answerPatience = answerSeconds * 1000;     // ms; more for pages that are large
    State m_state = State::Idle;
    Failure m_failure;
    Limits m_limits;
    QElapsedTimer m_waiting; // since the browser was given the page
    int m_secondsWaited = 0;
    NodeId m_keptNode = noNode;
    int m_foreignFrames = 0;
    int m_closedRoots = 0;
    int m_excluded = 0;
    bool m_isInsideOn = false;
    bool m_isStamped = false; // the page that is shown was written by the program
    ShownCopy* m_wholeCopy;   // in m_page
    ShownCopy* m_prunedCopy;
    ShownCopy* m_sourceCopy;
    std::function<void()> m_afterEnd; // what to do once a renderer that was ended is gone
    bool m_areScriptsOn = false;
    bool m_isNetworkOn = false;
    int m_generation = 0; // answers to an older load are dropped
};

} // namespace tagseam
