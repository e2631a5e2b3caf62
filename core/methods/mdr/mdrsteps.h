// SPDX-License-Identifier: MIT
// Document -> the runs of CombComp and IdentDRs (MDR: Liu, Grossman and Zhai 2003), line by line. The lines
// of the listings are written from our notes on the paper, and have no numbers: the paper is not at hand.
#pragma once

#include "core/methods/algorithmrun.h"
#include "core/methods/mdr/mdr.h"

#include <cstdint>
#include <stop_token>

namespace tagseam {

/// Records the comparisons at each node that mineDataRecords() visits, in the order of the description: for
/// each start i and each length j from i on. INFERRED: the listing is written from the description of the
/// algorithm in our notes on the paper. Cost: mineDataRecords(), and some 5 lines for each of at most
/// K comparisons for each tag node.
AlgorithmRun recordCombComp(const Document& page, const MdrOptions& options, const std::stop_token& stop = {},
                            std::uint32_t limit = mostEvents);

/// Records how the regions of each visited node are chosen, for each length and offset. What is pruned at the
/// end is exactly what the filter does not keep. INFERRED: as recordCombComp(). Cost: mineDataRecords(), and
/// some 3 lines for each of at most K * (K + 1) / 2 offsets for each region and each visited node.
AlgorithmRun recordIdentDrs(const Document& page, const MdrOptions& options, const std::stop_token& stop = {},
                            std::uint32_t limit = mostEvents);

} // namespace tagseam
