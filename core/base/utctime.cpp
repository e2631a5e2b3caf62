// SPDX-License-Identifier: MIT
// Reads the times of manifests and archives.
#include "core/base/utctime.h"

#include "core/base/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

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

namespace {

std::string timeText(const std::tm& time)
{
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", time.tm_year + 1900, time.tm_mon + 1,
                       time.tm_mday, time.tm_hour, time.tm_min, time.tm_sec);
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!(text = trimmed(text)).empty()) {
        const auto length = static_cast<std::size_t>(std::ranges::find_if(text, isBlank) - text.begin());
        words.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return words;
}

// Returns the seconds that "+0130" is before UTC; 0 for names of zones, of which only UTC's are in use.
int secondsOfZone(std::string_view zone)
{
    if (zone.size() != 5 || (zone[0] != '+' && zone[0] != '-') ||
        !std::ranges::all_of(zone.substr(1), isDigit))
        return 0;
    const int seconds = 3600 * numberAt(zone, 1, 2) + 60 * numberAt(zone, 3, 2);
    return zone[0] == '-' ? -seconds : seconds;
}

// RFC 5322, section 3.3: [day ","] day month year hour ":" minute [":" second] zone.
std::string mailTimeText(std::string_view text)
{
    constexpr std::array<std::string_view, 12> months{"jan", "feb", "mar", "apr", "may", "jun",
                                                      "jul", "aug", "sep", "oct", "nov", "dec"};
    std::vector<std::string_view> words = wordsOf(text);
    if (!words.empty() && words.front().ends_with(','))
        words.erase(words.begin());
    if (words.size() < 4 || words[0].size() > 2 || words[2].size() != 4)
        return {};
    const auto* const month = std::ranges::find(months, lowerCase(words[1]));
    const std::string clock = words[3].size() == 5 ? std::string(words[3]) + ":00" : std::string(words[3]);
    const std::string iso =
        fmt::format("{}-{:02}-{:0>2}T{}Z", words[2], month - months.begin() + 1, words[0], clock);
    std::optional<std::tm> time = parseUtcTime(iso);
    if (!time)
        return {};
    time->tm_sec -= words.size() > 4 ? secondsOfZone(words[4]) : 0;
    timegm(&*time);
    return timeText(*time);
}

} // namespace

std::string utcTimeText(std::string_view text)
{
    constexpr std::size_t seconds = std::string_view("0000-00-00T00:00:00").size();
    text = trimmed(text);
    if (text.size() > seconds && text[seconds] == '.' && text.ends_with('Z') &&
        std::ranges::all_of(text.substr(seconds + 1, text.size() - seconds - 2), isDigit))
        return utcTimeText(std::string(text.substr(0, seconds)) + 'Z');
    const std::optional<std::tm> time = parseUtcTime(text);
    return time ? timeText(*time) : mailTimeText(text);
}

} // namespace tagseam
