// SPDX-License-Identifier: MIT
// Watches the renderer of a page. Terminates one that hangs, uses too much memory or makes requests without
// end, and reports why it ended.
#pragma once

#include "ui/browser/guard/stillpage.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>

namespace tagseam {

/// The reason why a renderer ended.
enum class RendererEnd {
    Crashed, ///< crashed without the program's doing
    Hung,    ///< did not answer in time
    Memory,  ///< took more than mostBytes
    Storm,   ///< requested dialogs, windows or navigation without end
};

/// Lives as long as its page. GUI thread only.
class Watchdog : public QObject {
    Q_OBJECT

  public:
    explicit Watchdog(StillPage* page);

    /// Sets the time that the page may leave a question unanswered.
    void setPatience(int milliseconds) { m_patience = milliseconds; }
    int patience() const { return m_patience; }
    /// Sets whether the page is asked for a sign of life now and then. Switch it off while the page
    /// loads, which has a time limit of its own, and when scripts are off, because then nothing can hang.
    void setAsking(bool isAsking);

    /// Resident memory at which a renderer is terminated: above the 1.8 GB that were measured while a page of
    /// a million nodes was captured.
    static constexpr std::size_t mostBytes = std::size_t{4} << 30U;
    /// Interval of the memory check. A renderer fills about 1 GB in a second.
    static constexpr int lookMilliseconds = 250;

    /// Returns the resident memory of a process in bytes, from /proc; 0 when there is no such process.
    static std::size_t residentBytes(std::int64_t process);

  signals:
    /// The renderer has ended. The page must not be deleted from within the slot.
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
    int m_question = 0;      // answers to an older question are dropped
    bool m_isAsking = false;
};

} // namespace tagseam
