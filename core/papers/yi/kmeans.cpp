// SPDX-License-Identifier: MIT
// Clusters pages with k-means, and compares the clusters with the pages' categories.
#include "core/papers/yi/kmeans.h"

#include "core/papers/yi/assignment.h"
#include "core/papers/yi/draw.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagseam {

namespace {

// Centroids side by side: the weights of one word lie together, as a page needs them.
class Centroids {
  public:
    Centroids(std::uint32_t words, std::size_t k)
        : m_k(k), m_weights(words * k, 0), m_sums(words * k, 0), m_sizes(k, 0), m_dots(k, 0)
    {
    }

    void add(const WordVector& page, std::size_t cluster)
    {
        ++m_sizes[cluster];
        for (const WeightedWord& word : page)
            m_sums[word.word * m_k + cluster] += word.weight;
    }

    // Makes the means of the added pages the centroids, except for clusters without pages.
    void settle()
    {
        std::vector<double> scales(m_k, 0);
        for (std::size_t at = 0; at < m_sums.size(); ++at)
            scales[at % m_k] += static_cast<double>(m_sums[at]) * m_sums[at];
        for (double& scale : scales)
            scale = scale > 0 ? 1 / std::sqrt(scale) : 0;
        for (std::size_t at = 0; at < m_sums.size(); ++at) {
            if (m_sizes[at % m_k] > 0)
                m_weights[at] = static_cast<float>(m_sums[at] * scales[at % m_k]);
        }
        std::ranges::fill(m_sums, 0.0F);
        std::ranges::fill(m_sizes, 0U);
    }

    std::uint32_t nearest(const WordVector& page)
    {
        std::ranges::fill(m_dots, 0.0F);
        for (const WeightedWord& word : page) {
            const float* weights = m_weights.data() + word.word * m_k;
            for (std::size_t i = 0; i < m_k; ++i)
                m_dots[i] += word.weight * weights[i];
        }
        return static_cast<std::uint32_t>(std::ranges::max_element(m_dots) - m_dots.begin());
    }

  private:
    std::size_t m_k;
    std::vector<float> m_weights;
    std::vector<float> m_sums;
    std::vector<std::uint32_t> m_sizes;
    std::vector<float> m_dots;
};

} // namespace

Clustering kMeans(std::span<const WordVector> pages, std::uint32_t words, std::uint32_t k, std::uint64_t seed,
                  const std::stop_token& stop)
{
    Draw draw(seed);
    const std::vector<std::uint32_t> seeds = draw.distinct(k, static_cast<std::uint32_t>(pages.size()));
    return kMeansFrom(pages, words, seeds, stop);
}

Clustering kMeansFrom(std::span<const WordVector> pages, std::uint32_t words,
                      std::span<const std::uint32_t> seeds, const std::stop_token& stop)
{
    assert(!seeds.empty());
    Centroids centroids(words, seeds.size());
    for (std::size_t i = 0; i < seeds.size(); ++i)
        centroids.add(pages[seeds[i]], i);
    centroids.settle();
    Clustering result;
    result.clusters.assign(pages.size(), static_cast<std::uint32_t>(seeds.size()));
    for (bool hasChanged = true; hasChanged && result.rounds < mostRounds; ++result.rounds) {
        hasChanged = false;
        if (stop.stop_requested()) {
            result.isStopped = true;
            return result;
        }
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const std::uint32_t cluster = centroids.nearest(pages[page]);
            hasChanged = hasChanged || cluster != result.clusters[page];
            result.clusters[page] = cluster;
            centroids.add(pages[page], cluster);
        }
        centroids.settle();
    }
    return result;
}

double averageF(std::span<const std::uint32_t> categories, std::span<const std::uint32_t> clusters,
                std::uint32_t k)
{
    std::vector<double> both(std::size_t{k} * k, 0);
    std::vector<double> inCategory(k, 0);
    std::vector<double> inCluster(k, 0);
    for (std::size_t page = 0; page < categories.size(); ++page) {
        ++both[std::size_t{categories[page]} * k + clusters[page]];
        ++inCategory[categories[page]];
        ++inCluster[clusters[page]];
    }
    for (std::size_t at = 0; at < both.size();
         ++at) { // 2pr / (p + r) with p = both / cluster, r = both / category
        const double all = inCategory[at / k] + inCluster[at % k];
        both[at] = all > 0 ? 2 * both[at] / all : 0;
    }
    const std::vector<std::size_t> assigned = bestAssignment(both, k);
    double sum = 0;
    for (std::size_t category = 0; category < k; ++category)
        sum += both[category * k + assigned[category]];
    return sum / k;
}

} // namespace tagseam
