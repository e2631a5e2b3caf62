// SPDX-License-Identifier: MIT
// What the waterline shows at a place of the run, or at a threshold chosen by hand, and its sentence.
#pragma once

#include "core/tps/waterline.h"
#include "ui/session/pagesession.h"

#include <QString>

#include <optional>
#include <vector>

namespace tagseam {

/// Where the run is, as far as the waterline shows it.
struct WaterState {
    std::uint32_t level = 0;              ///< index into SearchTrace::levels
    std::optional<std::uint32_t> attempt; ///< index into SearchTrace::attempts; none: before the first
    /// The first position that the attempt has not read: candidate splits behind it are not known yet.
    /// noPosition when it has run.
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
    Waterline water;                             ///< of the level
    std::optional<std::uint32_t> threshold;      ///< of the surface; none where nothing was tried
    std::optional<Trial> trial;                  ///< of the what-if threshold
    std::vector<CandidateSplit> candidateSplits; ///< found so far, or that would be
    std::vector<OpenGaps> open; ///< the gaps under water: no symbol that passes is on both sides
    bool isEmpty() const { return water.opensAt.empty(); }
    std::uint32_t openCount() const; ///< gaps
    /// Number of thresholds below `threshold`; their count for neverOpens.
    std::size_t rankOf(std::uint32_t threshold) const;
};

/// Takes from `before`, a scene of the same analysis, what it has of the level and the threshold. The rest
/// is worked out: O(n log n) for the n positions of the level.
WaterScene waterScene(const PageSession& session, const WaterState& state, WaterScene before = {});

/// "level 2, threshold 7: opens at position 58, 57 : 17, accepted": what the picture shows, in words.
QString waterCaption(const PageSession& session, const WaterScene& scene);

/// Why the scan cannot split at an open gap, as part of a sentence; empty for GapUse::Split.
QString whyNoSplit(GapUse use);

/// The positions, relative to the level's begin, between which the size rule refuses a split; from > to for
/// none.
struct RejectedSplits {
    double from = 1;
    double to = 0;
    bool isEmpty() const { return from > to; }
};
RejectedSplits rejectedSplits(const SearchOptions& options, std::uint32_t positions);

} // namespace tagseam
