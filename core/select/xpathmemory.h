// SPDX-License-Identifier: MIT
// Limits the memory of an XPath, and so stops most XPaths that would take too long.
#pragma once

#include <cstddef>

namespace tagseam::xpath {

/// Starts counting pugixml's memory. Must be called before any use of pugixml, on any thread.
void countMemory();

/// Limits pugixml's memory on this thread while the object lives: an allocation beyond the limit throws
/// std::bad_alloc, so that pugixml stops. pugixml counts no steps; but quadratic expressions join sets of
/// nodes, or texts, again and again, and so allocate memory as they run.
class MemoryBounds {
  public:
    static constexpr std::size_t atOnce = std::size_t{1} << 30U; ///< bytes
    /// Bytes, freed or not: they take a second on a processor of 2020 for texts, ten for sets of nodes.
    static constexpr std::size_t inAll = std::size_t{4} << 30U;

    /// The thread must have no other object.
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
