// SPDX-License-Identifier: MIT
// What the cure makes of a page where the search fails, in sentences.
#pragma once

#include "core/explain/curedpage.h"
#include "core/explain/setup.h"

namespace tagseam {

class Lines;

/// "Cure: separators finds 20 records at 513-1176 ...": what it keeps, how that differs from what the search
/// keeps (by `setup`), and which commands show it.
void addCured(Lines& lines, const CuredPage& cured, const Setup& setup, bool isMarked);

} // namespace tagseam
