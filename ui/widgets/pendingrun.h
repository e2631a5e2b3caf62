// SPDX-License-Identifier: MIT
// A computation on another thread that is pending until its result is delivered.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QFutureWatcher>
#include <QObject>

#include <optional>
#include <utility>

namespace tagseam {

/// Runs one computation at a time. GUI thread only. QFutureWatcher::isRunning() ends with the thread, some
/// events before the result arrives, so code that checks it in between would take the work as done.
template <class Value>
class PendingRun {
  public:
    bool isPending() const { return m_pending.has_value(); }
    /// Replaces the run before, whose result is dropped.
    void start(const QFuture<Value>& future)
    {
        m_pending.emplace();
        m_watcher.setFuture(future);
    }
    /// Drops the run: its result will not be delivered.
    void drop()
    {
        m_pending.reset();
        m_watcher.setFuture({});
    }
    /// `progressed(done, total)` is called with the progress of the run while `context` lives.
    template <class Function>
    void whenProgressed(QObject* context, Function progressed)
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, context,
                         [this, progressed](int done) {
                             if (m_pending)
                                 progressed(done, m_watcher.progressMaximum());
                         });
    }
    QFuture<Value> future() const { return m_watcher.future(); }
    /// Call it once: `finished(Value)` gets each result while `context` lives.
    template <class Function>
    void whenFinished(QObject* context, Function finished)
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, context, [this, finished] {
            if (!m_pending || m_watcher.future().resultCount() == 0) // belongs to a run that was dropped
                return;
            const std::optional<PendingWork> work =
                std::exchange(m_pending, {}); // pending until the result is delivered
            finished(m_watcher.future().takeResult());
        });
    }

  private:
    QFutureWatcher<Value> m_watcher;
    std::optional<PendingWork> m_pending;
};

} // namespace tagseam
