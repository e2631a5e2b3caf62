// SPDX-License-Identifier: MIT
// The ratios of lines -> smoothed ratios and slopes (Weninger, Hsu and Han, WWW 2010).
#pragma once

#include <span>
#include <vector>

namespace tagseam {

/// The number of lines before and after a line whose figures are smoothed with its own. INFERRED: our
/// description of the paper names a Gaussian kernel without its size; two lines are two standard deviations.
inline constexpr int smoothingRadius = 2;
/// The standard deviation of the kernel, in lines. INFERRED as smoothingRadius.
inline constexpr double smoothingDeviation = 1;

/// Returns the weighted mean of each figure and its neighbours within smoothingRadius: the weight at a
/// distance of d lines is exp(-d^2 / (2 smoothingDeviation^2)). At the ends of the page the weights of the
/// lines that exist are scaled to a sum of 1, as everywhere. O(figures).
std::vector<double> smoothed(std::span<const double> figures);

/// Returns for each line the smoothed absolute derivative of the figures. INFERRED: the derivative is the
/// difference from the next line, and 0 for the last line; its absolute value is smoothed as the figures are.
/// O(figures).
std::vector<double> smoothedSlopes(std::span<const double> figures);

/// Returns the standard deviation of all figures; 0 for none. O(figures).
double standardDeviation(std::span<const double> figures);

} // namespace tagseam
