// SPDX-License-Identifier: MIT
// The colours of probabilities.
#include "ui/session/analysis/contenttints.h"

#include "ui/widgets/theme.h"

#include <cmath>

namespace tagseam {

// The middle is grey, so that it is neither.
QColor tintColour(std::size_t step)
{
    const Theme& theme = Theme::current();
    constexpr double middle = (tintSteps - 1) / 2.0;
    const double side = (static_cast<double>(step) - middle) / middle; // -1 to 1
    const QColor end = side < 0 ? theme.dropped : theme.kept;
    const QColor grey(Qt::gray);
    const auto mixed = [&](int from, int to) {
        return static_cast<int>(from + (to - from) * std::abs(side));
    };
    return {mixed(grey.red(), end.red()), mixed(grey.green(), end.green()), mixed(grey.blue(), end.blue())};
}

} // namespace tagseam
