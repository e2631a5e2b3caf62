// SPDX-License-Identifier: MIT
// One line of a published listing, as data.
#pragma once

#include <cstdint>
#include <string>

namespace tagseam {

/// A line of a listing that people step through.
struct PrintedLine {
    /// Number in the paper, with a letter for a line that the paper does not print: "30", "33a". Empty for a
    /// line that the paper does not number, and in a listing of which the printed one is not at hand (MDR).
    std::string label;
    std::uint8_t indent = 0;  ///< nesting, from 0
    std::string text;         ///< without indent: "symbol ← tagPathSequence[i]"
    bool isRunnable = false;  ///< false for a line that does nothing alone: "end if", a heading
    bool isDifferent = false; ///< true if the paper prints the line differently, or does not print it
    friend bool operator==(const PrintedLine&, const PrintedLine&) = default;
};

} // namespace tagseam
