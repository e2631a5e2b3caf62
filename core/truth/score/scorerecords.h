// SPDX-License-Identifier: MIT
// Compares found records with the true ones.
#pragma once

#include "core/truth/score/score.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// The roots of the subtrees that are one record.
using RecordNodes = std::vector<NodeId>;

/// The least Jaccard index of the scored nodes of a found record and a true one, shared nodes / nodes of
/// either, for a match: half is the customary bound of overlap for detected things (Everingham et al., "The
/// Pascal Visual Object Classes Challenge", 2010, section 4.2). 1 requires the same nodes.
inline constexpr double leastRecordOverlap = 0.5;
inline constexpr double sameRecordNodes = 1.0;

struct RecordMatch {
    std::uint32_t found = 0; ///< index
    std::uint32_t truth = 0; ///< index
    friend bool operator==(RecordMatch, RecordMatch) = default;
};

struct RecordScore {
    Hits records;                     ///< matched pairs, found records without a partner, true ones without
    std::vector<RecordMatch> matches; ///< ascending by `found`
};

/// Matches found records with true ones, each with at most one, and as many as possible (a maximum matching
/// of the pairs that overlap enough), so that the score does not depend on the order; records without a
/// scored node are not counted. `leastOverlap`: Jaccard index, above 0 and at most 1. Cost: O(found * truth)
/// pairs compared, and the matching, found * (pairs that overlap enough) at worst.
RecordScore scoreRecords(const Document& document, const ScoredNodes& scored,
                         std::span<const RecordNodes> found, std::span<const RecordNodes> truth,
                         double leastOverlap = leastRecordOverlap);

/// The least share of a true record's scored nodes in a found record that tells it apart.
inline constexpr double leastOneToOneShare = 0.5;

/// Complements scoreRecords() for ground truth that marks only a field of each record, such as its title:
/// measures if records are told apart from one another, ignoring their ends. A found record tells a true one
/// apart when it shares scored nodes with that one alone among the true records, no other found record shares
/// nodes with that one, and it contains at least leastOneToOneShare of it. So the pairs are one to one
/// without any choice. A found record that has nodes of two true ones tells neither apart, nor is a true one
/// told apart that is split over two found ones, found twice, or found within a larger found one: all of them
/// count as wrong. `both`: pairs told apart; `foundOnly`: found records in none; `groundTruthOnly`: true ones
/// in none. Records without a scored node are not counted. Cost: O(found * truth) pairs compared.
Hits recordsOneToOne(const Document& document, const ScoredNodes& scored, std::span<const RecordNodes> found,
                     std::span<const RecordNodes> truth);

} // namespace tagseam
