// SPDX-License-Identifier: MIT
// A step of another algorithm than searchRegion in a sentence.
#pragma once

#include "core/methods/runstepper.h"
#include "ui/session/page/pagetrees.h"

#include <QString>

namespace tagseam {

/// Returns a value as valueText() does, with the decimal mark of the language.
QString runValueText(const AlgorithmRun& run, const RunValue& value, const PageTrees& trees);

/// Says what the line that ran last decided, and why; for a line that decides nothing, the line itself.
QString runSentence(const RunStepper& stepper, const PageTrees& trees);

} // namespace tagseam
