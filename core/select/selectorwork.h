// SPDX-License-Identifier: MIT
// The limits of a CSS selector's cost, and the errors of selectors of both languages.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

/// The steps of one CSS query: a node tested, or four bytes of text read. They take a second or two on a
/// processor of 2020. The limits of an XPath are in xpathmemory.h.
inline constexpr std::uint64_t selectorWorkLimit = 100'000'000;

inline constexpr std::size_t selectorSizeLimit = std::size_t{16} << 20U; ///< bytes
inline constexpr std::size_t selectorPartLimit = 100'000;                ///< simple selectors
inline constexpr unsigned selectorNestingLimit = 100;                    ///< brackets open at once

/// Counts steps. Every loop over nodes or bytes calls it before each turn, so that all loops end soon after
/// the last step; the incomplete result is discarded at the top.
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
    /// Spends the steps of a search of `bytes` for `wanted` bytes: their product when both repeat themselves.
    bool spendSearch(std::size_t bytes, std::size_t wanted)
    {
        return spend((1 + bytes / 4) * (1 + wanted / 16));
    }
    bool isExhausted() const { return m_isExhausted; }

  private:
    std::uint64_t m_left = selectorWorkLimit;
    bool m_isExhausted = false;
};

/// Returns BadSelector: where is the selector, truncated to 200 bytes; detail "WHAT, at character N", from 1.
Error selectorError(std::string_view selector, const std::string& what, std::size_t byteOffset);
/// Returns the error for the selector as a whole.
Error selectorError(std::string_view selector, const std::string& what);

/// Returns the letter at this byte in quotation marks, or "the end".
std::string quotedLetter(std::string_view selector, std::size_t byteOffset);

} // namespace tagseam
