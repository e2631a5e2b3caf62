// SPDX-License-Identifier: MIT
// Pages classified by categories, two at a time, learnt on other sites: the three configurations of Yi, Liu
// and Li (2003, section 4.2.2).
#pragma once

#include "core/papers/bagofwords.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Pages of one cleaning, with what is known of them.
struct SitePages {
    std::uint32_t sites = 0;
    std::uint32_t categories = 0;
    std::uint32_t words = 0;               ///< of the lexicon
    std::vector<BagOfWords> bags;          ///< by page
    std::vector<std::uint32_t> siteOf;     ///< by page
    std::vector<std::uint32_t> categoryOf; ///< by page
};

/// Means over the experiments of a configuration that are possible.
struct ConfigurationScore {
    std::uint32_t experiments = 0; ///< 0: none is possible, and nothing below holds
    double f = 0;                  ///< 0 to 1
    double accuracy = 0;           ///< 0 to 1
};

struct PairScore {
    std::uint32_t first = 0; ///< categories
    std::uint32_t second = 0;
    /// 1: trained on both categories of a site, tested on all other sites. 2: trained on one category of a
    /// site and the other of another site, tested on the sites that are neither. 3: trained in the same way,
    /// tested on all pages of the two categories that were not trained on.
    std::array<ConfigurationScore, 3> configurations;
};

/// All pairs of categories, in order; over all sites, or ordered pairs of different sites. An experiment is
/// possible when there are pages of both categories to train on, and of both to test.
/// ASSUMPTION: the F score of an experiment is the mean of those of the two classes, as F of clustering is.
/// Nothing when the stop token ended it. O(pairs * sites^2 * (words of all pages + lexicon)).
std::optional<std::vector<PairScore>> classifyPairs(const SitePages& pages, const std::stop_token& stop = {});

} // namespace tagseam
