// SPDX-License-Identifier: MIT
// The methods that go by the places of nodes on the rendered page, found by their names.
#pragma once

#include "core/methods/methods.h"

#include <optional>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view centreWeightMethod = "centre-weight";
inline constexpr std::string_view centredBlockMethod = "centred-block";

/// Returns "centre-weight" or "centred-block", with options after a comma; nothing for another name. Errors:
/// BadSetup (where: the invalid option).
std::optional<Result<Method>> boxMethodNamed(std::string_view name);

} // namespace tagseam
