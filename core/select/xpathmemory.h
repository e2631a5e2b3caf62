// SPDX-License-Identifier: MIT
// The memory that an XPath may take, by which most of those that would take too long are stopped too.
#pragma once

#include <cstddef>

namespace tagseam::xpath {

/// Before anything is asked of pugixml, on any thread: its memory is counted from here on.
void countMemory();

/// What pugixml gets on this thread while one of these lives: of all that asks for more the allocation throws
/// std::bad_alloc, so that it stops. pugixml counts no steps; but what is quadratic joins sets of nodes, or
/// texts, again and again, and so asks for memory as it goes.
class MemoryBounds {
  public:
    static constexpr std::size_t atOnce = std::size_t{1} << 30U; ///< bytes
    /// Bytes, given back or not: of texts they take a second of a processor of 2020, of sets of nodes ten.
    static constexpr std::size_t inAll = std::size_t{4} << 30U;

    /// Of this thread there is no other.
    MemoryBounds();
    ~MemoryBounds();
    MemoryBounds(const MemoryBounds&) = delete;
    MemoryBounds& operator=(const MemoryBounds&) = delete;

    bool isExceeded() const { return m_isExceeded; }

    void take(std::size_t bytes);
    void giveBack(std::size_t bytes) { m_held -= bytes; }

  private:
    std::size_t m_held = 0;
    std::size_t m_taken = 0;
    bool m_isExceeded = false;
};

} // namespace tagseam::xpath
