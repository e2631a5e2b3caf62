// SPDX-License-Identifier: MIT
// Estimates the certainty of a mean, or a mean difference: the bootstrap.
#pragma once

#include <cstddef>
#include <cstdint>
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

/// Returns the 95 % interval of the mean: means of `samples` samples, each drawn with replacement and as
/// large as `values`; values that are differences of pairs give the paired bootstrap; the bounds are the
/// samples with 2.5 % of all below, and above (Efron and Tibshirani, "An Introduction to the Bootstrap",
/// 1993, section 13.3). Each call gives the same. {0, 0} for no value at all, and when it is stopped.
/// O(samples * values).
Interval bootstrapInterval(std::span<const double> values, std::size_t samples = bootstrapSamples,
                           std::uint64_t seed = bootstrapSeed, const std::stop_token& stop = {});

} // namespace tagseam
