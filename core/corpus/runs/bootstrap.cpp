// SPDX-License-Identifier: MIT
// Estimates the certainty of a mean, or a mean difference: the bootstrap.
#include "core/corpus/runs/bootstrap.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t partsOutside = 40; // a 40th of the samples, 2.5 %, lies on each side

} // namespace

std::uint64_t drawBelow(std::mt19937_64& generator, std::uint64_t bound)
{
    // Rejects numbers above the last whole multiple of the bound, which would make small numbers likelier.
    const std::uint64_t most =
        std::numeric_limits<std::uint64_t>::max() - std::numeric_limits<std::uint64_t>::max() % bound;
    std::uint64_t drawn = generator();
    while (drawn >= most)
        drawn = generator();
    return drawn % bound;
}

Interval bootstrapInterval(std::span<const double> values, std::size_t samples, std::uint64_t seed,
                           const std::stop_token& stop)
{
    if (values.empty() || samples == 0)
        return {};
    std::mt19937_64 generator(seed);
    std::vector<double> means;
    means.reserve(samples);
    for (std::size_t sample = 0; sample < samples; ++sample) {
        if (stop.stop_requested())
            return {};
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += values[drawBelow(generator, values.size())];
        means.push_back(sum / static_cast<double>(values.size()));
    }
    std::ranges::sort(means);
    const std::size_t outside = samples / partsOutside;
    return {means[outside], means[samples - 1 - outside]};
}

} // namespace tagseam
