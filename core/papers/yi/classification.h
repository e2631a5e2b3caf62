// SPDX-License-Identifier: MIT
// Classifies pages by categories, two at a time, learnt on other sites: the three configurations of Yi, Liu
// and Li (2003, section 4.2.2).
#pragma once

#include "core/papers/yi/bagofwords.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The pages after one cleaning, with their sites and categories.
struct SitePages {
    std::uint32_t sites = 0;
    std::uint32_t categories = 0;
    std::uint32_t words = 0;               ///< words of the lexicon
    std::vector<BagOfWords> bags;          ///< indexed by page
    std::vector<std::uint32_t> siteOf;     ///< indexed by page
    std::vector<std::uint32_t> categoryOf; ///< indexed by page
};

/// Means over the possible experiments of a configuration.
struct ConfigurationScore {
    std::uint32_t experiments = 0; ///< 0: none is possible, and the following members are invalid
    double f = 0;                  ///< 0 to 1
    double accuracy = 0;           ///< 0 to 1
};

struct PairScore {
    std::uint32_t first = 0; ///< categories
    std::uint32_t second = 0;
    /// Configuration 1: trained on both categories of a site, tested on all other sites. 2: trained on one
    /// category of a site and the other of another site, tested on the sites that are neither. 3: trained in
    /// the same way, tested on all pages of the two categories that were not trained on.
    std::array<ConfigurationScore, 3> configurations;
};

/// Runs all pairs of categories, in order; over all sites, or ordered pairs of different sites. An experiment
/// is possible when there are pages of both categories to train on, and of both to test. ASSUMPTION: the F
/// score of an experiment is the mean of the scores of the two classes, as F of clustering is. Nothing when
/// the stop token ended it. O(pairs * sites^2 * (words of all pages + lexicon)).
std::optional<std::vector<PairScore>> classifyPairs(const SitePages& pages, const std::stop_token& stop = {});

} // namespace tagseam
