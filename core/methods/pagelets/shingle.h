// SPDX-License-Identifier: MIT
// The words of a text -> its shingle: a fingerprint that near-identical texts share (Broder and others 1997,
// as Bar-Yossef and Rajagopalan 2002 use it).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tagseam {

/// Takes a text piece by piece. A word is the text between white space (ASCII's, and no-break spaces) in one
/// piece; upper and lower case of ASCII are the same. The hash is our own, 64 bits and the same everywhere;
/// two texts without a common window may share a shingle by chance, about once in 2^64. O(bytes).
class Shingler {
  public:
    /// `window`: words, at least 1.
    explicit Shingler(std::uint32_t window) : m_window(window) {}

    void add(std::string_view text);

    std::uint64_t words() const { return m_words; }
    /// Returns the smallest of the hashes of all windows of words, so that two texts share it as often as
    /// they share windows. A text of fewer words is one window; one without words has none.
    std::optional<std::uint64_t> shingle() const;
    /// Returns the fingerprint of all words in their order: equal for texts with exactly the same words.
    std::uint64_t fingerprint() const;

  private:
    void addWord(std::string_view word);

    std::uint32_t m_window;
    std::uint64_t m_words = 0;
    std::vector<std::uint64_t> m_last; // hashes of the last words, a ring of at most m_window
    std::uint64_t m_leaving = 1;       // factor of the oldest word of a full window
    std::uint64_t m_rolling = 0;       // hash of the window that ends here
    std::uint64_t m_whole = 0;
    std::uint64_t m_least = ~std::uint64_t{0};
};

} // namespace tagseam
