// SPDX-License-Identifier: MIT
// Two texts -> their differences as a patch.
#pragma once

#include <string>
#include <string_view>

namespace tagseam {

/// Returns the differences of two texts in the unified format of POSIX `diff -u`, with three lines of
/// context, which `patch` applies; empty for equal texts. `name`: the name of the file. Cost: see
/// alignSequences().
std::string unifiedDiff(std::string_view before, std::string_view after, std::string_view name);

} // namespace tagseam
