// SPDX-License-Identifier: MIT
// The records of a page before and after pruning: which are in both, which are gone, which are new.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// What became of a record.
enum class RecordStatus : std::uint8_t {
    Kept,      ///< in both, of the same nodes
    Changed,   ///< in both: other nodes, but half of what is kept of the two, or more, is the same
    Lost,      ///< of the original page alone, and content is in it
    GoneNoise, ///< of the original page alone, and no content is in it
    Gone,      ///< of the original page alone; nobody said what the content is
    New,       ///< of the pruned page alone
};
inline constexpr std::size_t recordStatusCount = 6;

/// Least share of a record of each page, shared nodes / nodes of either, to be one record: as
/// leastRecordOverlap of core/truth, after Everingham et al. 2010.
inline constexpr double leastSameRecord = 0.5;

/// A record among MinedRecords: indices.
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
    std::vector<std::vector<RecordChange>> original; ///< by region, by record
    std::vector<std::vector<RecordChange>> pruned;
    std::array<std::uint32_t, recordStatusCount>
        counts{}; ///< by status; Kept and Changed once for both pages
    std::uint32_t count(RecordStatus status) const { return counts[static_cast<std::size_t>(status)]; }
};

/// `pruned`: mined of the same page within `kept`. `content`: one bit per node, nullptr when nobody said.
/// Records of equal nodes are the same; of the others those that share most, each once, of equal ones the
/// first. Elements and texts that are not blank count, as far as they are kept. O(nodes * log records).
RecordChanges compareRecords(const Document& page, const MinedRecords& original, const MinedRecords& pruned,
                             const KeepMask& kept, const KeepMask* content = nullptr);

} // namespace tagseam
