// SPDX-License-Identifier: MIT
// Pages of one site -> their texts after cleaning: the cleanings that the experiment of Yi, Liu and Li (2003)
// compares.
#pragma once

#include "core/methods/methods.h"
#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/sstoptions.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace tagseam {

/// A cleaner that has learnt a site.
struct PageCleaner {
    /// Returns the text of a page after cleaning; may be called for several pages at once in several threads.
    std::function<std::string(const Document& page, const std::stop_token& stop)> clean;
    /// The threshold of this site; nothing for a cleaning without one.
    std::optional<double> threshold = {};
};
/// Learns a site. Without a function when the stop token ended it.
using SiteCleaner = std::function<PageCleaner(std::span<const Document> site, const std::stop_token& stop)>;

/// Keeps all texts.
SiteCleaner uncleaned();
/// Keeps the texts of the nodes that the method keeps, which learns from all pages of the site if it needs
/// to.
SiteCleaner cleanedBy(Method method);

struct StyleTreeCleaning {
    StyleTreeOptions build;
    MeasureOptions measure;
    /// The threshold of all sites. Nothing: one for each site, ThresholdSample::separatingThreshold() of
    /// `inspected` pages, or usualThreshold where it has none.
    std::optional<double> threshold;
    std::uint32_t inspected = 20; ///< pages by which the threshold is picked, at most, drawn at random
    std::uint32_t samples = 500;  ///< pages from which the tree is learnt, at most, drawn at random
    std::uint64_t seed = 1;       ///< seed of the draws
};

/// Keeps the texts that MapSST keeps, without the locally noisy words (section 3.6).
SiteCleaner cleanedByStyleTree(const StyleTreeCleaning& cleaning);

} // namespace tagseam
