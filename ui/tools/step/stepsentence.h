// SPDX-License-Identifier: MIT
// A step of the search in a sentence, with its numbers.
#pragma once

#include "core/tps/stepper.h"

#include <QString>

namespace tagseam {

/// What the present step did and, where it decides something, why. In the middle of a step: the line that ran
/// last.
QString stepSentence(const Stepper& stepper, std::span<const Symbol> symbols);

} // namespace tagseam
