// SPDX-License-Identifier: MIT
// The splits that the search did not make, and where each would have led.
#pragma once

#include "core/tps/searchregion.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class NearMissKind : std::uint8_t {
    Refused,     ///< the size rule refused the opening
    NotLookedAt, ///< the gap was open at a threshold that was tried, but the scan had stopped at another one
};

struct NearMiss {
    NearMissKind kind = NearMissKind::Refused;
    std::uint32_t level = 0;   ///< index into SearchTrace::levels
    std::uint32_t attempt = 0; ///< index into SearchTrace::attempts
    /// As the size rule saw it; of NotLookedAt as it would have, were it the first of its scan.
    Opening opening;
    /// sizeDifference() less the advantage: how far it was from (below 0) or above being accepted.
    double margin = 0;
    Region kept; ///< what would have gone to the next level
    friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

struct NearMisses {
    /// In the order of the search, and within an attempt by split. With more than `most` those of smallest
    /// |margin|.
    std::vector<NearMiss> misses;
    std::size_t count = 0; ///< all there are
    bool isStopped = false;
};

/// Cost: a waterline for each level and a scan for each attempt, O(attempts * n) at worst; memory O(most).
NearMisses findNearMisses(std::span<const Symbol> symbols, const SearchTrace& trace,
                          const std::stop_token& stop = {}, std::size_t most = 10'000);

/// The main region that the search would have come to: it goes on in NearMiss::kept. A search.
Region regionAfter(std::span<const Symbol> symbols, const SearchOptions& options, const NearMiss& miss,
                   const std::stop_token& stop = {});

} // namespace tagseam
