// SPDX-License-Identifier: MIT
// What an answer to a CSS selector may cost, and how a selector of either language is refused.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

/// Steps of one answer to CSS: a node looked at, or four bytes of text read. They take a second or two of a
/// processor of 2020. What bounds an XPath stands in xpathmemory.h.
inline constexpr std::uint64_t selectorWorkLimit = 100'000'000;

inline constexpr std::size_t selectorSizeLimit = std::size_t{16} << 20U; ///< bytes
inline constexpr std::size_t selectorPartLimit = 100'000;                ///< simple selectors
inline constexpr unsigned selectorNestingLimit = 100;                    ///< brackets open at once

/// Counts steps. Whoever loops over nodes or bytes asks before each turn, so that all ends soon once the last
/// step is spent; the half-done answer is thrown away at the top.
class SelectorWork {
  public:
    /// False once the limit is exceeded.
    bool spend(std::uint64_t steps = 1)
    {
        if (steps > m_left) {
            m_left = 0;
            m_isExhausted = true;
        } else {
            m_left -= steps;
        }
        return !m_isExhausted;
    }
    /// For a search of `bytes` for `wanted` bytes, which is their product where both repeat themselves.
    bool spendSearch(std::size_t bytes, std::size_t wanted)
    {
        return spend((1 + bytes / 4) * (1 + wanted / 16));
    }
    bool isExhausted() const { return m_isExhausted; }

  private:
    std::uint64_t m_left = selectorWorkLimit;
    bool m_isExhausted = false;
};

/// BadSelector: where is the selector, cut at 200 bytes; detail "WHAT, at character N", from 1.
Error selectorError(std::string_view selector, const std::string& what, std::size_t byteOffset);
/// The same about the selector as a whole.
Error selectorError(std::string_view selector, const std::string& what);

/// The letter at this byte in quotation marks, or "the end".
std::string quotedLetter(std::string_view selector, std::size_t byteOffset);

} // namespace tagseam
