// SPDX-License-Identifier: MIT
// The answer of separators on a page on which the search fails, as fields.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/setup.h"

namespace tagseam {

class Lines;

/// The records, what separators keep beside the search (by `setup`), and the command that shows it.
void addDetected(Lines& lines, const DetectedContent& detected, const Setup& setup, bool isMarked);

} // namespace tagseam
