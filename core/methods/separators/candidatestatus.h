// SPDX-License-Identifier: MIT
// Finds the status of each candidate list of records.
#pragma once

#include "core/methods/separators/separators.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagseam {

enum class CandidateStatus : std::uint8_t {
    Main,      ///< the main region
    Like,      ///< kept beside the main region: the evidence does not distinguish them
    SamePlace, ///< one of its records shares positions with a kept region: other records of the same content
    Weaker,    ///< elsewhere
    NotEnough, ///< the page has no records
    OtherKind, ///< the page has records, but content of another kind
};

/// "main-region", "like-region", "same-place", "weaker", "no-records", "other-kind".
std::string_view name(CandidateStatus status);

/// True if a record of the list shares positions with the region: the span of a list with several parents
/// contains many positions between them that do not belong to it. O(log records).
bool touches(const RecordRegion& list, Region region);

/// Returns the statuses, indexed by candidate; none is OtherKind, see listStatuses().
std::vector<CandidateStatus> candidateStatuses(const SeparatedPage& page);

} // namespace tagseam
