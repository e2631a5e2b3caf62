// SPDX-License-Identifier: MIT
// The exit codes of both programs; their --help explains them.
#pragma once

namespace tagseam {

enum ExitCode { Done = 0, NotAll = 1, WrongUsage = 2, BadInput = 3, BadOutput = 4 };

} // namespace tagseam
