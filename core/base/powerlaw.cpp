// SPDX-License-Identifier: MIT
// The power law that fits points best.
#include "core/base/powerlaw.h"

#include <cassert>
#include <cmath>
#include <cstddef>

namespace tagseam {

std::optional<PowerLaw> fittedPowerLaw(std::span<const double> x, std::span<const double> y)
{
    assert(x.size() == y.size());
    double count = 0;
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (x[i] < 1 || y[i] < 1)
            continue;
        const double logX = std::log(x[i]);
        const double logY = std::log(y[i]);
        ++count;
        sumX += logX;
        sumY += logY;
        sumXX += logX * logX;
        sumXY += logX * logY;
    }
    const double spread = count * sumXX - sumX * sumX;
    if (count < 2 || spread < 1e-9)
        return std::nullopt;
    const double exponent = (count * sumXY - sumX * sumY) / spread;
    return PowerLaw{std::exp((sumY - exponent * sumX) / count), exponent};
}

} // namespace tagseam
