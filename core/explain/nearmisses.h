// SPDX-License-Identifier: MIT
// The splits that the search did not make, and where each would have led.
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
    Refused,     ///< the size rule refused the candidate split
    NotLookedAt, ///< the gap was open at a threshold that was tried, but the scan had stopped at another one
};

struct NearMiss {
    NearMissKind kind = NearMissKind::Refused;
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts
    /// As the size rule saw it; of NotLookedAt as it would have, were it the first of its scan.
    CandidateSplit candidateSplit;
    /// sizeDifference() less the minimum difference: accepted above 0, refused at 0 and below. SizeRule::Off
    /// accepts whatever it is.
    double margin = 0;
    Region
        kept; ///< what would have gone to the next level, had the candidate split been accepted; may be empty
    friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

struct NearMisses {
    /// In the order of the search, and within an attempt by split. With more than `most` those of smallest
    /// |margin|, of equal ones the earlier.
    std::vector<NearMiss> misses;
    std::size_t count = 0;  ///< all there are
    bool isStopped = false; ///< by the stop token: those of the levels so far
};

/// `trace`: of the search of `symbols`. `progress`: levels done of levels in all. Cost: that of the search
/// and O(log n) for each near miss, of which there can be as many as levels times positions; O(n log n +
/// most) memory at worst.
NearMisses findNearMisses(std::span<const Symbol> symbols, const SearchTrace& trace,
                          const std::stop_token& stop = {}, std::size_t most = 10'000,
                          const std::function<void(std::size_t, std::size_t)>& progress = {});

/// The main region that the search would have come to: it goes on in NearMiss::kept. Nothing when the stop
/// token ended it. A search.
std::optional<Region> regionAfter(std::span<const Symbol> symbols, const SearchOptions& options,
                                  const NearMiss& miss, const std::stop_token& stop = {});

} // namespace tagseam
