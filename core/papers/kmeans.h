// SPDX-License-Identifier: MIT
// k-means clustering of pages, and how well its clusters are the pages' categories (Yi, Liu and Li 2003,
// section 4.2.1).
#pragma once

#include "core/papers/bagofwords.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct Clustering {
    std::vector<std::uint32_t> clusters; ///< by page, below k
    std::uint32_t rounds = 0;            ///< in which pages were assigned
    bool isStopped = false;              ///< the stop token ended it: nothing holds
};

/// Rounds after which a run ends that goes on changing; none was seen to.
inline constexpr std::uint32_t mostRounds = 200;

/// k-means from k different pages drawn at random as first centroids.
/// ASSUMPTION: the paper does not say what is similar. Here it is the cosine: a page goes to the centroid, a
/// mean of pages scaled to length 1, of the greatest dot product, the first of several; a cluster that loses
/// all its pages keeps its centroid. It ends when no page changes its cluster.
/// `words`: of the Lexicon. `k`: at least 1, at most pages. The same `seed`, the same clusters, anywhere.
/// O(rounds * k * words of all pages).
Clustering kMeans(std::span<const WordVector> pages, std::uint32_t words, std::uint32_t k, std::uint64_t seed,
                  const std::stop_token& stop = {});

/// The same from first centroids given as pages.
Clustering kMeansFrom(std::span<const WordVector> pages, std::uint32_t words,
                      std::span<const std::uint32_t> seeds, const std::stop_token& stop = {});

/// F = 2pr / (p + r) of each category for the cluster assigned to it, by the assignment of the best average;
/// that average, 0 to 1. `categories`: by page, below k.
double averageF(std::span<const std::uint32_t> categories, std::span<const std::uint32_t> clusters,
                std::uint32_t k);

} // namespace tagseam
