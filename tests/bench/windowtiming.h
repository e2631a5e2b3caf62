// SPDX-License-Identifier: MIT
// Shared by the benchmarks of the window: the wall time and processor time of each event.
#pragma once

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

namespace tagseam::bench {

/// In milliseconds. Processor time does not count other programs, and only it is compared with limits.
struct Time {
    double wall = 0;
    double processor = 0;
};

class Watch {
  public:
    Watch() : m_processor(processorTime()) { m_wall.start(); }
    Time time() const
    {
        return {static_cast<double>(m_wall.nsecsElapsed()) / 1e6, processorTime() - m_processor};
    }

  private:
    static double processorTime() // CPU time of this thread
    {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }

    QElapsedTimer m_wall;
    double m_processor;
};

/// Measures the time of each event, including the events that are sent within it, and records what was
/// reported meanwhile.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    struct Event {
        Time time;
        double at = 0; ///< in ms since forget()
        QByteArray what;
    };

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        bool isDone = false;
        timed(QByteArray(receiver->metaObject()->className()) + " event " + QByteArray::number(event->type()),
              [&] { isDone = QApplication::notify(receiver, event); });
        return isDone;
    }
    /// Measures `act`, which no event calls.
    void timed(const QByteArray& what, const std::function<void()>& act)
    {
        m_told.clear();
        const double at = m_clock.time().wall;
        const Watch watch;
        ++m_depth;
        act();
        --m_depth;
        const Time took = watch.time();
        m_sum.wall += took.wall;
        m_sum.processor += took.processor;
        if (took.processor > 5 || m_events.empty())
            m_events.push_back({took, at, what + m_told});
    }
    void tell(const char* what) { m_told += QByteArray(" [") + what + ']'; }
    void forget()
    {
        m_events.clear();
        m_sum = {};
        m_clock = {};
    }
    Time sum() const { return m_sum; }                            ///< since forget()
    double seconds() const { return m_clock.time().wall / 1000; } ///< since forget()
    /// The events since forget() that took over 5 ms, the longest first; always includes the first event.
    std::vector<Event> longest() const
    {
        std::vector<Event> events = m_events;
        std::ranges::sort(events, {}, [](const Event& each) { return -each.time.processor; });
        return events;
    }

  private:
    int m_depth = 0;
    QByteArray m_told;
    Watch m_clock;
    Time m_sum;
    std::vector<Event> m_events;
};

inline TimedApplication& application()
{
    return *static_cast<TimedApplication*>(qApp);
}

} // namespace tagseam::bench
