// SPDX-License-Identifier: MIT
// What both programs end with; their --help explains it.
#pragma once

namespace tagseam {

enum ExitCode { Done = 0, NotAll = 1, WrongUsage = 2, BadInput = 3, BadOutput = 4 };

} // namespace tagseam
