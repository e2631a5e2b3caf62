// SPDX-License-Identifier: MIT
// The page as opened: asks it for its nodes and styles, and ends its renderer when it does not answer.
#pragma once

#include "ui/browser/guard/watchdog.h"
#include "ui/browser/load/pagecapture.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>

namespace tagseam {

/// Asks one question at a time: a capture or the computed styles. GUI thread only.
class LivePage : public QObject {
    Q_OBJECT

  public:
    explicit LivePage(QObject* parent = nullptr);

    StillPage* page() const { return m_page; }
    /// Another page is the live one from now on; the page before may be deleted.
    void setPage(StillPage* page);
    bool hasRenderer() const { return m_page->renderProcessPid() > 0; }
    /// Sets the time that the page may leave a question unanswered.
    void setPatience(int milliseconds);
    int patience() const { return m_patience; }
    /// Sets whether the page is asked for a sign of life now and then: see Watchdog.
    void setAsking(bool isAsking) { m_watchdog->setAsking(isAsking); }

    /// Captures the page; taken(), left(), failed(), late() or ended() follows. `longer`: milliseconds that
    /// it may take beyond the patience.
    void capture(const CaptureOptions& options, int longer);
    /// Reads the styles of a captured page of `nodes` nodes; stylesRead(), failed(), late() or ended()
    /// follows.
    void readStyles(std::uint32_t nodes);
    /// Drops the question that is open.
    void cancel();
    /// True while a question is open, and while its answer is decoded.
    bool isAsked() const { return m_capture->isRunning(); }
    /// True while the page owes an answer.
    bool isAwaited() const { return m_answerTimeout.isActive(); }

    /// Ends the renderer and calls `then` when it is gone, not from within a signal of the page.
    void end(const std::function<void()>& then);
    /// Nothing is done when the renderer is gone.
    void forgetEnd() { m_afterEnd = {}; }

  signals:
    void progress(int percent);                       ///< percentage of the answer that has arrived
    void taken(tagseam::Capture* capture);            ///< to be moved from by the one receiver
    void left();                                      ///< the renderer shows the page before
    void stylesRead(tagseam::ComputedStyles* styles); ///< to be moved from by the one receiver
    void failed(const tagseam::Error& error);
    /// The page has not answered for that many seconds; it may never do.
    void late(int seconds);
    /// The renderer has ended without end(). The page must not be deleted from within the slot. `seconds`:
    /// the time that a hung page was given.
    void ended(tagseam::RendererEnd why, int seconds);

  private:
    PageCapture* m_capture;
    StillPage* m_page = nullptr;
    Watchdog* m_watchdog = nullptr; // watches m_page, which owns it
    QTimer m_answerTimeout;
    int m_patience = 10'000; // milliseconds
    std::function<void()> m_afterEnd;
};

} // namespace tagseam
