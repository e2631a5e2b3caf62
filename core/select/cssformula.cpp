// SPDX-License-Identifier: MIT
// The formulas of :nth-child() and similar pseudo-classes.
#include "core/select/cssformula.h"

namespace tagseam::css {

// Reads A n + B, of which one may be missing. Blanks stand only around the second sign.
std::optional<Formula> readFormula(Words& words)
{
    if (words.acceptIgnoringCase("odd"))
        return Formula{2, 1};
    if (words.acceptIgnoringCase("even"))
        return Formula{2, 0};
    const std::int32_t first = words.peek() == '-' ? -1 : 1;
    if (!words.accept('-'))
        words.accept('+');
    const std::optional<std::int32_t> number = words.digits();
    if (!words.acceptIgnoringCase("n"))
        return number ? std::optional(Formula{0, first * *number}) : std::nullopt;
    const std::int32_t multiplier = first * number.value_or(1);
    words.skipBlanks();
    if (words.peek() != '+' && words.peek() != '-')
        return Formula{multiplier, 0};
    const std::int32_t second = words.peek() == '-' ? -1 : 1;
    words.accept(words.peek());
    words.skipBlanks();
    const std::optional<std::int32_t> offset = words.digits();
    return offset ? std::optional(Formula{multiplier, second * *offset}) : std::nullopt;
}

} // namespace tagseam::css
