// SPDX-License-Identifier: MIT
// The methods that learn from the pages of a site, found by their names.
#pragma once

#include "core/methods/methods.h"

#include <optional>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view sstMethod = "sst";
inline constexpr std::string_view pageletsMethod = "pagelets";
inline constexpr std::string_view blockEntropyMethod = "block-entropy";

/// Returns "sst", "pagelets" or "block-entropy", with options after a comma; nothing for another name.
/// Errors: BadSetup (where: the invalid option).
std::optional<Result<Method>> siteMethodNamed(std::string_view name);

} // namespace tagseam
