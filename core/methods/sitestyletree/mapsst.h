// SPDX-License-Identifier: MIT
// Document -> the run of MapSST (Yi, Liu and Li 2003, figure 7), line by line.
#pragma once

#include "core/methods/algorithmrun.h"
#include "core/methods/sitestyletree/cleanpage.h"

#include <stop_token>

namespace tagseam {

/// Records the recursion of figure 7 on the page, with the answers of cleanPage(). What is pruned at the end
/// is exactly what cleanPage() does not keep. Cost: cleanPage(), and some 9 lines for each tag node of the
/// page that is neither noisy nor meaningful, or a child of one.
AlgorithmRun recordMapSst(const Document& page, const MeasuredTree& measured, const Marks& marks,
                          const std::stop_token& stop = {}, std::uint32_t limit = mostEvents);

} // namespace tagseam
