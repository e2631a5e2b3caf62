// SPDX-License-Identifier: MIT
// What the waterline shows at a place of the run, or at a threshold chosen by hand, and its sentence.
#pragma once

#include "core/tps/waterline.h"
#include "ui/pagesession.h"

#include <QString>

#include <optional>
#include <vector>

namespace tagseam {

/// Where the run is, as far as the waterline shows it.
struct WaterState {
    std::uint32_t level = 0;              ///< index into SearchTrace::levels
    std::optional<std::uint32_t> attempt; ///< index into SearchTrace::attempts; none: before the first
    /// The first position that the attempt has not read: openings behind it are not known yet. noPosition
    /// when it has run.
    Position read = noPosition;
    std::optional<std::uint32_t> whatIf; ///< the threshold that a hand chose instead, one of the level's
    friend bool operator==(const WaterState&, const WaterState&) = default;
};

/// The state that a session shows: its level, else the first, behind the level's last attempt. The one place
/// that knows where the run is. The session must have an analysis.
WaterState waterState(const PageSession& session);

/// What is drawn for a state: derived once, kept while it stays.
struct WaterScene {
    WaterState state;
    Waterline water;                        ///< of the level
    std::optional<std::uint32_t> threshold; ///< of the surface; none where nothing was tried
    std::optional<Trial> trial;             ///< of the what-if threshold
    std::vector<Opening> openings;          ///< found so far, or that would be
    bool isEmpty() const { return water.opensAt.empty(); }
    /// Gaps under water: no symbol that passes is on both sides. The scan can split only at those right after
    /// the last occurrence of a symbol that passes.
    std::uint32_t openGaps() const;
    /// Number of thresholds below `threshold`; their count for neverOpens.
    std::size_t rankOf(std::uint32_t threshold) const;
};

/// `water` when it is that of the level already, saves working it out: O(n log n) for its n positions.
WaterScene waterScene(const PageSession& session, const WaterState& state, Waterline water = {});

/// "level 2, threshold 7: opens at position 58, 57 : 17, accepted": what the picture shows, in words.
QString waterCaption(const PageSession& session, const WaterScene& scene);

/// The positions, relative to the level's begin, between which the size rule refuses a split; from > to for
/// none.
struct RefusedSplits {
    double from = 1;
    double to = 0;
    bool isEmpty() const { return from > to; }
};
RefusedSplits refusedSplits(const SearchOptions& options, std::uint32_t positions);

} // namespace tagseam
