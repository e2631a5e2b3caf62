// SPDX-License-Identifier: MIT
// The probabilities of blocks of text that plot and page show as colours.
#pragma once

#include <QColor>

#include <cstddef>

namespace tagseam {

/// The number of colours of a scale from 0 to 1.
inline constexpr std::size_t tintSteps = 7;
/// Returns the step of a probability.
constexpr std::size_t tintStep(double probability)
{
    const auto step = static_cast<std::size_t>(probability * tintSteps);
    return step < tintSteps ? step : tintSteps - 1;
}
/// Returns the colour of a step, from that of pruned nodes to that of kept nodes, in the present theme.
QColor tintColour(std::size_t step);

} // namespace tagseam
