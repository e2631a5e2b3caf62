// SPDX-License-Identifier: MIT
// The experiment of Win and Tun (section 5) on sites at hand: noise that the two rules eliminate, over the
// threshold of rule 2, and a threshold for each site.
#pragma once

#include "core/base/result.h"
#include "core/methods/tagrules/tagrules.h"
#include "core/page/dom.h"
#include "core/papers/markedpages.h"
#include "core/papers/report.h"
#include "core/truth/score/score.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

inline constexpr std::string_view winTunExperiment = "win-tun";

/// The choices of what the two rules mean, without a threshold. The first is to the letter.
inline constexpr std::array<TagRulesOptions, 8> ruleChoices{{
    {{}, SameTagNodes::One, CountedTags::Tags, true},
    {{}, SameTagNodes::Several, CountedTags::Tags, true},
    {{}, SameTagNodes::One, CountedTags::Types, true},
    {{}, SameTagNodes::Several, CountedTags::Types, true},
    {{}, SameTagNodes::One, CountedTags::Tags, false},
    {{}, SameTagNodes::Several, CountedTags::Tags, false},
    {{}, SameTagNodes::One, CountedTags::Types, false},
    {{}, SameTagNodes::Several, CountedTags::Types, false},
}};

/// The thresholds of the sweep. At 0 rule 2 removes nothing.
inline constexpr std::array<std::uint32_t, 18> sweptThresholds{0,  2,  4,  6,  8,  10,  12,  15,  20,
                                                               25, 30, 40, 50, 75, 100, 150, 200, 300};

/// Characters of the texts of a page that are noise, and what became of them. INFERRED: the paper gives no
/// measure for its "recall rate" and "precision rate for eliminating the noise"; they are those of
/// information retrieval, with the eliminated noise as what is to be found.
struct EliminatedNoise {
    /// `both`: eliminated noise; `foundOnly`: eliminated content; `groundTruthOnly`: noise that stays.
    Hits noise;
    std::uint64_t content = 0;

    /// Returns eliminated noise / noise.
    std::optional<double> recall() const { return noise.recall(); }
    /// Returns eliminated noise / all that was eliminated; nothing when nothing was.
    std::optional<double> precision() const { return noise.precision(); }
    /// Returns the share of the content that stays.
    std::optional<double> contentKept() const;
    friend bool operator==(const EliminatedNoise&, const EliminatedNoise&) = default;
};

struct SweptPage {
    std::string id;
    std::string site; ///< its folder
    /// Indexed by choice and threshold.
    std::array<std::array<EliminatedNoise, sweptThresholds.size()>, ruleChoices.size()> eliminated;
};

/// Returns the content of a page: its marks (see contentMask()), and the text nodes of its expected texts at
/// all of their places.
KeepMask contentOf(const MarkedPage& page);

/// Applies the rules with all choices and thresholds. Noise are the texts outside contentOf(). O(choices *
/// thresholds * nodes).
SweptPage sweepPage(const MarkedPage& page, const std::stop_token& stop = {});

/// Returns the index of the threshold of a site: the one at which the share of the noise that is eliminated
/// exceeds the share of the content that is eliminated by most, in the means over the pages; of equal ones
/// the lowest. "We use adaptive threshold for various sites" (section 5), without a rule: this one is ours.
std::size_t siteThreshold(std::span<const SweptPage* const> pages, std::size_t choice);

/// Runs the experiment on the pages of a folder. Errors: as readMarkedPages().
Result<Report> winTunExperimentOn(const MarkedFolder& from, const std::stop_token& stop = {});

/// Makes the report: the threshold of each site, picked on its first, third, fifth ... page, its recall and
/// precision on the others, and the sweep as figures 9 and 10. Pages come in the order of their ids.
Report winTunReport(std::span<const SweptPage> pages, const MarkedPagesRead& read);

} // namespace tagseam
