// SPDX-License-Identifier: MIT
// Watches the renderer of a page: ends one that hangs, eats memory or asks without end, and says why it went.
#pragma once

#include "ui/browser/stillpage.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>

namespace tagseam {

/// Why a renderer is gone.
enum class RendererEnd {
    Crashed, ///< by itself
    Hung,    ///< did not answer in time
    Memory,  ///< took more than mostBytes
    Storm,   ///< dialogs, windows, other addresses without end
};

/// Lives as long as its page. GUI thread.
class Watchdog : public QObject {
    Q_OBJECT

  public:
    explicit Watchdog(StillPage* page);

    /// How long the page may leave a question without answer.
    void setPatience(int milliseconds) { m_patience = milliseconds; }
    int patience() const { return m_patience; }
    /// Whether the page is asked for a sign of life now and then. To be switched off while it loads, which
    /// has a time limit of its own; and without scripts nothing can hang.
    void setAsking(bool isAsking);

    /// Resident memory of one renderer at which it is ended: above the 1.8 GB that were seen while a page of
    /// a million nodes was captured.
    static constexpr std::size_t mostBytes = std::size_t{4} << 30U;
    /// How often memory is looked at. A renderer fills about 1 GB in a second.
    static constexpr int lookMilliseconds = 250;

    /// Resident memory of a process in bytes, from /proc; 0 when there is no such process.
    static std::size_t residentBytes(std::int64_t process);

  signals:
    /// The renderer is gone. The page must not be deleted from within.
    void ended(tagseam::RendererEnd why);

  private:
    void look();
    void ask();
    void end(RendererEnd why);

    StillPage* m_page;
    QTimer m_looking;
    QDeadlineTimer m_answerDue{QDeadlineTimer::Forever};
    RendererEnd m_why = RendererEnd::Crashed;
    int m_patience = 10'000; // milliseconds
    int m_question = 0;      // an answer to an older one is of no use
    bool m_isAsking = false;
};

} // namespace tagseam
