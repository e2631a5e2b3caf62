// SPDX-License-Identifier: MIT
// Reads the times of manifests.
#include "core/base/utctime.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace tagseam {

namespace {

int numberAt(std::string_view text, std::size_t at, std::size_t count)
{
    int number = 0;
    for (const char digit : text.substr(at, count))
        number = 10 * number + (digit - '0');
    return number;
}

} // namespace

std::optional<std::tm> parseUtcTime(std::string_view text)
{
    static constexpr std::string_view form = "0000-00-00T00:00:00Z";
    if (!std::ranges::equal(text, form, [](char c, char f) { return f == '0' ? isDigit(c) : c == f; }))
        return {};
    std::tm written{};
    written.tm_year = numberAt(text, 0, 4) - 1900;
    written.tm_mon = numberAt(text, 5, 2) - 1;
    written.tm_mday = numberAt(text, 8, 2);
    written.tm_hour = numberAt(text, 11, 2);
    written.tm_min = numberAt(text, 14, 2);
    written.tm_sec = numberAt(text, 17, 2);
    std::tm parts = written;
    timegm(&parts); // sets the day of the week, and normalises an invalid date
    const bool isDate = parts.tm_year == written.tm_year && parts.tm_mon == written.tm_mon &&
                        parts.tm_mday == written.tm_mday && parts.tm_hour == written.tm_hour &&
                        parts.tm_min == written.tm_min && parts.tm_sec == written.tm_sec;
    return isDate ? std::optional(parts) : std::nullopt;
}

} // namespace tagseam
