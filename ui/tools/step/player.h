// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>

namespace tagseam {

/// The clock of a playback: how many steps are due, at most 60 times a second. Where a frame takes long to
/// draw, they come less often and bring more steps each, so that the speed holds and half of the time is left
/// for keys, clicks and a page that loads.
class Player : public QObject {
    Q_OBJECT

  public:
    explicit Player(QObject* parent = nullptr);

    /// Goes on at that many steps a second, 1 to 100,000; one at a time up to 60.
    void start(int stepsPerSecond);
    void stop();
    bool isActive() const { return m_isActive; }
    /// From now on no timer runs: frames come from calls of frame() alone.
    void setManual();
    /// A frame that comes `passed` milliseconds after the one before; nothing while the player is not active.
    void frame(int passed);
    /// How long the timer waits for the next frame, in milliseconds.
    int pause() const { return m_timer.interval(); }

  signals:
    void due(int steps);

  private:
    QTimer m_timer;
    QElapsedTimer m_sinceFrame;
    bool m_isActive = false;
    bool m_isManual = false;
    int m_stepsPerSecond = 1;
    int m_frame = 0; // milliseconds a frame lasts where drawing takes no time
};

} // namespace tagseam
