// SPDX-License-Identifier: MIT
// The result of content detection on a page on which the search fails, as fields.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/setup.h"

namespace tagseam {

class Lines;

/// Adds the records, the regions that content detection keeps compared with the search (with `setup`), and
/// the command that shows them.
void addDetected(Lines& lines, const DetectedContent& detected, const Setup& setup, bool isMarked);

} // namespace tagseam
