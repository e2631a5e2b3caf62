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

Interval bootstrapInterval(std::size_t items, const SampleFigure& figureOf, std::size_t samples,
                           std::uint64_t seed, const std::stop_token& stop)
{
    if (items == 0 || samples == 0)
        return {};
    std::mt19937_64 generator(seed);
    std::vector<double> figures;
    figures.reserve(samples);
    std::vector<std::size_t> drawn(items);
    for (std::size_t sample = 0; sample < samples; ++sample) {
        if (stop.stop_requested())
            return {};
        for (std::size_t& item : drawn)
            item = drawBelow(generator, items);
        figures.push_back(figureOf(drawn));
    }
    std::ranges::sort(figures);
    const std::size_t outside = samples / partsOutside;
    return {figures[outside], figures[samples - 1 - outside]};
}

Interval bootstrapInterval(std::span<const double> values, std::size_t samples, std::uint64_t seed,
                           const std::stop_token& stop)
{
    const auto meanOf = [values](std::span<const std::size_t> sample) {
        double sum = 0;
        for (const std::size_t item : sample)
            sum += values[item];
        return sum / static_cast<double>(sample.size());
    };
    return bootstrapInterval(values.size(), meanOf, samples, seed, stop);
}

} // namespace tagseam
