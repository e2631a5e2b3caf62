// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#pragma once

#include "core/page/dom.h"
#include "core/page/limits.h"
#include "core/result.h"
#include "ui/blocklog.h"
#include "ui/language.h"
#include "ui/pageroom.h"
#include "ui/watchdog.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>

#include <deque>
#include <functional>
#include <memory>

namespace tagseam {

class PageSchemeHandler;

class PageLoader : public QObject {
    Q_OBJECT

  public:
    explicit PageLoader(QObject* parent = nullptr);
    ~PageLoader() override;

    /// The page as opened, to be put into a view; another one after pagesReplaced().
    QWebEnginePage* page() const { return m_page; }
    /// A second page of the same profile, scripts off, for what was pruned.
    QWebEnginePage* prunedPage() const { return m_prunedPage; }
    NetworkSwitch* network() const { return m_network; }
    /// What the present page tried and was not let do.
    BlockLog* blocked() const { return m_blocked; }

    /// A file path, an http(s): URL, or a resource of the program (":/samples/...").
    void load(const QString& address);
    /// Where the page that was captured last came from.
    const QString& address() const { return m_source.address; }
    /// What load() was asked for last, captured or not.
    const QString& requested() const { return m_pending.address; }
    bool isLoading() const { return m_isLoading; }
    /// Whether a page written by the program is on its way into its view.
    bool isShowing() const { return m_isStampedAwaited || m_isPrunedAwaited; }
    /// What failed() said last.
    const Wording& failure() const { return m_failure; }
    /// From now on nothing is loaded, captured or told: before the views are taken down.
    void retire();

    static bool isWeb(const QString& address);

    bool areScriptsOn() const { return m_areScriptsOn; }
    void setScriptsOn(bool isOn) { m_areScriptsOn = isOn; }

    /// Shows, in place of the page as opened, one that the program wrote with stamps of the NodeIds (see
    /// stampAttribute); scripts off. For the source, and after a renderer was lost.
    void showStamped(const QByteArray& html);
    /// Shows a page made from the present one; its relative addresses keep their meaning.
    void showPruned(const QByteArray& html);
    /// Where relative addresses of the pruned page start; empty when they need no help.
    QString baseUrl() const;

    /// Of the pages loaded from now on.
    const Limits& limits() const { return m_limits; }
    void setLimits(const Limits& limits);

    /// How long a page may take before it is taken as it is then, and how long it may take to answer.
    static constexpr int timeoutSeconds = 20;
    static constexpr int answerSeconds = 10;
    /// Other numbers, for tests.
    void setPatience(int timeoutMilliseconds, int answerMilliseconds);
    /// Renderers of one page lost in lossSeconds, after which it is not shown again by itself.
    static constexpr std::size_t mostLosses = 3;
    static constexpr int lossSeconds = 10;

  signals:
    /// The views must take page() and prunedPage() anew: the ones before go when this returns.
    void pagesReplaced();
    /// The page of address() is not on the screen any more: its renderer is gone, or another page was to take
    /// its place and failed. It is to be shown again from what was captured of it: see showStamped().
    /// `sentence`: what happened, when failed() has not said so.
    void lost(const tagseam::Wording& sentence);
    /// Likewise the pruned page: see showPruned().
    void prunedLost();
    /// Renderers went down mostLosses times in a row: nothing is shown again until the page is loaded.
    void givenUp(const tagseam::Wording& sentence);
    void started(const QString& address);
    void progress(int percent);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    /// Once for each page that was captured, after it, parsed on another thread: what libxml2 made of the
    /// bytes, or why there are none; to be moved from by the one receiver.
    void sourceRead(tagseam::Result<tagseam::Document>* source);
    void failed(const QString& sentence);
    /// The page did not finish in time and was taken as it was.
    void timedOut();
    void prunedShown();
    void stampedShown();

  private:
    struct Source {
        QString address;
        QString filePath; // empty for pages off the network
        QUrl url;         // what relative addresses start from
        bool areScriptsOn = false;
        bool isNetworkOpen = false;
    };
    void leavePage();
    void loadFile(const QString& path);
    void loadFinished(bool isOk);
    void awaitPage();
    void capture(bool isLate);
    void take(const QVariantList& list, bool isLate);
    void indexStamps(StillPage* page, const int& generation, void (PageLoader::*shown)());
    QUrl putStamped(const QString& host, const QByteArray& html);
    void fail(const Wording& sentence);
    void endThen(const std::function<void()>& then);
    void failAndGoBack(const Wording& sentence);
    void goBack();
    void makeRoom();
    void connectPage();
    void connectPrunedPage();
    void pageEnded(RendererEnd why);
    void prunedEnded();
    bool isOneTooMany(std::deque<qint64>& losses);
    void enterRoom(bool areScriptsOn);

    PageSchemeHandler* m_scheme;
    BlockLog* m_blocked;
    NetworkSwitch* m_network;
    std::unique_ptr<PageRoom> m_room;
    StillPage* m_page = nullptr;       // of the room
    StillPage* m_prunedPage = nullptr; // of the room
    Watchdog* m_watchdog = nullptr;    // of m_page
    QTimer m_timeout;
    QTimer m_answerTimeout;
    Source m_source;  // of the page that was captured last
    Source m_pending; // of the one that was asked for last
    Wording m_failure;
    Limits m_limits;
    bool m_isLoading = false;
    bool m_isStamped = false; // the page that is shown was written by the program
    bool m_isStampedAwaited = false;
    bool m_isPrunedAwaited = false;
    std::deque<qint64> m_losses;       // of m_page: m_clock's milliseconds
    std::deque<qint64> m_prunedLosses; // of m_prunedPage
    QElapsedTimer m_clock;
    std::function<void()> m_afterEnd; // what to do once a renderer that was ended is gone
    bool m_areScriptsOn = false;
    int m_generation = 0;       // answers to an older load are dropped
    int m_prunedGeneration = 0; // and so are those of an older pruned page
};

/// The sentence for an Error; `name` stands for the input when the error does not say where.
QString sentence(const Error& error, const QString& name);

} // namespace tagseam
