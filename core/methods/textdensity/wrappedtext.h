// SPDX-License-Identifier: MIT
// Text -> lines of 80 characters, and the words in them (Kohlschuetter and Nejdl, CIKM 2008; the
// dissertation's Equation 2.1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tagseam {

/// The longest line of a wrapped text, in letters.
inline constexpr std::uint32_t wrapWidth = 80;

/// The lines whose words are counted.
enum class CountedLines : std::uint8_t {
    Complete, ///< all but the last, or the only line
    All       ///< all: n_tokens and n_lines of Equation 2.1
};
inline constexpr std::array<std::string_view, 2> countedLinesNames{"complete", "all"};

/// The words and lines that a text density is made of.
struct WrappedText {
    double words = 0;        ///< words of the counted lines
    std::uint32_t lines = 0; ///< counted lines; 0 for a text without letters

    /// The text density: words for each line; 0 without a line.
    double density() const { return lines == 0 ? 0 : words / lines; }
    friend bool operator==(const WrappedText&, const WrappedText&) = default;
};

/// Wraps a text at its white space. All lines but the last are complete. INFERRED: a run of letters longer
/// than a line begins a new line and fills as many as it needs, because texts in scripts without spaces have
/// no other place to wrap. Words are counted as wordsIn() does, in each line. O(bytes).
WrappedText wrapText(std::string_view text, CountedLines lines = CountedLines::Complete);

} // namespace tagseam
