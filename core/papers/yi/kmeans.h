// SPDX-License-Identifier: MIT
// Clusters pages with k-means, and compares the clusters with the pages' categories (Yi, Liu and Li 2003,
// section 4.2.1).
#pragma once

#include "core/papers/yi/bagofwords.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct Clustering {
    std::vector<std::uint32_t> clusters; ///< indexed by page, below k
    std::uint32_t rounds = 0;            ///< rounds in which pages were assigned
    bool isStopped = false;              ///< stopped by the stop token: the result is invalid
};

/// The number of rounds after which a run ends that still changes; none was observed.
inline constexpr std::uint32_t mostRounds = 200;

/// Runs k-means from k different pages drawn at random as first centroids. ASSUMPTION: the paper does not
/// define similarity. Here it is the cosine: a page goes to the centroid, a mean of pages scaled to length 1,
/// of the greatest dot product, the first of equal ones; a cluster that loses all its pages keeps its
/// centroid. It ends when no page changes its cluster. `words`: size of the Lexicon. `k`: at least 1, at most
/// pages. The same `seed` gives the same clusters on every machine. O(rounds * k * words of all pages).
Clustering kMeans(std::span<const WordVector> pages, std::uint32_t words, std::uint32_t k, std::uint64_t seed,
                  const std::stop_token& stop = {});

/// Runs k-means from first centroids given as pages.
Clustering kMeansFrom(std::span<const WordVector> pages, std::uint32_t words,
                      std::span<const std::uint32_t> seeds, const std::stop_token& stop = {});

/// Returns the average F = 2pr / (p + r) of the categories for the clusters assigned to them, with the
/// assignment of the best average, 0 to 1. `categories`: indexed by page, below k.
double averageF(std::span<const std::uint32_t> categories, std::span<const std::uint32_t> clusters,
                std::uint32_t k);

} // namespace tagseam
