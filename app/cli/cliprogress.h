// SPDX-License-Identifier: MIT
// The progress of a long command on one line of standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

class ProgressLine {
  public:
    /// Makes a line. `total` pages, of which `before` were done earlier; nothing when the number is unknown.
    /// It is drawn on a terminal, or if it is forced. `unit`: the unit that is counted.
    ProgressLine(std::optional<std::size_t> total, std::size_t before, bool isForced,
                 std::string_view unit = "page");
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    /// Clears the line.
    ~ProgressLine();

    void advance() { ++m_done; }
    /// Sets the progress when the caller does not count itself.
    void reach(std::size_t done, std::size_t total)
    {
        m_done = done;
        m_total = total;
    }
    /// Draws the line, at most ten times a second, and when all is done.
    void draw();

  private:
    using Clock = std::chrono::steady_clock;

    std::optional<std::size_t> m_total;
    std::size_t m_before;
    std::string_view m_unit;
    std::size_t m_done = 0;
    bool m_isShown;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_drawn;
};

/// Returns "[####......] 77 of 192 pages, 38.4 pages/s, 3 s left"; `seconds` since the first of `done`;
/// `before` pages came earlier. Without a total: "77 pages, 38.4 pages/s". Without a page done there is no
/// rate: "[......] 0 of 192 pages".
std::string progressText(std::optional<std::size_t> total, std::size_t before, std::size_t done,
                         double seconds, std::string_view unit = "page");

} // namespace tagseam
