// SPDX-License-Identifier: MIT
// The times of manifests, and times that do not exist.
#include "core/base/utctime.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

TEST(UtcTime, isReadInItsParts)
{
    const std::optional<std::tm> time = parseUtcTime("2026-11-21T19:30:05Z");
    ASSERT_TRUE(time);
    EXPECT_EQ(time->tm_year, 126);
    EXPECT_EQ(time->tm_mon, 10);
    EXPECT_EQ(time->tm_mday, 21);
    EXPECT_EQ(time->tm_hour, 19);
    EXPECT_EQ(time->tm_min, 30);
    EXPECT_EQ(time->tm_sec, 5);
    EXPECT_EQ(time->tm_wday, 6) << "a Saturday";
    EXPECT_TRUE(parseUtcTime("2024-02-29T00:00:00Z"));
    EXPECT_TRUE(parseUtcTime("9999-12-31T23:59:59Z"));
    EXPECT_TRUE(parseUtcTime("0001-01-01T00:00:00Z"));
}

TEST(UtcTime, thatIsNoneIsNotRead)
{
    for (const char* text :
         {"", "yesterday", "2026-11-21", "2026-11-21T19:30:00", "2026-11-21T19:30:00+",
          "2026-11-21t19:30:00Z", "2026-11-21T19:30:00ZZ", " 026-11-21T19:30:00Z", "+026-11-21T19:30:00Z",
          "9999-99-99T99:99:99Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-02-30T00:00:00Z",
          "2023-02-29T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
          "2026-12-31T23:59:60Z"})
        EXPECT_FALSE(parseUtcTime(text)) << text;
}

TEST(UtcTime, ofArchivesIsWrittenInOneNotation)
{
    EXPECT_EQ(utcTimeText("2026-11-21T19:30:05Z"), "2026-11-21T19:30:05Z");
    EXPECT_EQ(utcTimeText("2026-11-21T19:30:05.123Z"), "2026-11-21T19:30:05Z");
    EXPECT_EQ(utcTimeText("Sat, 21 Nov 2026 19:30:05 -0000"), "2026-11-21T19:30:05Z");
    EXPECT_EQ(utcTimeText("1 Jan 2026 00:30 +0100"), "2025-12-31T23:30:00Z");
    for (const char* text : {"", "yesterday", "2026-11-21", "Sat, 21 Nov", "Sat, 21 Foo 2026 19:30:05 GMT",
                             "31 Feb 2026 10:00 GMT"})
        EXPECT_EQ(utcTimeText(text), "") << text;
}

} // namespace
} // namespace tagseam
