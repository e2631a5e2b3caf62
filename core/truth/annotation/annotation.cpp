// SPDX-License-Identifier: MIT
// Defines the noise labels.
#include "core/truth/annotation/annotation.h"

#include <algorithm>
#include <array>

namespace tagseam {

bool isNoise(std::string_view label)
{
    constexpr std::array noise{label::navigation, label::advertisement, label::header,
                               label::footer,     label::sidebar,       label::otherNoise};
    return std::ranges::find(noise, label) != noise.end();
}

} // namespace tagseam
