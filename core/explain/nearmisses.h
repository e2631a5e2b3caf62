// SPDX-License-Identifier: MIT
// Finds the splits that the search did not make, and the region that each would have led to.
#pragma once

#include "core/tps/searchregion.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class NearMissKind : std::uint8_t {
    RejectedBySize, ///< the size rule rejected the candidate split
    NotLookedAt, ///< the gap was open at a threshold that was tried, but the scan had stopped at an earlier
                 ///< candidate split
};

struct NearMiss {
    NearMissKind kind = NearMissKind::RejectedBySize;
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts
    /// The candidate split as the size rule saw it; for NotLookedAt as if it were the first of its scan.
    CandidateSplit candidateSplit;
    /// sizeDifference() less the minimum difference: accepted above 0, rejected at 0 and below. SizeRule::Off
    /// accepts any margin.
    double margin = 0;
    Region kept; ///< region that would have gone to the next level, had the candidate split been accepted;
                 ///< may be empty
    friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

struct NearMisses {
    /// In the order of the search, and within an attempt in the order of the splits. With more than `most`
    /// the near misses of smallest
    /// |margin|, of equal ones the earlier.
    std::vector<NearMiss> misses;
    std::size_t count = 0;  ///< number of all near misses
    bool isStopped = false; ///< stopped by the stop token: the near misses of the levels so far
};

/// Finds near misses. `trace`: the trace of the search of `symbols`. `progress`: levels done of all levels.
/// Cost: one search and O(log n) for each near miss, of which there can be as many as levels times positions;
/// O(n log n + most) memory at worst.
NearMisses findNearMisses(std::span<const Symbol> symbols, const SearchTrace& trace,
                          const std::stop_token& stop = {}, std::size_t most = 10'000,
                          const std::function<void(std::size_t, std::size_t)>& progress = {});

/// Returns the main region that the search would have reached if it continued in NearMiss::kept. Nothing when
/// the stop token ended it. Costs a search.
std::optional<Region> regionAfter(std::span<const Symbol> symbols, const SearchOptions& options,
                                  const NearMiss& miss, const std::stop_token& stop = {});

} // namespace tagseam
