// SPDX-License-Identifier: MIT
// A moment as manifests write it.
#pragma once

#include <ctime>
#include <optional>
#include <string_view>

namespace tagseam {

/// "2026-11-21T19:30:00Z" (ISO 8601, UTC, to the second) in its parts, with the day of the week. Nothing for
/// what is written otherwise, and for what no calendar has: the 31st of February, 25 o'clock, a leap second.
std::optional<std::tm> parseUtcTime(std::string_view text);

} // namespace tagseam
