// SPDX-License-Identifier: MIT
// A step of the search in a sentence, with its numbers.
#pragma once

#include "core/tps/stepper.h"

#include <QString>

namespace tagseam {

/// Describes the present step and, if it decides something, the reason. In the middle of a step: the line
/// that ran last.
QString stepSentence(const Stepper& stepper, std::span<const Symbol> symbols);

} // namespace tagseam
