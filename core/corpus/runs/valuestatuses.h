// SPDX-License-Identifier: MIT
// What becomes of the texts that must stay on a page when a site style tree cleans it: from which threshold
// on each is lost, at which element node, and why.
#pragma once

#include "core/corpus/runs/sharedtexts.h"
#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/thresholds.h"
#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Why a text goes.
enum class LossReason : std::uint8_t {
    Noisy,      ///< its element node is noisy from a threshold on
    NoisyAbove, ///< the tree has no such node there: it goes with the nearest one above that it has
    LocalNoise, ///< all its words are locally noisy (section 3.6), whatever the threshold
};

/// "noisy", "noisy-above", "local-noise".
std::string_view name(LossReason reason);

/// What becomes of a text. Of one that stands at several places that place counts which goes last.
struct ValueStatus {
    double lostFrom =
        removedNever; ///< threshold; removedAlways and removedNever as RemovalThresholds has them
    NodeId node;      ///< the text of its place that goes first
    ElementId element =
        rootElement;       ///< that this one is on, or the nearest above; the root where there is none
    bool isInTree = false; ///< whether it is on it
    double noisyFrom = removedNever; ///< threshold: lostFrom, but for local noise
    double localNoise =
        0; ///< of local noise: the greatest figure of one of its words, which is below epsilon

    /// lostFrom of the texts that not all pages have, at the place that keeps them longest; nothing for a
    /// value that is nowhere but in texts that all have.
    std::optional<double> ownLostFrom;

    bool isLostAt(double threshold) const { return lostFrom <= threshold; }
    /// Of one that is lost there. What is noisy goes before it is looked at for local noise.
    LossReason reasonAt(double threshold) const;
};

/// Of each text; nothing for one that is not on the page. `removal`: removalThresholds() of the page;
/// `shared`: of the pages of its site. Cost: that of mapping the page, and textPlaces().
std::vector<std::optional<ValueStatus>>
valueStatuses(const Document& page, const ScoredNodes& scored, std::span<const std::string> texts,
              const MeasuredTree& measured, const RemovalThresholds& removal, const SharedTexts& shared);

/// As the paper picks a threshold (section 4.2: sample pages are cleaned by several, and looked at): the
/// greatest composite importance at which no text of the samples is lost that is not lost at 0.
double pickedThreshold(const MeasuredTree& measured, std::span<const double> lostFrom);

} // namespace tagseam
