// SPDX-License-Identifier: MIT
// What would keep a node, or drop it: the smallest change of each switch that flips its fate, found by
// search, verified by running it.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class Switch : std::uint8_t {
    Advantage,
    FrequencyFilter,
    SizeRule,
    AfterRejection,
    SplitSymbol,
    LowestThreshold,
    Reading, ///< all of a reading's switches, the advantage kept
    Style,
    Nodes,
    Source, ///< the other tree of the page
    Complement,
};

struct Remedy {
    Switch changed = Switch::Advantage;
    Setup setup;               ///< the whole setup with the change made
    Region region;             ///< its main region, in its own sequence
    KeptShare share;           ///< of the node, with it
    NodeCounts counts;         ///< of the page, with it
    std::uint32_t flipped = 0; ///< nodes of the page (with a position in either) whose fate changes along;
                               ///< with Switch::Source 0, the nodes being others
};

/// The other tree of the page, and the node's counterpart there.
struct OtherTree {
    const Document* document = nullptr;
    NodeId node = noNode;
};

struct Remedies {
    KeptShare share; ///< of the node as it is: a remedy's isKept() is the opposite
    /// For each switch the nearest change that flips it, none when none does; those that change least on the
    /// page first. For Advantage up to two: the nearest above, the nearest below.
    std::vector<Remedy> remedies;
    std::uint32_t runs = 0; ///< searches that were made
    bool isStopped = false; ///< by the stop token or the limit of runs: some switches were not tried out
};

/// The outcome for Advantage is exact: a search is the same for all advantages between two of the size
/// differences that it meets, so that one run at each tells all; the advantage offered is the
/// nearest of two decimals in the interval, or of as many more as it takes. `node` must have positions
/// (KeptShare::all > 0). `progress`: runs so far. At most `mostRuns` runs; about 20 without the advantage's
/// and the thresholds'.
Remedies findRemedies(const Document& document, NodeId node, const Setup& setup, const OtherTree& other = {},
                      const std::stop_token& stop = {}, std::uint32_t mostRuns = 400,
                      const std::function<void(std::uint32_t)>& progress = {});

/// The advantages, from `advantage` up (or down), at which the search of `symbols` becomes another one. Calls
/// `visit(trace)` with the trace of each interval from the present one on, until it answers false; the
/// trace's options hold an advantage of the interval, a short decimal. Ends at 1 and at 0, and
/// when stopped.
void walkAdvantage(std::span<const Symbol> symbols, const SearchOptions& options, bool isUp,
                   const std::function<bool(const SearchTrace&)>& visit, const std::stop_token& stop = {});

} // namespace tagseam
