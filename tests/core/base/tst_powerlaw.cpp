// SPDX-License-Identifier: MIT
// The fitted power law is that of points on a power law.
#include "core/base/powerlaw.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tagseam {
namespace {

TEST(PowerLaw, isTheOneOfThePoints)
{
    const std::vector<double> x{1, 2, 4, 8, 16};
    std::vector<double> y;
    for (const double each : x)
        y.push_back(3 * std::pow(each, 1.5));
    const std::optional<PowerLaw> law = fittedPowerLaw(x, y);
    EXPECT_NEAR(law->exponent, 1.5, 1e-9);
    EXPECT_NEAR(law->factor, 3, 1e-9);
    EXPECT_FALSE(fittedPowerLaw(std::vector<double>{4, 4}, std::vector<double>{1, 2}));
    EXPECT_FALSE(fittedPowerLaw(std::vector<double>{4}, std::vector<double>{1}));
}

} // namespace
} // namespace tagseam
