// SPDX-License-Identifier: MIT
// A late frame shows how long the window was busy: the next one waits as long again, then a little less each
// time.
#include "ui/tools/step/player.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr int framesPerSecond = 60; // up to this speed each step is visible
constexpr int longestPause = 250;   // in milliseconds; the longest wait between frames
constexpr int longestFrame = 4 * longestPause;

} // namespace

Player::Player(QObject* parent) : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this,
            [this] { frame(static_cast<int>(std::min<qint64>(m_sinceFrame.restart(), longestFrame))); });
}

void Player::start(int stepsPerSecond)
{
    m_stepsPerSecond = stepsPerSecond;
    m_frame = std::max(1000 / framesPerSecond, 1000 / stepsPerSecond);
    m_isActive = true;
    m_timer.setInterval(m_frame);
    m_sinceFrame.start();
    if (!m_isManual)
        m_timer.start();
}

void Player::stop()
{
    m_isActive = false;
    m_timer.stop();
}

void Player::setManual()
{
    m_isManual = true;
    m_timer.stop();
}

void Player::frame(int passed)
{
    if (!m_isActive)
        return;
    passed = std::min(passed, longestFrame);
    const int pause = m_timer.interval();
    const bool isLate = passed > pause + pause / 4;
    const int next = isLate ? std::min(2 * passed, longestPause) : pause - pause / 16;
    m_timer.setInterval(std::max(next, m_frame));
    emit due(m_stepsPerSecond <= framesPerSecond ? 1 : std::max(1, m_stepsPerSecond * passed / 1000));
}

} // namespace tagseam
