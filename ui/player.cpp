// SPDX-License-Identifier: MIT
// A frame that comes late says how long the window was busy: the next waits as long again, then a little less
// each.
#include "ui/player.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr int framesPerSecond = 60; // at no more steps than that, each is seen
constexpr int longestPause = 250;   // milliseconds: slower than that is no playing

} // namespace

Player::Player(QObject* parent) : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &Player::tick);
}

void Player::start(int stepsPerSecond)
{
    m_stepsPerSecond = stepsPerSecond;
    m_frame = std::max(1000 / framesPerSecond, 1000 / stepsPerSecond);
    m_sinceTick.start();
    m_timer.start(m_frame);
}

void Player::tick()
{
    const int pause = m_timer.interval();
    const int passed = static_cast<int>(std::min<qint64>(m_sinceTick.restart(), 4 * longestPause));
    const bool isLate = passed > pause + pause / 4;
    const int next = isLate ? std::min(2 * passed, longestPause) : pause - pause / 16;
    m_timer.setInterval(std::max(next, m_frame));
    emit due(m_stepsPerSecond <= framesPerSecond ? 1 : std::max(1, m_stepsPerSecond * passed / 1000));
}

} // namespace tagseam
