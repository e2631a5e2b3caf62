// SPDX-License-Identifier: MIT
// The report of the experiment of Yi, Liu and Li (2003): tables 1 to 4 and figure 9, published figures beside
// the measured.
#pragma once

#include "core/papers/report.h"
#include "core/papers/yi/yiexperiment.h"

#include <string>
#include <vector>

namespace tagseam {

/// Makes the report, with the F of each run of k-means for programs.
Report yiReport(const YiResult& result);

/// Returns the notes to the tables, a sentence each: the origin of the pages, why figures cannot be compared
/// one to one, the excluded pages, the assumptions.
std::vector<std::string> yiNotes(const YiResult& result);

} // namespace tagseam
