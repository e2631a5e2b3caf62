// SPDX-License-Identifier: MIT
// The answer of separators on a page on which the search fails, as fields.
#pragma once

#include "core/explain/curedpage.h"
#include "core/explain/setup.h"

namespace tagseam {

class Lines;

/// The records, what separators keep beside the search (by `setup`), and the command that shows it.
void addCured(Lines& lines, const CuredPage& cured, const Setup& setup, bool isMarked);

} // namespace tagseam
