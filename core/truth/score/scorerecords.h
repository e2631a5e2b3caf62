// SPDX-License-Identifier: MIT
// Records that a method found against the true ones.
#pragma once

#include "core/truth/score/score.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// Roots of the subtrees that are one record.
using RecordNodes = std::vector<NodeId>;

/// A found record may be a true one when the Jaccard index of their scored nodes, shared nodes / nodes of
/// either, is at least this: half is the customary bound of overlap for detected things (Everingham et al.,
/// "The Pascal Visual Object Classes Challenge", 2010, section 4.2). 1 asks for the same nodes.
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

/// Pairs found records with true ones, each with one at most, and as many as can be (a maximum matching of
/// the pairs that overlap enough), so that the score does not depend on the order; of records without one
/// scored node none is counted. `leastOverlap`: Jaccard index, above 0 and at most 1.
/// Cost: O(found * truth) pairs looked at, and the matching, found * (pairs that overlap enough) at worst.
RecordScore scoreRecords(const Document& document, const ScoredNodes& scored,
                         std::span<const RecordNodes> found, std::span<const RecordNodes> truth,
                         double leastOverlap = leastRecordOverlap);

/// A found record that tells a true one apart holds at least this share of the true one's scored nodes.
inline constexpr double leastShareToldApart = 0.5;

/// Beside scoreRecords(), for truth that marks a part of each record, such as its title: whether records are
/// told from one another, and nothing about where they end. A found record tells a true one apart when it
/// shares scored nodes with that one alone of the true records, shares them as the only one of the found
/// records, and holds at least leastShareToldApart of that one. So the pairs are one to one without any
/// choice. A found record that holds some of two true ones is told apart from neither, nor is a true one that
/// is split over two found ones, found twice, or found within a larger found one: all of them count as wrong.
/// `both`: pairs told apart; `foundOnly`: found records in none; `truthOnly`: true ones in none. Records
/// without one scored node are not counted. Cost: O(found * truth) pairs looked at.
Hits recordsToldApart(const Document& document, const ScoredNodes& scored, std::span<const RecordNodes> found,
                      std::span<const RecordNodes> truth);

} // namespace tagseam
