// SPDX-License-Identifier: MIT
// Reads the times of manifests and archives.
#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

/// Parses "2026-11-21T19:30:00Z" (ISO 8601, UTC, to the second), and adds the day of the week. Nothing for
/// another notation, and for a time that does not exist: the 31st of February, 25 o'clock, a leap second.
std::optional<std::tm> parseUtcTime(std::string_view text);

/// Returns a time of an archive as ISO 8601, UTC, to the second. `text`: such a time, with a fraction or not,
/// or one of RFC 5322 ("Sat, 21 Nov 2026 19:30:00 +0100"). Empty for another notation.
std::string utcTimeText(std::string_view text);

} // namespace tagseam
