// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#pragma once

#include "core/page/dom.h"
#include "core/page/limits.h"
#include "core/result.h"
#include "ui/blocklog.h"
#include "ui/language.h"
#include "ui/pagecapture.h"
#include "ui/stillpage.h"

#include <QTimer>
#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineProfile>

#include <functional>
#include <memory>

namespace tagseam {

class PageSchemeHandler;

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
    /// What the present page tried and was not let do.
    BlockLog* blocked() const { return m_blocked; }

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

    /// Whether open shadow roots and frames of the same origin are captured, from now on.
    bool isInsideOn() const { return m_isInsideOn; }
    void setInsideOn(bool isOn) { m_isInsideOn = isOn; }
    /// Frames that were left out of the last capture, and shadow roots that seem to be closed; 0 while
    /// isInsideOn() is false.
    int foreignFrames() const { return m_foreignFrames; }
    int closedRoots() const { return m_closedRoots; }

    /// Whether the live page is there, captured: then it can be taken again and asked for styles.
    bool isLive() const;
    /// Captures the live page anew, without loading it; started() and captured() follow. `kept`: a node of
    /// the capture before; keptNode() is the same element then. False, and nothing happens, unless isLive().
    bool takeAgain(NodeId kept);
    /// After captured(): what became of takeAgain()'s node; noNode when it is gone or there was none.
    NodeId keptNode() const { return m_keptNode; }
    /// Reads the computed styles of the captured page of so many nodes; stylesRead() or stylesFailed()
    /// follows, or started() when another page comes. False, and nothing happens, unless isLive().
    bool readStyles(std::uint32_t nodes);
    void cancelStyles();

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

  signals:
    void started(const QString& address);
    void progress(int percent);
    void captured(tagseam::Document* document); ///< to be moved from by the one receiver
    /// Once for each page that was captured, after it, parsed on another thread: what libxml2 made of the
    /// bytes, or why there are none; to be moved from by the one receiver.
    void sourceRead(tagseam::Result<tagseam::Document>* source);
    void failed(const QString& sentence);
    void stylesRead(tagseam::ComputedStyles* styles); ///< to be moved from by the one receiver
    void stylesFailed(const tagseam::Wording& sentence);
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
    void loadFile(const QString& path);
    void loadFinished(bool isOk);
    void connectCapture();
    void capture(bool isLate, NodeId kept = noNode);
    void take(Capture* capture);
    void indexStamps(StillPage* page, const int& generation, void (PageLoader::*shown)());
    QUrl putStamped(const QString& host, const QByteArray& html);
    void fail(const Wording& sentence);
    void endThen(const std::function<void()>& then);
    void failAndGoBack(const Wording& sentence);

    PageSchemeHandler* m_scheme;
    BlockLog* m_blocked;
    NetworkSwitch* m_network;
    PageCapture* m_capture;
    std::unique_ptr<QWebEngineProfile> m_profile; // outlives its pages
    std::unique_ptr<StillPage> m_page;
    std::unique_ptr<StillPage> m_prunedPage;
    QTimer m_timeout;
    QTimer m_answerTimeout;
    qint64 m_pageBytes = 0;                      // of the page that was asked for last; 0 when not known
    int m_answerPatience = answerSeconds * 1000; // ms; more for pages that are large
    Source m_source;                             // of the page that was captured last
    Source m_pending;                            // of the one that was asked for last
    Wording m_failure;
    Limits m_limits;
    NodeId m_keptNode = noNode;
    int m_foreignFrames = 0;
    int m_closedRoots = 0;
    bool m_isInsideOn = false;
    bool m_isLate = false; // the page that is captured
    bool m_isLoading = false;
    bool m_isGoingBack = false;
    bool m_isStamped = false;         // the page that is shown was written by the program
    std::function<void()> m_afterEnd; // what to do once a renderer that was ended is gone
    bool m_areScriptsOn = false;
    int m_generation = 0;       // answers to an older load are dropped
    int m_prunedGeneration = 0; // and so are those of an older pruned page
};

/// The sentence for an Error; `name` stands for the input when the error does not say where.
QString sentence(const Error& error, const QString& name);

} // namespace tagseam
