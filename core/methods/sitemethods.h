// SPDX-License-Identifier: MIT
// The methods that learn from the pages of a site, by their names.
#pragma once

#include "core/methods/methods.h"

#include <optional>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view sstMethod = "sst";
inline constexpr std::string_view pageletsMethod = "pagelets";

/// "sst", "pagelets", with switches behind a comma; nothing where the name is another. Errors: BadSetup
/// (where: the switch that is none).
std::optional<Result<Method>> siteMethodNamed(std::string_view name);

} // namespace tagseam
