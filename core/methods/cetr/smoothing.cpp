// SPDX-License-Identifier: MIT
// The ratios of lines -> smoothed ratios and slopes (Weninger, Hsu and Han, WWW 2010).
#include "core/methods/cetr/smoothing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace tagseam {

namespace {

constexpr std::size_t kernelReach = smoothingRadius;

// Returns the weights for distances from 0 to smoothingRadius.
std::array<double, kernelReach + 1> gaussianWeights()
{
    std::array<double, kernelReach + 1> weights{};
    for (std::size_t distance = 0; distance < weights.size(); ++distance) {
        const double deviations = static_cast<double>(distance) / smoothingDeviation;
        weights[distance] = std::exp(-deviations * deviations / 2);
    }
    return weights;
}

} // namespace

std::vector<double> smoothed(std::span<const double> figures)
{
    const std::array<double, kernelReach + 1> weights = gaussianWeights();
    std::vector<double> means;
    means.reserve(figures.size());
    for (std::size_t at = 0; at < figures.size(); ++at) {
        const std::size_t end = std::min(at + kernelReach + 1, figures.size());
        double sum = 0;
        double weightSum = 0;
        for (std::size_t other = at - std::min(at, kernelReach); other < end; ++other) {
            const double weight = weights[other < at ? at - other : other - at];
            sum += weight * figures[other];
            weightSum += weight;
        }
        means.push_back(sum / weightSum);
    }
    return means;
}

std::vector<double> smoothedSlopes(std::span<const double> figures)
{
    std::vector<double> slopes(figures.size(), 0);
    for (std::size_t at = 0; at + 1 < figures.size(); ++at)
        slopes[at] = std::abs(figures[at + 1] - figures[at]);
    return smoothed(slopes);
}

double standardDeviation(std::span<const double> figures)
{
    if (figures.empty())
        return 0;
    const auto count = static_cast<double>(figures.size());
    const double mean = std::accumulate(figures.begin(), figures.end(), 0.0) / count;
    double squares = 0;
    for (const double figure : figures)
        squares += (figure - mean) * (figure - mean);
    return std::sqrt(squares / count);
}

} // namespace tagseam
