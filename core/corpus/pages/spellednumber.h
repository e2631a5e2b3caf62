// SPDX-License-Identifier: MIT
// A decimal number, and the ways in which pages of many countries write it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

/// Stands between the texts of two nodes; a number may continue over it.
inline constexpr char nodeBorder = '\x01';

/// A number without sign, by its digits.
struct SpelledNumber {
    std::string whole;    ///< at least one digit; no 0 before others
    std::string fraction; ///< without zeros at the end; empty for a whole number
};

/// Returns the number that a text is: digits, and optionally a "." and digits. Nothing for another text, and
/// for digits that begin with a superfluous 0, which are a code.
std::optional<SpelledNumber> numberOf(std::string_view text);

/// Returns the end of a spelling of `number` that begins at `at` in `text`; npos when there is none. In a
/// spelling, one and the same sign may separate the groups of three digits: a space, U+00A0, U+202F, ".", ","
/// or "'"; "." or "," comes before the fraction; and zeros may fill a fraction up to two digits, also that of
/// a whole number. A number within a longer number or word is not a spelling: "1.109" and "109.50" do not
/// contain 109. Linear in the spelling.
std::size_t endOfNumber(std::string_view text, std::size_t at, const SpelledNumber& number);

} // namespace tagseam
