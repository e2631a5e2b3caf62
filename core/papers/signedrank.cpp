// SPDX-License-Identifier: MIT
// Wilcoxon's signed-rank test.
#include "core/papers/signedrank.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace tagseam {

namespace {

constexpr double least = 1e-12; // smaller differences are errors of rounding

// Returns twice the ranks of the values, which are sorted, so that the mean of two ranks is a whole number.
std::vector<std::size_t> doubledRanks(std::span<const double> sorted)
{
    std::vector<std::size_t> ranks(sorted.size());
    for (std::size_t begin = 0; begin < sorted.size();) {
        std::size_t end = begin + 1;
        while (end < sorted.size() && sorted[end] - sorted[begin] < least)
            ++end;
        std::fill(ranks.begin() + static_cast<std::ptrdiff_t>(begin),
                  ranks.begin() + static_cast<std::ptrdiff_t>(end), begin + 1 + end);
        begin = end;
    }
    return ranks;
}

// Returns the probability of a sum of at least `observed` if each rank counts with probability 1/2.
double probabilityFrom(std::span<const std::size_t> ranks, std::size_t observed)
{
    std::vector<double> probabilities(std::accumulate(ranks.begin(), ranks.end(), std::size_t{1}), 0);
    probabilities[0] = 1;
    std::size_t most = 0;
    for (const std::size_t rank : ranks) {
        most += rank;
        for (std::size_t sum = most + 1; sum-- > 0;)
            probabilities[sum] = (probabilities[sum] + (sum >= rank ? probabilities[sum - rank] : 0)) / 2;
    }
    return std::accumulate(probabilities.begin() + static_cast<std::ptrdiff_t>(observed), probabilities.end(),
                           0.0);
}

} // namespace

SignedRanks signedRanks(std::span<const double> before, std::span<const double> after)
{
    assert(before.size() == after.size());
    SignedRanks result;
    std::vector<double> differences;
    differences.reserve(before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        const double difference = after[i] - before[i];
        if (std::abs(difference) < least)
            ++result.equal;
        else
            differences.push_back(difference);
    }
    std::ranges::sort(differences, {}, [](double difference) { return std::abs(difference); });
    std::vector<double> sizes;
    sizes.reserve(differences.size());
    std::ranges::transform(differences, std::back_inserter(sizes),
                           [](double difference) { return std::abs(difference); });
    const std::vector<std::size_t> ranks = doubledRanks(sizes);
    std::size_t sum = 0;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        if (differences[i] > 0) {
            ++result.increased;
            sum += ranks[i];
        } else {
            ++result.decreased;
        }
    }
    result.p = std::min(1.0, probabilityFrom(ranks, sum));
    return result;
}

} // namespace tagseam
