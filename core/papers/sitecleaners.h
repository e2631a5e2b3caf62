// SPDX-License-Identifier: MIT
// Pages of one site -> what is left of their texts: the cleanings that the experiment of Yi, Liu and Li
// (2003) compares.
#pragma once

#include "core/methods/methods.h"
#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/sstoptions.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>

namespace tagseam {

/// The text of a page that a cleaning leaves; of several pages at once in several threads.
using PageCleaner = std::function<std::string(const Document& page, const std::stop_token& stop)>;
/// Learns a site. An empty function when the stop token ended it.
using SiteCleaner = std::function<PageCleaner(std::span<const Document> site, const std::stop_token& stop)>;

/// Leaves all.
SiteCleaner uncleaned();
/// Leaves the texts of what the method keeps: of one that learns from all pages of the site.
SiteCleaner cleanedBy(Method method);

struct StyleTreeCleaning {
    StyleTreeOptions build;
    MeasureOptions measure;
    /// ASSUMPTION: they pick one for each site by looking at 20 cleaned pages; nobody looks here, so that one
    /// is given for all.
    double threshold = usualThreshold;
    std::uint32_t samples = 500; ///< pages that the tree is learnt from, at most, drawn at random
    std::uint64_t seed = 1;      ///< of the draw
};

/// Leaves what MapSST leaves, without the words that are locally noisy (section 3.6), which no mask of nodes
/// can say.
SiteCleaner cleanedByStyleTree(const StyleTreeCleaning& cleaning);

} // namespace tagseam
