// SPDX-License-Identifier: MIT
// Document -> the run of NoiseEliminate (Win and Tun, figure 8), line by line.
#pragma once

#include "core/methods/algorithmrun.h"
#include "core/methods/tagrules/tagrules.h"

#include <stop_token>

namespace tagseam {

/// Records applyTagRules() on the page. Cost: as applyTagRules(), and some 5 lines for each tag node.
AlgorithmRun recordNoiseEliminate(const Document& page, const TagRulesOptions& options,
                                  const std::stop_token& stop = {}, std::uint32_t limit = mostEvents);

} // namespace tagseam
