// SPDX-License-Identifier: MIT
// The contents of the waterline at a place of the run, or at a threshold chosen by hand, and its sentence.
#pragma once

#include "core/tps/thresholdprofile.h"
#include "ui/session/analysis/pagesession.h"

#include <QString>

#include <optional>
#include <vector>

namespace tagseam {

/// The place of the run, as far as the waterline shows it.
struct WaterState {
    std::uint32_t level = 0;              ///< index into SearchTrace::levels
    std::optional<std::uint32_t> attempt; ///< index into SearchTrace::attempts; nothing before the first
    /// The first position that the attempt has not scanned: later candidate splits are not known yet.
    /// noPosition when the attempt has ended.
    Position read = noPosition;
    std::optional<std::uint32_t> whatIf; ///< the threshold of the level that was chosen by hand instead
    friend bool operator==(const WaterState&, const WaterState&) = default;
};

/// The state that a session shows: its level, else the first, after the level's last attempt. No other code
/// determines the place of the run. The session must have an analysis.
WaterState waterState(const PageSession& session);

/// The contents drawn for a state, computed once and kept while the state stays.
struct WaterScene {
    WaterState state;
    ThresholdProfile water;                 ///< the threshold profile of the level
    std::optional<std::uint32_t> threshold; ///< the threshold of the surface; nothing if none was tried
    std::optional<Trial> trial;             ///< the trial at the what-if threshold
    std::vector<CandidateSplit>
        candidateSplits;        ///< candidate splits found so far, or at the what-if threshold
    std::vector<OpenGaps> open; ///< the open gaps: no symbol that passes the threshold occurs on both sides
    bool isEmpty() const { return water.opensAt.empty(); }
    std::uint32_t openCount() const; ///< number of open gaps
    /// The number of thresholds below `threshold`; the number of all thresholds for neverOpens.
    std::size_t rankOf(std::uint32_t threshold) const;
};

/// Makes the scene of a state. Takes the level and the threshold from `before`, a scene of the same analysis,
/// where they are the same; the rest costs O(n log n) for the n positions of the level.
WaterScene waterScene(const PageSession& session, const WaterState& state, WaterScene before = {});

/// The contents of the picture in words: "level 2, threshold 7: opens at position 58, 57 : 17, accepted".
QString waterCaption(const PageSession& session, const WaterScene& scene);

/// The reason why the scan cannot split at an open gap, as part of a sentence; empty for GapUse::Split.
QString whyNoSplit(GapUse use);

/// The positions, relative to the level's begin, between which the size rule rejects a split; from > to if
/// there are none.
struct RejectedSplits {
    double from = 1;
    double to = 0;
    bool isEmpty() const { return from > to; }
};
RejectedSplits rejectedSplits(const SearchOptions& options, std::uint32_t positions);

} // namespace tagseam
