// SPDX-License-Identifier: MIT
// Estimates the certainty of a mean, or a mean difference: the bootstrap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <stop_token>

namespace tagseam {

struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

inline constexpr std::size_t bootstrapSamples = 10'000;
inline constexpr std::uint64_t bootstrapSeed = 2014;

/// Returns a number below `bound` (at least 1), each equally likely. Unlike the standard's distributions it
/// draws the same on all machines.
std::uint64_t drawBelow(std::mt19937_64& generator, std::uint64_t bound);

/// Computes a figure of a sample: indices of items, each any number of times.
using SampleFigure = std::function<double(std::span<const std::size_t> sample)>;

/// Returns the 95 % interval of a figure of `items` items: the figures of `samples` samples, each drawn with
/// replacement and as large as the items; a figure that is a difference over pairs gives the paired
/// bootstrap; the bounds are the samples with 2.5 % of all below, and above (Efron and Tibshirani, "An
/// Introduction to the Bootstrap", 1993, section 13.3). Each call gives the same. {0, 0} for no item at all,
/// and when it is stopped. O(samples * items), with a figure that is linear.
Interval bootstrapInterval(std::size_t items, const SampleFigure& figureOf,
                           std::size_t samples = bootstrapSamples, std::uint64_t seed = bootstrapSeed,
                           const std::stop_token& stop = {});

/// Returns the same of the mean of `values`. O(samples * values).
Interval bootstrapInterval(std::span<const double> values, std::size_t samples = bootstrapSamples,
                           std::uint64_t seed = bootstrapSeed, const std::stop_token& stop = {});

} // namespace tagseam
