// SPDX-License-Identifier: MIT
// Counts the work that the window has begun and not finished, so that callers can wait until nothing is
// pending.
#pragma once

#include <QTimer>

#include <functional>

namespace tagseam {

/// One piece of pending work, from construction to destruction; a copy counts as one more. GUI thread.
class PendingWork {
  public:
    PendingWork();
    PendingWork(const PendingWork&);
    PendingWork& operator=(const PendingWork&) = default;
    ~PendingWork();

    /// True when no piece of work is pending and no Delay is running: nothing changes any more, except
    /// through the page's own scripts.
    static bool isEmpty();
};

/// Handles all events except user input until `isBusy` returns false: work on other threads has ended.
void waitWhile(const std::function<bool()>& isBusy);

/// A single-shot timer that counts as pending work while it runs.
class Delay : public QTimer {
  public:
    explicit Delay(QObject* parent = nullptr);
    ~Delay() override;
    Q_DISABLE_COPY_MOVE(Delay)
};

} // namespace tagseam
