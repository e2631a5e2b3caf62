// SPDX-License-Identifier: MIT
// The progress of a long command on one line of standard error.
#include "app/cli/cliprogress.h"

#include "app/cli/clioutput.h"

#include <fmt/format.h>

#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace tagseam {

namespace {

constexpr std::size_t barWidth = 30; // characters
constexpr std::chrono::milliseconds pause{100};
constexpr double minute = 60;
constexpr double hour = 3600;

std::string timeText(double seconds)
{
    if (seconds < minute)
        return fmt::format("{:.0f} s", std::ceil(seconds));
    if (seconds < hour)
        return fmt::format("{:.0f} min", std::ceil(seconds / minute));
    return fmt::format("{:.1f} h", seconds / hour);
}

} // namespace

std::string progressText(std::optional<std::size_t> total, std::size_t before, std::size_t done,
                         double seconds, std::string_view unit)
{
    const std::size_t all = before + done;
    const std::string counts =
        total ? fmt::format("{} of {}", all, counted(*total, unit)) : counted(all, unit);
    // No rate before the first page is done.
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    const std::string pace = rate > 0 ? fmt::format(", {:.1f} {}s/s", rate, unit) : std::string();
    if (!total)
        return counts + pace;
    const std::size_t filled = *total == 0 ? barWidth : barWidth * all / *total;
    const std::string left =
        rate > 0 ? ", " + timeText(static_cast<double>(*total - all) / rate) + " left" : std::string();
    return fmt::format("[{:.<{}}] {}{}{}", std::string(filled, '#'), barWidth, counts, pace, left);
}

ProgressLine::ProgressLine(std::optional<std::size_t> total, std::size_t before, bool isForced,
                           std::string_view unit)
    : m_total(total), m_before(before), m_unit(unit), m_isShown(isForced || ::isatty(STDERR_FILENO) == 1)
{
}

ProgressLine::~ProgressLine()
{
    if (m_isShown)
        fmt::print(stderr, "\r\x1b[K");
}

void ProgressLine::draw()
{
    const auto now = Clock::now();
    const bool isLast = m_total && m_before + m_done == *m_total;
    if (!m_isShown || (now - m_drawn < pause && !isLast))
        return;
    m_drawn = now;
    const double seconds = std::chrono::duration<double>(now - m_begin).count();
    fmt::print(stderr, "\r{}\x1b[K", progressText(m_total, m_before, m_done, seconds, m_unit));
    std::fflush(stderr);
}

} // namespace tagseam
