// SPDX-License-Identifier: MIT
// The methods that judge a page by its text and the number of tags around it, found by their names.
#pragma once

#include "core/methods/methods.h"

#include <optional>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view cetrMethod = "cetr";
inline constexpr std::string_view textDensityMethod = "text-density";
inline constexpr std::string_view cetdMethod = "cetd";
inline constexpr std::string_view mssMethod = "mss";
inline constexpr std::string_view linkListsMethod = "link-lists";

/// Returns "cetr", "text-density", "cetd", "mss" or "link-lists", with options after a comma; nothing for
/// another name. Errors: BadSetup (where: the invalid option).
std::optional<Result<Method>> textMethodNamed(std::string_view name);

} // namespace tagseam
