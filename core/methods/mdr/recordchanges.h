// SPDX-License-Identifier: MIT
// Compares the records of a page before and after pruning: the records in both, the removed ones, the new
// ones.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// The status of a record.
enum class RecordStatus : std::uint8_t {
    Kept,      ///< in both, of the same nodes
    Changed,   ///< in both, with different nodes, but at least half of the kept nodes of the two are shared
    Lost,      ///< only on the original page, and contains content
    GoneNoise, ///< only on the original page, and contains no content
    Gone,      ///< only on the original page; the content is unknown
    New,       ///< only on the pruned page
};
inline constexpr std::size_t recordStatusCount = 6;

/// The least overlap of the records of the two pages, shared nodes / nodes of either, to be one record: as
/// leastRecordOverlap of core/truth, after Everingham et al. 2010.
inline constexpr double leastSameRecord = 0.5;

/// The indices of a record in MinedRecords.
struct RecordPlace {
    std::uint32_t region = 0;
    std::uint32_t record = 0;
    friend auto operator<=>(RecordPlace, RecordPlace) = default;
};

struct RecordChange {
    RecordStatus status = RecordStatus::Kept;
    std::optional<RecordPlace> partner; ///< in the other page (Kept, Changed)
    friend bool operator==(const RecordChange&, const RecordChange&) = default;
};

struct RecordChanges {
    std::vector<std::vector<RecordChange>> original; ///< indexed by region and record
    std::vector<std::vector<RecordChange>> pruned;
    std::array<std::uint32_t, recordStatusCount>
        counts{}; ///< indexed by status; Kept and Changed once for both pages
    std::uint32_t count(RecordStatus status) const { return counts[static_cast<std::size_t>(status)]; }
};

/// Compares the records. `pruned`: mined from the same page within `kept`. `content`: one bit per node,
/// nullptr when unknown. Records of equal nodes are the same; among the others the pairs that share most,
/// each record once, of equal ones the first. Only kept elements and texts that are not blank count. O(nodes
/// * log records).
RecordChanges compareRecords(const Document& page, const MinedRecords& original, const MinedRecords& pruned,
                             const KeepMask& kept, const KeepMask* content = nullptr);

} // namespace tagseam
