// SPDX-License-Identifier: MIT
// The table of sentences for errors.
#pragma once

#include "core/base/result.h"

namespace tagseam {

/// Returns a sentence in English; %1 stands for Error::where, or the input when that is empty, %2 for
/// Error::detail. The window shows it translated, the command line writes the text after %1.
const char* sentenceOf(ErrorCode code);

} // namespace tagseam
