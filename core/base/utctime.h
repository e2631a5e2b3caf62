// SPDX-License-Identifier: MIT
// Reads the times of manifests.
#pragma once

#include <ctime>
#include <optional>
#include <string_view>

namespace tagseam {

/// Parses "2026-11-21T19:30:00Z" (ISO 8601, UTC, to the second), and adds the day of the week. Nothing for
/// another notation, and for a time that does not exist: the 31st of February, 25 o'clock, a leap second.
std::optional<std::tm> parseUtcTime(std::string_view text);

} // namespace tagseam
