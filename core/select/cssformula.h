// SPDX-License-Identifier: MIT
// The formulas of :nth-child() and similar pseudo-classes: "odd", "even", "2n+1" (CSS Syntax Level 3, section
// 6).
#pragma once

#include "core/select/csswords.h"

#include <cstdint>
#include <optional>

namespace tagseam::css {

/// multiplier * n + offset, for n from 0.
struct Formula {
    std::int32_t multiplier = 0;
    std::int32_t offset = 0;
};

/// Reads a formula. Nothing, with `words` at any place, where no formula begins.
std::optional<Formula> readFormula(Words& words);

} // namespace tagseam::css
