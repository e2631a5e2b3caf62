// SPDX-License-Identifier: MIT
// How far a long command is, on one line of standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

class ProgressLine {
  public:
    /// `total` pages, of which `before` were done earlier; nothing when nobody knows how many there are. It
    /// is drawn on a terminal, or where it is forced. `unit`: what is counted.
    ProgressLine(std::optional<std::size_t> total, std::size_t before, bool isForced,
                 std::string_view unit = "page");
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    /// Clears the line.
    ~ProgressLine();

    void advance() { ++m_done; }
    /// Where someone else counts.
    void reach(std::size_t done, std::size_t total)
    {
        m_done = done;
        m_total = total;
    }
    /// Draws it, ten times a second at most, and when all is done.
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

/// "[####......] 77 of 192 pages, 38.4 pages/s, 3 s left"; `seconds` since the first of `done`, which
/// `before` came before. Without a total: "77 pages, 38.4 pages/s". While none is done there is no rate:
/// "[......] 0 of 192 pages".
std::string progressText(std::optional<std::size_t> total, std::size_t before, std::size_t done,
                         double seconds, std::string_view unit = "page");

} // namespace tagseam
