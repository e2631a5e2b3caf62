// SPDX-License-Identifier: MIT
// Counted requests for memory, in place of a clock: how much a call needs, and moments within it that are the
// same on every machine.
#pragma once

#include <cstdint>
#include <functional>

namespace tagseam::test {

/// Bytes that this thread has requested by operator new.
std::uint64_t allocatedBytes();

/// While it lives, calls `act` once, at the request that this thread makes after `count` others.
class AtAllocation {
  public:
    AtAllocation(std::uint64_t count, std::function<void()> act);
    AtAllocation(const AtAllocation&) = delete;
    AtAllocation& operator=(const AtAllocation&) = delete;
    ~AtAllocation();
    /// Requests of this thread since it was made.
    std::uint64_t count() const;

  private:
    std::uint64_t m_start;
};

} // namespace tagseam::test
