// SPDX-License-Identifier: MIT
// Finds the statuses of the texts that must stay on a page when a site style tree cleans it: the threshold
// from which each is removed, the element node, and the reason.
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

/// The reason why a text is removed.
enum class LossReason : std::uint8_t {
    Noisy,      ///< its element node is noisy from a threshold on
    NoisyAbove, ///< the tree has no such node: it is removed with the nearest ancestor that the tree has
    LocalNoise, ///< a word of it is locally noisy (section 3.6), whatever the threshold
};

/// "noisy", "noisy-above", "local-noise".
std::string_view name(LossReason reason);

/// The status of a text. If it stands at several places, the place that is removed last counts.
struct ValueStatus {
    double lostFrom = removedNever;  ///< threshold; removedAlways and removedNever as in RemovalThresholds
    NodeId node;                     ///< the text of its place that is removed first
    ElementId element = rootElement; ///< the element node of this text, or of its nearest ancestor; the root
                                     ///< when there is none
    bool isInTree = false;           ///< true if the text itself is on an element node
    double noisyFrom = removedNever; ///< threshold: lostFrom, ignoring local noise
    double localNoise =
        0; ///< for local noise: the greatest figure of one of its words, which is below epsilon

    /// The lostFrom of the texts that not all pages have, at the place that keeps them longest; nothing for a
    /// value that occurs only in texts that all pages have.
    std::optional<double> ownLostFrom;

    bool isLostAt(double threshold) const { return lostFrom <= threshold; }
    /// Returns the reason for a text that is removed at this threshold. Noisy nodes are removed before local
    /// noise is tested.
    LossReason reasonAt(double threshold) const;
};

/// Returns the status of each text; nothing for a text that is not on the page. `removal`:
/// removalThresholds() of the page; `shared`: shared texts of its site. Cost: mapping the page, and
/// textPlaces().
std::vector<std::optional<ValueStatus>>
valueStatuses(const Document& page, const ScoredNodes& scored, std::span<const std::string> texts,
              const MeasuredTree& measured, const RemovalThresholds& removal, const SharedTexts& shared);

/// Picks a threshold as the paper does (section 4.2: sample pages are cleaned with several, and inspected):
/// the greatest composite importance at which no text of the samples is removed that is not removed at 0.
double pickedThreshold(const MeasuredTree& measured, std::span<const double> lostFrom);

} // namespace tagseam
