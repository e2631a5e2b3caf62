// SPDX-License-Identifier: MIT
// A step of another algorithm than searchRegion in a sentence.
#pragma once

#include "core/methods/runstepper.h"
#include "ui/session/pagetrees.h"

#include <QString>

namespace tagseam {

/// Says what the line that ran last decided, and why; for a line that decides nothing, the line itself.
QString runSentence(const RunStepper& stepper, const PageTrees& trees);

} // namespace tagseam
