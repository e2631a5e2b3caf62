// SPDX-License-Identifier: MIT
// The power law that fits points best: a straight line on logarithmic axes.
#pragma once

#include <optional>
#include <span>

namespace tagseam {

/// y = factor * x to the power of exponent.
struct PowerLaw {
    double factor = 1;
    double exponent = 0; ///< slope of the line on logarithmic axes
};

/// Returns the line through the points (log x, log y) by least squares. Points with a value below 1 are
/// excluded. Nothing with fewer than two different x. `x`, `y`: of one length. O(points).
std::optional<PowerLaw> fittedPowerLaw(std::span<const double> x, std::span<const double> y);

} // namespace tagseam
