// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>

namespace tagseam {

/// The clock of a playback: computes how many steps are due, at most 60 times a second. When drawing a frame
/// takes long, frames come less often with more steps each, so that the speed is kept and half of the time is
/// left for keys, clicks and loading.
class Player : public QObject {
    Q_OBJECT

  public:
    explicit Player(QObject* parent = nullptr);

    /// Plays at that many steps a second, 1 to 100,000; up to 60, one step at a time.
    void start(int stepsPerSecond);
    void stop();
    bool isActive() const { return m_isActive; }
    /// Stops using the timer: frames come from calls of frame() only.
    void setManual();
    /// Handles a frame `passed` milliseconds after the one before; does nothing while the player is not
    /// active.
    void frame(int passed);
    /// The time until the next frame, in milliseconds.
    int pause() const { return m_timer.interval(); }

  signals:
    void due(int steps);

  private:
    QTimer m_timer;
    QElapsedTimer m_sinceFrame;
    bool m_isActive = false;
    bool m_isManual = false;
    int m_stepsPerSecond = 1;
    int m_frame = 0; // milliseconds of a frame if drawing takes no time
};

} // namespace tagseam
