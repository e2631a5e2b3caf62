// SPDX-License-Identifier: MIT
// What became of each list of records that could have been the answer.
#pragma once

#include "core/methods/separators/separators.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagseam {

enum class CandidateStatus : std::uint8_t {
    Main,      ///< the answer
    Like,      ///< kept beside the main region: the evidence does not tell them apart
    SamePlace, ///< a record of it shares positions with a region that is kept: other records of the same
    Weaker,    ///< elsewhere
    NotEnough, ///< there are no records on this page
};

/// "main-region", "like-region", "same-place", "weaker", "no-records".
std::string_view name(CandidateStatus status);

/// Whether a record of the list shares positions with the region: the span of a list with several parents has
/// much between them that is none of it. O(log records).
bool touches(const RecordRegion& list, Region region);

/// By candidate.
std::vector<CandidateStatus> candidateStatuses(const SeparatedPage& page);

} // namespace tagseam
