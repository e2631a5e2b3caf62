// SPDX-License-Identifier: MIT
// Random numbers that are the same for a seed with every standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// SplitMix64 (Steele, Lea and Flood 2014): the distributions of the standard differ between libraries.
class Draw {
  public:
    explicit Draw(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next();
    /// Returns a number below `end`, which is at least 1.
    std::uint32_t below(std::uint32_t end);
    /// Returns a number between the two, both included.
    std::uint32_t between(std::uint32_t low, std::uint32_t high) { return low + below(high - low + 1); }
    /// True with this probability in percent.
    bool isIn(std::uint32_t percent) { return below(100) < percent; }
    /// Returns `count` different numbers below `end`, in the order in which they were drawn.
    std::vector<std::uint32_t> distinct(std::uint32_t count, std::uint32_t end);
    template <class T>
    const T& of(std::span<const T> all)
    {
        return all[below(static_cast<std::uint32_t>(all.size()))];
    }

  private:
    std::uint64_t m_state;
};

/// Returns the seed of one of many series: it is independent of the seeds of other numbers.
std::uint64_t seedOf(std::uint64_t seed, std::uint64_t number);

} // namespace tagseam
